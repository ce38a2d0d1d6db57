import { BOTTOM, type Ends, type Maze, type OwnedSide, RIGHT } from "../../maze/model";
import type { FileLook, MazeInFile } from "../../files";
import {
  type WallWeight,
  cellArea,
  cellBlocks,
  closeWalls,
  everywhere,
  lineInside,
  openBlocks,
  packAreas,
  typedText,
} from "../cells";
import { type Area, rangeAt, rangesAt } from "../excel";
import { ENTRANCE_LETTER, EXIT_LETTER, gapsOf, outerSide } from "../ends";
import { withoutWallsOutside } from "../walls";

/** Prints well on any printer. */
const WALL_COLOR = "#000000";
const PATH_COLOR = "#BFBFBF";

/** How the ends of a maze are marked on paper. */
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
  /** Of what stands in cells that may hold items, in points. */
  readonly itemSize?: number;
}

/** Queues every wall of a grid on blank cells, and the alignment of letters in them. About 4 KB. */
function closeGrid(range: Excel.Range, area: Area, look: GridLook): void {
  const { cellSize, wallWeight, itemSize } = look;
  closeWalls(range, area, { cellSize, wallWeight, wallColor: WALL_COLOR, fill: "", fontSize: 0 });
  const { format } = range;
  format.horizontalAlignment = "Center";
  format.verticalAlignment = "Center";
  format.font.bold = true;
  format.shrinkToFit = true;
  if (itemSize === undefined) return;
  format.font.size = itemSize;
  range.numberFormat = everywhere("@");
}

/** A maze that is drawn in a place of its sheet; the place begins right of column A and below row 1. */
export interface PlacedMaze {
  readonly sheet: Excel.Worksheet;
  readonly area: Area;
  readonly maze: Maze;
  readonly ends: Ends;
}

/**
 * Queues closed grids of one size with the letters of their ends, on one sheet or several. The first is drawn and the others are copies,
 * 300 bytes each; letters are copied if all mazes have the same ends. The surrounding cells are copied too, because some hosts keep
 * the lines of the frame there: write other contents of these cells afterwards. With `copies` false each grid is drawn, for hosts that
 * copy lines wrongly. `sizes`: whether columns and rows get the cell size.
 */
export function closeGrids(placed: readonly PlacedMaze[], look: GridLook, copies: boolean, sizes = false): void {
  const [first] = placed;
  const areAlike = placed.every(({ ends }) => isSameEnds(ends, first!.ends));
  let drawn: Excel.Range | undefined;
  for (const one of placed) {
    const around = rangeAt(one.sheet, withRim(one.area));
    if (sizes) sizeGrid(one.sheet, one.area, look.cellSize);
    const isCopied = drawn !== undefined && copies;
    if (drawn !== undefined && isCopied) around.copyFrom(drawn, areAlike ? "All" : "Formats");
    else closeGrid(rangeAt(one.sheet, one.area), one.area, look);
    if (look.marks.letters && !(isCopied && areAlike)) writeLetters(one);
    drawn ??= around;
  }
}

/** Queues the sizes of a grid and of the columns and rows around it, in points. */
export function sizeGrid(sheet: Excel.Worksheet, area: Area, cellSize: number): void {
  const { format } = rangeAt(sheet, withRim(area));
  format.columnWidth = cellSize;
  format.rowHeight = cellSize;
}

/** Queues copying of a maze's formats, with those of the surrounding cells, to a place of the same size. */
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
  for (const { value, ...place } of letterCells({ ends }, area, { letters: true })) {
    rangeAt(sheet, place).values = [[value]];
  }
}

/** The cells with the letters of a maze's ends, if these are marked by letters. */
export function letterCells(
  { ends }: Pick<PlacedMaze, "ends">,
  area: Area,
  { letters }: Pick<EndMarks, "letters">,
): (Area & { readonly value: string })[] {
  if (!letters) return [];
  const exits = ends.exits.map((exit) => ({ ...cellArea(area, exit), value: EXIT_LETTER }));
  return [{ ...cellArea(area, ends.entrance), value: ENTRANCE_LETTER }, ...exits];
}

/** Queues the items of a maze on cells that hold texts. */
export function writeItems({
  sheet,
  area,
  items,
}: PlacedMaze & { readonly items?: readonly string[] | undefined }): void {
  if (items === undefined) return;
  const held = items.map((item) => (item === "" ? null : typedText(item)));
  rangeAt(sheet, area).values = Array.from({ length: area.rows }, (_, row) =>
    held.slice(row * area.columns, (row + 1) * area.columns),
  );
}

/** The cells of a maze that hold items. */
export function itemCells({ row, column, columns }: Area, items: readonly string[] = []) {
  return items.flatMap((value, cell) => {
    const [down, across] = [Math.floor(cell / columns), cell % columns];
    return value === "" ? [] : [{ row: row + down, column: column + across, rows: 1, columns: 1, value }];
  });
}

/** A maze in a file as {@link closeGrids} and {@link openGrids} draw it, its `path` filled as {@link fillPaths} does. */
export function plainMazeInFile(
  { maze, ends }: Pick<PlacedMaze, "maze" | "ends">,
  { row, column }: Area,
  { wallWeight, marks, itemSize }: GridLook,
  path: Uint32Array = new Uint32Array(),
): MazeInFile {
  const look: FileLook = {
    ...{ horizontal: "center", vertical: "center", shrinksToFit: true, isText: itemSize !== undefined },
    font: { isBold: true, size: itemSize },
  };
  const wall = { weight: wallWeight.toLowerCase() as Lowercase<WallWeight>, color: WALL_COLOR.slice(1) };
  const lookOf = new Uint8Array(maze.size);
  for (const cell of path) lookOf[cell] = 1;
  const cells = marks.gaps ? [...new Set([ends.entrance, ...ends.exits])] : [];
  const gaps = cells.flatMap((cell) => {
    const side = outerSide(maze, cell);
    return side === undefined ? [] : [{ cell, side }];
  });
  const looks = [look, { ...look, fill: { color: PATH_COLOR.slice(1) } }];
  return { row, column, maze, look: { followsShape: true, wall, looks, lookOf }, gaps };
}

/** Queues the width of an empty first column, which keeps grids off the sheet's edge, in points. */
export function narrowFirstColumn(sheet: Excel.Worksheet): void {
  sheet.getRange("A:A").untrack().format.columnWidth = 6;
}

/**
 * Queues all openings of closed mazes on one sheet together. A gap in the frame is an opening like any other, and there is no line
 * between two cells that are out of a maze. About 4 bytes a cell.
 */
export function openGrids(sheet: Excel.Worksheet, placed: readonly PlacedMaze[], { gaps }: EndMarks): void {
  for (const side of [RIGHT, BOTTOM] as const) {
    const areas = placed.flatMap((one) => [
      ...openBlocks(withoutWallsOutside(one.maze), side, one.area),
      ...rimOutside(one.maze, one.area, side),
      ...(gaps ? gapsOf(one.maze, one.area, [one.ends.entrance, ...one.ends.exits], side) : []),
    ]);
    for (const addresses of packAreas(areas)) {
      for (const cells of rangesAt(sheet, addresses)) lineInside(cells, side, undefined);
    }
  }
}

/**
 * The pairs of cells on both sides of the frame to the left and right (RIGHT), or at the top and bottom (BOTTOM), where the frame has no
 * line because the cell is out of the maze.
 */
function rimOutside({ mask }: Maze, { row, column, rows, columns }: Area, side: OwnedSide): Area[] {
  if (mask === undefined) return [];
  if (side === RIGHT) {
    return [0, columns - 1].flatMap((at) => {
      const rim = { row, column: column + at, rows, columns: 1 };
      const blocks = [...cellBlocks(rim, (line) => mask[line * columns + at] === 0)];
      return blocks.map((block) => ({ ...block, column: at === 0 ? column - 1 : column + at, columns: 2 }));
    });
  }
  return [0, rows - 1].flatMap((at) => {
    const rim = { row: row + at, column, rows: 1, columns };
    const blocks = [...cellBlocks(rim, (line) => mask[at * columns + line] === 0)];
    return blocks.map((block) => ({ ...block, row: at === 0 ? row - 1 : row + at, rows: 2 }));
  });
}

/** Queues a grey fill for the paths through mazes of a sheet. */
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
