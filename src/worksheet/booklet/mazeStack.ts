import { type Area, rangeAt, rangesAt } from "../excel";
import { clearAll, packAreas } from "../cells";
import { NO_TEXTS, headerOf, newPage, pageFor, writePage } from "../paper";
import { type BookMaze, type BookStyle, headerWords } from "./bookMaze";
import { markSheet } from "./bookSheets";
import { printPages } from "./printPages";
import { closeGrids, narrowFirstColumn, openGrids } from "./plainMaze";

/** Points: the row above a maze, with its number, and the one below, which keeps its frame off the next page. */
const LABEL = 21;
const FOOT = 13.5;
const LABEL_FONT = 12;
const FOOT_FONT = 8;
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

/** The width of the columns on both sides of a maze that is too narrow for its texts, in points; 0 where it is wide enough. */
function sideOf({ cellSize }: Look, { columns }: Size): number {
  return Math.max(0, Math.ceil((LEAST_WIDTH - columns * cellSize) / 2));
}

/** Maze `number` with its label and its foot: what is printed on its page. */
function printedPlace(number: number, look: Look, size: Size): Area {
  const { row, column, rows, columns } = stackPlace(number, size);
  const side = sideOf(look, size) > 0 ? 1 : 0;
  return { row: row - 1, column: column - side, rows: rows + 2, columns: columns + 2 * side };
}

/** Queues the sheet of a booklet whose mazes are below each other, without mazes. */
export function addStackSheet(context: Excel.RequestContext, style: BookStyle, size: Size): void {
  const name = style.names.mazes[0]!;
  const sheet = context.workbook.worksheets.add(name);
  markSheet(sheet, style.book, "mazes", name);
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
  const [first, last] = [mazes[0]!, mazes[mazes.length - 1]!];
  const size = first.maze;
  const words = {
    ...printedPlace(first.number, style, size),
    columns: 1,
    rows: (last.number - first.number + 1) * (size.rows + 2),
  };
  rangeAt(sheet, words).format.rowHeight = style.cellSize;
  const rowsAt = (distance: number) =>
    mazes.map(({ number }) => ({ ...words, row: stackPlace(number, size).row + distance, rows: 1 }));
  for (const addresses of packAreas(rowsAt(-1))) {
    for (const { format } of rangesAt(sheet, addresses)) {
      format.rowHeight = LABEL;
      format.font.size = LABEL_FONT;
      format.font.bold = true;
    }
  }
  for (const addresses of packAreas(rowsAt(size.rows))) {
    for (const { format } of rangesAt(sheet, addresses)) {
      format.rowHeight = FOOT;
      format.font.size = FOOT_FONT;
    }
  }
  const placed = mazes.map((one) => ({ ...one, sheet, area: stackPlace(one.number, size) }));
  closeGrids(placed, style, copies);
  openGrids(sheet, placed, style.marks);
  const room = Math.max(LEAST_WIDTH, size.columns * style.cellSize);
  // One write for all of them; null leaves a cell alone.
  rangeAt(sheet, words).values = mazes.flatMap((one) => {
    const foot = one.code.length * FOOT_LETTER <= room ? one.code : null;
    return [[one.texts.caption], ...Array.from({ length: size.rows }, () => [null]), [foot]];
  });
}

/** Queues a page for each maze: print areas, or one area with page breaks where the host does not accept that many. */
export function printStack(sheet: Excel.Worksheet, look: Look, count: number, size: Size, takesAreas: boolean): void {
  const pages = Array.from({ length: count }, (_, i) => printedPlace(i + 1, look, size));
  printPages(sheet, pages, takesAreas, 100);
}

/** Queues deletion of everything after the first `count` mazes, up to the last of `planned`. */
export function cutStack(sheet: Excel.Worksheet, count: number, planned: number, size: Size): void {
  if (count === planned) return;
  const first = stackPlace(count + 1, size);
  const rows = (planned - count) * (size.rows + 2);
  clearAll(sheet, { row: first.row - 1, column: 0, rows, columns: first.column + size.columns + 1 });
}
