import { CellSurface, deviceLength, makeContext } from "./cellSurface";
import { measureUsed, usedEnd } from "./extent";
import { headingRoom, paintFreezeLines, paintHeadings } from "./headings";
import { furthestScroll, keptScroll, panesOf, scrollToShow, type Pane, type Rectangle } from "./panes";
import type { Projection } from "./patch";
import { PixelAxis } from "./pixelAxis";
import { ScrollBar } from "./scrollBar";
import { paintMark, paintSelection, placeOf } from "./selectionPainter";
import type { PaintCount } from "./sheetPainter";
import { chromeOf, watchTheme, type Chrome } from "./theme";
import { cellArea, type Area, type Change, type SheetStore, type WorkbookStore } from "../../store";

/** What is at a point of the grid. */
export interface Hit {
  readonly part: "cell" | "columnHeading" | "rowHeading" | "corner";
  readonly row: number;
  readonly column: number;
}

interface Place {
  readonly sheet: SheetStore;
  readonly area: Area;
}

/** Scroll and zoom of a sheet; kept for each sheet while the workbook is open. */
interface Look {
  /** Device pixels. */
  left: number;
  top: number;
  /** Percent, 10 to 400. */
  zoom: number;
}

/**
 * The sheet in view: two canvases of the same size, one with the cells, one above it with headings and selection, so that
 * moving the selection paints no cell. The next frame paints only what changed; when the view is scrolled,
 * what stays is moved and what comes into view is painted.
 */
export class GridView {
  readonly count: PaintCount = { patches: 0, cells: 0 };
  /** Called after the view was scrolled, zoomed or laid out again, so that whatever lies over a cell can follow. */
  onLayout: () => void = () => undefined;

  /** Cells that are shown as copied or cut. */
  private mark: Place | undefined;

  private readonly cells = new CellSurface(this.count, () => this.schedule());
  private readonly above = makeContext("above", true);
  private readonly down = new ScrollBar("vertical", (top) => this.scrollTo(this.look.left, top));
  private readonly across = new ScrollBar("horizontal", (left) => this.scrollTo(left, this.look.top));
  private readonly looks = new Map<SheetStore, Look>();
  private chrome: Chrome;
  private projection!: Projection; // made by layOut, which the constructor calls
  private panes: Pane[] = [];
  private room = { width: 0, height: 0 };
  private aboveIsStale = true;
  private frame = 0;
  private measuring = 0;
  private ratio = window.devicePixelRatio;
  private readonly end: () => void;

  constructor(
    readonly element: HTMLElement,
    private readonly workbook: WorkbookStore,
  ) {
    this.chrome = chromeOf(element);
    element.append(this.cells.canvas, this.above.canvas, this.down.element, this.across.element);
    const observer = new ResizeObserver((entries) => this.resize(entries[0]!));
    observer.observe(this.cells.canvas, { box: "device-pixel-content-box" });
    const unwatch = watchTheme(() => {
      this.chrome = chromeOf(element);
      this.repaintAbove();
    });
    const unsubscribe = workbook.changes.subscribe((changes) => this.take(changes));
    this.end = () => {
      observer.disconnect();
      unwatch();
      unsubscribe();
      cancelAnimationFrame(this.frame);
      clearTimeout(this.measuring);
    };
    this.layOut();
  }

  close(): void {
    this.end();
    this.element.replaceChildren();
  }

  get sheet(): SheetStore {
    return this.workbook.activeSheet;
  }

  /** Percent. */
  get zoom(): number {
    return this.look.zoom;
  }

  set zoom(percent: number) {
    this.look.zoom = Math.min(400, Math.max(10, Math.round(percent)));
    this.layOut();
  }

  /** Shows the cells as copied or cut, while their sheet is in view; undefined for none. */
  set marked(place: Place | undefined) {
    if (place === this.mark) return;
    this.mark = place;
    this.repaintAbove();
  }

  /** Rows and columns that the view holds at the present scroll, for PgUp and PgDn. */
  get page(): { rows: number; columns: number } {
    const pane = this.panes[this.panes.length - 1];
    if (!pane) return { rows: 1, columns: 1 };
    const { rows, columns } = this.projection;
    return {
      rows: Math.max(1, rows.lineAt(pane.y + pane.top + pane.height - 1) - rows.lineAt(pane.y + pane.top)),
      columns: Math.max(1, columns.lineAt(pane.x + pane.left + pane.width - 1) - columns.lineAt(pane.x + pane.left)),
    };
  }

  axes(): { rows: PixelAxis; columns: PixelAxis } {
    return this.projection;
  }

  /** Scrolls by CSS pixels, as a wheel or a finger asks. */
  scrollBy(x: number, y: number): void {
    this.scrollTo(this.look.left + x * this.ratio, this.look.top + y * this.ratio);
  }

  /** Brings the cell into view, moving as little as possible. */
  reveal(row: number, column: number): void {
    const pane = this.panes[this.panes.length - 1];
    if (!pane) return;
    const { rows, columns, sheet } = this.projection;
    const place = placeOf(this.projection, cellArea(row, column));
    const frozenX = columns.offset(sheet.frozen.columns);
    const frozenY = rows.offset(sheet.frozen.rows);
    const left =
      column < sheet.frozen.columns
        ? this.look.left
        : scrollToShow(this.look.left, place.x - frozenX, place.x + place.width - frozenX, pane.width);
    const top =
      row < sheet.frozen.rows
        ? this.look.top
        : scrollToShow(this.look.top, place.y - frozenY, place.y + place.height - frozenY, pane.height);
    this.scrollTo(left, top);
  }

  /** Place of an area within the element, in CSS pixels, as the pane that shows its first cell has it. */
  placeOf(area: Area): Rectangle {
    const { sheet } = this.projection;
    const place = placeOf(this.projection, area);
    const left = area.column < sheet.frozen.columns ? -this.room.width : this.look.left - this.room.width;
    const top = area.row < sheet.frozen.rows ? -this.room.height : this.look.top - this.room.height;
    return {
      x: (place.x - left) / this.ratio,
      y: (place.y - top) / this.ratio,
      width: place.width / this.ratio,
      height: place.height / this.ratio,
    };
  }

  /** What is at a point of the window; points beyond the cells give the nearest visible cell. */
  hit(clientX: number, clientY: number): Hit {
    const box = this.cells.canvas.getBoundingClientRect();
    const x = Math.floor((clientX - box.left) * this.ratio);
    const y = Math.floor((clientY - box.top) * this.ratio);
    const { rows, columns } = this.projection;
    const paneX = this.panes.find((pane) => x < pane.x + pane.width) ?? this.panes[this.panes.length - 1];
    const paneY = this.panes.find((pane) => y < pane.y + pane.height) ?? this.panes[this.panes.length - 1];
    if (!paneX || !paneY) return { part: "cell", row: 0, column: 0 };
    const column = columns.lineAt(Math.min(Math.max(x, this.room.width), paneX.x + paneX.width - 1) + paneX.left);
    const row = rows.lineAt(Math.min(Math.max(y, this.room.height), paneY.y + paneY.height - 1) + paneY.top);
    const beside = x < this.room.width;
    const over = y < this.room.height;
    return { part: beside ? (over ? "corner" : "rowHeading") : over ? "columnHeading" : "cell", row, column };
  }

  /** Device pixels of the canvas in a CSS pixel, zoom included. */
  get scale(): number {
    return this.projection.scale;
  }

  private get look(): Look {
    let look = this.looks.get(this.sheet);
    if (!look) this.looks.set(this.sheet, (look = { left: 0, top: 0, zoom: 100 }));
    return look;
  }

  private scrollTo(left: number, top: number): void {
    const pane = this.panes[this.panes.length - 1];
    if (!pane) return;
    const { rows, columns, sheet } = this.projection;
    const furthestLeft = furthestScroll(columns, pane.width + columns.offset(sheet.frozen.columns));
    const furthestTop = furthestScroll(rows, pane.height + rows.offset(sheet.frozen.rows));
    const next = {
      left: Math.round(Math.min(Math.max(0, left), furthestLeft)),
      top: Math.round(Math.min(Math.max(0, top), furthestTop)),
    };
    if (next.left === this.look.left && next.top === this.look.top) return;
    Object.assign(this.look, next);
    this.place();
    this.schedule();
  }

  private take(changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.kind === "sheets") this.layOut();
      if (!("sheet" in change) || change.sheet !== this.sheet) continue;
      if (change.kind === "selection") this.repaintAbove();
      else if (change.kind === "cells") this.repaint(change.area);
      else this.layOut();
    }
  }

  private repaint(area: Area): void {
    if (this.projection.sheet !== this.sheet) return this.layOut();
    if (this.cells.mark(this.panes, area)) this.schedule();
    this.measureSoon();
  }

  /** Fits the scroll bars to the used cells, once nothing changes, because this visits all cells. */
  private measureSoon(): void {
    clearTimeout(this.measuring);
    this.measuring = window.setTimeout(() => {
      measureUsed(this.sheet);
      this.place();
    }, 300);
  }

  private repaintAbove(): void {
    this.aboveIsStale = true;
    this.schedule();
  }

  /** Measures everything again: after another sheet, zoom, display scaling or sizes. */
  private layOut(): void {
    this.ratio = window.devicePixelRatio;
    const { sheet, look, projection: before } = this;
    const scale = (this.ratio * look.zoom) / 100;
    const points = scale * (96 / 72);
    const columns = new PixelAxis(sheet.columns, points);
    this.projection = { sheet, rows: new PixelAxis(sheet.rows, points), columns, scale };
    // As in Excel, the same cell stays in the corner, however wide the ones before it have become.
    if (before?.sheet === sheet) {
      look.left = keptScroll(before.columns, columns, look.left, sheet.frozen.columns);
      look.top = keptScroll(before.rows, this.projection.rows, look.top, sheet.frozen.rows);
    }
    this.cells.show(this.projection);
    this.place();
    this.schedule();
  }

  private resize(entry: ResizeObserverEntry): void {
    const width = deviceLength(entry.contentRect.width, entry.devicePixelContentBoxSize?.[0]?.inlineSize);
    const height = deviceLength(entry.contentRect.height, entry.devicePixelContentBoxSize?.[0]?.blockSize);
    for (const { canvas } of [this.cells, this.above]) {
      canvas.width = width;
      canvas.height = height;
    }
    this.layOut();
    this.draw(); // a canvas that was given a size is empty until it is painted
  }

  /** Finds the panes and the scroll bars for the present scroll. */
  private place(): void {
    const { projection, look } = this;
    const { rows, columns, sheet } = projection;
    const { width, height } = this.cells.canvas;
    const lastRow = rows.lineAt(look.top + height);
    const room = headingRoom(projection, lastRow);
    if (room.width !== this.room.width || room.height !== this.room.height) this.cells.paintAll();
    this.room = room;
    const cells = { x: room.width, y: room.height, width: width - room.width, height: height - room.height };
    this.panes = panesOf(cells, rows, columns, sheet.frozen, look);
    const pane = this.panes[this.panes.length - 1];
    if (pane) {
      const end = usedEnd(projection);
      this.down.show(
        look.top,
        pane.height,
        Math.min(rows.length, Math.max(end.y, look.top + pane.height) + pane.height / 2),
      );
      this.across.show(
        look.left,
        pane.width,
        Math.min(columns.length, Math.max(end.x, look.left + pane.width) + pane.width / 2),
      );
    }
    this.aboveIsStale = true;
    this.onLayout();
  }

  private schedule(): void {
    this.frame ||= requestAnimationFrame(() => this.draw());
  }

  private draw(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.cells.draw(this.panes, this.look);
    if (!this.aboveIsStale) return;
    this.aboveIsStale = false;
    const { canvas: surface } = this.above;
    this.above.clearRect(0, 0, surface.width, surface.height);
    paintSelection(this.above, this.projection, this.panes, this.sheet.selection, this.chrome);
    if (this.mark?.sheet === this.sheet)
      paintMark(this.above, this.projection, this.panes, this.mark.area, this.chrome);
    paintHeadings(this.above, this.projection, this.panes, this.room, this.sheet.selection, this.chrome);
    paintFreezeLines(this.above, this.projection, this.room);
  }
}
