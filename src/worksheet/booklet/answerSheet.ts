import { packAreas } from "../cells/packing";
import { addressOf, type Area } from "../excel/addresses";
import { rangeAt, rangesAt } from "../excel/rangeAt";
import { ANSWER_GAP, ANSWER_LABEL, ANSWER_SPACER, type AnswerLayout } from "../paper/answerLayout";
import { weightFor } from "../paper/fillPage";
import { newPage, pageFor, writePage } from "../paper/pageSetup";
import { headerOf, NO_TEXTS } from "../paper/pageTexts";
import { type BookMaze, type BookStyle, mazeLabel, wordsOf } from "./bookMaze";
import { markSheet } from "./bookSheets";
import { closeGrids, fillPaths, narrowFirstColumn, openGrids } from "./plainMaze";

export const ANSWER_SHEET = "Answers";
/** Points. */
const LABEL_FONT = 9;
const ANSWER_MARKS = { gaps: true, letters: false };

type Size = { readonly rows: number; readonly columns: number };

/** Where the answer to maze `number` (from 1) stands; its label is in the row above it. */
export function answerPlace({ across }: AnswerLayout, number: number, { rows, columns }: Size): Area {
  const [line, slot] = [Math.floor((number - 1) / across), (number - 1) % across];
  return { row: line * (rows + 2) + 1, column: 1 + slot * (columns + ANSWER_GAP), rows, columns };
}

/** Queues the sheet, without answers. */
export function addAnswerSheet(
  context: Excel.RequestContext,
  style: BookStyle,
  layout: AnswerLayout,
  { columns }: Size,
): void {
  const sheet = context.workbook.worksheets.add(ANSWER_SHEET);
  markSheet(sheet, style.book, "answers", ANSWER_SHEET);
  const width = layout.across * (columns + ANSWER_GAP) - ANSWER_GAP;
  rangeAt(sheet, { row: 0, column: 1, rows: 1, columns: width }).format.columnWidth = layout.cellSize;
  narrowFirstColumn(sheet);
  const header = headerOf({ ...wordsOf(style, ANSWER_SHEET), hasNameLine: false });
  const footer = { ...NO_TEXTS, center: "&P" };
  const page = pageFor({ row: 0, column: 0, rows: 1, columns: 1 }, { paper: style.paper, header, footer });
  writePage(sheet, { ...page, orientation: layout.orientation, zoom: "1x0", vertically: false, areas: "" }, newPage);
}

/** Queues answers that follow each other, about 4 KB a maze of 20x28. */
export function addAnswers(
  sheet: Excel.Worksheet,
  layout: AnswerLayout,
  mazes: readonly BookMaze[],
  copies: boolean,
): void {
  const places = mazes.map(({ number, maze }) => answerPlace(layout, number, maze));
  const [first, last] = [places[0]!, places[places.length - 1]!];
  const all = { row: first.row - 1, column: 0, rows: last.row - first.row + first.rows + 2, columns: 1 };
  rangeAt(sheet, all).format.rowHeight = layout.cellSize;
  const lines = [...new Set(places.map(({ row }) => row))];
  const rowsAt = (distance: number) => lines.map((row) => ({ ...all, row: row + distance, rows: 1 }));
  for (const addresses of packAreas(rowsAt(-1))) {
    for (const { format } of rangesAt(sheet, addresses)) {
      format.rowHeight = ANSWER_LABEL;
      format.font.size = LABEL_FONT;
    }
  }
  for (const addresses of packAreas(rowsAt(first.rows))) {
    for (const { format } of rangesAt(sheet, addresses)) format.rowHeight = ANSWER_SPACER;
  }
  const placed = mazes.map((one, i) => ({ ...one, sheet, area: places[i]! }));
  closeGrids(
    placed,
    { cellSize: layout.cellSize, wallWeight: weightFor(layout.cellSize), marks: ANSWER_MARKS },
    copies,
  );
  openGrids(sheet, placed, ANSWER_MARKS);
  fillPaths(sheet, placed);
  for (const { area, number } of placed) {
    rangeAt(sheet, { ...area, row: area.row - 1, rows: 1, columns: 1 }).values = [[mazeLabel(number)]];
  }
}

/** Queues the pages of so many answers. */
export function printAnswers(sheet: Excel.Worksheet, layout: AnswerLayout, count: number, size: Size): void {
  const width = layout.across * (size.columns + ANSWER_GAP) - ANSWER_GAP;
  const lines = Math.ceil(count / layout.across);
  const areas: string[] = [];
  for (let line = 0; line < lines; line += layout.down) {
    const onPage = Math.min(layout.down, lines - line);
    const rows = onPage * (size.rows + 2) - 1; // without the last spacer
    areas.push(addressOf({ row: line * (size.rows + 2), column: 1, rows, columns: width }));
  }
  sheet.pageLayout.setPrintArea(areas.join(","));
}

/** Queues the end of the answers after the first `count`, which end a line, to the last of `planned`. */
export function cutAnswers(
  sheet: Excel.Worksheet,
  layout: AnswerLayout,
  count: number,
  planned: number,
  size: Size,
): void {
  if (count === planned) return;
  const { row } = answerPlace(layout, count + 1, size);
  const last = answerPlace(layout, planned, size);
  sheet
    .getRange(`${row}:${last.row + last.rows + 1}`)
    .untrack()
    .clear();
}
