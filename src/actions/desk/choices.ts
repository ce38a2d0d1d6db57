import type { Layout } from "../../worksheet/cells/layout";
import type { ChosenShape } from "../../worksheet/grid/chosenShape";

export type { Layout, WallWeight } from "../../worksheet/cells/layout";
export type { ChosenShape as Shape } from "../../worksheet/grid/chosenShape";

/** Where set numbers are to be seen: in the maze's own cells, at the same addresses of a hidden sheet, or nowhere. */
export type SetNumbersPlace = "grid" | "hiddenSheet" | "none";

/** At once, at a speed that the person chooses, or wall by wall. */
export type Pace = "instant" | "watch" | "step";

export const defaultLayout: Layout = {
  cellSize: 24,
  wallWeight: "Thick",
  wallColor: "#1F3864",
  fill: "#FFFFFF",
  fontSize: 9,
};

export interface GenerateChoice {
  /** An id of the list of generators. */
  readonly generator: string;
  /** Empty: a fresh one is drawn and told in the outcome. */
  readonly seed: string;
  readonly setNumbers: SetNumbersPlace;
  readonly pace: Pace;
  /** Whether cells are tinted by their sets, or by what the algorithm does, for as long as it is watched. */
  readonly tint: boolean;
  readonly layout: Layout;
  /** Whose cells the maze is made of; where it is missing, a rectangle as large as the size cells say. */
  readonly shape?: ChosenShape | undefined;
}
