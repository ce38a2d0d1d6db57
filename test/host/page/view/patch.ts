import type { SheetStore } from "../../store";
import { overlap, type Pane, type Rectangle } from "./panes";
import type { PixelAxis } from "./pixelAxis";

/** A sheet as it lies on the screen: its lines in device pixels. */
export interface Projection {
  readonly sheet: SheetStore;
  readonly rows: PixelAxis;
  readonly columns: PixelAxis;
  /** Device pixels in a CSS pixel: display scaling times zoom. */
  readonly scale: number;
}

/**
 * The cells to paint in a rectangle of the canvas: the shown rows and columns that meet it, with the canvas pixel at which each
 * begins. `x` and `y` have one entry more, the end of the last line. Hidden lines are left out.
 */
export interface Patch {
  readonly context: CanvasRenderingContext2D;
  readonly projection: Projection;
  readonly area: Rectangle;
  /** Scroll of the pane, device pixels. */
  readonly left: number;
  readonly top: number;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** The patch for what `area` and the pane have in common, `margin` pixels around it included; undefined when that is nothing. */
export function patchOf(
  context: CanvasRenderingContext2D,
  projection: Projection,
  pane: Pane,
  area: Rectangle,
  margin: number,
): Patch | undefined {
  const visible = overlap(pane, area);
  if (!visible) return undefined;
  const { rows, columns } = projection;
  const rowLines = shownLines(rows, visible.y + pane.top - margin, visible.y + visible.height + pane.top + margin);
  const columnLines = shownLines(
    columns,
    visible.x + pane.left - margin,
    visible.x + visible.width + pane.left + margin,
  );
  return {
    context,
    projection,
    area: visible,
    left: pane.left,
    top: pane.top,
    rows: rowLines,
    columns: columnLines,
    x: starts(columns, columnLines, pane.left),
    y: starts(rows, rowLines, pane.top),
  };
}

function shownLines(axis: PixelAxis, from: number, to: number): number[] {
  const lines: number[] = [];
  let line = axis.shownFrom(axis.lineAt(Math.max(0, from)), 1);
  while (line !== undefined && axis.offset(line) < to) {
    lines.push(line);
    line = axis.shownFrom(line + 1, 1);
  }
  return lines;
}

function starts(axis: PixelAxis, lines: readonly number[], scroll: number): number[] {
  const last = lines[lines.length - 1];
  if (last === undefined) return [0];
  return [...lines.map((line) => axis.offset(line) - scroll), axis.offset(last) + axis.size(last) - scroll];
}
