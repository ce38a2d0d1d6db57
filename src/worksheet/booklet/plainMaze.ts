import { BOTTOM, type Ends, type Maze, RIGHT } from "../../maze/model";
import { type WallWeight, cellArea, cellBlocks, closeWalls, lineInside, openBlocks, packAreas } from "../cells";
import { type Area, rangeAt, rangesAt } from "../excel";
import { ENTRANCE_LETTER, EXIT_LETTER, gapsOf } from "../ends";

/** Prints on any printer. */
const WALL_COLOR = "#000000";
const PATH_COLOR = "#BFBFBF";

/** How the ends of a maze are shown on paper. */
export interface EndMarks {
  /** Gaps in the frame. */
  readonly gaps: boolean;
  /** S and E in the cells. */
  readonly letters: boolean;
}

/** What closed grids look like. */
interface GridLook {
  /** Points. */
  readonly cellSize: number;
  readonly wallWeight: WallWeight;
  readonly marks: EndMarks;
}

/** Queues every wall of a grid on cells that are blank, and how letters stand in them. About 4 KB. */
function closeGrid(range: Excel.Range, area: Area, { cellSize, wallWeight }: GridLook): void {
  closeWalls(range, area, { cellSize, wallWeight, wallColor: WALL_COLOR, fill: "", fontSize: 0 });
  const { format } = range;
  format.horizontalAlignment = "Center";
  format.verticalAlignment = "Center";
  format.font.bold = true;
  format.shrinkToFit = true;
}

/** A maze that is drawn in a place of its sheet; the place begins right of column A and below row 1. */
export interface PlacedMaze {
  readonly sheet: Excel.Worksheet;
  readonly area: Area;
  readonly maze: Maze;
  readonly ends: Ends;
}

/**
 * Queues closed grids of one size with the letters of their ends, on one sheet or on several: the first is drawn, the others are
 * copies, of 300 bytes each, with its letters where all have the same ends. Copied are the cells around as well, because some hosts
 * hold the lines of the frame there: whatever else stands in these is to be written afterwards. `copies` false draws each, for hosts
 * where copied lines are not as they should be. Columns and rows get the size of cells where `sizes` says so.
 */
export function closeGrids(placed: readonly PlacedMaze[], look: GridLook, copies: boolean, sizes = false): void {
  const [first] = placed;
  const areAlike = placed.every(({ ends }) => isSameEnds(ends, first!.ends));
  let drawn: Excel.Range | undefined;
  for (const one of placed) {
    const around = rangeAt(one.sheet, withRim(one.area));
    if (sizes) {
      around.format.columnWidth = look.cellSize;
      around.format.rowHeight = look.cellSize;
    }
    const isCopied = drawn !== undefined && copies;
    if (drawn !== undefined && isCopied) around.copyFrom(drawn, areAlike ? "All" : "Formats");
    else closeGrid(rangeAt(one.sheet, one.area), one.area, look);
    if (look.marks.letters && !(isCopied && areAlike)) writeLetters(one);
    drawn ??= around;
  }
}

/** Queues the copying of a maze, with the cells around it, to a place of the same size; of contents nothing. */
export function copyGrid(from: Pick<PlacedMaze, "sheet" | "area">, to: Pick<PlacedMaze, "sheet" | "area">): void {
  rangeAt(to.sheet, withRim(to.area)).copyFrom(rangeAt(from.sheet, withRim(from.area)), "Formats");
}

/** An area and the cells around it. */
function withRim({ row, column, rows, columns }: Area): Area {
  return { row: row - 1, column: column - 1, rows: rows + 2, columns: columns + 2 };
}

function isSameEnds(one: Ends, other: Ends): boolean {
  return one.entrance === other.entrance && one.exits.join() === other.exits.join();
}

function writeLetters({ sheet, area, ends }: PlacedMaze): void {
  const write = (cell: number, letter: string) => {
    rangeAt(sheet, cellArea(area, cell)).values = [[letter]];
  };
  write(ends.entrance, ENTRANCE_LETTER);
  for (const exit of ends.exits) write(exit, EXIT_LETTER);
}

/** Queues a first column that is there only so that grids stand beside something; points. */
export function narrowFirstColumn(sheet: Excel.Worksheet): void {
  sheet.getRange("A:A").untrack().format.columnWidth = 6;
}

/**
 * Queues the openings of mazes of one sheet whose grids are closed, all together. A gap in the frame is an opening like all others.
 * About 4 bytes a cell.
 */
export function openGrids(sheet: Excel.Worksheet, placed: readonly PlacedMaze[], { gaps }: EndMarks): void {
  for (const side of [RIGHT, BOTTOM] as const) {
    const areas = placed.flatMap((one) => [
      ...openBlocks(one.maze, side, one.area),
      ...(gaps ? gapsOf(one.maze, one.area, [one.ends.entrance, ...one.ends.exits], side) : []),
    ]);
    for (const addresses of packAreas(areas)) {
      for (const cells of rangesAt(sheet, addresses)) lineInside(cells, side, undefined);
    }
  }
}

/** Queues the grey fill of the ways through mazes of a sheet. */
export function fillPaths(
  sheet: Excel.Worksheet,
  placed: readonly (PlacedMaze & { readonly path: Uint32Array })[],
): void {
  const areas = placed.flatMap(({ area, path }) => {
    const isOnPath = new Uint8Array(area.rows * area.columns);
    for (const cell of path) isOnPath[cell] = 1;
    return [...cellBlocks(area, (cell) => isOnPath[cell] === 1)];
  });
  for (const addresses of packAreas(areas)) {
    for (const cells of rangesAt(sheet, addresses)) cells.format.fill.color = PATH_COLOR;
  }
}
