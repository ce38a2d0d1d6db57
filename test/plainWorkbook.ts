import { Workbook } from "exceljs";

type Cells = readonly (readonly [row: number, column: number, content: string | number])[];

/** A workbook of these sheets, "S0", "S1" …; texts that begin with "=" are formulas, whose values are not there. */
export async function workbookOf(sheets: readonly Cells[]): Promise<Uint8Array> {
  const workbook = new Workbook();
  sheets.forEach((cells, i) => {
    const sheet = workbook.addWorksheet(`S${i}`);
    for (const [row, column, content] of cells) {
      if (content === "") continue;
      const isFormula = typeof content === "string" && content.startsWith("=");
      sheet.getCell(row + 1, column + 1).value = isFormula ? { formula: content.slice(1), date1904: false } : content;
    }
  });
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}
