/** Shortest thumb, CSS pixels. */
const LEAST_THUMB = 24;

/**
 * A scroll bar of our own: the browser's cannot be as long as a worksheet (20 million pixels and more), and it would scroll
 * before the canvas is painted. `onScroll` gets the wanted position in the unit of `show`.
 */
export class ScrollBar {
  readonly element = document.createElement("div");
  private readonly thumb = document.createElement("div");
  private position = 0;
  private view = 1;
  private extent = 1;
  private grip: { pointer: number; position: number } | undefined;

  constructor(
    private readonly orientation: "horizontal" | "vertical",
    private readonly onScroll: (position: number) => void,
  ) {
    this.element.className = `scrollbar ${orientation}`;
    this.element.setAttribute("role", "scrollbar");
    this.element.setAttribute("aria-orientation", orientation);
    this.element.setAttribute("aria-label", orientation === "vertical" ? "Scroll rows" : "Scroll columns");
    this.element.setAttribute("aria-controls", "sheet");
    this.element.setAttribute("aria-valuemin", "0");
    this.thumb.className = "thumb";
    this.element.append(this.thumb);
    this.element.addEventListener("pointerdown", (event) => this.grab(event));
    this.element.addEventListener("pointermove", (event) => this.drag(event));
    this.element.addEventListener("pointerup", () => (this.grip = undefined));
    this.element.addEventListener("pointercancel", () => (this.grip = undefined));
  }

  /** @param position of the view's near side, @param view its length, @param extent the length of the whole. */
  show(position: number, view: number, extent: number): void {
    if (this.position === position && this.view === view && this.extent === extent) return;
    this.position = position;
    this.view = view;
    this.extent = Math.max(extent, position + view);
    const length = Math.min(1, view / this.extent) * 100;
    const furthest = Math.max(1, this.extent - view);
    const style = this.thumb.style;
    const [start, size] = this.orientation === "vertical" ? (["top", "height"] as const) : (["left", "width"] as const);
    style[size] = `max(${LEAST_THUMB}px, ${length}%)`;
    style[start] = `calc((100% - max(${LEAST_THUMB}px, ${length}%)) * ${position / furthest})`;
    this.element.setAttribute("aria-valuemax", String(Math.round(furthest)));
    this.element.setAttribute("aria-valuenow", String(Math.round(position)));
  }

  private grab(event: PointerEvent): void {
    event.preventDefault();
    this.element.setPointerCapture(event.pointerId);
    if (event.target === this.thumb) {
      this.grip = { pointer: this.along(event), position: this.position };
      return;
    }
    const thumb = this.thumb.getBoundingClientRect();
    const before = this.orientation === "vertical" ? event.clientY < thumb.top : event.clientX < thumb.left;
    this.onScroll(this.position + (before ? -this.view : this.view) * 0.9);
  }

  private drag(event: PointerEvent): void {
    if (!this.grip) return;
    const [track, thumb] =
      this.orientation === "vertical"
        ? [this.element.clientHeight, this.thumb.clientHeight]
        : [this.element.clientWidth, this.thumb.clientWidth];
    const moved = (this.along(event) - this.grip.pointer) / Math.max(1, track - thumb);
    this.onScroll(this.grip.position + moved * (this.extent - this.view));
  }

  private along(event: PointerEvent): number {
    return this.orientation === "vertical" ? event.clientY : event.clientX;
  }
}
