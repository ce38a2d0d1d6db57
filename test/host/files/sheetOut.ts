import type { Cell, CellErrorValue, CellFormulaValue, CellValue as FileValue, Style, Worksheet } from "exceljs";
import {
  CellError,
  type CellValue,
  type Line,
  MAX_COLUMNS,
  MAX_ROWS,
  type SheetStore,
  WHOLE_SHEET,
  areaAddress,
  displayText,
  lastColumn,
  lastRow,
} from "../store";
import { blocksInUse } from "./blocksInUse";
import { conditionalFormatsToFile } from "./looks/conditionalFormats";
import { lookToFile } from "./looks/looks";
import { hyperlinksToFile } from "./hyperlinks";
import { drawingToFile } from "./drawings/drawings";
import { breaksToFile, headerFooterToFile } from "./pageParts";
import { widthInFile } from "./sizes";
import { tag } from "./package/xml";

/** exceljs takes a column of width 9 for one without a width; a 256th more is the same 63 pixels. */
const NOT_NINE = 9 + 1 / 256;
/** A run of rows down to the sheet's end that is longer than this goes into the file as the rows' default. */
const LONG_TAIL = 10_000;

/** The rows' default in the file, and the run at the end that it stands for. */
interface RowDefault {
  readonly size: number;
  readonly hidden: boolean;
  readonly from: number;
}

/** Writes sizes, tables, values, looks and edges of a sheet into one of exceljs. */
export function fillWorksheet(worksheet: Worksheet, sheet: SheetStore): void {
  const looks = new Looks(sheet);
  fillColumns(worksheet, sheet, looks);
  fillRows(worksheet, sheet, looks);
  for (const table of sheet.tables) worksheet.addTable(tableToFile(sheet, table));
  sheet.forEachCell(WHOLE_SHEET, (row, column, { value, formula }) => {
    const cell = worksheet.getCell(row + 1, column + 1);
    cell.value = valueToFile(value, formula);
    looks.apply(cell, row, column);
  });
  sheet.forEachStyled(WHOLE_SHEET, (row, column) => {
    looks.apply(worksheet.getCell(row + 1, column + 1), row, column);
  });
  const used = sheet.usedArea(false);
  if (!used) return;
  for (const block of blocksInUse(sheet, used)) {
    for (let row = block.row; row <= lastRow(block); row++) {
      for (let column = block.column; column <= lastColumn(block); column++) {
        if (hasEdge(sheet, row, column)) looks.apply(worksheet.getCell(row + 1, column + 1), row, column);
      }
    }
  }
}

/** What exceljs cannot write, as text put into the XML that it wrote. */
export function completeSheetXml(xml: string, sheet: SheetStore): string {
  const { merges, page } = sheet;
  const merged = merges.map((area) => tag("mergeCell", { ref: areaAddress(area) })).join("");
  const mergeCells = merges.length === 0 ? "" : `<mergeCells count="${merges.length}">${merged}</mergeCells>`;
  const rowBreaks = breaksToFile("rowBreaks", page.horizontalBreaks, MAX_COLUMNS - 1);
  const colBreaks = breaksToFile("colBreaks", page.verticalBreaks, MAX_ROWS - 1);
  let text = insertBefore(xml, mergeCells + conditionalFormatsToFile(sheet) + hyperlinksToFile(sheet), AFTER_MERGES);
  text = insertBefore(text, headerFooterToFile(page) + rowBreaks + colBreaks + drawingToFile(sheet), AFTER_BREAKS);
  return rowDefault(sheet).hidden ? text.replace("<sheetFormatPr", '<sheetFormatPr zeroHeight="1"') : text;
}

/** The elements that may follow in a worksheet, among those that exceljs writes (ECMA-376 part 1, 18.3.1.99). */
const AFTER_BREAKS = ["<drawing", "<tableParts", "<extLst", "</worksheet>"];
const AFTER_MERGES = ["<printOptions", "<pageMargins", "<pageSetup", "<headerFooter", "<rowBreaks", ...AFTER_BREAKS];

function insertBefore(xml: string, text: string, followers: readonly string[]): string {
  if (text === "") return xml;
  const cellsEnd = Math.max(xml.lastIndexOf("</sheetData>"), xml.lastIndexOf("<sheetData/>"));
  const places = followers.map((tag) => xml.indexOf(tag, cellsEnd)).filter((place) => place >= 0);
  const place = Math.min(...places);
  return xml.slice(0, place) + text + xml.slice(place);
}

/** Styles for exceljs, one object for each different look: it recognises objects and skips the comparison. */
class Looks {
  private readonly known = new Map<string, Partial<Style>>();

  constructor(private readonly sheet: SheetStore) {}

  apply(cell: Cell, row: number, column: number): void {
    const { sheet } = this;
    const top = sheet.horizontalEdgeId(row, column);
    const left = sheet.verticalEdgeId(row, column);
    const bottom = sheet.horizontalEdgeId(row + 1, column);
    const right = sheet.verticalEdgeId(row, column + 1);
    const style = sheet.styleId(row, column);
    if (style === 1 && top + left + bottom + right === 4 && !this.isBanded(row, column)) return;
    cell.style = this.look([style, top, left, bottom, right]);
  }

  /** The look of a whole row or column, which has no edges. */
  band(style: number): Partial<Style> {
    return this.look([style, 1, 1, 1, 1]);
  }

  private look(ids: readonly [style: number, ...edges: number[]]): Partial<Style> {
    const key = ids.join(" ");
    let look = this.known.get(key);
    if (!look) {
      const { styles, lines } = this.sheet.workbook;
      const [style, ...edges] = ids;
      const [top, left, bottom, right] = edges.map((id) => lines.get(id)) as [Line, Line, Line, Line];
      look = lookToFile({ style: styles.get(style), top, left, bottom, right });
      this.known.set(key, look);
    }
    return look;
  }

  private isBanded(row: number, column: number): boolean {
    const { rows, columns, sheet } = this.sheet.styleBands();
    return sheet !== 1 || rows.has(row) || columns.has(column);
  }
}

function hasEdge(sheet: SheetStore, row: number, column: number): boolean {
  return (
    sheet.horizontalEdgeId(row, column) !== 1 ||
    sheet.verticalEdgeId(row, column) !== 1 ||
    sheet.horizontalEdgeId(row + 1, column) !== 1 ||
    sheet.verticalEdgeId(row, column + 1) !== 1
  );
}

function fillColumns(worksheet: Worksheet, sheet: SheetStore, looks: Looks): void {
  const { columns } = sheet;
  const bands = sheet.styleBands();
  if (columns.defaultSize !== 48) worksheet.properties.defaultColWidth = widthInFile(columns.defaultSize);
  const custom = new Set<number>(bands.columns.keys());
  for (const run of columns.customRuns()) for (let at = run.first; at <= run.last; at++) custom.add(at);
  if (bands.sheet !== 1) for (let at = 0; at < MAX_COLUMNS; at++) custom.add(at);
  for (const at of [...custom].sort((a, b) => a - b)) {
    const column = worksheet.getColumn(at + 1);
    const width = widthInFile(columns.size(at) || columns.defaultSize);
    column.width = width === 9 ? NOT_NINE : width;
    column.hidden = columns.isHidden(at) || columns.size(at) === 0;
    const style = bands.columns.get(at) ?? bands.sheet;
    if (style !== 1) column.style = looks.band(style);
  }
}

function rowDefault({ rows }: SheetStore): RowDefault {
  const runs = rows.customRuns();
  const last = runs[runs.length - 1];
  if (last?.last === MAX_ROWS - 1 && last.last - last.first >= LONG_TAIL) {
    return { size: last.size ?? rows.defaultSize, hidden: last.hidden, from: last.first };
  }
  return { size: rows.defaultSize, hidden: false, from: MAX_ROWS };
}

function fillRows(worksheet: Worksheet, sheet: SheetStore, looks: Looks): void {
  const { rows } = sheet;
  const tail = rowDefault(sheet);
  const bands = sheet.styleBands().rows;
  Object.assign(worksheet.properties, { defaultRowHeight: tail.size, dyDescent: 0.25 });
  const custom = new Set<number>(bands.keys());
  if (tail.from < MAX_ROWS) for (let at = 0; at < tail.from; at++) custom.add(at);
  for (const run of rows.customRuns()) {
    for (let at = run.first; at <= run.last && at < tail.from; at++) custom.add(at);
  }
  for (const at of custom) {
    const row = worksheet.getRow(at + 1);
    row.height = rows.size(at) || rows.defaultSize; // exceljs writes no row that has neither cells nor a height
    row.hidden = rows.isHidden(at) || rows.size(at) === 0;
    const style = bands.get(at);
    if (style !== undefined && style !== 1) Object.assign(row, { style: looks.band(style) });
  }
}

function valueToFile(value: CellValue | undefined, formula: string | undefined): FileValue {
  if (formula !== undefined) {
    const result = value === undefined ? undefined : (plainValue(value) as NonNullable<CellFormulaValue["result"]>);
    return { formula: formula.replace(/^=/, ""), ...(result !== undefined && { result }) };
  }
  return value === undefined ? null : plainValue(value);
}

function plainValue(value: CellValue): string | number | boolean | CellErrorValue {
  if (value instanceof CellError) return { error: value.text as CellErrorValue["error"] };
  return typeof value === "string" ? escapedText(value) : value;
}

/** Characters that XML cannot hold become _xHHHH_, and text that already looks like that is escaped, too (ECMA-376 part 1, 22.9.2.19). */
function escapedText(text: string): string {
  // eslint-disable-next-line no-control-regex -- these characters are the ones that cannot be written
  return text.replace(/_(?=x[\dA-Fa-f]{4}_)|[\u0000-\u0008\u000B-\u001F\u007F\uFFFE\uFFFF]/g, (character) => {
    return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
  });
}

/** exceljs writes a table's cells itself; their own values follow. */
function tableToFile(sheet: SheetStore, table: SheetStore["tables"][number]): Parameters<Worksheet["addTable"]>[0] {
  const { area } = table;
  const dataRows = area.rows - Number(table.showHeaders) - Number(table.showTotals);
  const shown = (row: number, column: number) =>
    displayText(sheet.value(row, column), sheet.style(row, column).numberFormat);
  const taken = new Set<string>();
  const columns = Array.from({ length: area.columns }, (_, index) => {
    const column = area.column + index;
    const wanted = (table.showHeaders && shown(area.row, column)) || `Column${index + 1}`;
    let name = wanted;
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${wanted}${n}`;
    taken.add(name.toLowerCase());
    const label = table.showTotals ? shown(lastRow(area), column) : "";
    return { name, filterButton: table.showFilterButton, totalsRowLabel: label, totalsRowFunction: "none" as const };
  });
  const showFilter = table.showHeaders && table.showFilterButton;
  return {
    name: table.name,
    displayName: table.name,
    ref: areaAddress({ ...area, rows: 1, columns: 1 }),
    headerRow: table.showHeaders,
    totalsRow: table.showTotals,
    style: {
      theme: (table.style || null) as "TableStyleMedium2", // exceljs leaves out a name that is null
      showRowStripes: table.showBandedRows,
      showColumnStripes: table.showBandedColumns,
      showFirstColumn: table.highlightFirstColumn,
      showLastColumn: table.highlightLastColumn,
    },
    columns: showFilter ? columns : columns.map((column) => ({ ...column, filterButton: false })),
    rows: Array.from({ length: Math.max(0, dataRows) }, () => []),
  };
}
