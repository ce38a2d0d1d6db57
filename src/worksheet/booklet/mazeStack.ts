import type { SheetOfMazes } from "../../files";
import { type Area, rangeAt, rangesAt } from "../excel";
import { packAreas } from "../cells";
import { NO_TEXTS, headerOf, newPage, pageFor, writePage } from "../paper";
import { type BookMaze, type BookStyle, headerWords } from "./bookMaze";
import { markSheet } from "./bookSheets";
import { printPages } from "./bookletPages";
import { closeGrids, letterCells, narrowFirstColumn, openGrids, plainMazeInFile } from "./plainMaze";

/** Points: the row above a maze, with its number, and the one below, which keeps its frame off the next page. */
const LABEL = 21;
const FOOT = 13.5;
const CAPTION_LETTERS = { size: 12, isBold: true } as const;
const FOOT_LETTERS = { size: 8 } as const;
/** The part of a page's height that the maze does not use, in points. */
export const STACK_EXTRA = LABEL + FOOT;
/** Points: the width on paper that fits a label and most share codes, and the font size of the foot, at most. */
const LEAST_WIDTH = 300;
const FOOT_LETTER = 5.5;

type Size = { readonly rows: number; readonly columns: number };
type Look = Pick<BookStyle, "cellSize">;

/** Where maze `number` (from 1) is: label row, maze, foot row. */
export function stackPlace(number: number, { rows, columns }: Size): Area {
  return { row: (number - 1) * (rows + 2) + 1, column: 1, rows, columns };
}

/** The width of the columns on both sides of a maze that is too narrow for its texts, in points; 0 if it is wide enough. */
function sideOf({ cellSize }: Look, { columns }: Size): number {
  return Math.max(0, Math.ceil((LEAST_WIDTH - columns * cellSize) / 2));
}

/** Maze `number` with its label and its foot: what is printed on its page. */
function printedPlace(number: number, look: Look, size: Size): Area {
  const { row, column, rows, columns } = stackPlace(number, size);
  const side = sideOf(look, size) > 0 ? 1 : 0;
  return { row: row - 1, column: column - side, rows: rows + 2, columns: columns + 2 * side };
}

/** Queues all of a new sheet with mazes below each other but the mazes. */
export function dressStackSheet(sheet: Excel.Worksheet, style: BookStyle, size: Size): void {
  markSheet(sheet, style.book, "mazes", style.names.mazes[0]!);
  const place = stackPlace(1, size);
  rangeAt(sheet, place).format.columnWidth = style.cellSize;
  const side = sideOf(style, size);
  if (side === 0) narrowFirstColumn(sheet);
  for (const column of side === 0 ? [] : [0, place.column + place.columns]) {
    rangeAt(sheet, { row: 0, column, rows: 1, columns: 1 }).format.columnWidth = side;
  }
  const pageContent = { paper: style.paper, header: headerOf(headerWords(style, "")), footer: NO_TEXTS };
  writePage(sheet, { ...pageFor(place, pageContent), zoom: "1x0", vertically: false, areas: "" }, newPage);
}

/** Queues consecutive mazes, about 5 KB a maze of 20x28. */
export function addToStack(
  sheet: Excel.Worksheet,
  style: BookStyle,
  mazes: readonly BookMaze[],
  copies: boolean,
): void {
  const size = mazes[0]!.maze;
  sizeStack(sheet, style, mazes);
  for (const { font } of formatsOf(sheet, captionCells(style, mazes))) {
    font.size = CAPTION_LETTERS.size;
    font.bold = CAPTION_LETTERS.isBold;
  }
  for (const { font } of formatsOf(sheet, footCells(style, mazes))) font.size = FOOT_LETTERS.size;
  const placed = mazes.map((one) => ({ ...one, sheet, area: stackPlace(one.number, size) }));
  closeGrids(placed, style, copies);
  openGrids(sheet, placed, style.marks);
  // One write for all of them; null leaves a cell alone.
  rangeAt(sheet, wordsOf(style, mazes)).values = mazes.flatMap((one) => {
    const between = Array.from({ length: size.rows }, () => [null]);
    return [[one.texts.caption], ...between, [footOf(one, style) ?? null]];
  });
}

/** Queues the heights of the rows of consecutive mazes. */
export function sizeStack(sheet: Excel.Worksheet, style: BookStyle, mazes: readonly BookMaze[]): void {
  rangeAt(sheet, wordsOf(style, mazes)).format.rowHeight = style.cellSize;
  for (const format of formatsOf(sheet, captionCells(style, mazes))) format.rowHeight = LABEL;
  for (const format of formatsOf(sheet, footCells(style, mazes))) format.rowHeight = FOOT;
}

/** The sheet in a file: all mazes with their texts, without sizes. */
export function stackInFile(style: BookStyle, mazes: readonly BookMaze[]): SheetOfMazes {
  const [captions, feet] = [captionCells(style, mazes), footCells(style, mazes)];
  const letters = mazes.flatMap((one) => letterCells(one, stackPlace(one.number, one.maze), style.marks));
  const cells = mazes.flatMap((one, i) => [
    { ...captions[i]!, look: { font: CAPTION_LETTERS }, value: one.texts.caption },
    { ...feet[i]!, look: { font: FOOT_LETTERS }, value: footOf(one, style) },
  ]);
  return {
    ...{ name: style.names.mazes[0]!, cells: [...cells, ...letters], columnWidths: [], rowHeights: [] },
    mazes: mazes.map((one) => plainMazeInFile(one, stackPlace(one.number, one.maze), style)),
  };
}

/** The column with the words about consecutive mazes, from the first caption to the last foot. */
function wordsOf(style: BookStyle, mazes: readonly BookMaze[]): Area {
  const [{ number, maze }] = mazes as readonly [BookMaze];
  return { ...printedPlace(number, style, maze), columns: 1, rows: mazes.length * (maze.rows + 2) };
}

function captionCells(style: BookStyle, mazes: readonly BookMaze[]): Area[] {
  return mazes.map(({ number, maze }) => ({ ...printedPlace(number, style, maze), rows: 1, columns: 1 }));
}

function footCells(style: BookStyle, mazes: readonly BookMaze[]): Area[] {
  return captionCells(style, mazes).map((cell) => ({ ...cell, row: cell.row + mazes[0]!.maze.rows + 1 }));
}

/** The share code below a maze, where there is room for it. */
function footOf({ texts: { code }, maze }: BookMaze, { cellSize }: Look): string | undefined {
  const room = Math.max(LEAST_WIDTH, maze.columns * cellSize);
  return code !== "" && code.length * FOOT_LETTER <= room ? code : undefined;
}

/** The formats of cells, packed into addresses. */
function formatsOf(sheet: Excel.Worksheet, cells: readonly Area[]): Excel.RangeFormat[] {
  return [...packAreas(cells)].flatMap((addresses) => [...rangesAt(sheet, addresses)].map(({ format }) => format));
}

/** Queues a page for each maze: print areas, or one area with page breaks if the host does not accept that many. */
export function printStack(sheet: Excel.Worksheet, look: Look, count: number, size: Size, takesAreas: boolean): void {
  const pages = Array.from({ length: count }, (_, i) => printedPlace(i + 1, look, size));
  printPages(sheet, pages, takesAreas, 100);
}
