import { xmlElement, escapeXml } from "./xml";

export interface FileSheet {
  readonly name: string;
  /** The cells that are written; rows and columns are counted from 0. */
  readonly area: { readonly row: number; readonly column: number; readonly rows: number; readonly columns: number };
  /** The number of each cell's look in the file's table of looks, row by row. */
  readonly looks: Uint16Array;
  /** What cells hold, by their numbers in the area. */
  readonly values: ReadonlyMap<number, string>;
}

/**
 * The part of a file that is a sheet. A cell without an address follows the previous one (ECMA-376 part 1, 18.3.1.4), which makes the file
 * a quarter as long. Cells without look and value are left out: exceljs does not count them.
 */
export function sheetXml({ area, looks, values }: FileSheet): string {
  const emptyCells: string[] = []; // by their look, each made once
  const rows = Array.from({ length: area.rows }, (_, row) => {
    let cells = "";
    let isNext = false; // whether the cell before it was written
    for (let column = 0; column < area.columns; column++) {
      const cell = row * area.columns + column;
      const [look, value] = [looks[cell]!, values.get(cell)];
      const isPlaced = isNext;
      isNext = value !== undefined || look !== 0;
      if (!isNext) continue;
      if (value === undefined && isPlaced) cells += emptyCells[look] ??= cellXml(undefined, look, undefined);
      else cells += cellXml(isPlaced ? undefined : addressOf(area.row + row, area.column + column), look, value);
    }
    return xmlElement("row", { r: area.row + row + 1 }, cells);
  });
  const xmlns = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  return xmlElement("worksheet", { xmlns }, xmlElement("sheetData", {}, rows.join("")));
}

function cellXml(r: string | undefined, look: number, value: string | undefined): string {
  const s = look === 0 ? undefined : look;
  if (value === undefined) return xmlElement("c", { r, s });
  // Spaces at both ends stay.
  const text = `<t xml:space="preserve">${escapeXml(value)}</t>`;
  return xmlElement("c", { r, s, t: "inlineStr" }, xmlElement("is", {}, text));
}

/** "B2" of row 1 and column 1, counted from 0. */
function addressOf(row: number, column: number): string {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}
