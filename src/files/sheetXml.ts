import type { FilePage, FileSheet, SizeRun } from "./fileSheet";
import { xmlElement, escapeXml } from "./xml";

/** The part of a file that is a sheet. */
export function sheetXml(sheet: FileSheet): string {
  const { page } = sheet;
  const isFitted = page !== undefined && "across" in page.fit;
  return xmlElement(
    "worksheet",
    { xmlns: "http://schemas.openxmlformats.org/spreadsheetml/2006/main" },
    [
      isFitted ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' : "",
      columnsXml(sheet.columnWidths),
      xmlElement("sheetData", {}, rowsXml(sheet)),
      page === undefined ? "" : pageXml(page),
    ].join(""),
  );
}

/**
 * A cell without an address follows the previous one (ECMA-376 part 1, 18.3.1.4), which makes the file a quarter as long. Cells without
 * look and value are left out: exceljs does not count them.
 */
function rowsXml({ area, looks, contentOf, rowHeights }: FileSheet): string {
  const emptyCells: string[] = []; // by their look, each made once
  const xml: string[] = [];
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
      xml.push(`${start}/>`);
      continue;
    }
    let cells = `${start}>`;
    let isNext = false; // whether the cell before it was written
    for (let column = 0; column < area.columns; column++) {
      const cell = inArea * area.columns + column;
      const value = contentOf?.(cell);
      const isWritten = value !== undefined || looks[cell] !== 0;
      const isPlaced = isNext;
      isNext = isWritten;
      if (!isWritten) continue;
      const look = looks[cell]!;
      if (value === undefined && isPlaced) cells += emptyCells[look] ??= cellXml(undefined, look, undefined);
      else cells += cellXml(isPlaced ? undefined : addressOf(row, area.column + column), look, value);
    }
    xml.push(`${cells}</row>`);
  }
  return xml.join("");
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
