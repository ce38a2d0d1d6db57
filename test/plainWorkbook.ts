import { strToU8, zipSync } from "fflate";
import { columnLetters } from "../src/worksheet/addresses/addresses";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

const escaped = (text: string) => text.replace(/[&<>"\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A cell of a sheet's part. */
function cellXml(row: number, column: number, content: string | number): string {
  const at = `r="${columnLetters(column)}${row + 1}"`;
  if (typeof content === "number") return `<c ${at}><v>${content}</v></c>`;
  if (content.startsWith("=")) return `<c ${at}><f>${escaped(content.slice(1))}</f></c>`;
  return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(content)}</t></is></c>`;
}

/** A sheet's part without looks; texts that begin with "=" are formulas, whose values are not there. */
export function sheetXml(cells: readonly (readonly [row: number, column: number, content: string | number])[]): string {
  const rows = new Map<number, (readonly [number, string])[]>();
  for (const [row, column, content] of cells) {
    if (content === "") continue;
    rows.set(row, [...(rows.get(row) ?? []), [column, cellXml(row, column, content)]]);
  }
  const lines = [...rows]
    .sort(([a], [b]) => a - b)
    .map(([row, line]) => {
      const inOrder = [...line].sort(([a], [b]) => a - b).map(([, xml]) => xml);
      return `<row r="${row + 1}">${inOrder.join("")}</row>`;
    });
  return `<worksheet xmlns="${MAIN}"><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

/** A workbook of these sheets, "S0", "S1" … */
export function workbookOf(sheets: readonly string[]): Uint8Array {
  const parts: Record<string, Uint8Array> = {};
  const add = (path: string, xml: string) => (parts[path] = strToU8(xml));
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const each = (say: (i: number) => string) => sheets.map((_, i) => say(i)).join("");
  add(
    "[Content_Types].xml",
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>${each((i) => `<Override PartName="/xl/worksheets/s${i}.xml" ContentType="${type}.worksheet+xml"/>`)}</Types>`,
  );
  add(
    "_rels/.rels",
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  add(
    "xl/workbook.xml",
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((i) => `<sheet name="S${i}" sheetId="${i + 1}" r:id="r${i}"/>`)}</sheets></workbook>`,
  );
  add(
    "xl/_rels/workbook.xml.rels",
    `<Relationships xmlns="${PACKAGE}/relationships">${each((i) => `<Relationship Id="r${i}" Type="${OFFICE}/worksheet" Target="worksheets/s${i}.xml"/>`)}</Relationships>`,
  );
  sheets.forEach((xml, i) => add(`xl/worksheets/s${i}.xml`, xml));
  return zipSync(parts);
}
