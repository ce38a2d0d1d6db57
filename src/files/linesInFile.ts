import { borderTable } from "./borderTable";
import type { Rectangle } from "./fileSheet";
import { FileUnreadable } from "./fileUnreadable";
import { workbookParts } from "./workbookParts";
import { type Attributes, XmlTags } from "./xmlTags";
import { ZipParts, decoded } from "./zipParts";

const SHEET_ROWS = 1_048_576;
const SHEET_COLUMNS = 16_384;

/** The most bytes of a sheet's part. It is read piece by piece. */
const MOST_OF_SHEET = 256 * 1024 * 1024;

/**
 * The lines of cells in a workbook's file (.xlsx): for each cell of the area, row by row, the sides with a line: 1 right, 2 bottom, 4 left,
 * 8 top. Of two neighbours often only one has the line between them. Between cells of one merged area no line counts, because none is
 * shown there.
 *
 * The file comes from outside: nothing is unpacked before its size is known, and the memory it takes is that of the area. Throws
 * {@link FileUnreadable}. Time O(bytes of the sheet).
 */
export function linesInFile(file: Uint8Array, sheetName: string, area: Rectangle): Uint8Array {
  const zip = new ZipParts(file);
  const { sheet, styles } = workbookParts(zip, sheetName);
  const looks = styles === undefined ? new Uint8Array() : borderTable(zip, styles);
  const reader = new SheetLines(area, looks);
  const tags = new XmlTags(reader);
  const decoder = new TextDecoder("utf-8", { fatal: true });
  zip.read(sheet, MOST_OF_SHEET, (piece) => tags.add(decoded(decoder, piece)));
  tags.add(decoded(decoder));
  tags.end();
  return reader.lines;
}

const RIGHT = 1;
const BOTTOM = 2;
const LEFT = 4;
const TOP = 8;

/** The elements that hold what is read, each once in a sheet. */
const SECTIONS: ReadonlySet<string> = new Set(["cols", "sheetData", "mergeCells"]);

class SheetLines {
  readonly lines: Uint8Array;
  private readonly ofColumns: Uint8Array;
  private section = "";
  /** The row and column of the last cell; -1 before the first. */
  private row = -1;
  private column = -1;
  /** How many runs of columns, and how many merged cells of the area, there were. */
  private runs = 0;
  private merged = 0;

  constructor(
    private readonly area: Rectangle,
    private readonly looks: Uint8Array,
  ) {
    this.lines = new Uint8Array(area.rows * area.columns);
    this.ofColumns = new Uint8Array(area.columns);
  }

  opened(name: string, attribute: Attributes): void {
    if (name === "c") this.cell(attribute);
    else if (name === "row") this.beginRow(attribute);
    else if (SECTIONS.has(name)) this.section = name;
    else if (name === "col" && this.section === "cols") this.columns(attribute);
    else if (name === "mergeCell" && this.section === "mergeCells") this.merge(attribute);
    else if (name === "chartsheet") throw new FileUnreadable("no-such-sheet");
  }

  closed(name: string): void {
    if (name === this.section) this.section = "";
    // The looks of whole columns are known, and hold for each row that says nothing else.
    if (name === "cols")
      for (let row = 0; row < this.area.rows; row++) this.lines.set(this.ofColumns, row * this.area.columns);
  }

  /** The look of whole columns, counted from 1. */
  private columns(attribute: Attributes): void {
    if (++this.runs > SHEET_COLUMNS) throw new FileUnreadable("damaged");
    const [min, max] = [numberOf(attribute("min")), numberOf(attribute("max"))];
    const bits = this.bitsOf(attribute("style"));
    const { column, columns } = this.area;
    const first = Math.max(min - 1 - column, 0);
    this.ofColumns.fill(bits, first, Math.max(first, Math.min(max - column, columns)));
  }

  private beginRow(attribute: Attributes): void {
    if (this.section !== "sheetData") return;
    const number = attribute("r");
    const row = number === undefined ? this.row + 1 : numberOf(number) - 1;
    if (row <= this.row || row >= SHEET_ROWS) throw new FileUnreadable("damaged");
    this.row = row;
    this.column = -1;
    const inArea = this.row - this.area.row;
    if (inArea < 0 || inArea >= this.area.rows) return;
    const isStyled = attribute("customFormat");
    if (isStyled !== "1" && isStyled !== "true") return;
    const { columns } = this.area;
    this.lines.fill(this.bitsOf(attribute("s")), inArea * columns, (inArea + 1) * columns);
  }

  private cell(attribute: Attributes): void {
    if (this.section !== "sheetData") return;
    const address = attribute("r");
    // A cell without an address follows the one before (ECMA-376 part 1, 18.3.1.4).
    this.column = address === undefined ? this.column + 1 : columnOf(address);
    if (address !== undefined && rowOf(address) !== this.row) throw new FileUnreadable("damaged");
    const { row, column, rows, columns } = this.area;
    const [inRow, inColumn] = [this.row - row, this.column - column];
    if (inRow < 0 || inRow >= rows || inColumn < 0 || inColumn >= columns) return;
    this.lines[inRow * columns + inColumn] = this.bitsOf(attribute("s"));
  }

  private merge(attribute: Attributes): void {
    const [from = "", to = from] = (attribute("ref") ?? "").split(":");
    const { row, column, rows, columns } = this.area;
    const [top, left, bottom, right] = [rowOf(from), columnOf(from), rowOf(to), columnOf(to)];
    const firstRow = Math.max(top, row);
    const firstColumn = Math.max(left, column);
    const lastRow = Math.min(bottom, row + rows - 1);
    const lastColumn = Math.min(right, column + columns - 1);
    this.merged += Math.max(0, lastRow - firstRow + 1) * Math.max(0, lastColumn - firstColumn + 1);
    if (this.merged > rows * columns) throw new FileUnreadable("damaged");
    for (let r = firstRow; r <= lastRow; r++) {
      for (let c = firstColumn; c <= lastColumn; c++) {
        const inner = (c < right ? RIGHT : 0) | (r < bottom ? BOTTOM : 0) | (c > left ? LEFT : 0) | (r > top ? TOP : 0);
        this.lines[(r - row) * columns + c - column]! &= ~inner;
      }
    }
  }

  private bitsOf(look: string | undefined): number {
    if (look === undefined) return this.looks[0] ?? 0;
    const bits = this.looks[numberOf(look)];
    if (bits === undefined && look !== "0") throw new FileUnreadable("damaged");
    return bits ?? 0;
  }
}

function numberOf(written: string | undefined): number {
  if (written === undefined || !/^\d{1,7}$/.test(written)) throw new FileUnreadable("damaged");
  return Number(written);
}

/** The column of "B2", counted from 0. */
function columnOf(address: string): number {
  let column = 0;
  for (let at = 0; at < address.length; at++) {
    const letter = address.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  if (column === 0 || column > SHEET_COLUMNS) throw new FileUnreadable("damaged");
  return column - 1;
}

/** The row of "B2", counted from 0. */
function rowOf(address: string): number {
  let at = 0;
  while (at < address.length && address.charCodeAt(at) >= 65 && address.charCodeAt(at) <= 90) at++;
  let row = 0;
  if (address.length - at > 7) row = NaN;
  for (; at < address.length; at++) {
    const digit = address.charCodeAt(at) - 48;
    row = digit < 0 || digit > 9 ? NaN : row * 10 + digit;
  }
  if (!(row >= 1 && row <= SHEET_ROWS)) throw new FileUnreadable("damaged");
  return row - 1;
}
