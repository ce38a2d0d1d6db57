import { strToU8, zipSync } from "fflate";
import type { LookTable } from "./lookTable";
import { type FileSheet, sheetXml } from "./sheetXml";
import { xmlElement } from "./xml";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const SPREADSHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/** The first moment that a zip archive can say, so that the same sheets are the same bytes. */
const WRITTEN = new Date(1980, 0, 1);

/**
 * A workbook as the bytes of an .xlsx file (ECMA-376 part 1, SpreadsheetML). It names the sheet in front, without which inserting its
 * sheets has crashed Excel (OfficeDev/office-js#3346), and defines no names, which arrive as #REF! (OfficeDev/office-js#3583).
 *
 * `looks` gave the numbers of all sheets' looks.
 */
export function workbookFile(sheets: readonly FileSheet[], looks: LookTable): Uint8Array<ArrayBuffer> {
  const parts: Record<string, Uint8Array> = {
    "[Content_Types].xml": part(contentTypes(sheets.length)),
    "_rels/.rels": part(relationships([["officeDocument", "xl/workbook.xml"]])),
    "xl/workbook.xml": part(workbookXml(sheets)),
    "xl/_rels/workbook.xml.rels": part(
      relationships([...sheets.map((_, i) => ["worksheet", sheetPath(i)] as const), ["styles", "styles.xml"]]),
    ),
    "xl/styles.xml": part(looks.xml()),
  };
  sheets.forEach((sheet, i) => (parts[`xl/${sheetPath(i)}`] = part(sheetXml(sheet))));
  return zipSync(parts, { level: 6, mtime: WRITTEN });
}

const sheetPath = (index: number) => `worksheets/sheet${index + 1}.xml`;
const part = (xml: string) => strToU8(HEAD + xml);

function contentTypes(sheets: number): string {
  const of = (name: string, type: string) =>
    xmlElement("Override", { PartName: `/xl/${name}`, ContentType: `${SPREADSHEET}.${type}+xml` });
  return xmlElement(
    "Types",
    { xmlns: `${PACKAGE}/content-types` },
    [
      xmlElement("Default", {
        Extension: "rels",
        ContentType: "application/vnd.openxmlformats-package.relationships+xml",
      }),
      xmlElement("Default", { Extension: "xml", ContentType: "application/xml" }),
      of("workbook.xml", "sheet.main"),
      of("styles.xml", "styles"),
      ...Array.from({ length: sheets }, (_, i) => of(sheetPath(i), "worksheet")),
    ].join(""),
  );
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(([type, Target], i) => {
    return xmlElement("Relationship", { Id: `rId${i + 1}`, Type: `${OFFICE}/${type}`, Target });
  });
  return xmlElement("Relationships", { xmlns: `${PACKAGE}/relationships` }, each.join(""));
}

function workbookXml(sheets: readonly FileSheet[]): string {
  const each = sheets.map(({ name }, i) => xmlElement("sheet", { name, sheetId: i + 1, "r:id": `rId${i + 1}` }));
  return xmlElement(
    "workbook",
    { xmlns: "http://schemas.openxmlformats.org/spreadsheetml/2006/main", "xmlns:r": OFFICE },
    xmlElement("bookViews", {}, xmlElement("workbookView", { activeTab: 0 })) + xmlElement("sheets", {}, each.join("")),
  );
}

/** As many bytes as one call takes as arguments, and whole groups of three. */
const AT_ONCE = 3 * 4096;

/** Bytes in Base64 (RFC 4648, section 4), in which Excel takes files: 4 characters for every 3 bytes. */
export function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let first = 0; first < bytes.length; first += AT_ONCE) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(first, first + AT_ONCE))));
  }
  return parts.join("");
}
