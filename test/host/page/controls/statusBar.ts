import { general, type Selection, type SheetStore } from "../../store";
import { button, element } from "./elements";

/** Cells up to which the selection is counted. */
const MOST_CELLS = 2_000_000;

/** The line at the bottom: the mode, the sum of the selection, and the zoom. */
export class StatusBar {
  readonly element: HTMLElement;
  private readonly mode = element("span", { class: "mode" }, "Ready");
  private readonly message = element("span", { class: "message", role: "status" });
  private readonly sums = element("span", { class: "sums" });
  private readonly zoom = element("input", { type: "range", min: "10", max: "400", step: "10", "aria-label": "Zoom" });
  private readonly percent: HTMLButtonElement;

  /** @param setZoom gets percent. */
  constructor(setZoom: (percent: number) => void) {
    this.percent = button("100%", () => setZoom(100), { class: "percent", title: "Zoom to 100%" });
    this.zoom.addEventListener("input", () => setZoom(Number(this.zoom.value)));
    const out = button("−", () => setZoom(Number(this.zoom.value) - 10), { "aria-label": "Zoom out" });
    const into = button("+", () => setZoom(Number(this.zoom.value) + 10), { "aria-label": "Zoom in" });
    const zooming = element(
      "span",
      { class: "zoom", role: "group", "aria-label": "Zoom" },
      out,
      this.zoom,
      into,
      this.percent,
    );
    this.element = element("footer", { class: "status" }, this.mode, this.message, this.sums, zooming);
  }

  showMode(mode: "Ready" | "Enter" | "Edit"): void {
    this.mode.textContent = mode;
    this.say("");
  }

  showZoom(percent: number): void {
    this.zoom.value = String(percent);
    this.percent.textContent = `${percent}%`;
  }

  /** A sentence for the person, until the mode changes. */
  say(sentence: string): void {
    this.message.textContent = sentence;
  }

  showSums(sheet: SheetStore, { areas }: Selection): void {
    let count = 0;
    let numbers = 0;
    let sum = 0;
    const used = sheet.usedArea(true);
    if (
      used &&
      used.rows * used.columns <= MOST_CELLS &&
      (areas.length > 1 || areas[0]!.rows * areas[0]!.columns > 1)
    ) {
      for (const area of areas) {
        sheet.forEachCell(area, (_row, _column, { value }) => {
          if (value === undefined) return;
          count++;
          if (typeof value !== "number") return;
          numbers++;
          sum += value;
        });
      }
    }
    const parts =
      numbers > 0
        ? [`Average: ${general(sum / numbers)}`, `Count: ${count}`, `Sum: ${general(sum)}`]
        : [`Count: ${count}`];
    this.sums.textContent = count > 1 ? parts.join("   ") : "";
  }
}
