import { clearContents } from "../cells";
import { everywhere } from "../looks";
import { typedText } from "../pieces";
import { type Area, type Reference, addressOf, sheetPrefix, inQuotes } from "../addresses";
import { type ExcelSession, rangeAt } from "../excel";
import { NO_TEXTS, headerOf, newPage, pageFor, writePage } from "../page";
import { facts, saveFact } from "../memory";
import type { BookMaze, BookletDesign, EarlierIndex } from "./bookletDesign";
import { markSheet } from "./bookSheets";
import type { SheetName } from "../sheet";

/** Points: maze, difficulty, stars, algorithm, steps, share code, answer. */
const WIDTHS = [60, 60, 60, 132, 42, 270, 60] as const;
/** Points: name, level, stars, and an empty column for minutes. */
const CLASS_WIDTHS = [270, 60, 72, 72] as const;
/** Points: a line of a class's index, with room to write by hand, and about how wide a letter is. */
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
const MINUTES = 3;

export interface BookPlaces {
  readonly maze: Reference;
  readonly answer: Reference;
}

/** Queues mark, memory and column widths of a new sheet; {@link writeIndex} fills it. */
export function formatIndexSheet(sheet: Excel.Worksheet, design: BookletDesign): void {
  const { book, names, classSet, mazes } = design;
  markSheet(sheet, { book, part: "index", name: names.index });
  const longest = mazes.reduce((most, { code }) => Math.max(most, code.length), 0);
  (classSet === undefined ? WIDTHS : CLASS_WIDTHS).forEach((width, column) => {
    const columnWidth = column === 5 ? Math.max(width, Math.min(longest * CODE_LETTER, WIDEST_CODE)) : width;
    rangeAt(sheet, { row: 0, column, rows: 1, columns: 1 }).format.columnWidth = columnWidth;
  });
  saveClassSet(sheet, design);
}

function saveClassSet(sheet: Excel.Worksheet, { classSet }: BookletDesign): void {
  if (classSet === undefined) return;
  saveFact(sheet, classSet.names, facts.classSet, classSet.kept);
  saveFact(sheet, classSet.names, facts.classList, classSet.list);
}

/** Queues a new index in place of the old one: a linked row for each of these mazes. About 250 bytes per maze. */
export function writeIndex(
  sheet: Excel.Worksheet,
  style: BookletDesign,
  placesOf: (maze: BookMaze) => BookPlaces,
): void {
  const { mazes, update } = style;
  const { untitled, about, headings, pageNumber } = style.texts;
  const whole = { row: 0, column: 0, rows: HEAD + mazes.length, columns: headings.length };
  const { listed = 0, minutes } = update?.earlier ?? {};
  const cleared = { ...whole, rows: HEAD + Math.max(mazes.length, listed) };
  clearContents(sheet, cleared);
  const lines = [style.title === "" ? untitled : style.title, about];
  const title = rangeAt(sheet, { ...whole, rows: lines.length, columns: 1 });
  title.numberFormat = everywhere("@");
  title.values = lines.map((line) => [typedText(line)]);
  rangeAt(sheet, { ...whole, row: HEAD - 1, rows: 1 }).values = [[...headings]];
  for (const row of [0, HEAD - 1]) rangeAt(sheet, { ...whole, row, rows: 1 }).format.font.bold = true;
  const rows = { ...whole, row: HEAD, rows: mazes.length };
  if (style.classSet !== undefined) {
    const unruled = { ...whole, row: rows.row + rows.rows, rows: cleared.rows - whole.rows };
    if (unruled.rows > 0) rule(sheet, unruled, "None");
    writePupils(sheet, mazes, rows, placesOf, minutes);
  } else writeMazes(sheet, mazes, rows, placesOf);
  const header = headerOf({ title: "", middle: "", label: style.names.index });
  const pageContent = { paper: style.paper, header, footer: { ...NO_TEXTS, center: pageNumber } };
  const orientation = style.classSet === undefined ? "Landscape" : "Portrait";
  writePage(sheet, { ...pageFor(whole, pageContent), orientation, zoom: "1x0", vertically: "false" }, newPage);
  sheet.pageLayout.setPrintTitleRows(`$${HEAD}:$${HEAD}`);
  if (update !== undefined) saveClassSet(sheet, style);
}

type PlacesOf = (maze: BookMaze) => BookPlaces;

function writeMazes(sheet: Excel.Worksheet, mazes: readonly BookMaze[], rows: Area, placesOf: PlacesOf): void {
  const { format } = rangeAt(sheet, { ...rows, row: 0, rows: 1 });
  format.font.size = TITLE_FONT;
  format.rowHeight = TITLE_ROW;
  const codes = rangeAt(sheet, { ...rows, column: 5, columns: 1 });
  codes.numberFormat = everywhere("@");
  codes.format.font.size = CODE_FONT;
  codes.format.wrapText = true;
  rangeAt(sheet, rows).formulas = mazes.map((one) => {
    const { maze, answer } = placesOf(one);
    const [link, to] = [linkTo(maze, one.texts.label), linkTo(answer, one.texts.answer)];
    return [link, one.measured, one.texts.stars, one.algorithm, one.path.length - 1, one.code, to];
  });
  for (const column of [0, rows.columns - 1]) showAsLinks(sheet, { ...rows, column });
  for (const column of [1, 4]) rangeAt(sheet, { ...rows, column, columns: 1 }).format.horizontalAlignment = "Left";
}

/** Queues the pupils of a class, ruled, with room for minutes; what somebody typed there stays beside its name. */
function writePupils(
  sheet: Excel.Worksheet,
  mazes: readonly BookMaze[],
  rows: Area,
  placesOf: PlacesOf,
  typed: EarlierIndex["minutes"] = new Map(),
): void {
  const ruled = { ...rows, row: HEAD - 1, rows: rows.rows + 1 };
  const { format } = rangeAt(sheet, ruled);
  format.rowHeight = LINE;
  format.verticalAlignment = "Center";
  format.horizontalAlignment = "Left";
  rule(sheet, ruled, "Continuous");
  const names = rangeAt(sheet, { ...rows, columns: 1 }).format;
  names.wrapText = true;
  mazes.forEach(({ texts: { label } }, i) => {
    const lines = Math.ceil((label.length * LETTER) / CLASS_WIDTHS[0]);
    if (lines > 1) rangeAt(sheet, { ...rows, row: HEAD + i, rows: 1, columns: 1 }).format.rowHeight = LINE * lines;
  });
  rangeAt(sheet, rows).formulas = mazes.map((one) => {
    const { label, level = "", stars } = one.texts;
    return [linkTo(placesOf(one).maze, label), level, stars, ""];
  });
  showAsLinks(sheet, { ...rows, column: 0 });
  const minutes = mazes.map(({ texts }) => typed.get(texts.label) ?? "");
  if (minutes.every((held) => held === "")) return;
  // The apostrophe keeps a text from becoming a formula; a format of its own would make texts of all minutes that are typed later.
  const written = minutes.map((held) => [typeof held === "string" && held !== "" ? `'${held}` : held]);
  rangeAt(sheet, { ...rows, column: MINUTES, columns: 1 }).values = written;
}

function rule(sheet: Excel.Worksheet, rows: Area, style: "Continuous" | "None"): void {
  const { borders } = rangeAt(sheet, rows).format;
  borders.getItem("EdgeBottom").style = style;
  if (rows.rows > 1) borders.getItem("InsideHorizontal").style = style;
}

/** What a class's index of `listed` pages holds that an index of `count` pages takes over. One request. */
export async function readIndex(
  session: ExcelSession,
  { id }: SheetName,
  listed: number,
  count: number,
): Promise<EarlierIndex> {
  const list = { row: HEAD, column: 0, rows: Math.max(listed, count), columns: CLASS_WIDTHS.length };
  const { values } = await session.onSheet(id, (sheet) => rangeAt(sheet, list).load("values"));
  const rows = (values as unknown[][]).map((row) => [String(row[0]), row[MINUTES]] as const);
  return { listed, minutes: new Map(rows.filter(([name]) => name !== "")) };
}

function showAsLinks(sheet: Excel.Worksheet, rows: Area): void {
  const { font } = rangeAt(sheet, { ...rows, columns: 1 }).format;
  font.color = LINK_COLOR;
  font.underline = "Single";
}

/** A formula that shows the words and leads to the first cell of a place on one of the booklet's sheets. */
function linkTo({ sheet, area }: Reference, words: string): string {
  const place = `#${sheetPrefix(sheet)}${addressOf(area)}`;
  return `=HYPERLINK(${inQuotes(place)},${inQuotes(words)})`;
}
