import { type Area, type SheetStore, lastColumn, lastRow } from "../store";
import { textOf } from "./range/cellValues";

/** The cells' shown texts as spreadsheets copy them: tabs between columns, one line per row, quotes around texts with tabs or breaks. */
export function cellsAsText(sheet: SheetStore, area: Area): string {
  const lines: string[] = [];
  for (let row = area.row; row <= lastRow(area); row++) {
    const cells: string[] = [];
    for (let column = area.column; column <= lastColumn(area); column++) cells.push(quoted(textOf(sheet, row, column)));
    lines.push(cells.join("\t"));
  }
  return `${lines.join("\r\n")}\r\n`;
}

function quoted(text: string): string {
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows of cells from such a text; rows may differ in length. A last line break ends the last row and begins none. */
export function cellsOfText(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*)/y;
  for (let at = 0; at < text.length;) {
    cell.lastIndex = at;
    const [whole, quotedText, plain = ""] = cell.exec(text)!;
    rows[rows.length - 1]!.push(quotedText?.replaceAll('""', '"') ?? plain);
    at += whole.length;
    const [end = ""] = /^(?:\t|\r\n|\r|\n)/.exec(text.slice(at, at + 2)) ?? [];
    at += end.length;
    if (end === "\t" && at === text.length) rows[rows.length - 1]!.push("");
    else if (end !== "" && end !== "\t" && at < text.length) rows.push([]);
  }
  return rows;
}
