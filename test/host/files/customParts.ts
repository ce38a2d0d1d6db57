import { type CustomXmlPartEntry, type WorkbookStore } from "../store";
import { OFFICE, addContentTypes, addRelationships, relationship } from "./package/relationships";
import type { PackageParts } from "./package/packageParts";
import type { PackageWriter } from "./package/packageWriter";
import { tag, elements } from "./package/xml";

/**
 * Custom properties of sheets. Excel keeps them in binary parts; here they are a custom XML part of our own, which other
 * programs carry along without reading it.
 */
const SHEET_PROPERTIES = "urn:lavirint:embedded-workbook";
const PROPERTIES = "application/vnd.openxmlformats-officedocument.customXmlProperties+xml";

/** Puts the workbook's custom XML parts and its sheets' properties into the package. */
export function addCustomParts(writer: PackageWriter, workbook: WorkbookStore): void {
  const parts = workbook.customXmlParts.map((part) => ({ id: part.id, xml: part.xml }));
  const own = propertiesXml(workbook);
  if (own !== "") parts.push({ id: workbook.newId(), xml: own });
  if (parts.length === 0) return;
  const types: string[] = [];
  let related = "";
  for (const [index, { id, xml }] of parts.entries()) {
    const n = index + 1;
    writer.write(`customXml/item${n}.xml`, xml);
    writer.write(
      `customXml/itemProps${n}.xml`,
      `<?xml version="1.0" encoding="UTF-8" standalone="no"?><ds:datastoreItem ds:itemID="${id}" xmlns:ds="${OFFICE}/customXml"><ds:schemaRefs/></ds:datastoreItem>`,
    );
    addRelationships(writer, `customXml/item${n}.xml`, relationship("rId1", "customXmlProps", `itemProps${n}.xml`));
    types.push(tag("Override", { PartName: `/customXml/itemProps${n}.xml`, ContentType: PROPERTIES }));
    related += relationship(`rIdCustom${n}`, "customXml", `../customXml/item${n}.xml`);
  }
  addContentTypes(writer, types);
  addRelationships(writer, "xl/workbook.xml", related);
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
