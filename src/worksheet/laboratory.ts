/** Sheets of figures (tables, charts, captions), and of two mazes side by side. */
import { type Grid, Maze } from "../maze/model";
import { type Message, type PlainId, type SayWords, message } from "../message";
import { type Area, addressOf } from "./addresses";
import { rangeAt, type ExcelSession, Refusal } from "./excel";
import { closeWalls, loadWallSample, wallLine, wallPieces } from "./lines";
import { everywhere, type Layout, formatCells, heightPerWidth, shorterSide } from "./looks";
import { saveFirstFact } from "./fact";
import { facts } from "./facts";
import type { FittedPage } from "./pageSetup";
import { orientationOf } from "./paper";
import { paintPieces } from "./pieces";
import { type CellOfRow, type Column, type SheetContents, inCells, writeFrom, writeTable } from "./newSheets";

/** Positions in rows and columns from 0. Charts are above the tables: filtering hides none of their rows. */
const WORDS_ROW = 5;
const CHART_ROW = 7;
const CHART_ROWS = 20;
const CHART_COLUMNS = 5;
const GAP = 1;
/** Points. */
const NAME_WIDTH = 160;
const WIDTH = 84;
const TITLE = 14;
const TITLE_HEIGHT = 21;

/** A row of a table takes about 300 bytes, and there are 1,520 at most. */
export function reportContents({ lines, charts, tables, askedFor }: Report, say: SayWords): SheetContents {
  let columns = charts.length * (CHART_COLUMNS + GAP);
  const figures = charts.map((chart): Area => {
    const area = { row: CHART_ROW, column: columns, rows: chart.figures.length, columns: chart.figures[0]!.length };
    columns += area.columns + GAP;
    return area;
  });
  const fill = (sheet: Excel.Worksheet) => {
    const words = lines.map((line) => inCells([line], say));
    writeFrom(sheet, { row: 0, column: 0 }, words);
    const { format } = rangeAt(sheet, { row: 0, column: 0, rows: 1, columns: 1 });
    format.font.bold = true;
    format.font.size = TITLE;
    format.rowHeight = TITLE_HEIGHT;
    charts.forEach((chart, place) => addChart(sheet, chart, { place, figures: figures[place]! }, say));
    const below = CHART_ROW + Math.max(CHART_ROWS, ...figures.map(({ rows }) => rows)) + GAP;
    let row = charts.length === 0 ? WORDS_ROW : below;
    for (const table of tables) {
      table.write(sheet, row, say);
      row += table.rows + 3;
    }
    if (askedFor !== undefined) saveFirstFact(sheet, facts.comparison, askedFor);
  };
  const named = [0, ...figures.map(({ column }) => column)];
  const count = Math.max(columns - GAP, ...tables.map((table) => table.columns));
  const widths = Array.from({ length: count }, (_, column) => (named.includes(column) ? NAME_WIDTH : WIDTH));
  return { widths, page: pageOf(charts.length), fill };
}

/** Words and charts on one page across; the tables below them are for the screen. Without charts, the tables. */
function pageOf(charts: number): FittedPage {
  if (charts === 0) return { orientation: "Landscape", repeated: "$1:$1" };
  // With the gap behind the last chart, whose frame would be cut where columns are printed wider.
  const columns = charts * (CHART_COLUMNS + GAP);
  const printed = addressOf({ row: 0, column: 0, rows: CHART_ROW + CHART_ROWS, columns });
  return { orientation: "Landscape", printed };
}

function addChart(
  sheet: Excel.Worksheet,
  chart: ReportChart,
  { place, figures }: { readonly place: number; readonly figures: Area },
  say: SayWords,
): void {
  const { row, column: first, rows, columns } = figures;
  rangeAt(sheet, { ...figures, rows: 1 }).numberFormat = everywhere("@");
  const numbers = { row: row + 1, column: first + 1, rows: rows - 1, columns: columns - 1 };
  rangeAt(sheet, numbers).numberFormat = everywhere(chart.format);
  const isOfLines = chart.type === "LineMarkers";
  const shown = chart.figures.map((line) => inCells(line, say));
  const cells = writeFrom(sheet, figures, shown);
  const made = sheet.charts.add(chart.type, cells, isOfLines ? "Rows" : "Columns");
  made.name = say(chart.name);
  made.title.text = say(chart.title);
  made.axes.categoryAxis.title.text = say(chart.categories);
  made.axes.valueAxis.title.text = say(chart.values);
  made.axes.valueAxis.numberFormat = chart.axisFormat;
  const hasLegend = isOfLines || chart.type === "BarClustered";
  made.legend.visible = hasLegend;
  if (hasLegend) made.legend.position = isOfLines ? "Right" : "Bottom";
  const column = place * (CHART_COLUMNS + GAP);
  const corner = { row: CHART_ROW, column, rows: 1, columns: 1 };
  const end = { ...corner, row: CHART_ROW + CHART_ROWS - 1, column: column + CHART_COLUMNS - 1 };
  made.setPosition(rangeAt(sheet, corner), rangeAt(sheet, end));
  if (chart.sentence !== undefined) writeFrom(sheet, { row: WORDS_ROW, column }, [[say(chart.sentence)]]);
}

export function tableOf<Row>(heading: Message | PlainId, columns: readonly Column<Row>[], rows: readonly Row[]) {
  const write = (sheet: Excel.Worksheet, row: number, say: SayWords) => {
    writeFrom(sheet, { row, column: 0 }, [[say(heading)]]).format.font.bold = true;
    writeTable(sheet, { row: row + 1, column: 0 }, { columns, rows }, say);
  };
  return { rows: rows.length, columns: columns.length, write };
}

/** Its figures are in cells of their own, so that sorting or filtering a table does not change it. */
export interface ReportChart {
  /** Bars of several series, with a legend; columns of one; lines from high to low with a tick; a line a row of figures, with a legend. */
  readonly type: "BarClustered" | "ColumnClustered" | "StockHLC" | "LineMarkers";
  readonly name: PlainId;
  readonly title: Message | PlainId;
  readonly categories: PlainId;
  readonly values: Message | PlainId;
  /** What it shows, in words: two lines, one a cell above it, of at most 80 characters. */
  readonly sentence?: PlainId;
  /** Headings first; names in the first column. Texts are messages, of which none begins like a formula. */
  readonly figures: readonly (readonly CellOfRow[])[];
  /** Number formats of its figures, and of the marks on its axis. */
  readonly format: string;
  readonly axisFormat: string;
}

export interface Report {
  /** The title and what to know first, a line a cell; at most four. */
  readonly lines: readonly (Message | undefined)[];
  readonly charts: readonly ReportChart[];
  readonly tables: readonly ReturnType<typeof tableOf>[];
  /** What the sheet remembers to make it again. */
  readonly askedFor?: unknown;
}

/** Rows and columns from 0: a title, the names of the algorithms, and below them the mazes, with a gap between them. */
const NAME_ROW = 1;
const MAZE_ROW = 2;
const FIRST_COLUMN = 1;
const PAIR_GAP = 2;
/** Width of the column before the mazes, in points. */
const MARGIN = 12;

type PairAreas = ReturnType<typeof pairAreas>;

export function pairAreas({ rows, columns }: Grid) {
  const left = { row: MAZE_ROW, column: FIRST_COLUMN, rows, columns };
  const right = { ...left, column: FIRST_COLUMN + columns + PAIR_GAP };
  return { left, right, both: { ...left, columns: 2 * columns + PAIR_GAP } };
}

/** Points: the width of two mazes that are both in view beside an open pane, and the size of their smallest cells. */
const WIDE = 640;
const HIGH = 400;
const SMALLEST = 6;

/** The layout of a maze beside another: smaller cells with thinner walls if both would not be in view. */
export function pairLayout(layout: Layout, { left, both }: PairAreas): Layout {
  const tall = heightPerWidth(layout);
  const room = Math.floor(Math.min(WIDE / both.columns, HIGH / (left.rows * tall)));
  const cellSize = Math.min(layout.cellSize, Math.max(SMALLEST / Math.min(1, tall), room));
  if (cellSize === layout.cellSize) return layout;
  const smaller = { ...layout, wallShare: undefined, cellSize, cellHeight: cellSize * tall };
  const side = shorterSide(smaller);
  const isThick = layout.wallWeight === "Thick";
  return { ...smaller, wallWeight: side < 9 ? "Thin" : side < 18 && isThick ? "Medium" : layout.wallWeight };
}

/** Two closed grids, about 12 KB; {@link openPair} opens them. The name with the stamp shows that both are still where they were drawn. */
export function pairContents(
  { left, right, both }: PairAreas,
  layout: Layout,
  { title, names }: { readonly title: string; readonly names: readonly [string, string] },
  act: string,
): SheetContents {
  const fill = (sheet: Excel.Worksheet) => {
    rangeAt(sheet, { ...both, rows: 1 }).format.columnWidth = layout.cellSize;
    const write = (row: number, column: number, value: string) =>
      (writeFrom(sheet, { row, column }, [[value]]).format.font.bold = true);
    write(0, FIRST_COLUMN, title);
    [left, right].forEach((area, i) => {
      write(NAME_ROW, area.column, names[i]!);
      const range = rangeAt(sheet, area);
      formatCells(range, layout);
      closeWalls(range, area, layout);
    });
    saveFirstFact(sheet, facts.pairStamp, { act, area: both });
  };
  return { widths: [MARGIN], page: { orientation: orientationOf(both, heightPerWidth(layout)) }, fill };
}

/**
 * Opens walls of the closed grids, and reads a sample of each back; where it is wrong, they are closed and opened again,
 * area by area. Throws {@link Refusal} if that does not help.
 */
export async function openPair(
  session: ExcelSession,
  sheetId: string,
  drawn: readonly { readonly area: Area; readonly maze: Maze }[],
  layout: Layout,
): Promise<void> {
  const line = wallLine(layout);
  for (;;) {
    const pieces = drawn.flatMap(({ area, maze }) => [
      ...wallPieces({ sheet: sheetId, area }, Maze.walled(maze).standing, maze.standing, line),
    ]);
    await paintPieces(session, pieces);
    const samples = await session.onSheet(sheetId, (sheet) =>
      drawn.map(({ area, maze }) => loadWallSample(sheet, area, maze)),
    );
    if (samples.every((isRight) => isRight())) return;
    if (!session.host.takesSeveralAreas) {
      throw new Refusal(message("pair-walls-still-stand"));
    }
    session.host.takesSeveralAreas = false;
    await session.repeatableOn(sheetId, (sheet) =>
      drawn.forEach(({ area }) => closeWalls(rangeAt(sheet, area), area, layout)),
    );
  }
}
