import { message, type PlainId } from "../../message";
import { encode } from "../../maze/code";
import { generatorFactsById } from "../../maze/generators";
import { clearContents } from "../cells";
import { everywhere } from "../looks";
import { typedText } from "../pieces";
import { type Area, type Reference, addressOf, sheetPrefix, inQuotes } from "../addresses";
import { rangeAt } from "../excel";
import { headerOf, pageCodes, pageNumbers } from "../pageTexts";
import { newPage, pageFor, writePage } from "../pageSetup";
import { facts } from "../facts";
import { saveFact, saveFirstFact } from "../fact";
import { type BookMaze, type BookletDesign, labelOfMaze } from "./booklet";

type CellOf = (one: BookMaze, places: BookPlaces, design: BookletDesign) => string | number;
type Columns = readonly (readonly [heading: PlainId, width: number, cellOf: CellOf])[];

const linkToMaze: CellOf = (one, { maze }, design) => linkTo(maze, labelOfMaze(design, one));
/** Widths in points. */
const COLUMNS: Columns = [
  ["maze-sheet", 60, linkToMaze],
  ["metric-difficulty", 60, ({ rating }) => Math.round(rating.score)],
  ["index-heading-stars", 60, ({ rating }) => rating.stars],
  ["column-algorithm", 132, ({ recipe }, _, { say }) => say(generatorFactsById(recipe.generator).name)],
  ["index-heading-steps", 42, ({ path }) => path.length - 1],
  ["index-heading-code", 270, ({ recipe }) => encode(recipe)],
  ["answer-label", 60, ({ number }, { answer }, { say }) => linkTo(answer, say(message("answer-link", { number })))],
];
const NAME_WIDTH = 270;
const CLASS_COLUMNS: Columns = [
  ["class-heading-name", NAME_WIDTH, linkToMaze],
  ["class-heading-level", 60, ({ level = "" }) => level],
  ["index-heading-stars", 72, ({ pupil }) => pupil!.stars],
];
/** Points: a line with room to write by hand, and about how wide a letter is. */
const LINE = 20;
const LETTER = 5.8;
/** Points. */
const TITLE_FONT = 14;
const TITLE_ROW = 21;
/** The colour of Excel's own links; a HYPERLINK formula is not coloured automatically. */
const LINK_COLOR = "#0563C1";
/** Font size of a share code, in points, how wide one of its letters is, and the widest column for it: longer ones take several lines. */
const CODE_FONT = 8;
const CODE_LETTER = 5;
const WIDEST_CODE = 420;
/** Rows above the list: the title, a line about the booklet, an empty one, headings. */
const HEAD = 4;

export interface BookPlaces {
  readonly maze: Reference;
  readonly answer: Reference;
}

export function markIndex(sheet: Excel.Worksheet, { book, names }: BookletDesign): void {
  saveFirstFact(sheet, facts.book, { book, part: "index", made: encodeURIComponent(names.index) });
}

/** Queues a new index in place of the old one, about 250 bytes a maze. */
export function writeIndex(sheet: Excel.Worksheet, design: BookletDesign, places: readonly BookPlaces[]): void {
  const { mazes, update, classSet, title, say, about, paper } = design;
  const columns = classSet === undefined ? COLUMNS : CLASS_COLUMNS;
  const headings = columns.map(([heading]) => say(heading));
  const whole = { row: 0, column: 0, rows: HEAD + mazes.length, columns: headings.length };
  const cleared = { ...whole, rows: HEAD + Math.max(mazes.length, update?.listed ?? 0) };
  if (update === undefined) {
    const longest = Math.max(...mazes.map(({ recipe }) => encode(recipe).length));
    columns.forEach(([, width], column) => {
      const columnWidth = column === 5 ? Math.max(width, Math.min(longest * CODE_LETTER, WIDEST_CODE)) : width;
      rangeAt(sheet, { row: 0, column, rows: 1, columns: 1 }).format.columnWidth = columnWidth;
    });
  }
  clearContents(sheet, cleared);
  const lines = [title || say(classSet === undefined ? "mazes-sheet" : "untitled-class-set"), say(about)];
  const above = rangeAt(sheet, { ...whole, rows: lines.length, columns: 1 });
  above.numberFormat = everywhere("@");
  above.values = lines.map((line) => [typedText(line)]);
  rangeAt(sheet, { ...whole, row: HEAD - 1, rows: 1 }).values = [headings];
  for (const row of [0, HEAD - 1]) rangeAt(sheet, { ...whole, row, rows: 1 }).format.font.bold = true;
  const rows = { ...whole, row: HEAD, rows: mazes.length };
  if (classSet !== undefined) {
    const unruled = { ...whole, row: rows.row + rows.rows, rows: cleared.rows - whole.rows };
    if (unruled.rows > 0) rule(sheet, unruled, "None");
    formatPupils(sheet, design, rows);
  } else formatMazes(sheet, rows);
  rangeAt(sheet, rows).formulas = mazes.map((one, i) => columns.map(([, , cellOf]) => cellOf(one, places[i]!, design)));
  const header = headerOf({ title: "", middle: "", label: design.names.index });
  const footer = ["", pageNumbers(say(message("number-of-pages", pageCodes))), ""] as const;
  const page = pageFor(whole, { paper, header, footer });
  const orientation = classSet === undefined ? "Landscape" : "Portrait";
  writePage(sheet, { ...page, orientation, zoom: "1x0", vertically: "false" }, newPage);
  sheet.pageLayout.setPrintTitleRows(`$${HEAD}:$${HEAD}`);
  if (classSet === undefined) return;
  saveFact(sheet, classSet.names, facts.classSet, classSet.kept);
  saveFact(sheet, classSet.names, facts.classList, classSet.list);
}

function formatMazes(sheet: Excel.Worksheet, rows: Area): void {
  const { format } = rangeAt(sheet, { ...rows, row: 0, rows: 1 });
  format.font.size = TITLE_FONT;
  format.rowHeight = TITLE_ROW;
  const codes = rangeAt(sheet, { ...rows, column: 5, columns: 1 });
  codes.numberFormat = everywhere("@");
  codes.format.font.size = CODE_FONT;
  codes.format.wrapText = true;
  for (const column of [0, rows.columns - 1]) showAsLinks(sheet, { ...rows, column });
  for (const column of [1, 4]) rangeAt(sheet, { ...rows, column, columns: 1 }).format.horizontalAlignment = "Left";
}

/** Ruled, with room to write by hand. */
function formatPupils(sheet: Excel.Worksheet, design: BookletDesign, rows: Area): void {
  const ruled = { ...rows, row: HEAD - 1, rows: rows.rows + 1 };
  const { format } = rangeAt(sheet, ruled);
  format.rowHeight = LINE;
  format.verticalAlignment = "Center";
  format.horizontalAlignment = "Left";
  rule(sheet, ruled, "Continuous");
  rangeAt(sheet, { ...rows, columns: 1 }).format.wrapText = true;
  design.mazes.forEach((one, i) => {
    const lines = Math.ceil((labelOfMaze(design, one).length * LETTER) / NAME_WIDTH);
    if (lines > 1) rangeAt(sheet, { ...rows, row: HEAD + i, rows: 1, columns: 1 }).format.rowHeight = LINE * lines;
  });
  showAsLinks(sheet, { ...rows, column: 0 });
}

function rule(sheet: Excel.Worksheet, rows: Area, style: "Continuous" | "None"): void {
  const { borders } = rangeAt(sheet, rows).format;
  borders.getItem("EdgeBottom").style = style;
  if (rows.rows > 1) borders.getItem("InsideHorizontal").style = style;
}

function showAsLinks(sheet: Excel.Worksheet, rows: Area): void {
  const { font } = rangeAt(sheet, { ...rows, columns: 1 }).format;
  font.color = LINK_COLOR;
  font.underline = "Single";
}

function linkTo({ sheet, area }: Reference, words: string): string {
  const place = `#${sheetPrefix(sheet)}${addressOf(area)}`;
  return `=HYPERLINK(${inQuotes(place)},${inQuotes(words)})`;
}
