import { WHOLE_SHEET, type Area } from "../../store";
import type { CellEditor } from "./cellEditor";
import { choose } from "./gridKeys";
import { columnsBetween, extendedTo, rowsBetween, single } from "./selection";
import type { GridView, Hit } from "../view/gridView";

/** CSS pixels that a finger may move and still tap. */
const TAP = 8;
/** CSS pixels of a wheel's line. */
const LINE = 40;

/** Mouse, pen and fingers on the grid: selecting cells, rows and columns, scrolling, zooming, editing by a double click. */
export class GridPointer {
  private drag: { from: Hit; x: number; y: number } | undefined;
  private finger: { x: number; y: number; moved: boolean } | undefined;
  private timer = 0;

  /** @param surface the element over the canvases that gets the events and the focus. */
  constructor(
    private readonly grid: GridView,
    private readonly editor: CellEditor,
    private readonly surface: HTMLElement,
  ) {
    surface.addEventListener("pointerdown", (event) => this.press(event));
    surface.addEventListener("pointermove", (event) => this.move(event));
    surface.addEventListener("pointerup", (event) => this.release(event));
    surface.addEventListener("pointercancel", () => this.stop());
    surface.addEventListener("dblclick", (event) => {
      if (grid.hit(event.clientX, event.clientY).part === "cell") editor.begin("Edit");
    });
    grid.element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  private press(event: PointerEvent): void {
    if (event.button !== 0 || !this.editor.commit()) return;
    event.preventDefault();
    this.surface.focus();
    this.surface.setPointerCapture(event.pointerId);
    if (event.pointerType === "touch") {
      this.finger = { x: event.clientX, y: event.clientY, moved: false };
      return;
    }
    this.begin(this.grid.hit(event.clientX, event.clientY), event);
  }

  private begin(hit: Hit, event: PointerEvent): void {
    const { sheet } = this.grid;
    const adds = event.ctrlKey || event.metaKey;
    if (event.shiftKey && hit.part === "cell") {
      choose(sheet, extendedTo(sheet, sheet.selection, hit));
      const { activeRow, activeColumn } = sheet.selection;
      this.drag = { from: { part: "cell", row: activeRow, column: activeColumn }, x: event.clientX, y: event.clientY };
      return;
    }
    const before = adds ? sheet.selection.areas : [];
    const { areas, activeRow, activeColumn } = single(sheet, hit);
    if (hit.part === "cell") choose(sheet, { areas: [...before, ...areas], activeRow, activeColumn });
    else {
      const { selection } = sheet;
      const from = event.shiftKey ? { row: selection.activeRow, column: selection.activeColumn } : hit;
      choose(sheet, { areas: [...before, linesBetween(hit, from)], activeRow: from.row, activeColumn: from.column });
    }
    this.drag = { from: hit, x: event.clientX, y: event.clientY };
  }

  private move(event: PointerEvent): void {
    if (this.finger) {
      const [x, y] = [this.finger.x - event.clientX, this.finger.y - event.clientY];
      if (!this.finger.moved && Math.hypot(x, y) < TAP) return;
      this.grid.scrollBy(x, y);
      this.finger = { x: event.clientX, y: event.clientY, moved: true };
    }
    if (!this.drag) {
      const { part } = this.grid.hit(event.clientX, event.clientY);
      this.surface.style.cursor =
        part === "cell"
          ? "cell"
          : part === "columnHeading"
            ? "s-resize"
            : part === "rowHeading"
              ? "e-resize"
              : "default";
      return;
    }
    this.drag = { ...this.drag, x: event.clientX, y: event.clientY };
    this.extend();
    this.follow();
  }

  private extend(): void {
    if (!this.drag || this.drag.from.part === "corner") return;
    const { sheet } = this.grid;
    const { selection } = sheet;
    const hit = this.grid.hit(this.drag.x, this.drag.y);
    const { from } = this.drag;
    const extended =
      from.part === "cell"
        ? extendedTo(sheet, selection, hit)
        : { ...selection, areas: [...selection.areas.slice(0, -1), linesBetween(from, hit)] };
    const last = extended.areas[extended.areas.length - 1];
    if (JSON.stringify(last) !== JSON.stringify(selection.areas[selection.areas.length - 1])) choose(sheet, extended);
  }

  /** Scrolls on while the pointer is held beyond the grid's side. */
  private follow(): void {
    window.clearTimeout(this.timer);
    if (!this.drag) return;
    const box = this.surface.getBoundingClientRect();
    const over = (at: number, low: number, high: number): number => (at < low ? at - low : at > high ? at - high : 0);
    const x = over(this.drag.x, box.left, box.right);
    const y = over(this.drag.y, box.top, box.bottom);
    if (x === 0 && y === 0) return;
    this.timer = window.setTimeout(() => {
      this.grid.scrollBy(x, y);
      this.extend();
      this.follow();
    }, 40);
  }

  private release(event: PointerEvent): void {
    if (this.finger && !this.finger.moved) this.begin(this.grid.hit(event.clientX, event.clientY), event);
    this.stop();
  }

  private stop(): void {
    this.drag = undefined;
    this.finger = undefined;
    window.clearTimeout(this.timer);
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    if (event.ctrlKey) {
      this.grid.zoom += event.deltaY < 0 ? 10 : -10;
      return;
    }
    const unit =
      event.deltaMode === WheelEvent.DOM_DELTA_LINE
        ? LINE
        : event.deltaMode === WheelEvent.DOM_DELTA_PAGE
          ? this.surface.clientHeight
          : 1;
    const [x, y] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    this.grid.scrollBy(x * unit, y * unit);
  }
}

/** The rows, columns or whole sheet that dragging over headings from one to the other selects. */
function linesBetween(from: Hit, to: { readonly row: number; readonly column: number }): Area {
  if (from.part === "corner") return WHOLE_SHEET;
  return from.part === "rowHeading" ? rowsBetween(from.row, to.row) : columnsBetween(from.column, to.column);
}
