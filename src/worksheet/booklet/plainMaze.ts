import { BOTTOM, type Ends, type Maze, type OwnedSide, RIGHT } from "../../maze/model";
import type { FileLook, MazeInFile } from "../../files";
import { holesOf } from "../../maze/model";
import { everywhere, filledMark } from "../looks";
import { type CellSide, borderAt, cellArea, rimOf } from "../borders";
import { closeWalls, lineInside } from "../lines";
import { cellBlocks, openBlocks, packedRanges, typedText } from "../pieces";
import { type Area, cellOfWhole } from "../addresses";
import { rangeAt } from "../excel";
import { ENTRANCE_LETTER, EXIT_LETTER, gapsOf, outerSide } from "../ends";
import { withoutWallsOutside } from "../walls";
import type { DrawnLook } from "./bookletDesign";

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

/** Queues every wall of these grids on blank cells, or their cells as walls, and the letters of their ends; about 3 KB each. */
export function closeGrids(sheet: Excel.Worksheet, placed: readonly PlacedMaze[], look: GridLook): void {
  const { cellSize, wallWeight, itemSize, wallShare, isSolved } = look;
  for (const one of placed) {
    const { area } = one;
    const range = rangeAt(sheet, area);
    if (wallShare !== undefined) range.format.fill.color = WALL_COLOR;
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
}

export function endCells({ area, ends }: Pick<PlacedMaze, "area" | "ends">): (Area & { readonly value: string })[] {
  const exits = ends.exits.map((exit) => ({ ...cellArea(area, exit), value: EXIT_LETTER }));
  return [{ ...cellArea(area, ends.entrance), value: ENTRANCE_LETTER }, ...exits];
}

export function writeItemTexts(sheet: Excel.Worksheet, { area, items }: PlacedMaze): void {
  if (items === undefined) return;
  const held = items.map((item) => (item === "" ? null : typedText(item)));
  const rows = Array.from({ length: area.rows }, (_, row) => row * area.columns);
  rangeAt(sheet, area).values = rows.map((first) => held.slice(first, first + area.columns));
}

export function itemCells({ area, items = [] }: Pick<PlacedMaze, "area" | "items">) {
  return items.flatMap((value, cell) => (value === "" ? [] : [{ ...cellArea(area, cell), value }]));
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

/** About 9 bytes a cell of the maze. */
export function openCells(sheet: Excel.Worksheet, placed: readonly PlacedMaze[]): void {
  fillCells(sheet, placed, "", ({ maze }) => maze.mask);
}

/** Queues all openings of closed mazes, about 4 bytes a cell; there is no line between two cells that are out of a maze. */
export function openGrids(sheet: Excel.Worksheet, placed: readonly PlacedMaze[]): void {
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

export function fillPaths(sheet: Excel.Worksheet, placed: readonly PlacedMaze[]): void {
  fillCells(sheet, placed, PATH_COLOR, ({ area, path }) => {
    const isOnPath = new Uint8Array(area.rows * area.columns);
    for (const cell of path) isOnPath[cell] = 1;
    return isOnPath;
  });
}

export function fillHoles(sheet: Excel.Worksheet, placed: readonly PlacedMaze[]): void {
  fillCells(sheet, placed, `#${filledMark}`, ({ maze }) => holesOf(maze));
}

function fillCells(
  sheet: Excel.Worksheet,
  placed: readonly PlacedMaze[],
  color: string,
  cellsOf: (one: PlacedMaze) => Uint8Array | undefined,
): void {
  const areas = placed.flatMap((one) => {
    const cells = cellsOf(one);
    return cells === undefined ? [] : [...cellBlocks(one.area, (cell) => cells[cell] === 1)];
  });
  for (const { format } of packedRanges(sheet, areas)) {
    if (color === "") format.fill.clear();
    else format.fill.color = color;
  }
}
