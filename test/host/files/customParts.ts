import type JSZip from "jszip";
import { type CustomXmlPartEntry, type WorkbookStore } from "../store";
import type { PackageParts } from "./package/packageParts";
import { tag, elements } from "./package/xml";

/**
 * Custom properties of sheets. Excel keeps them in binary parts; here they are a custom XML part of our own, which other
 * programs carry along without reading it.
 */
const SHEET_PROPERTIES = "urn:lavirint:embedded-workbook";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006";
const RELATIONSHIP = `${OFFICE}/relationships/customXml`;
const PROPERTIES = "application/vnd.openxmlformats-officedocument.customXmlProperties+xml";

/** Puts the workbook's custom XML parts and its sheets' properties into the package. */
export async function addCustomParts(zip: JSZip, workbook: WorkbookStore): Promise<void> {
  const parts = workbook.customXmlParts.map((part) => ({ id: part.id, xml: part.xml }));
  const own = propertiesXml(workbook);
  if (own !== "") parts.push({ id: workbook.newId(), xml: own });
  if (parts.length === 0) return;
  let types = "";
  let relationships = "";
  parts.forEach(({ id, xml }, index) => {
    const n = index + 1;
    zip.file(`customXml/item${n}.xml`, xml);
    zip.file(
      `customXml/itemProps${n}.xml`,
      `<?xml version="1.0" encoding="UTF-8" standalone="no"?><ds:datastoreItem ds:itemID="${id}" xmlns:ds="${OFFICE}/customXml"><ds:schemaRefs/></ds:datastoreItem>`,
    );
    zip.file(
      `customXml/_rels/item${n}.xml.rels`,
      relationshipsXml(relationship("rId1", `${OFFICE}/relationships/customXmlProps`, `itemProps${n}.xml`)),
    );
    types += tag("Override", { PartName: `/customXml/itemProps${n}.xml`, ContentType: PROPERTIES });
    relationships += relationship(`rIdCustom${n}`, RELATIONSHIP, `../customXml/item${n}.xml`);
  });
  await appendTo(zip, "[Content_Types].xml", "</Types>", types);
  await appendTo(zip, "xl/_rels/workbook.xml.rels", "</Relationships>", relationships);
}

/** Reads them back; the sheets must be there already. */
export async function readCustomParts(parts: PackageParts, workbook: WorkbookStore): Promise<void> {
  const items = parts.paths.filter((path) => /^\/?customXml\/item\d+\.xml$/.test(path));
  const found: CustomXmlPartEntry[] = [];
  for (const path of items) {
    const xml = (await parts.text(path)) ?? "";
    if (xml.includes(`"${SHEET_PROPERTIES}"`)) {
      readProperties(workbook, xml);
      continue;
    }
    const properties = await parts.text(path.replace("item", "itemProps"));
    const id = /itemID\s*=\s*["'](\{[\dA-Fa-f-]{36}\})["']/.exec(properties ?? "")?.[1];
    found.push({ id: id ?? workbook.newId(), xml });
  }
  workbook.customXmlParts = found;
}

function propertiesXml(workbook: WorkbookStore): string {
  const properties = workbook.sheets.flatMap((sheet) =>
    [...sheet.customProperties].map(([name, value]) => tag("property", { sheet: sheet.name, name, value })),
  );
  if (properties.length === 0) return "";
  return `<?xml version="1.0" encoding="UTF-8"?><properties xmlns="${SHEET_PROPERTIES}">${properties.join("")}</properties>`;
}

function readProperties(workbook: WorkbookStore, xml: string): void {
  for (const { attributes } of elements(xml, "property")) {
    const sheet = workbook.sheet(attributes.get("sheet") ?? "");
    sheet?.customProperties.set(attributes.get("name") ?? "", attributes.get("value") ?? "");
  }
}

function relationship(id: string, type: string, target: string): string {
  return tag("Relationship", { Id: id, Type: type, Target: target });
}

function relationshipsXml(relationships: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationships}</Relationships>`;
}

async function appendTo(zip: JSZip, path: string, end: string, text: string): Promise<void> {
  const xml = await zip.file(path)!.async("string");
  zip.file(
    path,
    xml.replace(end, () => text + end),
  );
}
