/** How cells and walls look: fills, marks, sizes. */
import { type Message, message } from "../message";
import { type Grid, type Maze, holesOf } from "../maze/model";
import type { FileLook, MazeInFile } from "../files";
import type { Area } from "./addresses";
import type { Colouring } from "../maze/trace";

/** "FFFFFF" is a plain fill, "DDEBF7,Gray16,5B7FA6" one with a pattern of Excel's and the pattern's colour, "" no fill. */
export type Look = string;

/*
 * The marks. None relies only on colour: an end has its letter, searched cells are dotted, cells out of the maze are hatched.
 * Colours are from Okabe and Ito's palette (Color Universal Design, 2008), which colour-blind people can tell apart; searched cells
 * have a lighter one.
 */
export const entranceMark: Look = "56B4E9";
export const exitMark: Look = "E69F00";
export const pathMark: Look = "F0E442";
export const visitedMark: Look = "DDEBF7,Gray16,5B7FA6";
/** Two searches at once: cells visited by the first only, by the second only, by both; then the paths of the first and of the second. */
export const raceMarks: readonly Look[] = [
  "D3E8F5,LightUp,0072B2",
  "FBE3C8,LightDown,D55E00",
  "E6DDF0,CrissCross,75508F",
  "8EC7EA,Up,005A8E",
  "F2B67A,Down,A34800",
];
/**
 * Fills for distances, from near to far. They get darker step by step, so that people can tell them apart without seeing colour, and each
 * has a patterned variant. The darkest is lighter than any wall.
 */
export const distanceMarks: readonly Look[] = [
  "FFF9D6",
  "F1EFB0,Gray8,8C8C4A",
  "D6E7A3",
  "B0DBA4,LightUp,5F9A63",
  "86CBAE",
  "62B5BA,LightVertical,2F7F86",
  "4A9BBF",
  "4280B8,LightDown,1F4E82",
];
export const removedMark: Look = "D9D9D9,LightUp,7F7F7F";

/** Out of a maze whose outside is filled, or in a hole: darker than a path, so that the maze stands out on an answer page too. */
export const filledMark: Look = "595959";

/** The two cells of a step's wall while playback is paused at that step; its sentence names them too. */
export const stepMark: Look = "CC79A7";

export const allMarks: ReadonlySet<Look> = new Set([
  ...[entranceMark, exitMark, pathMark, visitedMark, removedMark, filledMark],
  ...raceMarks,
  ...distanceMarks,
]);

export type Outside = "blank" | "hatched" | "filled";

/**
 * What they are filled with, and whether the grid keeps the frame of its rectangle beside them; without it, the frame follows the
 * shape of the maze. Hatched is what mazes have that remember nothing of this.
 */
export function outsideLook(outside: Outside | undefined): { readonly look: Look; readonly isFramed: boolean } {
  // White hides the gridlines of a sheet that shows them.
  if (outside === "blank") return { look: "FFFFFF", isFramed: false };
  return { look: outside === "filled" ? filledMark : removedMark, isFramed: true };
}

/** The look of each cell of a grid that is out of its maze: holes are filled where the outside is blank, or they would look like cells. */
export function looksOutside(grid: Grid, outside: Outside | undefined): (cell: number) => Look {
  const { look } = outsideLook(outside);
  const holes = outside === "blank" ? holesOf(grid) : undefined;
  return (cell) => (holes?.[cell] === 1 ? filledMark : look);
}

/** The colour of a look apart from its pattern, "DDEBF7"; "" of no fill. */
export function colorOf(look: Look): string {
  const end = look.indexOf(",");
  return end < 0 ? look : look.slice(0, end); // faster than to split it, for a million cells
}

export const FILL_OPTIONS = { color: true, pattern: true, patternColor: true, tintAndShade: true } as const;

export function paintLook({ fill }: { readonly fill: Excel.RangeFill }, look: Look): void {
  const [color, pattern, patternColor] = look.split(",");
  // Clear first: setting only a colour keeps an earlier pattern.
  fill.clear();
  if (color === undefined || color === "") return;
  fill.color = `#${color}`;
  if (pattern === undefined) return;
  fill.pattern = pattern as Excel.FillPattern;
  if (patternColor !== undefined && patternColor !== "") fill.patternColor = `#${patternColor}`;
}

/** Excel reports "white" both for white and for no fill, whose tint is null (OfficeDev/office-js#4900), and no pattern for plain fills. */
export function lookOfFill(fill: Excel.CellPropertiesFill | undefined): Look {
  const hex = (color: string | undefined) => (color ?? "").replace("#", "").toUpperCase();
  const color = hex(fill?.color);
  const pattern: string | null | undefined = fill?.pattern;
  if (typeof pattern === "string" && pattern !== "None" && pattern !== "Solid") {
    return [color, pattern, hex(fill?.patternColor)].join(",");
  }
  const hasNoFill = (fill?.tintAndShade as number | null | undefined) === null;
  return hasNoFill && color === "FFFFFF" ? "" : color;
}

export type WallWeight = "Thin" | "Medium" | "Thick";

export interface CellSize {
  /** Points: the width of a cell, and its height if that is not given. */
  readonly cellSize: number;
  readonly cellHeight?: number | undefined;
  /** The width of cells that are walls, in percent of the others'; undefined where walls are lines. */
  readonly wallShare?: number | undefined;
}

export interface Layout extends CellSize {
  readonly wallWeight: WallWeight;
  /** "#RRGGBB" */
  readonly wallColor: string;
  readonly fill: string;
  readonly fontSize: number;
  /** How cells look that are out of the maze; hatched where it is missing. */
  readonly outside?: Outside | undefined;
}

/** All but the walls; numbers shrink instead of turning into ####. */
export function formatCells(range: Excel.Range, layout: Layout): void {
  const { format } = range;
  setCellSize(range, layout);
  format.fill.clear(); // a colour alone keeps the pattern of searched or removed cells
  format.fill.color = layout.fill;
  format.font.size = layout.fontSize;
  format.horizontalAlignment = "Center";
  format.verticalAlignment = "Center";
  format.shrinkToFit = true;
  range.numberFormat = everywhere("General");
}

export function setCellSize({ format }: Excel.Range, cell: CellSize): void {
  format.columnWidth = cell.cellSize;
  format.rowHeight = cellHeightOf(cell);
}

export function cellHeightOf({ cellSize, cellHeight }: CellSize): number {
  return cellHeight ?? cellSize;
}

/** Points: Excel keeps widths and heights in whole pixels. */
export const PIXEL = 0.75;

/** The width or height of a wall among cells of this width or height, in points: whole pixels, no more than its share. */
export function wallSize(size: number, { wallShare = 100 }: Pick<CellSize, "wallShare">): number {
  return Math.max(PIXEL, Math.floor((size * wallShare) / 100 / PIXEL) * PIXEL);
}

export function shorterSide(cell: CellSize): number {
  return Math.min(cell.cellSize, cellHeightOf(cell));
}

/** The height of a cell divided by its width; 1 if the size is not known. */
export function heightPerWidth({ cellSize, cellHeight }: Partial<CellSize>): number {
  return cellSize === undefined || cellHeight === undefined ? 1 : cellHeight / cellSize;
}

export function wallsUnseen({ wallColor, fill }: Layout): Message | undefined {
  return wallColor.toUpperCase() === fill.toUpperCase() ? message("walls-unseen") : undefined;
}

/** One value for every cell of a range: office.js takes it bare, though its types ask for rows x columns. */
export function everywhere<T>(value: T): T[][] {
  return value as unknown as T[][];
}

export const START_SIZE: Grid = { columns: 20, rows: 15 } as const;

/** The most cells that are drawn: ten times what a person can take in at once, and about 6 MB of requests. */
export const CELL_LIMIT = 1_000_000;

/** Without its ends. */
export function mazeInFile(
  { row, column }: Pick<Area, "row" | "column">,
  maze: Maze,
  { fill, fontSize, wallWeight, wallColor, outside }: Layout,
): MazeInFile {
  const weight = wallWeight.toLowerCase() as Lowercase<typeof wallWeight>;
  // Of cells in or out of a maze, where no pattern but that of removedMark is used.
  const lookOf = (each: Look): FileLook => {
    const [color, , hatch] = each.split(",");
    return { fill: { color: color!, hatch }, font: { size: fontSize }, isCentred: true };
  };
  const outsideOf = looksOutside(maze, outside);
  const looks = [withoutHash(fill)];
  const numberOf = (each: Look) => (looks.indexOf(each, 1) < 0 ? looks.push(each) - 1 : looks.indexOf(each, 1));
  const numbers = maze.mask?.map((isIn, cell) => (isIn === 1 ? 0 : numberOf(outsideOf(cell))));
  const look = {
    followsShape: !outsideLook(outside).isFramed,
    wall: { weight, color: withoutHash(wallColor) },
    looks: looks.map(lookOf),
    lookOf: numbers,
  };
  return { row, column, maze, look, gaps: [] };
}

const withoutHash = (color: string) => color.replace("#", "");

/**
 * Okabe and Ito's colours (Color Universal Design, 2008), halfway to white, so that numbers stay legible on them. What they show is
 * also said by set numbers, or by each step's sentence.
 */
export const setLooks: readonly Look[] = ["F2CF7F", "AAD9F4", "7FCEB9", "F7F1A0", "66AAD0", "EAAE7F", "E5BCD3"];
/** Of the tints ACTIVE and DONE of maze/trace, which follow PLAIN: cells that the algorithm is working on, and finished ones. */
const workLooks: readonly Look[] = ["AAD9F4", "EFEFEF,Gray8,8C8C8C"];

export function tintLooks(colouring: Colouring, { fill }: Layout): Look[] {
  return [withoutHash(fill), ...(colouring === "sets" ? setLooks : workLooks)];
}
