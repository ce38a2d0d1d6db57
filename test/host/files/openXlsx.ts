import type { Workbook } from "exceljs";
import { type SheetStore, WorkbookStore } from "../store";
import { paletteOf } from "./looks/colors";
import { ruleFillsOf } from "./looks/conditionalFormats";
import { readCustomParts } from "./customParts";
import { WorkbookFileError, damaged, tooLarge } from "./package/workbookFileError";
import { guardedStyles } from "./looks/formats";
import { readNames } from "./names";
import { type SheetXml, fillSheet, splitSheetXml, xmlForExceljs } from "./sheetIn";
import { readHyperlinks } from "./hyperlinks";
import { readDrawings } from "./drawings/drawings";
import { readTable } from "./readTable";
import { type XmlElement, tag, elements, firstElement, flag, numberOf, plainXml } from "./package/xml";
import { PackageParts } from "./package/packageParts";
import { PackageWriter } from "./package/packageWriter";
import { type Target, relationships } from "./package/relationships";

const MOST_SHEETS = 500;
/** Cells with a value or a style, on all sheets together. */
const MOST_CELLS = 1_000_000;

/** A worksheet as its file has it. */
interface FoundSheet {
  readonly name: string;
  readonly visibility: SheetStore["visibility"];
  readonly xml: SheetXml;
  readonly tables: readonly string[];
  readonly targets: ReadonlyMap<string, Target>;
}

/**
 * The workbook in an .xlsx file of at most 64 MB, 256 MB unzipped, 500 sheets and 1,000,000 cells; every size is checked
 * before anything is created. An edge counts if either of its cells has one; if both have, the heavier counts.
 *
 * Left out: charts of types that are not drawn, shapes other than pictures, comments, conditional formats other than colour
 * scales, data validation, pivot tables, macros, chart sheets; passwords; formats within one cell's text; a default font other
 * than Calibri 11; and what {@link saveXlsx} cannot write. Theme and tinted colours become plain ones, gradients their first
 * colour, dates their numbers.
 *
 * Throws {@link WorkbookFileError}.
 */
export async function openXlsx(bytes: Uint8Array): Promise<WorkbookStore> {
  const parts = await PackageParts.of(bytes);
  try {
    return await readWorkbook(parts);
  } catch (error) {
    throw error instanceof WorkbookFileError ? error : damaged(String(error));
  }
}

async function readWorkbook(parts: PackageParts): Promise<WorkbookStore> {
  const path = await workbookPath(parts);
  const workbookXml = plainXml((await parts.text(path)) ?? "");
  const listed = [...elements(workbookXml, "sheet")];
  if (listed.length > MOST_SHEETS) throw tooLarge(`${listed.length} sheets`, String(MOST_SHEETS));
  const targets = await relationships(parts, path);
  const found: (FoundSheet | undefined)[] = [];
  let cells = 0;
  for (const entry of listed) {
    const sheet = await findSheet(parts, targets.get(entry.attributes.get("id") ?? ""), entry);
    cells += sheet?.xml.cellCount ?? 0;
    if (cells > MOST_CELLS) throw tooLarge("more than 1,000,000 cells", "1,000,000");
    found.push(sheet);
  }
  const sheets = found.filter((sheet) => sheet !== undefined);
  if (sheets.length === 0) throw damaged("The file has no worksheet.");

  const book = await readByExceljs(parts, targets, sheets, workbookXml);
  const theme = [...targets.values()].find((target) => !target.external && target.type.endsWith("/theme"));
  const palette = paletteOf(theme && (await parts.text(theme.path)));
  const styles = [...targets.values()].find((target) => !target.external && target.type.endsWith("/styles"));
  const fills = ruleFillsOf(plainXml((styles && (await parts.text(styles.path))) ?? ""), palette);
  const workbook = new WorkbookStore(sheets.map((sheet) => sheet.name));
  for (const [index, sheet] of sheets.entries()) {
    const store = workbook.sheets[index]!;
    fillSheet(store, sheet.xml, book.worksheets[index]!, { palette, fills });
    for (const table of sheet.tables) readTable(store, table);
    readHyperlinks(store, sheet.xml.after, sheet.targets);
    await readDrawings(parts, store, sheet.xml.after, sheet.targets);
  }
  const stores = found.map((sheet) => (sheet ? workbook.sheets[sheets.indexOf(sheet)] : undefined));
  readNames(workbook, workbookXml, stores);
  readMode(workbook, workbookXml);
  const protection = firstElement(workbookXml, "workbookProtection");
  if (flag(protection, "lockStructure", false)) workbook.structureProtection = { password: "" };
  await readCustomParts(parts, workbook);
  showTabs(workbook, sheets, stores[numberOf(firstElement(workbookXml, "workbookView"), "activeTab") ?? 0]);
  return workbook;
}

function showTabs(workbook: WorkbookStore, sheets: readonly FoundSheet[], active: SheetStore | undefined): void {
  sheets.forEach((sheet, index) => (workbook.sheets[index]!.visibility = sheet.visibility));
  const shown = workbook.sheets.filter((sheet) => sheet.visibility === "Visible");
  if (shown.length === 0) workbook.sheets[0]!.visibility = "Visible";
  workbook.activate(active && shown.includes(active) ? active : (shown[0] ?? workbook.sheets[0]!));
}

function readMode(workbook: WorkbookStore, workbookXml: string): void {
  const mode = firstElement(workbookXml, "calcPr")?.attributes.get("calcMode");
  workbook.calculationMode =
    mode === "manual" ? "Manual" : mode === "autoNoTable" ? "AutomaticExceptTables" : "Automatic";
}

async function workbookPath(parts: PackageParts): Promise<string> {
  const root = await relationships(parts, "");
  const target = [...root.values()].find(({ type, external }) => !external && type.endsWith("/officeDocument"));
  if (!target || !/\.xml$/i.test(target.path)) {
    throw new WorkbookFileError(
      "The file cannot be opened, because it is a zip archive without an Excel workbook in it. Choose a file that Excel saved as “Excel Workbook (.xlsx)”.",
    );
  }
  return target.path;
}

/** Undefined for a sheet that is no worksheet, such as a chart sheet. */
async function findSheet(
  parts: PackageParts,
  target: Target | undefined,
  entry: XmlElement,
): Promise<FoundSheet | undefined> {
  if (!target?.type.endsWith("/worksheet") || target.external) return undefined;
  const text = await parts.text(target.path);
  if (text === undefined) throw damaged(`${target.path} is missing.`);
  const tables: string[] = [];
  const targets = await relationships(parts, target.path);
  for (const related of targets.values()) {
    if (!related.external && related.type.endsWith("/table")) tables.push((await parts.text(related.path)) ?? "");
  }
  const state = entry.attributes.get("state");
  return {
    name: entry.attributes.get("name") ?? "",
    visibility: state === "hidden" ? "Hidden" : state === "veryHidden" ? "VeryHidden" : "Visible",
    xml: splitSheetXml(plainXml(text)),
    tables,
    targets,
  };
}

/**
 * Cells and styles by exceljs, from a package of our own with nothing else in it: it makes an object for every cell of a
 * merged area, a data validation or a name, however large these are, and fails on sheets with other file names.
 */
async function readByExceljs(
  parts: PackageParts,
  targets: ReadonlyMap<string, Target>,
  sheets: readonly FoundSheet[],
  workbookXml: string,
): Promise<Workbook> {
  const { default: ExcelJS } = await import("exceljs");
  const writer = new PackageWriter();
  const part = async (ending: string) => {
    const target = [...targets.values()].find(({ type, external }) => !external && type.endsWith(ending));
    const text = target && (await parts.text(target.path));
    return text === undefined ? undefined : plainXml(text);
  };
  const styles = await part("/styles");
  const strings = await part("/sharedStrings");
  if (styles !== undefined) writer.write("xl/styles.xml", guardedStyles(styles));
  if (strings !== undefined) writer.write("xl/sharedStrings.xml", strings);
  const ids = sheets.map((_, index) => index + 1);
  const date1904 = flag(firstElement(workbookXml, "workbookPr"), "date1904", false);
  writer.write(
    "xl/workbook.xml",
    `<workbook>${tag("workbookPr", { date1904: date1904 ? 1 : 0 })}<sheets>${ids
      .map((id) => tag("sheet", { name: `S${id}`, sheetId: id, "r:id": `rId${id}` }))
      .join("")}</sheets></workbook>`,
  );
  writer.write(
    "xl/_rels/workbook.xml.rels",
    `<Relationships>${ids
      .map((id) => tag("Relationship", { Id: `rId${id}`, Type: "worksheet", Target: `worksheets/sheet${id}.xml` }))
      .join("")}</Relationships>`,
  );
  sheets.forEach((sheet, index) => writer.write(`xl/worksheets/sheet${index + 1}.xml`, xmlForExceljs(sheet.xml)));
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(writer.zipped("stored").buffer);
  return book;
}
