import type { DrawingEntry, ShapeEntry } from "../../store";
import { overlap, type Rectangle } from "./panes";
import type { Patch, Projection } from "./patch";

/** Paints what floats over the cells: pictures, and charts and shapes as boxes with their names, since no charts are drawn here. */
export class ObjectPainter {
  private readonly pictures = new Map<string, HTMLImageElement>();

  constructor(private readonly projection: Projection) {}

  paint(patch: Patch): void {
    const { sheet, scale } = this.projection;
    const points = scale * (96 / 72);
    const charts = sheet.charts.map((chart) => ({ ...chart, name: chart.title || chart.name }));
    for (const object of [...charts, ...sheet.shapes.filter(({ visible }) => visible)]) {
      const box = {
        x: Math.round(object.left * points) - patch.left,
        y: Math.round(object.top * points) - patch.top,
        width: Math.round(object.width * points),
        height: Math.round(object.height * points),
      };
      if (!overlap(patch.area, box)) continue;
      const picture = this.pictureOf(object);
      if (picture === undefined) this.paintBox(patch, object.name, box);
      else if (picture.complete) patch.context.drawImage(picture, box.x, box.y, box.width, box.height);
    }
  }

  /** The object's picture, which is painted once the browser has read it; undefined where it has none that a browser reads. */
  private pictureOf(object: DrawingEntry & Partial<ShapeEntry>): HTMLImageElement | undefined {
    const { sheet } = this.projection;
    const file = object.picture === undefined ? undefined : sheet.workbook.pictures.get(object.picture);
    if (object.picture === undefined || !file) return undefined;
    const known = this.pictures.get(object.picture);
    if (known) return known.complete && known.naturalWidth === 0 ? undefined : known;
    const picture = document.createElement("img");
    picture.src = `data:image/${file.format.toLowerCase()};base64,${file.base64}`;
    this.pictures.set(object.picture, picture);
    for (const end of ["load", "error"]) picture.addEventListener(end, () => sheet.touched(), { once: true });
    return picture;
  }

  private paintBox({ context }: Patch, name: string, box: Rectangle): void {
    const { scale } = this.projection;
    context.fillStyle = "#ffffff";
    context.fillRect(box.x, box.y, box.width, box.height);
    context.strokeStyle = "#8a8a8a";
    context.strokeRect(box.x + 0.5, box.y + 0.5, box.width, box.height);
    context.fillStyle = "#444444";
    context.font = `${Math.round(12 * scale)}px Arial, sans-serif`;
    context.fillText(name, box.x + 8 * scale, box.y + 18 * scale);
  }
}
