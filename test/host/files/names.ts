import {
  type Area,
  type NameEntry,
  type SheetStore,
  type WorkbookStore,
  absoluteAddress,
  isEntireColumn,
  isEntireRow,
  parseArea,
  quotedSheetName,
  splitSheet,
} from "../store";
import { type XmlElement, tag, elements, flag } from "./package/xml";

const PRINT_AREA = "_xlnm.Print_Area";
const PRINT_TITLES = "_xlnm.Print_Titles";

/**
 * `<definedNames>` for xl/workbook.xml, "" when there are none: the workbook's names and the sheets', hidden ones too, and
 * print areas and print titles, which a file keeps as names. exceljs writes none of it well: its names have no scope, are
 * never hidden, and can only be ranges.
 */
export function namesToFile(workbook: WorkbookStore): string {
  const scopeOf = (sheet: SheetStore | undefined) => (sheet ? workbook.sheets.indexOf(sheet) : undefined);
  const written = workbook.names.map((entry) =>
    tag(
      "definedName",
      {
        name: entry.name,
        comment: entry.comment || undefined,
        localSheetId: scopeOf(entry.scope),
        hidden: entry.visible ? undefined : 1,
      },
      entry.formula.replace(/^=/, ""),
    ),
  );
  workbook.sheets.forEach((sheet, localSheetId) => {
    const { printArea, printTitleColumns, printTitleRows } = sheet.page;
    const titles = [printTitleColumns, printTitleRows].filter((area) => area !== undefined);
    for (const [name, areas] of [
      [PRINT_AREA, printArea],
      [PRINT_TITLES, titles],
    ] as const) {
      if (areas.length === 0) continue;
      const text = areas.map((area) => `${quotedSheetName(sheet.name)}!${absoluteAddress(area)}`).join(",");
      written.push(tag("definedName", { name, localSheetId }, text));
    }
  });
  return written.length === 0 ? "" : `<definedNames>${written.join("")}</definedNames>`;
}

/** @param sheets by localSheetId: in the order of the file; undefined for those that were not taken over, such as chart sheets. */
export function readNames(
  workbook: WorkbookStore,
  workbookXml: string,
  sheets: readonly (SheetStore | undefined)[],
): void {
  const names = new Map<string, NameEntry>();
  for (const defined of elements(workbookXml, "definedName")) {
    const name = defined.attributes.get("name");
    const local = defined.attributes.get("localSheetId");
    const scope = local === undefined ? undefined : sheets[Number(local)];
    if (name === undefined || defined.text === "" || (local !== undefined && scope === undefined)) continue;
    if (name.startsWith("_xlnm.")) {
      if (scope) readPrinted(scope, name, defined);
      continue;
    }
    names.set(`${local ?? ""} ${name.toLowerCase()}`, {
      name,
      formula: `=${defined.text}`,
      visible: !flag(defined, "hidden", false),
      comment: defined.attributes.get("comment") ?? "",
      scope,
    });
  }
  workbook.names = [...names.values()];
}

function readPrinted(sheet: SheetStore, name: string, defined: XmlElement): void {
  const areas = areasOf(defined.text);
  if (name === PRINT_AREA) sheet.page.printArea = areas;
  if (name !== PRINT_TITLES) return;
  sheet.page.printTitleRows = areas.find(isEntireRow);
  sheet.page.printTitleColumns = areas.find((area) => isEntireColumn(area) && !isEntireRow(area));
}

/** "'Maze 2'!$A$1:$B$2,'Maze 2'!$D$4" as areas; what is no plain reference is left out. */
function areasOf(text: string): Area[] {
  const parts = text.match(/(?:'(?:[^']|'')*'|[^,'])+/g) ?? [];
  return parts.map((part) => parseArea(splitSheet(part.trim()).rest)).filter((area) => area !== undefined);
}
