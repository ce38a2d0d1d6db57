import { addressOf, type Area } from "../excel/addresses";
import { packAreas } from "../cells/packing";
import { rangeAt, rangesAt } from "../excel/rangeAt";
import { newPage, pageFor, writePage } from "../paper/pageSetup";
import { headerOf, NO_TEXTS } from "../paper/pageTexts";
import { type BookMaze, type BookStyle, mazeLabel, wordsOf } from "./bookMaze";
import { markSheet } from "./bookSheets";
import { closeGrids, narrowFirstColumn, openGrids } from "./plainMaze";

/** The sheet of a booklet whose mazes stand below each other. */
export const STACK_SHEET = "Mazes";
/** Points: the row with a maze's number, and the one after the maze, which keeps its frame off the next page. */
const LABEL = 21;
const SPACER = 6;
const LABEL_FONT = 12;
/** What of a page's height is not the maze's, in points. */
export const STACK_EXTRA = LABEL + SPACER;

type Size = { readonly rows: number; readonly columns: number };

/** Where maze `number` (from 1) stands: label row, maze, spacer row. */
export function stackPlace(number: number, { rows, columns }: Size): Area {
  return { row: (number - 1) * (rows + 2) + 1, column: 1, rows, columns };
}

/** Maze `number` with its label: what is printed on its page. */
function printedPlace(number: number, size: Size): Area {
  const { row, ...place } = stackPlace(number, size);
  return { ...place, row: row - 1, rows: size.rows + 1 };
}

/** Queues the sheet, without mazes. */
export function addStackSheet(context: Excel.RequestContext, style: BookStyle, size: Size): void {
  const sheet = context.workbook.worksheets.add(STACK_SHEET);
  markSheet(sheet, style.book, "mazes", STACK_SHEET);
  rangeAt(sheet, stackPlace(1, size)).format.columnWidth = style.cellSize;
  narrowFirstColumn(sheet);
  const dress = { paper: style.paper, header: headerOf(wordsOf(style, "")), footer: NO_TEXTS };
  writePage(sheet, { ...pageFor(stackPlace(1, size), dress), zoom: "1x0", vertically: false, areas: "" }, newPage);
}

/** Queues mazes that follow each other, about 5 KB a maze of 20x28. */
export function addToStack(
  sheet: Excel.Worksheet,
  style: BookStyle,
  mazes: readonly BookMaze[],
  copies: boolean,
): void {
  const [first, last] = [mazes[0]!, mazes[mazes.length - 1]!];
  const size = first.maze;
  const all = {
    ...stackPlace(first.number, size),
    columns: 1,
    rows: (last.number - first.number + 1) * (size.rows + 2),
  };
  rangeAt(sheet, all).format.rowHeight = style.cellSize;
  const rowsAt = (distance: number) =>
    mazes.map(({ number }) => ({ ...all, row: stackPlace(number, size).row + distance, rows: 1 }));
  for (const addresses of packAreas(rowsAt(-1))) {
    for (const { format } of rangesAt(sheet, addresses)) {
      format.rowHeight = LABEL;
      format.font.size = LABEL_FONT;
      format.font.bold = true;
    }
  }
  for (const addresses of packAreas(rowsAt(size.rows))) {
    for (const { format } of rangesAt(sheet, addresses)) format.rowHeight = SPACER;
  }
  const placed = mazes.map((one) => ({ ...one, sheet, area: stackPlace(one.number, size) }));
  closeGrids(placed, style, copies);
  openGrids(sheet, placed, style.marks);
  for (const { area, number, difficulty } of placed) {
    const label = { ...area, row: area.row - 1, rows: 1, columns: 1 };
    rangeAt(sheet, label).values = [[`${mazeLabel(number)}   ${difficulty}`]];
  }
}

/** Queues a page for each of the mazes. */
export function printStack(sheet: Excel.Worksheet, count: number, size: Size): void {
  const areas = Array.from({ length: count }, (_, i) => addressOf(printedPlace(i + 1, size)));
  sheet.pageLayout.setPrintArea(areas.join(","));
}

/** Queues the end of everything from after the first `count` mazes to the last of `planned`. */
export function cutStack(sheet: Excel.Worksheet, count: number, planned: number, size: Size): void {
  if (count === planned) return;
  const { row } = printedPlace(count + 1, size);
  sheet
    .getRange(`${row + 1}:${stackPlace(planned + 1, size).row}`)
    .untrack()
    .clear();
}
