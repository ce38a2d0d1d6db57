import { BOTTOM, type Ends, type Maze, type OwnedSide, RIGHT, holesOf } from "../../maze/model";
import type { FileLook, MazeInFile } from "../../files";
import { everywhere, filledMark } from "../looks";
import { type CellSide, borderAt, cellArea, rimOf } from "../borders";
import { closeWalls, lineInside } from "../lines";
import { cellBlocks, openBlocks, packedRanges, typedText } from "../pieces";
import { type Area, cellOfWhole, rowsOf } from "../addresses";
import { rangeAt } from "../excel";
import { ENTRANCE_LETTER, EXIT_LETTER, gapsOf, outerSide } from "../ends";
import { withoutWallsOutside } from "../walls";
import type { DrawnLook } from "./booklet";

/** Prints well on any printer. */
const WALL_COLOR = "#000000";
const PATH_COLOR = "#BFBFBF";

export interface GridLook extends DrawnLook {
  /** Whether paths are filled, and ends have no letters. */
  readonly isSolved: boolean;
  /** Of what stands in cells that may hold items, in points; longer items are shrunk to their cells. */
  readonly itemSize?: number | undefined;
}

export interface PlacedMaze {
  readonly area: Area;
  readonly maze: Maze;
  readonly ends: Ends;
  readonly path: Uint32Array;
  readonly items?: readonly string[] | undefined;
}

/**
 * Queues mazes on blank cells: their walls, as lines, of about 3 KB each and 4 bytes a cell, or as cells, of 9 bytes each; the letters of
 * their ends or their paths; and their items.
 */
export function drawMazes(sheet: Excel.Worksheet, placed: readonly PlacedMaze[], look: GridLook): void {
  const { cellSize, wallWeight, itemSize, wallShare, isSolved } = look;
  const areCells = wallShare !== undefined;
  for (const one of placed) {
    const { area } = one;
    const range = rangeAt(sheet, area);
    if (areCells) range.format.fill.color = WALL_COLOR;
    else closeWalls(range, area, { cellSize, wallWeight, wallColor: WALL_COLOR, fill: "", fontSize: 0 });
    if (itemSize !== undefined) range.numberFormat = everywhere("@");
    if (isSolved) continue;
    for (const { value, ...cell } of endCells(one)) rangeAt(sheet, cell).values = [[value]];
  }
  const areas = placed.map(({ area }) => area);
  for (const { format } of packedRanges(sheet, areas)) {
    format.horizontalAlignment = "Center";
    format.verticalAlignment = "Center";
    format.font.bold = true;
    format.shrinkToFit = true;
    if (itemSize !== undefined) format.font.size = itemSize;
  }
  const fill = (color: string, isFilled: (one: PlacedMaze) => (cell: number) => boolean) => {
    const blocks = placed.flatMap((one) => [...cellBlocks(one.area, isFilled(one))]);
    for (const { format } of packedRanges(sheet, blocks)) {
      if (color === "") format.fill.clear();
      else format.fill.color = color;
    }
  };
  if (areCells) {
    fill("", ({ maze }) => {
      return (cell) => maze.has(cell);
    });
  } else {
    openGrids(sheet, placed);
    fill(`#${filledMark}`, ({ maze }) => {
      const holes = holesOf(maze);
      return (cell) => holes?.[cell] === 1;
    });
  }
  if (isSolved) {
    fill(PATH_COLOR, ({ path }) => {
      const onPath = new Set(path);
      return (cell) => onPath.has(cell);
    });
  }
  for (const { area, items } of placed) {
    if (items === undefined) continue;
    const textIn = (cell: number) => (items[cell] === "" ? null : typedText(items[cell]!));
    rangeAt(sheet, area).values = rowsOf(area, textIn);
  }
}

export function endCells({ area, ends }: Pick<PlacedMaze, "area" | "ends">): (Area & { readonly value: string })[] {
  const exits = ends.exits.map((exit) => ({ ...cellArea(area, exit), value: EXIT_LETTER }));
  return [{ ...cellArea(area, ends.entrance), value: ENTRANCE_LETTER }, ...exits];
}

/** The maze in a file, as `drawMazes` draws it. */
export function plainMazeInFile(
  { maze, ends, path, area: { row, column } }: PlacedMaze,
  { wallWeight, itemSize, isSolved }: GridLook,
): MazeInFile {
  const look: FileLook = {
    isCentred: true,
    isText: itemSize !== undefined,
    font: { isBold: true, size: itemSize },
  };
  const wall = { weight: wallWeight.toLowerCase() as Lowercase<typeof wallWeight>, color: WALL_COLOR.slice(1) };
  const holes = holesOf(maze);
  const lookOf = holes?.map((isHole) => 2 * isHole) ?? new Uint8Array(maze.size);
  if (isSolved) for (const cell of path) lookOf[cell] = 1;
  const gaps = [...new Set([ends.entrance, ...ends.exits])].flatMap((cell) => {
    const side = outerSide(maze, cell);
    return side === undefined ? [] : [{ cell, side }];
  });
  const filled = [PATH_COLOR.slice(1), ...(holes === undefined ? [] : [filledMark])];
  const looks = [look, ...filled.map((color) => ({ ...look, fill: { color } }))];
  return { row, column, maze, look: { followsShape: true, wall, looks, lookOf }, gaps };
}

/** Queues all openings of closed mazes; there is no line between two cells that are out of a maze. */
function openGrids(sheet: Excel.Worksheet, placed: readonly PlacedMaze[]): void {
  for (const side of [RIGHT, BOTTOM] as const) {
    const areas = placed.flatMap((one) => [
      ...openBlocks(withoutWallsOutside(one.maze), side, one.area),
      ...rimOutside(one.maze, one.area, side),
      ...gapsOf(one.maze, one.area, [one.ends.entrance, ...one.ends.exits], side),
    ]);
    for (const cells of packedRanges(sheet, areas)) lineInside(cells, side, undefined);
  }
}

/** The pairs of cells on both sides of the frame where that has no line because the cell is out of the maze. */
function rimOutside({ mask }: Maze, area: Area, along: OwnedSide): Area[] {
  if (mask === undefined) return [];
  return ([along, along ^ 2] as CellSide[]).flatMap((side) => {
    const rim = rimOf(area, side);
    const blocks = [...cellBlocks(rim, (at) => mask[cellOfWhole(area, rim, at)] === 0)];
    return blocks.map((block) => borderAt(block, side).area);
  });
}
