import type { PixelAxis } from "./pixelAxis";

/** A rectangle of the canvas in device pixels. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A part of the canvas that shows one section of the sheet: the pixel (x, y) of the canvas shows the pixel
 * (x + left, y + top) of the sheet. Without frozen rows and columns there is one; with both, four.
 */
export interface Pane extends Rectangle {
  readonly left: number;
  readonly top: number;
  /** Whether it follows the scroll across and down. */
  readonly scrollsAcross: boolean;
  readonly scrollsDown: boolean;
}

/** Where the sheet is scrolled to, in device pixels of the sheet's scrolling part. */
export interface Scroll {
  readonly left: number;
  readonly top: number;
}

export interface Frozen {
  readonly rows: number;
  readonly columns: number;
}

/**
 * The panes of the rectangle of the canvas that holds cells, the scrolling one last. Frozen lines stay at the top and left;
 * panes without room are left out.
 */
export function panesOf(cells: Rectangle, rows: PixelAxis, columns: PixelAxis, frozen: Frozen, scroll: Scroll): Pane[] {
  const frozenWidth = Math.min(cells.width, columns.offset(frozen.columns));
  const frozenHeight = Math.min(cells.height, rows.offset(frozen.rows));
  const across = [
    { x: cells.x, width: frozenWidth, left: -cells.x, scrollsAcross: false },
    { x: cells.x + frozenWidth, width: cells.width - frozenWidth, left: scroll.left - cells.x, scrollsAcross: true },
  ];
  const down = [
    { y: cells.y, height: frozenHeight, top: -cells.y, scrollsDown: false },
    { y: cells.y + frozenHeight, height: cells.height - frozenHeight, top: scroll.top - cells.y, scrollsDown: true },
  ];
  return down.flatMap((vertical) => across.map((horizontal) => ({ ...horizontal, ...vertical }))).filter(hasRoom);
}

/** The furthest that a canvas of this length can scroll so that the sheet's last line is still in view. */
export function furthestScroll(axis: PixelAxis, length: number): number {
  return Math.max(0, axis.length - length);
}

/** The scroll that, after sizes have changed, keeps the same line first in view after the frozen ones. */
export function keptScroll(before: PixelAxis, after: PixelAxis, scroll: number, frozen: number): number {
  const line = before.lineAt(scroll + before.offset(frozen));
  const within = scroll + before.offset(frozen) - before.offset(line);
  return Math.max(0, after.offset(line) + Math.min(within, Math.max(0, after.size(line) - 1)) - after.offset(frozen));
}

/** Scroll that brings the interval [start, end) of the axis into a view of `length` pixels, moving as little as possible. */
export function scrollToShow(scroll: number, start: number, end: number, length: number): number {
  if (start < scroll || end - start > length) return start;
  return end > scroll + length ? end - length : scroll;
}

export function overlap(a: Rectangle, b: Rectangle): Rectangle | undefined {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** What comes into view in a pane whose content moves by (dx, dy) pixels: one or two strips, or all of it. */
export function exposed(pane: Rectangle, dx: number, dy: number): Rectangle[] {
  if (Math.abs(dx) >= pane.width || Math.abs(dy) >= pane.height) return [pane];
  const strips: Rectangle[] = [];
  if (dx !== 0) {
    strips.push({ ...pane, x: dx > 0 ? pane.x : pane.x + pane.width + dx, width: Math.abs(dx) });
  }
  if (dy !== 0) {
    strips.push({ ...pane, y: dy > 0 ? pane.y : pane.y + pane.height + dy, height: Math.abs(dy) });
  }
  return strips;
}

/** The rectangles with those that overlap joined, so that nothing is painted twice. */
export function joined(places: readonly Rectangle[]): Rectangle[] {
  const result: Rectangle[] = [];
  for (let place of places) {
    for (let i = 0; i < result.length; i++) {
      const other = result[i]!;
      if (!overlap(place, other)) continue;
      place = around(place, other);
      result.splice(i, 1);
      i = -1;
    }
    result.push(place);
  }
  return result;
}

function around(a: Rectangle, b: Rectangle): Rectangle {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

function hasRoom(pane: Rectangle): boolean {
  return pane.width > 0 && pane.height > 0;
}
