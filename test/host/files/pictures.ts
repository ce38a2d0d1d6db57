import type JSZip from "jszip";
import type { PictureFile, SheetStore, ShapeEntry, WorkbookStore } from "../store";
import type { PackageParts } from "./package/packageParts";
import {
  type Target,
  XML,
  addContentTypes,
  addRelationships,
  relationship,
  relationships,
} from "./package/relationships";
import { elements, firstElement, flag, numberOf, tag } from "./package/xml";

/** English Metric Units in a point (ECMA-376 part 1, 20.1.10.16). */
const EMU = 12_700;
const SPREADSHEET = "http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing";
const DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/main";
const ANCHORS = { Absolute: "absoluteAnchor", OneCell: "oneCellAnchor", TwoCell: "twoCellAnchor" } as const;

/** The pictures of a sheet, the lowest first. Shapes that are none have no place in the file. */
function picturesOf({ shapes, workbook }: SheetStore): { shape: ShapeEntry; file: PictureFile }[] {
  return shapes.flatMap((shape) => {
    const file = workbook.pictures.get(shape.picture ?? "");
    return file ? [{ shape, file }] : [];
  });
}

/** `<drawing>`; "" for a sheet without pictures. */
export function drawingToFile(sheet: SheetStore): string {
  return picturesOf(sheet).length === 0 ? "" : tag("drawing", { "r:id": "rIdDrawing" });
}

/** Puts the pictures of all sheets into the package, each file once. */
export async function addPictures(zip: JSZip, workbook: WorkbookStore): Promise<void> {
  const paths = new Map<string, string>();
  const types: string[] = [];
  for (const [index, sheet] of workbook.sheets.entries()) {
    const pictures = picturesOf(sheet);
    if (pictures.length === 0) continue;
    let related = "";
    for (const [place, { shape, file }] of pictures.entries()) {
      const extension = file.format.toLowerCase();
      const path = paths.get(shape.picture!) ?? `media/image${paths.size + 1}.${extension}`;
      if (!paths.has(shape.picture!)) zip.file(`xl/${path}`, file.base64, { base64: true });
      paths.set(shape.picture!, path);
      types.push(tag("Default", { Extension: extension, ContentType: `image/${extension}` }));
      related += relationship(`rId${place + 1}`, "image", `../${path}`);
    }
    const drawing = `drawings/drawing${index + 1}.xml`;
    const anchors = pictures.map(({ shape }, place) => anchor(sheet, shape, place + 1)).join("");
    zip.file(
      `xl/${drawing}`,
      `${XML}<xdr:wsDr xmlns:xdr="${SPREADSHEET}" xmlns:a="${DRAWING}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${anchors}</xdr:wsDr>`,
    );
    types.push(
      tag("Override", {
        PartName: `/xl/${drawing}`,
        ContentType: "application/vnd.openxmlformats-officedocument.drawing+xml",
      }),
    );
    await addRelationships(zip, `xl/${drawing}`, related);
    await addRelationships(
      zip,
      `xl/worksheets/sheet${index + 1}.xml`,
      relationship("rIdDrawing", "drawing", `../${drawing}`),
    );
  }
  if (types.length > 0) await addContentTypes(zip, types);
}

function anchor(sheet: SheetStore, shape: ShapeEntry, n: number): string {
  const { left, top, width, height, placement } = shape;
  const size = (name: string) => tag(name, { cx: emu(width), cy: emu(height) });
  const place = {
    Absolute: () => tag("xdr:pos", { x: emu(left), y: emu(top) }) + size("xdr:ext"),
    OneCell: () => marker("xdr:from", sheet, left, top) + size("xdr:ext"),
    TwoCell: () => marker("xdr:from", sheet, left, top) + marker("xdr:to", sheet, left + width, top + height),
  }[placement]();
  const properties = tag("xdr:cNvPr", {
    id: n + 1,
    name: shape.name,
    descr: shape.altTextDescription || undefined,
    hidden: shape.visible ? undefined : 1,
    title: shape.altTextTitle || undefined,
  });
  const locks = `<xdr:cNvPicPr>${tag("a:picLocks", { noChangeAspect: shape.lockAspectRatio ? 1 : 0 })}</xdr:cNvPicPr>`;
  const offset = tag("a:off", { x: emu(left), y: emu(top) });
  return (
    `<xdr:${ANCHORS[placement]}>${place}<xdr:pic><xdr:nvPicPr>${properties}${locks}</xdr:nvPicPr>` +
    `<xdr:blipFill>${tag("a:blip", { "r:embed": `rId${n}` })}<a:stretch><a:fillRect/></a:stretch></xdr:blipFill>` +
    `<xdr:spPr><a:xfrm>${offset}${size("a:ext")}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr>` +
    `</xdr:pic><xdr:clientData/></xdr:${ANCHORS[placement]}>`
  );
}

/** A point of the sheet as the cell that it lies in and what is left of it there. */
function marker(name: string, { rows, columns }: SheetStore, x: number, y: number): string {
  const column = columns.lineAt(x);
  const row = rows.lineAt(y);
  const parts = [
    tag("xdr:col", {}, String(column)),
    tag("xdr:colOff", {}, String(emu(x - columns.offset(column)))),
    tag("xdr:row", {}, String(row)),
    tag("xdr:rowOff", {}, String(emu(y - rows.offset(row)))),
  ];
  return `<${name}>${parts.join("")}</${name}>`;
}

function emu(points: number): number {
  return Math.round(points * EMU);
}

/** Reads the pictures of a sheet whose rows and columns have their sizes. Other drawings, and pictures of other kinds, are left out. */
export async function readPictures(
  parts: PackageParts,
  sheet: SheetStore,
  after: string,
  targets: ReadonlyMap<string, Target>,
): Promise<void> {
  const drawing = targets.get(firstElement(after, "drawing")?.attributes.get("id") ?? "");
  if (!drawing || drawing.external || !drawing.type.endsWith("/drawing")) return;
  const xml = ((await parts.text(drawing.path)) ?? "").replace(/<(\/?)[\w.-]+:/g, "<$1");
  const files = await relationships(parts, drawing.path);
  for (const [, kind, content] of xml.matchAll(/<(absolute|oneCell|twoCell)Anchor\b[^>]*>([^]*?)<\/\1Anchor>/g)) {
    const path = files.get(firstElement(content!, "blip")?.attributes.get("embed") ?? "");
    const format = /\.png$/i.test(path?.path ?? "") ? "PNG" : /\.jpe?g$/i.test(path?.path ?? "") ? "JPEG" : undefined;
    if (!path || path.external || !format || !content!.includes("<pic")) continue;
    const base64 = await parts.base64(path.path);
    if (base64 === undefined) continue;
    const { workbook } = sheet;
    const known = [...workbook.pictures].find(([, file]) => file.base64 === base64)?.[0];
    const picture = known ?? workbook.newId();
    workbook.pictures.set(picture, { format, base64 });
    sheet.shapes.push({ ...shapeFrom(sheet, kind!, content!), id: workbook.newId(), picture });
  }
}

function shapeFrom(sheet: SheetStore, kind: string, content: string): Omit<ShapeEntry, "id"> {
  const properties = firstElement(content, "cNvPr");
  const from = corner(sheet, content, "from");
  const to = corner(sheet, content, "to");
  const position = firstElement(content, "pos");
  const size = firstElement(content, "ext");
  const start = from ?? { x: points(numberOf(position, "x")), y: points(numberOf(position, "y")) };
  return {
    name: properties?.attributes.get("name") ?? "",
    type: "Image",
    left: start.x,
    top: start.y,
    width: to ? to.x - start.x : points(numberOf(size, "cx")),
    height: to ? to.y - start.y : points(numberOf(size, "cy")),
    altTextTitle: properties?.attributes.get("title") ?? "",
    altTextDescription: properties?.attributes.get("descr") ?? "",
    lockAspectRatio: flag(firstElement(content, "picLocks"), "noChangeAspect", false),
    placement: kind === "absolute" ? "Absolute" : kind === "oneCell" ? "OneCell" : "TwoCell",
    visible: !flag(properties, "hidden", false),
  };
}

function corner({ rows, columns }: SheetStore, content: string, name: string): { x: number; y: number } | undefined {
  const inner = new RegExp(`<${name}>([^]*?)</${name}>`).exec(content)?.[1];
  if (inner === undefined) return undefined;
  const number = (tagName: string) => Number([...elements(inner, tagName)][0]?.text) || 0;
  return {
    x: columns.offset(number("col")) + points(number("colOff")),
    y: rows.offset(number("row")) + points(number("rowOff")),
  };
}

function points(emus: number | undefined): number {
  return Math.round(((emus ?? 0) / EMU) * 1000) / 1000;
}
