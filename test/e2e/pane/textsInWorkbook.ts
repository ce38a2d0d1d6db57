/**
 * In the page of the embedded workbook: every text of its sheets, hidden ones too: their names, what cells hold, headers and footers
 * without Excel's codes, and what charts and pictures are called.
 */
export function textsInWorkbook(): string[] {
  const found: string[] = [];
  for (const sheet of window.lavirintWorkbook!.excel.workbook.sheets) {
    found.push(sheet.name);
    const used = sheet.usedArea(true);
    if (used !== undefined) {
      sheet.forEachCell(used, (_row, _column, { value }) => {
        if (typeof value === "string") found.push(value);
      });
    }
    for (const { left, center, right } of [sheet.page.header, sheet.page.footer]) {
      for (const text of [left, center, right])
        found.push(
          text
            .replace(/^&\d+ ?/, "")
            .replace(/&[PN]/g, "1")
            .replace(/&&/g, "&"),
        );
    }
    for (const { name, title, categoryAxis, valueAxis } of sheet.charts)
      found.push(name, title, categoryAxis.title, valueAxis.title);
    for (const { name, altTextTitle, altTextDescription } of sheet.shapes)
      found.push(name, altTextTitle, altTextDescription);
  }
  return found.map((words) => words.trim()).filter((words) => words !== "");
}
