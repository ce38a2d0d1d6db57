import { clearContents, everywhere, typedText } from "../cells";
import { type Area, addressOf, rangeAt } from "../excel";
import { NO_TEXTS, headerOf, newPage, pageFor, writePage } from "../paper";
import { type BookMaze, type BookStyle, headerWords, type BookletDesign } from "./bookMaze";
import { markSheet } from "./bookSheets";

/** Column widths, in points: maze, difficulty, stars, algorithm, steps, share code, answer. */
const WIDTHS = [60, 60, 60, 132, 42, 270, 60] as const;
/** Points: the first column if mazes are called by names of people. */
const NAME_WIDTH = 150;
/** Points. */
const TITLE_FONT = 14;
const TITLE_ROW = 21;
/** The colour of Excel's own links; a HYPERLINK formula is not coloured automatically. */
const LINK_COLOR = "#0563C1";
/** Font size of a share code, in points; a code has up to sixty characters. */
const CODE_FONT = 8;
/** Rows above the list: the title, a line about the booklet, an empty one, headings. */
const HEAD = 4;

/** Where a maze and its answer are. */
export interface BookPlaces {
  readonly maze: { readonly sheet: string; readonly area: Area };
  /** Undefined if it has none. */
  readonly answer: { readonly sheet: string; readonly area: Area } | undefined;
}

/** Queues mark and column widths of a new sheet; {@link writeIndex} fills it. */
export function dressIndexSheet(sheet: Excel.Worksheet, { book, names, isClassSet }: BookStyle): void {
  markSheet(sheet, book, "index", names.index);
  WIDTHS.forEach((width, column) => {
    const isNames = isClassSet === true && column === 0;
    rangeAt(sheet, { row: 0, column, rows: 1, columns: 1 }).format.columnWidth = isNames ? NAME_WIDTH : width;
  });
}

/** Queues a new index in place of the old one: a linked row for each of these mazes. About 250 bytes per maze. */
export function writeIndex(
  sheet: Excel.Worksheet,
  style: BookStyle & Pick<BookletDesign, "mazes" | "update">,
  placesOf: (maze: BookMaze) => BookPlaces,
): void {
  const { mazes, update } = style;
  const { untitled, about, headings, pageNumber } = style.texts;
  const whole = { row: 0, column: 0, rows: HEAD + mazes.length, columns: headings.length };
  clearContents(sheet, { ...whole, rows: HEAD + Math.max(mazes.length, update?.listed ?? 0) });
  const lines = [style.title === "" ? untitled : style.title, about];
  const title = rangeAt(sheet, { ...whole, rows: lines.length, columns: 1 });
  title.numberFormat = everywhere("@");
  title.values = lines.map((line) => [typedText(line)]);
  const { format } = rangeAt(sheet, { ...whole, rows: 1 });
  format.font.size = TITLE_FONT;
  format.rowHeight = TITLE_ROW;
  rangeAt(sheet, { ...whole, row: HEAD - 1, rows: 1 }).values = [[...headings]];
  for (const row of [0, HEAD - 1]) rangeAt(sheet, { ...whole, row, rows: 1 }).format.font.bold = true;
  if (mazes.length > 0) {
    const rows = { ...whole, row: HEAD, rows: mazes.length };
    const codes = rangeAt(sheet, { ...rows, column: 5, columns: 1 });
    codes.numberFormat = everywhere("@");
    codes.format.font.size = CODE_FONT;
    codes.format.shrinkToFit = true;
    rangeAt(sheet, rows).formulas = mazes.map((one) => {
      const { maze, answer } = placesOf(one);
      const link = linkTo(maze.sheet, maze.area, one.texts.label);
      const to = answer === undefined ? "" : linkTo(answer.sheet, answer.area, one.texts.answer);
      return [link, one.measured, one.texts.stars, one.algorithm, one.path.length - 1, one.code, to];
    });
    for (const column of [0, headings.length - 1]) {
      const { font } = rangeAt(sheet, { ...rows, column, columns: 1 }).format;
      font.color = LINK_COLOR;
      font.underline = "Single";
    }
    for (const column of [1, 4]) rangeAt(sheet, { ...rows, column, columns: 1 }).format.horizontalAlignment = "Left";
  }
  const header = headerOf({ ...headerWords(style, style.names.index), title: "", middle: "" });
  const pageContent = { paper: style.paper, header, footer: { ...NO_TEXTS, center: pageNumber } };
  writePage(
    sheet,
    { ...pageFor(whole, pageContent), orientation: "Landscape", zoom: "1x0", vertically: false },
    newPage,
  );
  sheet.pageLayout.setPrintTitleRows(`$${HEAD}:$${HEAD}`);
}

/** A formula that shows the words and leads to the first cell of a place on one of the booklet's sheets. */
function linkTo(sheet: string, { row, column }: Area, words: string): string {
  const cell = addressOf({ row, column, rows: 1, columns: 1 });
  const place = `#'${sheet.replace(/'/g, "''")}'!${cell}`;
  return `=HYPERLINK(${inQuotes(place)},${inQuotes(words)})`;
}

/** A text in a formula. */
function inQuotes(text: string): string {
  return `"${text.replace(/"/g, '""')}"`;
}
