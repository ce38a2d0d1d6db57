import { everywhere } from "../looks";
import { type Area, addressOf } from "../addresses";
import { facts, saveFirstFact } from "../memory";
import { type ExcelSession, rangeAt } from "../excel";
import { type FittedPage, showPrinted } from "../page";
import { type ReversibleChange, freeSheetName, addSheetChange } from "../changes";
import { type SheetName, readSheets } from "../sheet";

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
export interface ReportPlace {
  readonly sheets: readonly SheetName[];
  readonly isStructureProtected: boolean;
  readonly name: string;
}

/** Looks where a report can go, on a sheet called `word` if that is free. One request. */
export async function findReportPlace(session: ExcelSession, word: string): Promise<ReportPlace> {
  const place = await readSheets(session);
  return { ...place, name: freeSheetName(place.sheets, word) };
}

/**
 * A report on a new sheet, which comes to the front: three requests. A row of a table takes about 300 bytes, and there are 1,520 at most.
 */
export function addReportSheet(place: ReportPlace, report: Report): ReversibleChange<void> {
  const { name } = place;
  return addSheetChange(place, async (session) => {
    const tables = placeTables(report);
    await session.request((context) => {
      const sheet = context.workbook.worksheets.add(name);
      writeWords(sheet, report);
      report.charts.forEach((chart, place) => writeFigures(sheet, chart, figuresArea(report, place)));
      for (const table of tables) writeTable(sheet, table);
      if (report.askedFor !== undefined) saveFirstFact(sheet, facts.comparison, report.askedFor);
    });
    await session.onSheet(name, (sheet) => {
      for (const { area } of tables) sheet.tables.add(rangeAt(sheet, area), true);
      report.charts.forEach((chart, place) => addChart(sheet, chart, place, figuresArea(report, place)));
    });
    await showPrinted(session, [{ id: name, page: pageOf(report) }]);
  });
}

/** Words and charts on one page across; the tables below them are for the screen. Without charts, the tables. */
function pageOf({ charts }: Report): FittedPage {
  if (charts.length === 0) return { orientation: "Landscape", repeated: "$1:$1" };
  // With the gap behind the last chart, whose frame would be cut where columns are printed wider.
  const columns = charts.length * (CHART_COLUMNS + GAP);
  const printed = addressOf({ row: 0, column: 0, rows: CHART_ROW + CHART_ROWS, columns });
  return { orientation: "Landscape", printed };
}

interface PlacedTable {
  readonly table: ReportTable;
  /** Of its heading; the names of its columns are below. */
  readonly row: number;
  readonly area: Area;
}

function placeTables({ charts, tables }: Report): PlacedTable[] {
  const figures = charts.map((chart) => chart.figures.length);
  let row = charts.length === 0 ? WORDS_ROW : CHART_ROW + Math.max(CHART_ROWS, ...figures) + GAP;
  return tables.map((table) => {
    const area = { row: row + 1, column: 0, rows: table.rows.length + 1, columns: table.columns.length };
    const placed = { table, row, area };
    row += table.rows.length + 3;
    return placed;
  });
}

/** The figures of each chart are beside all charts, one block after another with gaps. */
function figuresArea({ charts }: Report, place: number): Area {
  const before = charts.slice(0, place).reduce((sum, { figures }) => sum + figures[0]!.length + GAP, 0);
  const column = charts.length * (CHART_COLUMNS + GAP) + before;
  const { figures } = charts[place]!;
  return { row: CHART_ROW, column, rows: figures.length, columns: figures[0]!.length };
}

function writeWords(sheet: Excel.Worksheet, report: Report): void {
  const { lines, charts, tables } = report;
  const last = charts.length === 0 ? undefined : figuresArea(report, charts.length - 1);
  const columns = Math.max(last ? last.column + last.columns : 0, ...tables.map((table) => table.columns.length));
  rangeAt(sheet, { row: 0, column: 0, rows: 1, columns }).format.columnWidth = WIDTH;
  const named = [0, ...charts.map((_, place) => figuresArea(report, place).column)];
  for (const column of named) {
    rangeAt(sheet, { row: 0, column, rows: 1, columns: 1 }).format.columnWidth = NAME_WIDTH;
  }
  writeCells(
    sheet,
    { row: 0, column: 0, rows: lines.length, columns: 1 },
    lines.map((line) => [line]),
  );
  const title = rangeAt(sheet, { row: 0, column: 0, rows: 1, columns: 1 });
  title.format.font.bold = true;
  title.format.font.size = TITLE;
  title.format.rowHeight = TITLE_HEIGHT;
  charts.forEach(({ sentence }, place) => {
    if (sentence === "") return;
    writeCells(sheet, { row: WORDS_ROW, column: place * (CHART_COLUMNS + GAP), rows: 1, columns: 1 }, [[sentence]]);
  });
}

function writeFigures(sheet: Excel.Worksheet, { type, figures, format }: ReportChart, area: Area): void {
  const names = type === "XYScatter" ? 0 : 1;
  rangeAt(sheet, { ...area, rows: 1 }).numberFormat = everywhere("@");
  const numbers = {
    ...area,
    row: area.row + 1,
    column: area.column + names,
    rows: area.rows - 1,
    columns: area.columns - names,
  };
  rangeAt(sheet, numbers).numberFormat = everywhere(format);
  writeCells(sheet, area, figures);
}

function writeTable(sheet: Excel.Worksheet, { table, row, area }: PlacedTable): void {
  const { heading, columns, rows, formats, indented } = table;
  const title = rangeAt(sheet, { row, column: 0, rows: 1, columns: 1 });
  writeCells(sheet, { row, column: 0, rows: 1, columns: 1 }, [[heading]]);
  title.format.font.bold = true;
  writeCells(sheet, area, [columns, ...rows]);
  if (indented !== undefined) {
    rangeAt(sheet, { ...area, column: indented, columns: 1 }).format.indentLevel = 1;
  }
  for (const { column, formats: wanted } of formats) {
    const below = { ...area, row: area.row + 1, rows: rows.length };
    rangeAt(sheet, { ...below, column, columns: 1 }).numberFormat = wanted.map((format) => [format]);
  }
}

function writeCells(sheet: Excel.Worksheet, area: Area, values: readonly (readonly ReportCell[])[]): void {
  rangeAt(sheet, area).values = values.map((row) => [...row]);
}

function addChart(sheet: Excel.Worksheet, chart: ReportChart, place: number, figures: Area): void {
  const made = sheet.charts.add(chart.type, rangeAt(sheet, figures), chart.seriesBy);
  made.name = chart.name;
  made.title.text = chart.title;
  made.axes.categoryAxis.title.text = chart.categories;
  made.axes.valueAxis.title.text = chart.values;
  made.axes.valueAxis.numberFormat = chart.axisFormat;
  made.legend.visible = chart.hasLegend;
  if (chart.hasLegend) made.legend.position = chart.seriesBy === "Rows" ? "Right" : "Bottom";
  const column = place * (CHART_COLUMNS + GAP);
  const corner = { row: CHART_ROW, column, rows: 1, columns: 1 };
  const end = { ...corner, row: CHART_ROW + CHART_ROWS - 1, column: column + CHART_COLUMNS - 1 };
  made.setPosition(rangeAt(sheet, corner), rangeAt(sheet, end));
}

/** A cell of a report: figures are numbers, "" is an empty cell, and texts are messages, of which none begins like a formula. */
export type ReportCell = string | number;

export interface ReportTable {
  /** Shown in a cell above the table. */
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ReportCell[])[];
  /** The number formats of some of its columns, one a row. */
  readonly formats: readonly { readonly column: number; readonly formats: readonly string[] }[];
  /** A column of texts to the right of numbers, indented. */
  readonly indented?: number | undefined;
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
  const indented = columns.findIndex(({ isIndented }) => isIndented === true);
  return {
    heading,
    columns: columns.map((column) => column.heading),
    rows: rows.map((row) => columns.map((column) => column.of(row) ?? "")),
    formats: columns.flatMap(({ format }, column) => {
      if (format === undefined) return [];
      return [{ column, formats: rows.map((row) => (typeof format === "string" ? format : format(row))) }];
    }),
    indented: indented < 0 ? undefined : indented,
  };
}

/** A chart, and the figures that it shows: in cells of their own, so that sorting or filtering a table does not change it. */
export interface ReportChart {
  /** Clustered columns; lines from high to low with a tick; lines with a mark at each figure; points, whose x are in the first column. */
  readonly type: "BarClustered" | "ColumnClustered" | "StockHLC" | "LineMarkers" | "XYScatter";
  readonly name: string;
  readonly title: string;
  /** Names of the axes. */
  readonly categories: string;
  readonly values: string;
  /** What it shows, in words: two lines, one a cell above it, of at most 80 characters. */
  readonly sentence: string;
  /** Headings first; names, or x, in the first column. */
  readonly figures: readonly (readonly ReportCell[])[];
  readonly seriesBy: "Columns" | "Rows";
  /** Number formats of its figures, and of the marks on its axis. */
  readonly format: string;
  readonly axisFormat: string;
  readonly hasLegend: boolean;
}

export interface Report {
  /** The title and what to know first, a line a cell; at most four. */
  readonly lines: readonly string[];
  readonly charts: readonly ReportChart[];
  readonly tables: readonly ReportTable[];
  /** What the sheet remembers to make it again; nothing if missing. */
  readonly askedFor?: unknown;
}
