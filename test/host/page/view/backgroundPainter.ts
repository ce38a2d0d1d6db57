import { cellArea, intersect, lastColumn, lastRow, type Area, type CellStyle } from "../../store";
import { tinted } from "./lines";
import type { Patch } from "./patch";
import type { Rectangle } from "./panes";

const GRIDLINE = "#e1e1e1";
const PAPER = "#ffffff";

/** Share of the pattern's colour in fills by dots or stripes, which are shown as their mixture. */
const PATTERN_SHARE: Readonly<Record<string, number>> = {
  Gray75: 0.75,
  Gray50: 0.5,
  Gray25: 0.25,
  Gray16: 0.16,
  Gray8: 0.08,
};

/** Paints paper, gridlines and fills, and merged areas as one cell each. */
export class BackgroundPainter {
  private readonly fills = new Map<number, string | undefined>();

  paint(patch: Patch): void {
    const { context, area, projection } = patch;
    context.fillStyle = PAPER;
    context.fillRect(area.x, area.y, area.width, area.height);
    if (projection.sheet.showGridlines) paintGridlines(patch);
    this.paintFills(patch);
    for (const merge of projection.sheet.merges) this.paintMerge(patch, merge);
  }

  /** A filled cell covers the gridlines on all its sides, those that are its neighbours' pixels too. */
  private paintFills(patch: Patch): void {
    const { context, rows, columns, x, y, projection } = patch;
    const { sheet } = projection;
    const line = gridlineWidth(projection.scale);
    rows.forEach((row, i) => {
      for (let c = 0; c < columns.length;) {
        const id = sheet.styleId(row, columns[c]!);
        const start = c++;
        while (c < columns.length && sheet.styleId(row, columns[c]!) === id) c++;
        const fill = this.fill(id, sheet.workbook.styles.get(id));
        if (fill === undefined) continue;
        context.fillStyle = fill;
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
    context.fillStyle = this.fill(id, projection.sheet.workbook.styles.get(id)) ?? PAPER;
    context.fillRect(place.x, place.y, place.width - line, place.height - line);
  }

  private fill(id: number, style: CellStyle): string | undefined {
    if (!this.fills.has(id)) this.fills.set(id, fillColor(style));
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

/** Whether the cell is hidden under a merged area, being none of its upper left corner. */
export function isCovered(merges: readonly Area[], row: number, column: number): boolean {
  return merges.some(
    (merge) => intersect(merge, cellArea(row, column)) && (merge.row !== row || merge.column !== column),
  );
}

/** Device pixels of a gridline: one, and two where that would be too fine to see; no more however far one zooms in. */
export function gridlineWidth(scale: number): number {
  return scale >= 2 ? 2 : 1;
}

function paintGridlines({ context, area, rows, columns, x, y, projection }: Patch): void {
  const line = gridlineWidth(projection.scale);
  context.fillStyle = GRIDLINE;
  for (let i = 1; i <= rows.length; i++) context.fillRect(area.x, y[i]! - line, area.width, line);
  for (let i = 1; i <= columns.length; i++) context.fillRect(x[i]! - line, area.y, line, area.height);
}

function fillColor({ fill }: CellStyle): string | undefined {
  if (fill.pattern === "None") return undefined;
  const background = tinted(fill.color, fill.tintAndShade);
  const share = PATTERN_SHARE[fill.pattern] ?? (fill.pattern === "Solid" ? 0 : 0.3);
  return share === 0 ? background : mixed(background, fill.patternColor, share);
}

function mixed(a: string, b: string, share: number): string {
  const channel = (color: string, at: number): number => parseInt(color.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(channel(a, at) * (1 - share) + channel(b, at) * share));
  return `rgb(${parts.join(" ")})`;
}
