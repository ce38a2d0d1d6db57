import { type SheetStore, type WorkbookStore, isDrawn } from "../../store";
import type { PackageParts } from "../package/packageParts";
import type { PackageWriter } from "../package/packageWriter";
import {
  OFFICE,
  type Target,
  XML,
  addContentTypes,
  addRelationships,
  relationship,
  relationships,
} from "../package/relationships";
import { firstElement, tag } from "../package/xml";
import { chartFrameToFile, chartToFile } from "./chartOut";
import { readChart } from "./chartIn";
import { pictureToFile, picturesOf, readPicture } from "./pictures";

const SPREADSHEET = "http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing";
const DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/main";
const TYPE = "application/vnd.openxmlformats-officedocument.drawing";

/** `<drawing>`; "" for a sheet without pictures and charts that a file can hold. */
export function drawingToFile(sheet: SheetStore): string {
  const none = picturesOf(sheet).length === 0 && !sheet.charts.some(({ type }) => isDrawn(type));
  return none ? "" : tag("drawing", { "r:id": "rIdDrawing" });
}

/** Puts the pictures, each file once, and the charts of all sheets into the package: one drawing part per sheet, charts above pictures. */
export function addDrawings(writer: PackageWriter, workbook: WorkbookStore): void {
  const files = new Map<string, string>();
  const types: string[] = [];
  let charts = 0;
  for (const [index, sheet] of workbook.sheets.entries()) {
    if (drawingToFile(sheet) === "") continue;
    let related = "";
    let anchors = "";
    let drawings = 0;
    for (const { shape, file } of picturesOf(sheet)) {
      const extension = file.format.toLowerCase();
      const path = files.get(shape.picture!) ?? `media/image${files.size + 1}.${extension}`;
      if (!files.has(shape.picture!)) writer.write(`xl/${path}`, bytesOf(file.base64));
      files.set(shape.picture!, path);
      types.push(tag("Default", { Extension: extension, ContentType: `image/${extension}` }));
      const id = `rId${++drawings}`;
      related += relationship(id, "image", `../${path}`);
      anchors += pictureToFile(sheet, shape, drawings + 1, id);
    }
    for (const chart of sheet.charts.filter(({ type }) => isDrawn(type))) {
      const path = `charts/chart${++charts}.xml`;
      writer.write(`xl/${path}`, XML + chartToFile(chart, workbook));
      types.push(tag("Override", { PartName: `/xl/${path}`, ContentType: `${TYPE}ml.chart+xml` }));
      const id = `rId${++drawings}`;
      related += relationship(id, "chart", `../${path}`);
      anchors += chartFrameToFile(sheet, chart, drawings + 1, id);
    }
    const drawing = `drawings/drawing${index + 1}.xml`;
    writer.write(
      `xl/${drawing}`,
      `${XML}<xdr:wsDr xmlns:xdr="${SPREADSHEET}" xmlns:a="${DRAWING}" xmlns:r="${OFFICE}/relationships">${anchors}</xdr:wsDr>`,
    );
    types.push(tag("Override", { PartName: `/xl/${drawing}`, ContentType: `${TYPE}+xml` }));
    addRelationships(writer, `xl/${drawing}`, related);
    const toSheet = relationship("rIdDrawing", "drawing", `../${drawing}`);
    addRelationships(writer, `xl/worksheets/sheet${index + 1}.xml`, toSheet);
  }
  if (types.length > 0) addContentTypes(writer, types);
}

/** Reads the pictures and charts of a sheet whose rows and columns have their sizes. Other drawings are left out. */
export async function readDrawings(
  parts: PackageParts,
  sheet: SheetStore,
  after: string,
  targets: ReadonlyMap<string, Target>,
): Promise<void> {
  const drawing = targets.get(firstElement(after, "drawing")?.attributes.get("id") ?? "");
  if (!drawing || drawing.external || !drawing.type.endsWith("/drawing")) return;
  const xml = withoutPrefixes((await parts.text(drawing.path)) ?? "");
  const files = await relationships(parts, drawing.path);
  for (const [, kind, content] of xml.matchAll(/<(absolute|oneCell|twoCell)Anchor\b[^>]*>([^]*?)<\/\1Anchor>/g)) {
    if (content!.includes("<pic")) await readPicture(parts, sheet, kind!, content!, files);
    const chart = files.get(firstElement(content!, "chart")?.attributes.get("id") ?? "");
    if (!chart || chart.external || !chart.type.endsWith("/chart")) continue;
    readChart(sheet, kind!, content!, withoutPrefixes((await parts.text(chart.path)) ?? ""));
  }
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function withoutPrefixes(xml: string): string {
  return xml.replace(/<(\/?)[\w.-]+:/g, "<$1");
}
