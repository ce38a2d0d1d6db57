import type { Area } from "../../store";
import { ObjectPainter } from "./objectPainter";
import { exposed, joined, overlap, type Pane, type Rectangle, type Scroll } from "./panes";
import type { Projection } from "./patch";
import { SheetPainter, type PaintCount } from "./sheetPainter";

/**
 * The canvas with the cells. Keeps what is already painted: scrolling moves that and paints what comes into view; a change of cells
 * repaints only what it affects.
 */
export class CellSurface {
  readonly context = makeContext("cells", false);
  private readonly objects: ObjectPainter;
  private painter!: SheetPainter;
  private stale: Rectangle[] = [];
  /** The scroll position painted last; undefined if nothing painted can be reused. */
  private painted: Scroll | undefined;

  /** @param onStale is called when the browser has read a picture that is still to be painted. */
  constructor(
    private readonly count: PaintCount,
    onStale: () => void,
  ) {
    this.objects = new ObjectPainter(() => {
      this.paintAll();
      onStale();
    });
  }

  get canvas(): HTMLCanvasElement {
    return this.context.canvas;
  }

  /** Shows another sheet, or the same at other sizes: everything is repainted. */
  show(projection: Projection): void {
    this.painter = new SheetPainter(this.context, projection, this.objects, this.count);
    this.paintAll();
  }

  /** Repaints everything in the next frame. */
  paintAll(): void {
    this.painted = undefined;
    this.stale = [];
  }

  /** Notes that these cells changed. False when none of it is in view. */
  mark(panes: readonly Pane[], cells: Area): boolean {
    const places = panes.flatMap((pane) => this.painter.concerned(pane, cells) ?? []);
    this.stale.push(...places);
    return places.length > 0;
  }

  /** Paints what is missing. */
  draw(panes: readonly Pane[], scroll: Scroll): void {
    const before = this.painted;
    const places = joined(this.stale);
    this.painted = { left: scroll.left, top: scroll.top };
    this.stale = [];
    const hasMoved = before?.left !== scroll.left || before.top !== scroll.top;
    // Places were found for the scroll of their time: what changed and moved at once is painted whole.
    if (!before || (hasMoved && places.length > 0)) {
      for (const pane of panes) this.painter.paint(pane, pane);
      return;
    }
    for (const pane of panes) {
      const dx = pane.scrollsAcross ? before.left - scroll.left : 0;
      const dy = pane.scrollsDown ? before.top - scroll.top : 0;
      this.shift(pane, dx, dy);
      for (const strip of exposed(pane, dx, dy)) this.painter.paint(pane, strip);
      for (const place of places) if (overlap(pane, place)) this.painter.paint(pane, place);
    }
  }

  /** Moves what a pane shows by whole pixels. */
  private shift(pane: Pane, dx: number, dy: number): void {
    const width = pane.width - Math.abs(dx);
    const height = pane.height - Math.abs(dy);
    if ((dx === 0 && dy === 0) || width <= 0 || height <= 0) return;
    const x = pane.x + Math.max(0, -dx);
    const y = pane.y + Math.max(0, -dy);
    this.context.drawImage(this.canvas, x, y, width, height, x + dx, y + dy, width, height);
  }
}

/** @param transparent whether what lies below shines through where nothing is painted. */
export function makeContext(className: string, transparent: boolean): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.className = className;
  canvas.setAttribute("aria-hidden", "true");
  const context = canvas.getContext("2d", { alpha: transparent });
  if (!context) throw new Error("This browser gives no canvas to draw the worksheet on.");
  return context;
}

/**
 * Device pixels of a length in CSS pixels: as the browser snapped it to the screen, which rounding alone may miss by one. Where a
 * browser only emulates a scaling (developer tools do), it reports that of the real screen, which cannot be used.
 */
export function deviceLength(length: number, snapped: number | undefined): number {
  const rounded = Math.round(length * window.devicePixelRatio);
  return snapped !== undefined && Math.abs(snapped - rounded) <= 1 ? snapped : rounded;
}
