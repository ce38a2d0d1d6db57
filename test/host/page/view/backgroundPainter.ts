import { ConditionalColors, cellArea, intersect, lastColumn, lastRow, type Area, type CellStyle } from "../../store";
import { type Paint, paintOf } from "../../looks/fillPatterns";
import type { Patch } from "./patch";
import type { Rectangle } from "./panes";

const GRIDLINE = "#e1e1e1";
const PAPER = "#ffffff";

/** Paints paper, gridlines and fills, and merged areas as one cell each. */
export class BackgroundPainter {
  private readonly fills = new Map<number, string | CanvasPattern | undefined>();
  private scales: ConditionalColors | undefined;

  /** To be called when values have changed, which the colours of a scale follow. */
  forgetValues(): void {
    this.scales = undefined;
  }

  paint(patch: Patch): void {
    const { context, area, projection } = patch;
    context.fillStyle = PAPER;
    context.fillRect(area.x, area.y, area.width, area.height);
    if (projection.sheet.showGridlines) paintGridlines(patch);
    this.paintFills(patch);
    this.scales ??= new ConditionalColors(projection.sheet);
    if (!this.scales.isEmpty) paintScales(patch, this.scales);
    for (const merge of projection.sheet.merges) this.paintMerge(patch, merge);
  }

  /** A filled cell covers the gridlines on all its sides, even those that are its neighbours' pixels. */
  private paintFills(patch: Patch): void {
    const { context, rows, columns, x, y, projection } = patch;
    const { sheet } = projection;
    const line = gridlineWidth(projection.scale);
    rows.forEach((row, i) => {
      for (let c = 0; c < columns.length;) {
        const id = sheet.styleId(row, columns[c]!);
        const start = c++;
        while (c < columns.length && sheet.styleId(row, columns[c]!) === id) c++;
        const fill = this.fill(context, id, sheet.workbook.styles.get(id));
        if (fill === undefined) continue;
        context.fillStyle = placed(fill, patch);
        context.fillRect(x[start]! - line, y[i]! - line, x[c]! - x[start]! + line, y[i + 1]! - y[i]! + line);
      }
    });
  }

  private paintMerge(patch: Patch, merge: Area): void {
    const place = mergePlace(patch, merge);
    if (!place) return;
    const { context, projection } = patch;
    const id = projection.sheet.styleId(merge.row, merge.column);
    const line = gridlineWidth(projection.scale);
    const fill = this.fill(context, id, projection.sheet.workbook.styles.get(id)) ?? PAPER;
    context.fillStyle = this.scales?.colorAt(merge.row, merge.column) ?? placed(fill, patch);
    context.fillRect(place.x, place.y, place.width - line, place.height - line);
  }

  private fill(context: CanvasRenderingContext2D, id: number, { fill }: CellStyle): string | CanvasPattern | undefined {
    if (!this.fills.has(id)) {
      const paint = paintOf(fill);
      this.fills.set(id, paint && fillStyle(context, paint));
    }
    return this.fills.get(id);
  }
}

/** Canvas pixels of a merged area that meets the patch; undefined when it does not, or is hidden. */
export function mergePlace(patch: Patch, merge: Area): Rectangle | undefined {
  const { rows, columns, projection } = patch;
  const shown = {
    row: rows[0] ?? 0,
    column: columns[0] ?? 0,
    rows: (rows[rows.length - 1] ?? 0) - (rows[0] ?? 0) + 1,
    columns: (columns[columns.length - 1] ?? 0) - (columns[0] ?? 0) + 1,
  };
  if (!intersect(shown, merge)) return undefined;
  const x = projection.columns.offset(merge.column);
  const y = projection.rows.offset(merge.row);
  const width = projection.columns.offset(lastColumn(merge) + 1) - x;
  const height = projection.rows.offset(lastRow(merge) + 1) - y;
  return width > 0 && height > 0 ? { x: x - patch.left, y: y - patch.top, width, height } : undefined;
}

/** Whether the cell is hidden under a merged area: in one, but not its upper left cell. */
export function isCovered(merges: readonly Area[], row: number, column: number): boolean {
  return merges.some(
    (merge) => intersect(merge, cellArea(row, column)) && (merge.row !== row || merge.column !== column),
  );
}

/** Device pixels of a gridline: one, and two if that would be too fine to see; no more however far one zooms in. */
export function gridlineWidth(scale: number): number {
  return scale >= 2 ? 2 : 1;
}

function paintGridlines({ context, area, rows, columns, x, y, projection }: Patch): void {
  const line = gridlineWidth(projection.scale);
  context.fillStyle = GRIDLINE;
  for (let i = 1; i <= rows.length; i++) context.fillRect(area.x, y[i]! - line, area.width, line);
  for (let i = 1; i <= columns.length; i++) context.fillRect(x[i]! - line, area.y, line, area.height);
}

/** Paints the colours of scales in place of the cells' own fills. */
function paintScales({ context, rows, columns, x, y, projection }: Patch, scales: ConditionalColors): void {
  const line = gridlineWidth(projection.scale);
  rows.forEach((row, i) =>
    columns.forEach((column, j) => {
      const color = scales.colorAt(row, column);
      if (color === undefined) return;
      context.fillStyle = color;
      context.fillRect(x[j]! - line, y[i]! - line, x[j + 1]! - x[j]! + line, y[i + 1]! - y[i]! + line);
    }),
  );
}

/** A pattern's dots are pixels of the screen, as in Excel: zooming makes cells larger, not the dots. */
function fillStyle(context: CanvasRenderingContext2D, { color, pattern }: Paint): string | CanvasPattern {
  if (!pattern) return color;
  const dot = Math.max(1, Math.round(window.devicePixelRatio));
  const canvas = document.createElement("canvas");
  canvas.width = pattern.width * dot;
  canvas.height = pattern.height * dot;
  const tile = canvas.getContext("2d")!;
  tile.fillStyle = color;
  tile.fillRect(0, 0, canvas.width, canvas.height);
  tile.fillStyle = pattern.color;
  for (const { x, y } of pattern.dots) tile.fillRect(x * dot, y * dot, dot, dot);
  return context.createPattern(canvas, "repeat") ?? color;
}

/** Patterns begin in the sheet's corner, so that what is painted at different times, or moved by scrolling, fits together. */
function placed(fill: string | CanvasPattern, { left, top }: Patch): string | CanvasPattern {
  if (typeof fill !== "string") fill.setTransform(new DOMMatrix().translate(-left, -top));
  return fill;
}
