import { lastColumn, lastRow, type SheetStore } from "../../store";
import { lineStart, penFor, type Pen } from "../../looks/pens";
import type { Patch } from "./patch";

/** A straight run of one kind of line in canvas pixels: `from` to `to` along it, `across` its first pixel across. */
interface Stroke {
  readonly pen: Pen;
  readonly vertical: boolean;
  readonly from: number;
  readonly to: number;
  readonly across: number;
  /** Pixels of the sheet from which dashes are counted, so that they lie the same however much of the line is repainted. */
  readonly origin: number;
}

/**
 * Paints the edges of cells. Where lines meet, each reaches to the far side of the crossing one, so that every corner is filled
 * for all widths; neighbouring edges of the same line are one stroke.
 */
export class EdgePainter {
  private readonly pens = new Map<number, Pen | undefined>();

  /** @param scale device pixels in a CSS pixel. */
  constructor(
    private readonly sheet: SheetStore,
    private readonly scale: number,
  ) {}

  /** Returns the number of strokes painted. */
  paint(patch: Patch): number {
    const strokes: Stroke[] = [];
    this.horizontals(patch, strokes);
    this.verticals(patch, strokes);
    strokes.sort((a, b) => a.pen.rank - b.pen.rank);
    let color = "";
    for (const stroke of strokes) {
      if (stroke.pen.color !== color) patch.context.fillStyle = color = stroke.pen.color;
      draw(patch.context, stroke);
    }
    for (const stroke of strokes) if (stroke.pen.gap > 0) this.openDouble(patch, stroke);
    return strokes.length;
  }

  private horizontals({ rows, columns, x, y, left }: Patch, strokes: Stroke[]): void {
    rows.forEach((row, i) => {
      this.horizontal(row, y[i]!, columns, x, left, strokes);
      if (rows[i + 1] !== row + 1) this.horizontal(row + 1, y[i + 1]!, columns, x, left, strokes);
    });
  }

  private horizontal(
    edge: number,
    boundary: number,
    columns: readonly number[],
    x: readonly number[],
    scroll: number,
    strokes: Stroke[],
  ): void {
    const inMerge = this.insideMerges();
    for (let i = 0; i < columns.length;) {
      const id = inMerge(edge, columns[i]!, true) ? 1 : this.sheet.horizontalEdgeId(edge, columns[i]!);
      const start = i++;
      if (id === 1) continue;
      while (
        i < columns.length &&
        this.sheet.horizontalEdgeId(edge, columns[i]!) === id &&
        !inMerge(edge, columns[i]!, true)
      )
        i++;
      const pen = this.pen(id);
      if (!pen) continue;
      const first = this.crossingVertical(edge, columns[start]!) ?? pen.width;
      const last = this.crossingVertical(edge, columns[i - 1]! + 1) ?? pen.width;
      strokes.push({
        pen,
        vertical: false,
        from: lineStart(x[start]!, first),
        to: lineStart(x[i]!, last) + last,
        across: lineStart(boundary, pen.width),
        origin: -scroll,
      });
    }
  }

  private verticals({ rows, columns, x, y, top }: Patch, strokes: Stroke[]): void {
    columns.forEach((column, i) => {
      this.vertical(column, x[i]!, rows, y, top, strokes);
      if (columns[i + 1] !== column + 1) this.vertical(column + 1, x[i + 1]!, rows, y, top, strokes);
    });
  }

  private vertical(
    edge: number,
    boundary: number,
    rows: readonly number[],
    y: readonly number[],
    scroll: number,
    strokes: Stroke[],
  ): void {
    const inMerge = this.insideMerges();
    for (let i = 0; i < rows.length;) {
      const id = inMerge(rows[i]!, edge, false) ? 1 : this.sheet.verticalEdgeId(rows[i]!, edge);
      const start = i++;
      if (id === 1) continue;
      while (i < rows.length && this.sheet.verticalEdgeId(rows[i]!, edge) === id && !inMerge(rows[i]!, edge, false))
        i++;
      const pen = this.pen(id);
      if (!pen) continue;
      const first = this.crossingHorizontal(rows[start]!, edge) ?? pen.width;
      const last = this.crossingHorizontal(rows[i - 1]! + 1, edge) ?? pen.width;
      strokes.push({
        pen,
        vertical: true,
        from: lineStart(y[start]!, first),
        to: lineStart(y[i]!, last) + last,
        across: lineStart(boundary, pen.width),
        origin: -scroll,
      });
    }
  }

  /** Width of the widest vertical line that meets the upper left corner of cell (row, column); undefined when there is none. */
  private crossingVertical(row: number, column: number): number | undefined {
    const above = row > 0 ? this.pen(this.sheet.verticalEdgeId(row - 1, column))?.width : undefined;
    return widest(above, this.pen(this.sheet.verticalEdgeId(row, column))?.width);
  }

  private crossingHorizontal(row: number, column: number): number | undefined {
    const before = column > 0 ? this.pen(this.sheet.horizontalEdgeId(row, column - 1))?.width : undefined;
    return widest(before, this.pen(this.sheet.horizontalEdgeId(row, column))?.width);
  }

  /** A double line is a wide one with its middle taken out again, which leaves every corner of several of them open and clean. */
  private openDouble({ context }: Patch, { pen, vertical, from, to, across }: Stroke): void {
    context.fillStyle = "#ffffff";
    const start = from + pen.gap;
    const length = to - from - 2 * pen.gap;
    if (vertical) context.fillRect(across + pen.gap, start, pen.gap, length);
    else context.fillRect(start, across + pen.gap, length, pen.gap);
  }

  private pen(id: number): Pen | undefined {
    if (id === 1) return undefined;
    if (!this.pens.has(id)) this.pens.set(id, penFor(this.sheet.workbook.lines.get(id), this.scale));
    return this.pens.get(id);
  }

  private insideMerges(): Inside {
    const { merges } = this.sheet;
    if (merges.length === 0) return () => false;
    return (row, column, horizontal) =>
      merges.some(
        (merge) =>
          row >= merge.row + (horizontal ? 1 : 0) &&
          row <= lastRow(merge) &&
          column >= merge.column + (horizontal ? 0 : 1) &&
          column <= lastColumn(merge),
      );
  }
}

/** Whether the edge on top of (horizontal) or left of a cell lies within a merged area and so is not shown. */
type Inside = (row: number, column: number, horizontal: boolean) => boolean;

function widest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || (b !== undefined && b > a) ? b : a;
}

function draw(context: CanvasRenderingContext2D, { pen, vertical, from, to, across, origin }: Stroke): void {
  if (pen.dashes.length === 0) {
    if (vertical) context.fillRect(across, from, pen.width, to - from);
    else context.fillRect(from, across, to - from, pen.width);
    return;
  }
  const period = pen.dashes.reduce((sum, length) => sum + length, 0);
  let at = from - ((from - origin) % period);
  for (let i = 0; at < to; i++) {
    const length = pen.dashes[i % pen.dashes.length]!;
    const start = Math.max(at, from);
    const end = Math.min(at + length, to);
    if (i % 2 === 0 && end > start) {
      if (vertical) context.fillRect(across, start, pen.width, end - start);
      else context.fillRect(start, across, end - start, pen.width);
    }
    at += length;
  }
}
