import { openMenu } from "./controls/menu";
import type { BorderSide } from "../model/person";

/** Lines of a weight at these sides of the selection; no weight removes the lines. */
export interface BorderChoice {
  readonly sides: readonly BorderSide[];
  readonly weight: "Thin" | "Thick" | undefined;
}

const OUTSIDE: readonly BorderSide[] = ["EdgeLeft", "EdgeTop", "EdgeRight", "EdgeBottom"];
const ALL: readonly BorderSide[] = [...OUTSIDE, "InsideVertical", "InsideHorizontal"];

const CHOICES: readonly (BorderChoice & { readonly label: string })[] = [
  { label: "Thick left border", sides: ["EdgeLeft"], weight: "Thick" },
  { label: "Thick top border", sides: ["EdgeTop"], weight: "Thick" },
  { label: "Thick right border", sides: ["EdgeRight"], weight: "Thick" },
  { label: "Thick bottom border", sides: ["EdgeBottom"], weight: "Thick" },
  { label: "Thick outside borders", sides: OUTSIDE, weight: "Thick" },
  { label: "All borders thick", sides: ALL, weight: "Thick" },
  { label: "All borders", sides: ALL, weight: "Thin" },
  { label: "No inside borders", sides: ["InsideVertical", "InsideHorizontal"], weight: undefined },
  { label: "No border", sides: ALL, weight: undefined },
];

/** Offers lines for the selection, in a menu below the button. */
export function openBorderMenu(below: HTMLElement, choose: (choice: BorderChoice) => void): void {
  const { left, bottom } = below.getBoundingClientRect();
  const items = CHOICES.map((choice) => ({ label: choice.label, act: () => choose(choice) }));
  openMenu("Borders", items, left, bottom);
}
