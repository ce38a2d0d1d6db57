import type { PictureFile, SheetStore, ShapeEntry } from "../../store";
import type { PackageParts } from "../package/packageParts";
import type { Target } from "../package/relationships";
import { firstElement, flag, tag } from "../package/xml";
import { anchored, emu, placeFrom } from "./place";

/** The pictures of a sheet, the lowest first. Other shapes are not written to files. */
export function picturesOf({ shapes, workbook }: SheetStore): { shape: ShapeEntry; file: PictureFile }[] {
  return shapes.flatMap((shape) => {
    const file = workbook.pictures.get(shape.picture ?? "");
    return file ? [{ shape, file }] : [];
  });
}

/** @param id of the drawing among those of the sheet. @param relation of the drawing part to the file */
export function pictureToFile(sheet: SheetStore, shape: ShapeEntry, id: number, relation: string): string {
  const { left, top, width, height } = shape;
  const properties = tag("xdr:cNvPr", {
    id,
    name: shape.name,
    descr: shape.altTextDescription || undefined,
    hidden: shape.visible ? undefined : 1,
    title: shape.altTextTitle || undefined,
  });
  const locks = `<xdr:cNvPicPr>${tag("a:picLocks", { noChangeAspect: shape.lockAspectRatio ? 1 : 0 })}</xdr:cNvPicPr>`;
  const box = tag("a:off", { x: emu(left), y: emu(top) }) + tag("a:ext", { cx: emu(width), cy: emu(height) });
  return anchored(
    sheet,
    shape,
    shape.placement,
    `<xdr:pic><xdr:nvPicPr>${properties}${locks}</xdr:nvPicPr>` +
      `<xdr:blipFill>${tag("a:blip", { "r:embed": relation })}<a:stretch><a:fillRect/></a:stretch></xdr:blipFill>` +
      `<xdr:spPr><a:xfrm>${box}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic>`,
  );
}

/** Reads a picture from its anchor without prefixes; pictures of other kinds than PNG and JPEG are left out. */
export async function readPicture(
  parts: PackageParts,
  sheet: SheetStore,
  kind: string,
  content: string,
  files: ReadonlyMap<string, Target>,
): Promise<void> {
  const path = files.get(firstElement(content, "blip")?.attributes.get("embed") ?? "");
  const format = /\.png$/i.test(path?.path ?? "") ? "PNG" : /\.jpe?g$/i.test(path?.path ?? "") ? "JPEG" : undefined;
  if (!path || path.external || !format) return;
  const base64 = await parts.base64(path.path);
  if (base64 === undefined) return;
  const { workbook } = sheet;
  const known = [...workbook.pictures].find(([, file]) => file.base64 === base64)?.[0];
  const picture = known ?? workbook.newId();
  workbook.pictures.set(picture, { format, base64 });
  const properties = firstElement(content, "cNvPr");
  sheet.shapes.push({
    id: workbook.newId(),
    name: properties?.attributes.get("name") ?? "",
    type: "Image",
    ...placeFrom(sheet, kind, content),
    altTextTitle: properties?.attributes.get("title") ?? "",
    altTextDescription: properties?.attributes.get("descr") ?? "",
    lockAspectRatio: flag(firstElement(content, "picLocks"), "noChangeAspect", false),
    visible: !flag(properties, "hidden", false),
    picture,
  });
}
