import { type SheetStore, type WorkbookStore, areaAddress, cellArea } from "../store";
import { addCustomParts } from "./customParts";
import { stylesWithRules } from "./looks/conditionalFormats";
import { PackageWriter } from "./package/packageWriter";
import { WorkbookFileError } from "./package/workbookFileError";
import { addRelationships } from "./package/relationships";
import { hyperlinkRelationships } from "./hyperlinks";
import { addDrawings } from "./drawings/drawings";
import { namesToFile } from "./names";
import { pageToFile } from "./pageParts";
import { protect } from "./protection";
import { completeSheetXml, fillWorksheet } from "./sheetOut";
import { colorToFile } from "./looks/colors";

/**
 * The workbook as the bytes of an .xlsx file, which openXlsx gives back.
 *
 * What is lost: charts of types that are not drawn, and shapes that are no pictures; passwords (a protected sheet comes back
 * protected without one); names of cell styles; `autoIndent`; comments printed in place; tints, which go into their colours; a
 * second, different diagonal; edges given to whole rows or columns beyond the used area; selections beyond the active cell.
 * Column widths are whole pixels. Settings and sheets' custom properties are kept in a part that only openXlsx reads.
 *
 * Throws {@link WorkbookFileError}.
 */
export async function saveXlsx(workbook: WorkbookStore): Promise<Uint8Array> {
  try {
    return await written(workbook);
  } catch (error) {
    throw new WorkbookFileError(
      "The workbook cannot be saved, because something in it has no place in an .xlsx file. Undo the last change and save again.",
      String(error),
    );
  }
}

async function written(workbook: WorkbookStore): Promise<Uint8Array> {
  const { default: ExcelJS } = await import("exceljs");
  const book = new ExcelJS.Workbook();
  for (const sheet of workbook.sheets) {
    const worksheet = book.addWorksheet(sheet.name, {
      state: sheet.visibility === "Visible" ? "visible" : sheet.visibility === "Hidden" ? "hidden" : "veryHidden",
      pageSetup: pageToFile(sheet.page),
      views: [viewOf(sheet)],
      properties: sheet.tabColor === "" ? {} : { tabColor: colorToFile(sheet.tabColor, 0) },
    });
    await protect(worksheet, sheet);
    fillWorksheet(worksheet, sheet);
  }
  const activeTab = workbook.sheets.indexOf(workbook.activeSheet);
  const firstSheet = Math.max(
    0,
    workbook.sheets.findIndex((sheet) => sheet.visibility === "Visible"),
  );
  book.views = [{ x: 0, y: 0, width: 24000, height: 12000, firstSheet, activeTab, visibility: "visible" }];
  const bytes = await book.xlsx.writeBuffer({ zip: { compression: "STORE" } } as object);

  const writer = new PackageWriter(new Uint8Array(bytes));
  // Without the time of saving, a workbook is the same bytes whenever it is saved.
  writer.rewrite("docProps/core.xml", (xml) => xml.replace(/<dcterms:(\w+)[^>]*>[^<]*<\/dcterms:\1>/g, ""));
  writer.rewrite("xl/workbook.xml", (xml) => completeWorkbookXml(xml, workbook));
  writer.rewrite("xl/styles.xml", (xml) => stylesWithRules(xml, workbook));
  for (const [index, sheet] of workbook.sheets.entries()) {
    writer.rewrite(`xl/worksheets/sheet${index + 1}.xml`, (xml) => completeSheetXml(xml, sheet));
  }
  for (const [index, sheet] of workbook.sheets.entries()) {
    addRelationships(writer, `xl/worksheets/sheet${index + 1}.xml`, hyperlinkRelationships(sheet));
  }
  addDrawings(writer, workbook);
  addCustomParts(writer, workbook);
  return writer.zipped();
}

/** exceljs writes no names here: it was given none. */
function completeWorkbookXml(xml: string, workbook: WorkbookStore): string {
  const mode = { Automatic: "auto", AutomaticExceptTables: "autoNoTable", Manual: "manual" }[workbook.calculationMode];
  return xml
    .replace(
      "<bookViews",
      () => `${workbook.structureProtection ? '<workbookProtection lockStructure="1"/>' : ""}<bookViews`,
    )
    .replace("</sheets>", () => `</sheets>${namesToFile(workbook)}`)
    .replace("<calcPr", `<calcPr calcMode="${mode}"`);
}

type Worksheet = import("exceljs").Worksheet;

function viewOf(sheet: SheetStore): Worksheet["views"][number] {
  const { rows, columns } = sheet.frozen;
  const { activeRow, activeColumn } = sheet.selection;
  const view = {
    showGridLines: sheet.showGridlines,
    showRowColHeaders: sheet.showHeadings,
    activeCell: areaAddress(cellArea(activeRow, activeColumn)),
  };
  const frozen = rows > 0 || columns > 0;
  return frozen ? { ...view, state: "frozen", xSplit: columns, ySplit: rows } : { ...view, state: "normal" };
}
