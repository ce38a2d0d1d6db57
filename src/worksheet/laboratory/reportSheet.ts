import { everywhere } from "../looks";
import { type Area, addressOf } from "../addresses";
import { facts, saveFirstFact } from "../memory";
import { rangeAt } from "../excel";
import type { FittedPage } from "../page";
import type { SheetContents } from "../tables";

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
export function reportContents(report: Report): SheetContents {
  const { charts, tables, askedFor } = report;
  const figures = charts.map((_, place) => figuresArea(report, place));
  const fill = (sheet: Excel.Worksheet) => {
    writeWords(sheet, report);
    charts.forEach((chart, place) => addChart(sheet, chart, place, figures[place]!));
    const below = CHART_ROW + Math.max(CHART_ROWS, ...figures.map(({ rows }) => rows)) + GAP;
    let row = charts.length === 0 ? WORDS_ROW : below;
    for (const table of tables) {
      table.write(sheet, row);
      row += table.rows + 3;
    }
    if (askedFor !== undefined) saveFirstFact(sheet, facts.comparison, askedFor);
  };
  const named = [0, ...figures.map(({ column }) => column)];
  const columns = Math.max(
    ...figures.map(({ column, columns }) => column + columns),
    ...tables.map((table) => table.columns),
  );
  const widths = Array.from({ length: columns }, (_, column) => (named.includes(column) ? NAME_WIDTH : WIDTH));
  return { widths, page: pageOf(report), fill };
}

/** Words and charts on one page across; the tables below them are for the screen. Without charts, the tables. */
function pageOf({ charts }: Report): FittedPage {
  if (charts.length === 0) return { orientation: "Landscape", repeated: "$1:$1" };
  // With the gap behind the last chart, whose frame would be cut where columns are printed wider.
  const columns = charts.length * (CHART_COLUMNS + GAP);
  const printed = addressOf({ row: 0, column: 0, rows: CHART_ROW + CHART_ROWS, columns });
  return { orientation: "Landscape", printed };
}

function figuresArea({ charts }: Report, place: number): Area {
  const before = charts.slice(0, place).reduce((sum, { figures }) => sum + figures[0]!.length + GAP, 0);
  const column = charts.length * (CHART_COLUMNS + GAP) + before;
  const { figures } = charts[place]!;
  return { row: CHART_ROW, column, rows: figures.length, columns: figures[0]!.length };
}

function writeWords(sheet: Excel.Worksheet, { lines }: Report): void {
  rangeAt(sheet, { row: 0, column: 0, rows: lines.length, columns: 1 }).values = lines.map((line) => [line]);
  const title = rangeAt(sheet, { row: 0, column: 0, rows: 1, columns: 1 });
  title.format.font.bold = true;
  title.format.font.size = TITLE;
  title.format.rowHeight = TITLE_HEIGHT;
}

function addChart(sheet: Excel.Worksheet, chart: ReportChart, place: number, figures: Area): void {
  const { row, column: first, rows, columns } = figures;
  rangeAt(sheet, { ...figures, rows: 1 }).numberFormat = everywhere("@");
  const numbers = { row: row + 1, column: first + 1, rows: rows - 1, columns: columns - 1 };
  rangeAt(sheet, numbers).numberFormat = everywhere(chart.format);
  rangeAt(sheet, figures).values = chart.figures.map((line) => [...line]);
  const isOfLines = chart.type === "LineMarkers";
  const made = sheet.charts.add(chart.type, rangeAt(sheet, figures), isOfLines ? "Rows" : "Columns");
  made.name = chart.name;
  made.title.text = chart.title;
  made.axes.categoryAxis.title.text = chart.categories;
  made.axes.valueAxis.title.text = chart.values;
  made.axes.valueAxis.numberFormat = chart.axisFormat;
  const hasLegend = isOfLines || chart.type === "BarClustered";
  made.legend.visible = hasLegend;
  if (hasLegend) made.legend.position = isOfLines ? "Right" : "Bottom";
  const column = place * (CHART_COLUMNS + GAP);
  const corner = { row: CHART_ROW, column, rows: 1, columns: 1 };
  const end = { ...corner, row: CHART_ROW + CHART_ROWS - 1, column: column + CHART_COLUMNS - 1 };
  made.setPosition(rangeAt(sheet, corner), rangeAt(sheet, end));
  if (chart.sentence !== undefined) rangeAt(sheet, { ...corner, row: WORDS_ROW }).values = [[chart.sentence]];
}

/** A cell of a report: figures are numbers, "" is an empty cell, and texts are messages, of which none begins like a formula. */
export type ReportCell = string | number;

export interface ReportTable {
  /** Rows below its headings. */
  readonly rows: number;
  readonly columns: number;
  /** Queues its heading in a cell of this row, and the table below it. */
  readonly write: (sheet: Excel.Worksheet, row: number) => void;
}

export interface Column<Row> {
  readonly heading: string;
  /** What it holds; undefined is an empty cell. */
  readonly of: (row: Row) => ReportCell | undefined;
  readonly format?: string | ((row: Row) => string);
  /** Whether it holds texts to the right of numbers, and is indented. */
  readonly isIndented?: boolean;
}

export function tableOf<Row>(heading: string, columns: readonly Column<Row>[], rows: readonly Row[]): ReportTable {
  const write = (sheet: Excel.Worksheet, row: number) => {
    const area = { row: row + 1, column: 0, rows: rows.length + 1, columns: columns.length };
    const title = rangeAt(sheet, { row, column: 0, rows: 1, columns: 1 });
    title.values = [[heading]];
    title.format.font.bold = true;
    const cells = rows.map((each) => columns.map(({ of }) => of(each) ?? ""));
    rangeAt(sheet, area).values = [columns.map((column) => column.heading), ...cells];
    columns.forEach(({ format, isIndented }, column) => {
      if (isIndented === true) rangeAt(sheet, { ...area, column, columns: 1 }).format.indentLevel = 1;
      if (format === undefined) return;
      const formats = rows.map((each) => [typeof format === "string" ? format : format(each)]);
      rangeAt(sheet, { row: row + 2, column, rows: rows.length, columns: 1 }).numberFormat = formats;
    });
    sheet.tables.add(rangeAt(sheet, area), true);
  };
  return { rows: rows.length, columns: columns.length, write };
}

/** A chart, and the figures that it shows: in cells of their own, so that sorting or filtering a table does not change it. */
export interface ReportChart {
  /** Bars of several series, with a legend; columns of one; lines from high to low with a tick; a line a row of figures, with a legend. */
  readonly type: "BarClustered" | "ColumnClustered" | "StockHLC" | "LineMarkers";
  readonly name: string;
  readonly title: string;
  readonly categories: string;
  readonly values: string;
  /** What it shows, in words: two lines, one a cell above it, of at most 80 characters. */
  readonly sentence?: string;
  /** Headings first; names in the first column. */
  readonly figures: readonly (readonly ReportCell[])[];
  /** Number formats of its figures, and of the marks on its axis. */
  readonly format: string;
  readonly axisFormat: string;
}

export interface Report {
  /** The title and what to know first, a line a cell; at most four. */
  readonly lines: readonly string[];
  readonly charts: readonly ReportChart[];
  readonly tables: readonly ReportTable[];
  /** What the sheet remembers to make it again. */
  readonly askedFor?: unknown;
}
