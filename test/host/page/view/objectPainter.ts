import { drawChart } from "../../looks/drawChart";
import type { ChartEntry, DrawingEntry, ShapeEntry, WorkbookStore } from "../../store";
import { overlap, type Rectangle } from "./panes";
import type { Patch } from "./patch";

/**
 * Paints what floats over the cells: pictures and charts, and shapes as boxes with their names. One for a workbook, since the browser
 * reads each picture only once.
 */
export class ObjectPainter {
  private readonly pictures = new Map<string, HTMLImageElement>();
  /** The charts' pictures of what the cells hold now; until the browser has read such a picture, the one before it is shown. */
  private readonly charts = new Map<string, { source: string; now: HTMLImageElement; shown: HTMLImageElement }>();

  /** @param onRead is called when the browser has read a picture that was not there to be painted. */
  constructor(private readonly onRead: () => void) {}

  paint(patch: Patch): void {
    const { sheet } = patch.projection;
    for (const shape of sheet.shapes.filter(({ visible }) => visible)) {
      this.paintAt(patch, shape, () => this.pictureOf(shape, sheet.workbook));
    }
    for (const chart of sheet.charts) this.paintAt(patch, chart, () => this.chartOf(chart, sheet.workbook));
  }

  private paintAt(patch: Patch, object: DrawingEntry, imageOf: () => HTMLImageElement | undefined): void {
    const { scale } = patch.projection;
    const points = scale * (96 / 72);
    const box = {
      x: Math.round(object.left * points) - patch.left,
      y: Math.round(object.top * points) - patch.top,
      width: Math.round(object.width * points),
      height: Math.round(object.height * points),
    };
    if (!overlap(patch.area, box)) return;
    const image = imageOf();
    if (image === undefined) paintBox(patch.context, scale, object.name, box);
    else if (image.complete) patch.context.drawImage(image, box.x, box.y, box.width, box.height);
  }

  /** The object's picture, which is painted once the browser has read it; undefined if it has none that a browser reads. */
  private pictureOf(object: ShapeEntry, workbook: WorkbookStore): HTMLImageElement | undefined {
    const file = object.picture === undefined ? undefined : workbook.pictures.get(object.picture);
    if (object.picture === undefined || !file) return undefined;
    const known = this.pictures.get(object.picture);
    if (known) return known.complete && known.naturalWidth === 0 ? undefined : known;
    const picture = this.read(`data:image/${file.format.toLowerCase()};base64,${file.base64}`);
    this.pictures.set(object.picture, picture);
    return picture;
  }

  private chartOf(chart: ChartEntry, workbook: WorkbookStore): HTMLImageElement {
    const source = drawChart(chart, workbook, { x: 0, y: 0 });
    let known = this.charts.get(chart.id);
    if (known?.source !== source) {
      const now = this.read(`data:image/svg+xml,${encodeURIComponent(source)}`);
      this.charts.set(chart.id, (known = { source, now, shown: known?.shown ?? now }));
    }
    if (known.now.complete) known.shown = known.now;
    return known.shown;
  }

  private read(source: string): HTMLImageElement {
    const image = document.createElement("img");
    for (const end of ["load", "error"]) image.addEventListener(end, this.onRead, { once: true });
    image.src = source;
    return image;
  }
}

function paintBox(context: CanvasRenderingContext2D, scale: number, name: string, box: Rectangle): void {
  context.fillStyle = "#ffffff";
  context.fillRect(box.x, box.y, box.width, box.height);
  context.strokeStyle = "#8a8a8a";
  context.strokeRect(box.x + 0.5, box.y + 0.5, box.width, box.height);
  context.fillStyle = "#444444";
  context.font = `${Math.round(12 * scale)}px Arial, sans-serif`;
  context.fillText(name, box.x + 8 * scale, box.y + 18 * scale);
}
