import type { Border, CellValue as FileValue, Row, Style, Worksheet } from "exceljs";
import {
  type Area,
  CellError,
  type CellValue,
  type Line,
  MAX_COLUMNS,
  MAX_ROWS,
  type SheetStore,
  areaBetween,
  cellArea,
  intersect,
  parseArea,
  serialOf,
} from "../store";
import { heavier, lineFromFile } from "./looks/borders";
import { type Palette, colorFromFile, fileColorOf } from "./looks/colors";
import { readConditionalFormats } from "./looks/conditionalFormats";
import { damaged, tooLarge } from "./package/workbookFileError";
import { type EdgedStyle, lookFromFile } from "./looks/looks";
import { readPage } from "./pageParts";
import { readProtection } from "./protection";
import { pointsOfWidth } from "./sizes";
import { type XmlElement, elements, firstElement, flag, numberOf } from "./package/xml";

const MOST_MERGES = 10_000;
/** A list of `<row>` or `<col>` numbers outside the sheet is damage. */
const inside = (line: number | undefined, count: number): line is number =>
  line !== undefined && Number.isInteger(line) && line >= 1 && line <= count;

/** A worksheet's XML in three parts: before its cells, the cells, after them. */
export interface SheetXml {
  readonly before: string;
  readonly cells: string;
  readonly after: string;
  /** Number of `<c>` elements. */
  readonly cellCount: number;
}

/** Throws {@link WorkbookFileError} for text that is no worksheet. */
export function splitSheetXml(xml: string): SheetXml {
  const start = xml.search(/<sheetData(?=[\s/>])/);
  if (start < 0) throw damaged("A worksheet has no <sheetData>.");
  const close = xml.lastIndexOf("</sheetData>");
  const end = close > start ? close + "</sheetData>".length : xml.indexOf(">", start) + 1;
  const cells = xml.slice(start, end);
  let cellCount = 0;
  for (let at = cells.indexOf("<c "); at >= 0; at = cells.indexOf("<c ", at + 3)) cellCount++;
  return { before: xml.slice(0, start), cells, after: xml.slice(end), cellCount };
}

/** All that exceljs is given of a sheet: columns (with their styles) and cells. Everything else is read here. */
export function xmlForExceljs({ before, cells }: SheetXml): string {
  const columns = [...elements(before, "col")];
  for (const column of columns) {
    const first = numberOf(column, "min");
    const last = numberOf(column, "max");
    if (!inside(first, MAX_COLUMNS) || !inside(last, MAX_COLUMNS) || last < first)
      throw damaged("A column is outside the sheet.");
  }
  const cols = /<cols(?=[\s>])[^]*<\/cols>/.exec(before)?.[0] ?? "";
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:x14ac="x14ac">${cols}${cells}</worksheet>`;
}

/** Fills an empty sheet from a file's XML and from the cells and styles that exceljs read of it. */
export function fillSheet(
  sheet: SheetStore,
  xml: SheetXml,
  worksheet: Worksheet,
  { palette, fills }: { readonly palette: Palette; readonly fills: readonly string[] },
): void {
  readView(sheet, xml.before, palette);
  readPage(sheet.page, xml.before, xml.after);
  readProtection(sheet, xml.after);
  readMerges(sheet, xml.after);
  readConditionalFormats(sheet, xml.after, palette, fills);
  const looks = new Looks(sheet, palette);
  readColumns(sheet, xml.before, worksheet, looks);
  readRows(sheet, xml, worksheet, looks);
}

/** Styles of exceljs, which are one object for each different one, as the workbook's own objects, to be compared by identity. */
class Looks {
  private readonly known = new Map<Partial<Style> | undefined, EdgedStyle>();

  constructor(
    private readonly sheet: SheetStore,
    private readonly palette: Palette,
  ) {}

  of(found: Partial<Style> | undefined): EdgedStyle {
    // exceljs gives each cell without a style an empty object of its own.
    const file = found !== undefined && Object.keys(found).length > 0 ? found : undefined;
    let look = this.known.get(file);
    if (!look) {
      const { styles, lines } = this.sheet.workbook;
      const line = (border: Partial<Border> | undefined) => lines.get(lines.id(lineFromFile(border, this.palette)));
      const { top, left, bottom, right } = file?.border ?? {};
      const style = styles.get(styles.id(lookFromFile(file, this.palette)));
      look = { style, top: line(top), left: line(left), bottom: line(bottom), right: line(right) };
      this.known.set(file, look);
    }
    return look;
  }
}

function readView(sheet: SheetStore, before: string, palette: Palette): void {
  const view = firstElement(before, "sheetView");
  sheet.showGridlines = flag(view, "showGridLines", true);
  sheet.showHeadings = flag(view, "showRowColHeaders", true);
  const pane = firstElement(before, "pane");
  if (/^frozen/.test(pane?.attributes.get("state") ?? "")) {
    sheet.frozen = { rows: wholeOf(pane, "ySplit"), columns: wholeOf(pane, "xSplit") };
  }
  const selections = [...elements(before, "selection")];
  const active = parseArea(selections[selections.length - 1]?.attributes.get("activeCell") ?? "");
  if (active) sheet.select([cellArea(active.row, active.column)]);
  const tab = firstElement(before, "tabColor");
  if (tab) sheet.tabColor = colorFromFile(fileColorOf(tab), palette, "");
}

function wholeOf(element: XmlElement | undefined, name: string): number {
  return Math.max(0, Math.trunc(numberOf(element, name) ?? 0));
}

function readMerges(sheet: SheetStore, after: string): void {
  const merges: Area[] = [];
  for (const merged of elements(after, "mergeCell")) {
    const area = parseArea(merged.attributes.get("ref") ?? "");
    if (!area || merges.some((other) => intersect(other, area))) throw damaged("Merged cells overlap or are no cells.");
    merges.push(area);
    if (merges.length > MOST_MERGES) throw tooLarge("more than 10,000 merged areas on one sheet", "10,000");
  }
  sheet.merges = merges;
}

function readColumns(sheet: SheetStore, before: string, worksheet: Worksheet, looks: Looks): void {
  const format = firstElement(before, "sheetFormatPr");
  const width = numberOf(format, "defaultColWidth");
  if (width !== undefined && width > 0 && width <= 255) sheet.columns.defaultSize = pointsOfWidth(width);
  for (const column of elements(before, "col")) {
    const first = numberOf(column, "min")! - 1;
    const last = numberOf(column, "max")! - 1;
    const own = numberOf(column, "width");
    if (own !== undefined && own > 0) sheet.columns.resize(first, last, pointsOfWidth(Math.min(own, 256)));
    if (flag(column, "hidden", false) || own === 0) sheet.columns.hide(first, last, true);
    if (column.attributes.has("style")) {
      const look = looks.of(worksheet.getColumn(first + 1).style).style;
      sheet.restyle(areaBetween(0, first, MAX_ROWS - 1, last), () => look);
    }
  }
}

function readRows(sheet: SheetStore, { before, cells }: SheetXml, worksheet: Worksheet, looks: Looks): void {
  const format = firstElement(before, "sheetFormatPr");
  const height = numberOf(format, "defaultRowHeight");
  if (height !== undefined && height > 0 && height <= 409.5) sheet.rows.defaultSize = height;
  const othersHidden = flag(format, "zeroHeight", false);
  if (othersHidden) sheet.rows.hide(0, MAX_ROWS - 1, true);
  let previous = 0;
  for (const written of elements(cells, "row")) {
    const number = numberOf(written, "r") ?? previous + 1;
    if (!inside(number, MAX_ROWS)) throw damaged("A row is outside the sheet.");
    previous = number;
    const at = number - 1;
    const own = numberOf(written, "ht");
    if (own !== undefined && own > 0) sheet.rows.resize(at, at, Math.min(own, 409.5));
    const hidden = flag(written, "hidden", false) || own === 0;
    if (hidden !== othersHidden) sheet.rows.hide(at, at, hidden);
    const row = worksheet.findRow(number);
    if (!row) continue;
    if (flag(written, "customFormat", false)) {
      const look = looks.of((row as Row & { readonly style?: Partial<Style> }).style).style;
      sheet.restyle({ row: at, column: 0, rows: 1, columns: MAX_COLUMNS }, () => look);
    }
    readCells(sheet, row, at, looks);
  }
}

function readCells(sheet: SheetStore, row: Row, at: number, looks: Looks): void {
  let column: number | undefined = -1;
  for (const cell of (row.model?.cells ?? []) as unknown as FileCell[]) {
    // A cell without an address stands right of the one before it (ECMA-376 part 1, 18.3.1.4).
    column = cell.address === undefined ? column + 1 : parseArea(cell.address)?.column;
    if (column === undefined || column >= MAX_COLUMNS) throw damaged("A cell is outside the sheet.");
    const { value, formula } = contentOf(cell, row, column);
    if (value !== undefined || formula !== undefined) sheet.setCell(at, column, value, formula);
    const look = looks.of(cell.style);
    if (sheet.style(at, column) !== look.style) sheet.restyle(cellArea(at, column), () => look.style);
    drawAcross(sheet, at, column, look.top);
    drawAcross(sheet, at + 1, column, look.bottom);
    drawDown(sheet, at, column, look.left);
    drawDown(sheet, at, column + 1, look.right);
  }
}

function drawAcross(sheet: SheetStore, row: number, column: number, line: Line): void {
  const before = sheet.horizontalEdge(row, column);
  const next = heavier(before, line);
  if (next !== before) sheet.changeHorizontalEdges(cellArea(row, column), () => next);
}

function drawDown(sheet: SheetStore, row: number, column: number, line: Line): void {
  const before = sheet.verticalEdge(row, column);
  const next = heavier(before, line);
  if (next !== before) sheet.changeVerticalEdges(cellArea(row, column), () => next);
}

/** What exceljs' model of a cell holds; its types omit some of it. */
interface FileCell {
  readonly address: string | undefined;
  readonly value?: FileValue;
  readonly formula?: string;
  /** Address of the first cell of a shared formula; the cell itself then has its own address. */
  readonly sharedFormula?: string;
  readonly result?: FileValue;
  readonly style?: Partial<Style>;
}

function contentOf(
  cell: FileCell,
  row: Row,
  column: number,
): { value: CellValue | undefined; formula: string | undefined } {
  const { formula, sharedFormula, result } = cell;
  if (formula === undefined && sharedFormula === undefined) {
    return { value: plainValue(cell.value), formula: undefined };
  }
  const text = formula ?? row.getCell(column + 1).formula;
  return { value: plainValue(result) ?? "", formula: text ? `=${text}` : undefined };
}

function plainValue(value: FileValue | undefined): CellValue | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (value === null || value === undefined) return undefined;
  if (value instanceof Date) {
    const day = serialOf(value.getUTCFullYear(), value.getUTCMonth() + 1, value.getUTCDate());
    return day === undefined ? undefined : day + (value.getTime() % 86_400_000) / 86_400_000;
  }
  if ("error" in value) return CellError.parse(value.error) ?? CellError.value;
  if ("richText" in value) return value.richText.map((run) => run.text).join("");
  return undefined;
}
