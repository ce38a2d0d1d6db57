import { drawChart } from "../../looks/drawChart";
import type { ChartEntry, DrawingEntry, ShapeEntry } from "../../store";
import { overlap, type Rectangle } from "./panes";
import type { Patch, Projection } from "./patch";

/** Paints what floats over the cells: pictures and charts, and shapes as boxes with their names. */
export class ObjectPainter {
  private readonly pictures = new Map<string, HTMLImageElement>();
  /** The charts' pictures as they were painted last. */
  private readonly charts = new Map<string, { readonly source: string; readonly image: HTMLImageElement }>();

  constructor(private readonly projection: Projection) {}

  paint(patch: Patch): void {
    const { sheet } = this.projection;
    for (const shape of sheet.shapes.filter(({ visible }) => visible)) {
      this.paintAt(patch, shape, () => this.pictureOf(shape));
    }
    for (const chart of sheet.charts) this.paintAt(patch, chart, () => this.chartOf(chart));
  }

  private paintAt(patch: Patch, object: DrawingEntry, imageOf: () => HTMLImageElement | undefined): void {
    const points = this.projection.scale * (96 / 72);
    const box = {
      x: Math.round(object.left * points) - patch.left,
      y: Math.round(object.top * points) - patch.top,
      width: Math.round(object.width * points),
      height: Math.round(object.height * points),
    };
    if (!overlap(patch.area, box)) return;
    const image = imageOf();
    if (image === undefined) this.paintBox(patch, object.name, box);
    else if (image.complete) patch.context.drawImage(image, box.x, box.y, box.width, box.height);
  }

  /** The object's picture, which is painted once the browser has read it; undefined where it has none that a browser reads. */
  private pictureOf(object: ShapeEntry): HTMLImageElement | undefined {
    const { sheet } = this.projection;
    const file = object.picture === undefined ? undefined : sheet.workbook.pictures.get(object.picture);
    if (object.picture === undefined || !file) return undefined;
    const known = this.pictures.get(object.picture);
    if (known) return known.complete && known.naturalWidth === 0 ? undefined : known;
    const picture = this.read(`data:image/${file.format.toLowerCase()};base64,${file.base64}`);
    this.pictures.set(object.picture, picture);
    return picture;
  }

  /** The chart of what the cells hold now. */
  private chartOf(chart: ChartEntry): HTMLImageElement {
    const source = drawChart(chart, this.projection.sheet.workbook, { x: 0, y: 0 });
    const known = this.charts.get(chart.id);
    if (known?.source === source) return known.image;
    const image = this.read(`data:image/svg+xml,${encodeURIComponent(source)}`);
    this.charts.set(chart.id, { source, image });
    return image;
  }

  private read(source: string): HTMLImageElement {
    const { sheet } = this.projection;
    const image = document.createElement("img");
    image.src = source;
    for (const end of ["load", "error"]) {
      image.addEventListener(end, () => sheet.workbook.changes.repaint(sheet), { once: true });
    }
    return image;
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
