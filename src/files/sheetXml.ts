import { Bytes } from "./bytes";
import type { FilePage, FileSheet, SizeRun } from "./fileSheet";
import { xmlElement, escapeXml } from "./xml";

/** The part of a file that is a sheet. */
export function sheetXml(sheet: FileSheet): Uint8Array<ArrayBuffer> {
  const { page } = sheet;
  const xml = new Bytes(16 * sheet.looks.length + 4096);
  xml.addText('<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n');
  xml.addText('<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">');
  if (page !== undefined && "across" in page.fit) xml.addText('<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>');
  xml.addText(columnsXml(sheet.columnWidths));
  xml.addText("<sheetData>");
  addRows(xml, sheet);
  xml.addText("</sheetData>");
  if (page !== undefined) xml.addText(pageXml(page));
  xml.addText("</worksheet>");
  return xml.done();
}

/**
 * A cell without an address follows the previous one (ECMA-376 part 1, 18.3.1.4), which makes the file a quarter as long. Cells without
 * look and value are left out: exceljs does not count them.
 */
function addRows(xml: Bytes, { area, looks, contentOf, rowHeights }: FileSheet): void {
  const emptyCell = emptyCells();
  const heights = new Map<number, number>();
  for (const { first, count, size } of rowHeights)
    for (let row = first; row < first + count; row++) heights.set(row, size);
  const rows = new Set([...heights.keys()]);
  for (let row = area.row; row < area.row + area.rows; row++) rows.add(row);
  for (const row of [...rows].sort((a, b) => a - b)) {
    const height = heights.get(row);
    const attributes = { r: row + 1, ht: height, customHeight: height === undefined ? undefined : 1 };
    const start = xmlElement("row", attributes).slice(0, -2);
    const inArea = row - area.row;
    if (inArea < 0 || inArea >= area.rows) {
      xml.addText(`${start}/>`);
      continue;
    }
    xml.addText(`${start}>`);
    let isNext = false; // whether the cell before it was written
    for (let column = 0; column < area.columns; column++) {
      const cell = inArea * area.columns + column;
      const value = contentOf?.(cell);
      const isWritten = value !== undefined || looks[cell] !== 0;
      const isPlaced = isNext;
      isNext = isWritten;
      if (!isWritten) continue;
      const address = isPlaced ? undefined : addressOf(row, area.column + column);
      if (value === undefined && address === undefined) xml.add(emptyCell(looks[cell]!));
      else xml.addText(cellXml(address, looks[cell]!, value));
    }
    xml.addText("</row>");
  }
}

/** Gives the bytes of an empty cell of a look, which are made once. */
function emptyCells(): (look: number) => Uint8Array {
  const known: Uint8Array[] = [];
  return (look) => (known[look] ??= new TextEncoder().encode(cellXml(undefined, look, undefined)));
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

/** Pixels, at 96 dots an inch, of the widest digit of the standard font. */
const DIGIT = 7;

/** Widths are in digits of the standard font, in whole pixels (ECMA-376 part 1, 18.3.1.13). */
function columnsXml(runs: readonly SizeRun[]): string {
  if (runs.length === 0) return "";
  const columns = runs.map(({ first, count, size }) => {
    const width = Math.trunc((Math.round((size * 96) / 72) / DIGIT) * 256) / 256;
    return xmlElement("col", { min: first + 1, max: first + count, width, customWidth: 1 });
  });
  return xmlElement("cols", {}, columns.join(""));
}

/** In the order of ECMA-376 part 1, 18.3.1.99. */
function pageXml({ isCentered, margins, isLandscape, paper, fit, header, footer, breaksBefore }: FilePage): string {
  const { left, right, top, bottom } = margins;
  const size = "percent" in fit ? { scale: fit.percent } : { fitToWidth: fit.across, fitToHeight: fit.down };
  const breaks = breaksBefore.map((id) => xmlElement("brk", { id, max: 16383, man: 1 })).join("");
  return [
    xmlElement("printOptions", {
      horizontalCentered: isCentered.horizontally ? 1 : undefined,
      verticalCentered: isCentered.vertically ? 1 : undefined,
    }),
    xmlElement("pageMargins", { left, right, top, bottom, header: margins.header, footer: margins.footer }),
    xmlElement("pageSetup", { paperSize: paper, ...size, orientation: isLandscape ? "landscape" : "portrait" }),
    header + footer === ""
      ? ""
      : xmlElement(
          "headerFooter",
          {},
          `<oddHeader>${escapeXml(header)}</oddHeader><oddFooter>${escapeXml(footer)}</oddFooter>`,
        ),
    breaks === ""
      ? ""
      : xmlElement("rowBreaks", { count: breaksBefore.length, manualBreakCount: breaksBefore.length }, breaks),
  ].join("");
}
