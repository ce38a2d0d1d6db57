import type { Variation } from "../../maze/generators";
import type { Grid } from "../../maze/model";
import type { Outline } from "../../maze/shapes";
import { type Layout, type Outside, START_SIZE } from "../../worksheet/looks";
import type { ChosenShape } from "../../worksheet/grid";

export type { Layout, Outside, WallWeight } from "../../worksheet/looks";
export type { ChosenShape as CellShape } from "../../worksheet/grid";

/** Where set numbers are shown: in the maze's own cells, at the same addresses of a hidden sheet, or nowhere. */
export type SetNumbersPlace = "grid" | "hiddenSheet" | "none";

/** One of these places, or "usual": on a hidden sheet if that is small and costs nothing, else nowhere; see {@link placeOfNumbers}. */
export type SetNumbersChoice = SetNumbersPlace | "usual";

/** Mazes of up to this many cells usually have their set numbers on a hidden sheet, as the choice in the pane says. */
const USUALLY_NUMBERED = 10_000;

export function placeOfNumbers(choice: SetNumbersChoice, cells: number): SetNumbersPlace {
  if (choice !== "usual") return choice;
  return cells <= USUALLY_NUMBERED ? "hiddenSheet" : "none";
}

/** At once, at a speed that the person chooses, or wall by wall. */
export type Pace = "instant" | "watch" | "step";

export const startSize: Pick<Grid, "columns" | "rows"> = START_SIZE;

export const defaultLayout: Layout = {
  cellSize: 24,
  wallWeight: "Thick",
  wallColor: "#1F3864",
  fill: "#FFFFFF",
  fontSize: 9,
};

export interface GenerateChoice {
  readonly generator: string;
  /** If empty, a fresh one is used, and the outcome says which. */
  readonly seed: string;
  readonly setNumbers: SetNumbersChoice;
  readonly pace: Pace;
  /** Whether cells are tinted by their sets, or by what the algorithm does, during playback. */
  readonly tint: boolean;
  readonly layout: Layout;
  /** Loops and blocked walls; a perfect maze where it is missing. */
  readonly variation?: Variation | undefined;
  /** Columns and rows for a sheet that has no size cells yet; 20 and 15 where it is missing. Size cells take precedence. */
  readonly size?: Pick<Grid, "columns" | "rows"> | undefined;
  /** Chosen cells of the sheet, or an outline within the rectangle of the size cells; where it is missing, that rectangle. */
  readonly shape?: ChosenShape | Outline | undefined;
  /** How the cells look that are out of the maze; hatched where it is missing. */
  readonly outside?: Outside | undefined;
  /** Whether it is of `size` and begins in B2 also where the sheet in front says otherwise; then it goes to a new sheet. */
  readonly isExact?: boolean | undefined;
  /** Whether the ribbon's Generate uses this choice from now on. */
  readonly isKept?: boolean | undefined;
}
