import type { FileLook, SheetOfMazes } from "../../files";
import { everywhere, packAreas, typedText } from "../cells";
import { type Area, rangeAt, rangesAt } from "../excel";
import { ANSWER_GAP, type AnswerLayout, NO_TEXTS, headerOf, inPoints, newPage, pageFor, writePage } from "../paper";
import { type BookMaze, type BookStyle, headerWords } from "./bookMaze";
import { markSheet } from "./bookSheets";
import { printPages } from "./bookletPages";
import {
  closeGrids,
  copyGrid,
  fillPaths,
  itemCells,
  narrowFirstColumn,
  openGrids,
  plainMazeInFile,
  type PlacedMaze,
  writeItems,
} from "./plainMaze";

type Size = { readonly rows: number; readonly columns: number };

/** Where the answer to maze `number` (from 1) is; its label is in the row above it. */
export function answerPlace({ across }: AnswerLayout, number: number, { rows, columns }: Size): Area {
  const [line, slot] = [Math.floor((number - 1) / across), (number - 1) % across];
  return { row: line * (rows + 2) + 1, column: 1 + slot * (columns + ANSWER_GAP), rows, columns };
}

/** Queues all of a new sheet but its answers. */
export function dressAnswerSheet(sheet: Excel.Worksheet, style: BookStyle, layout: AnswerLayout, size: Size): void {
  const { answers } = style.names;
  markSheet(sheet, style.book, "answers", answers);
  for (let slot = 0; slot < layout.across; slot++) {
    const { column, columns } = answerPlace(layout, slot + 1, size);
    const width = (first: number, count: number) => rangeAt(sheet, { row: 0, column: first, rows: 1, columns: count });
    width(column, columns).format.columnWidth = style.cellSize;
    if (slot > 0) width(column - ANSWER_GAP, ANSWER_GAP).format.columnWidth = layout.gap;
  }
  narrowFirstColumn(sheet);
  const header = headerOf({ ...headerWords(style, answers), middle: "" }, layout.headerFont);
  const footer = { ...NO_TEXTS, center: inPoints(layout.footerFont, "&P") };
  const page = pageFor({ row: 0, column: 0, rows: 1, columns: 1 }, { paper: style.paper, header, footer });
  writePage(sheet, { ...page, orientation: layout.orientation, zoom: "1x0", vertically: false, areas: "" }, newPage);
}

/**
 * Queues consecutive answers with the items of their mazes: copies of the mazes at `mazePlaces`, or drawn one by one if that is
 * missing. About 1.5 KB a copy of 20x28.
 */
export function addAnswers(
  sheet: Excel.Worksheet,
  style: BookStyle,
  layout: AnswerLayout,
  mazes: readonly BookMaze[],
  mazePlaces?: (maze: BookMaze) => Pick<PlacedMaze, "sheet" | "area">,
): void {
  const places = mazes.map(({ number, maze }) => answerPlace(layout, number, maze));
  const [first, last] = [places[0]!, places[places.length - 1]!];
  const all = { row: first.row - 1, column: 0, rows: last.row - first.row + first.rows + 2 };
  const placed = mazes.map((one, i) => ({ ...one, sheet, area: places[i]! }));
  if (mazePlaces === undefined) {
    rangeAt(sheet, { ...all, columns: 1 + layout.across * (first.columns + ANSWER_GAP) }).clear("Formats");
    closeGrids(placed, { ...style, marks: { ...style.marks, letters: false } }, false);
    openGrids(sheet, placed, style.marks);
  } else {
    for (const one of placed) copyGrid(mazePlaces(one), one);
  }
  fillPaths(sheet, placed);
  for (const one of placed) writeItems(one);
  sizeAnswers(sheet, style, layout, mazes);
  for (const row of labelRows(places)) {
    const label = rangeAt(sheet, labelsAt(row, layout, first));
    label.format.font.size = layout.fontSize;
    label.format.font.bold = false;
    const cells: (string | null)[] = Array<null>(widthOf(layout, first)).fill(null);
    for (const { area, texts } of placed) if (area.row === row + 1) cells[area.column - 1] = typedText(texts.label);
    if (style.isClassSet === true) label.numberFormat = everywhere("@");
    label.values = [cells];
  }
}

/** Queues the heights of the rows of consecutive answers. */
export function sizeAnswers(
  sheet: Excel.Worksheet,
  style: BookStyle,
  layout: AnswerLayout,
  mazes: readonly BookMaze[],
): void {
  const places = mazes.map(({ number, maze }) => answerPlace(layout, number, maze));
  const [first, last] = [places[0]!, places[places.length - 1]!];
  const all = { row: first.row - 1, column: 0, rows: last.row - first.row + first.rows + 2, columns: 1 };
  rangeAt(sheet, all).format.rowHeight = style.cellSize;
  const labels = labelRows(places).map((row) => ({ ...all, row, rows: 1 }));
  const spacers = labels.map((label) => ({ ...label, row: label.row + first.rows + 1 }));
  for (const [rows, height] of [[spacers, layout.spacer] as const, [labels, layout.label] as const]) {
    for (const addresses of packAreas(rows)) {
      for (const { format } of rangesAt(sheet, addresses)) format.rowHeight = height;
    }
  }
}

/** The sheet in a file: consecutive answers from the first on, without sizes. */
export function answersInFile(style: BookStyle, layout: AnswerLayout, mazes: readonly BookMaze[]): SheetOfMazes {
  const placed = mazes.map((one) => ({ one, place: answerPlace(layout, one.number, one.maze) }));
  const look: FileLook = { font: { size: layout.fontSize }, isText: style.isClassSet };
  const textAt = new Map(placed.map(({ one, place: { row, column } }) => [`${row - 1} ${column}`, one.texts.label]));
  const cells = labelRows(placed.map(({ place }) => place)).flatMap((row) => {
    return Array.from({ length: widthOf(layout, mazes[0]!.maze) }, (_, i) => {
      return { row, column: i + 1, look, value: textAt.get(`${row} ${i + 1}`) };
    });
  });
  const items = placed.flatMap(({ one, place }) => itemCells(place, one.items));
  return {
    ...{ name: style.names.answers, cells: [...cells, ...items], columnWidths: [], rowHeights: [] },
    mazes: placed.map(({ one, place }) => plainMazeInFile(one, place, style, one.path)),
  };
}

/** The rows with the numbers of answers in these places. */
function labelRows(places: readonly Area[]): number[] {
  return [...new Set(places.map(({ row }) => row - 1))];
}

function labelsAt(row: number, layout: AnswerLayout, size: Size): Area {
  return { row, column: 1, rows: 1, columns: widthOf(layout, size) };
}

/** The columns of a line of answers. */
function widthOf({ across }: AnswerLayout, { columns }: Size): number {
  return across * (columns + ANSWER_GAP) - ANSWER_GAP;
}

/** Queues the pages of `count` answers; see {@link printPages}. */
export function printAnswers(
  sheet: Excel.Worksheet,
  layout: AnswerLayout,
  count: number,
  size: Size,
  takesAreas: boolean,
): void {
  const width = widthOf(layout, size);
  const lines = Math.ceil(count / layout.across);
  const pages: Area[] = [];
  for (let line = 0; line < lines; line += layout.down) {
    const onPage = Math.min(layout.down, lines - line);
    const rows = onPage * (size.rows + 2) - 1; // without the last spacer
    pages.push({ row: line * (size.rows + 2), column: 1, rows, columns: width });
  }
  printPages(sheet, pages, takesAreas, layout.percent);
}
