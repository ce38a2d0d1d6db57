/** Where set numbers are to be seen: in the maze's own cells, at the same addresses of a hidden sheet, or nowhere. */
export type SetNumbersPlace = "grid" | "hiddenSheet" | "none";

/** Excel's border weights that a wall may have (Excel.BorderWeight). */
export type WallWeight = "Thin" | "Medium" | "Thick";

/** How the grid looks; every value can be changed in the pane. */
export interface Layout {
  /** Width and height of a cell in points. */
  readonly cellSize: number;
  readonly wallWeight: WallWeight;
  /** "#RRGGBB" */
  readonly wallColor: string;
  /** Interior colour "#RRGGBB". */
  readonly fill: string;
  /** Points. */
  readonly fontSize: number;
}

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
  readonly layout: Layout;
}
