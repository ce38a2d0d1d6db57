import type { EmbeddedExcel } from "../protocol/embeddedExcel";
import { element } from "./controls/elements";

/** The names of the undo rules, by the value of the switch. */
const UNDO = {
  web: "as on the web",
  desktop: "as on Windows and Mac",
  none: "ends with what the add-in writes",
} as const;

/** Requirement sets to choose from, as apiSet numbers. */
const API_SETS = [109, 110, 111, 112, 113, 114, 115, 116, 117];

/** For developers of the add-in: the requests it makes, and switches that make Excel slow or old or let it refuse things. */
export class DeveloperPanel {
  readonly element = element("details", { class: "developer" }, element("summary", {}, "Developer"));
  private readonly counter = element("output", { "aria-label": "Requests so far" });
  private readonly timer: number;

  constructor(private readonly excel: EmbeddedExcel) {
    const latency = numberField("Latency, ms", "0", (value) => (excel.switches.latency = value ?? 0));
    const fault = numberField("Fail request number", "", (value) => this.failAt(value));
    const apiSet = element(
      "select",
      {},
      ...API_SETS.map((set) => element("option", { value: String(set) }, `ExcelApi 1.${set - 100}`)),
    );
    apiSet.value = String(excel.switches.apiSet);
    apiSet.addEventListener("change", () => (excel.switches.apiSet = Number(apiSet.value)));
    const reset = element("button", { type: "button" }, "Count from 0");
    reset.addEventListener("click", () => {
      excel.counter.reset();
      this.show();
    });
    const fields = element(
      "div",
      { class: "fields" },
      this.counter,
      reset,
      latency,
      fault,
      element("label", {}, "API set ", apiSet),
      this.undoSwitch(),
      this.editSwitch(),
    );
    this.element.append(fields);
    this.timer = window.setInterval(() => this.show(), 500);
    this.show();
  }

  close(): void {
    window.clearInterval(this.timer);
  }

  private show(): void {
    const { requests, actions, bytes } = this.excel.counter;
    const text = `${requests.length} requests, ${actions} actions, ${bytes.toLocaleString("en-US")} bytes`;
    if (this.counter.textContent !== text) this.counter.textContent = text;
  }

  private failAt(request: number | undefined): void {
    const message = "There was an internal error while processing the request.";
    this.excel.switches.faults = request === undefined ? [] : [{ code: "GeneralException", message, request }];
  }

  private editSwitch(): HTMLElement {
    const box = element("input", { type: "checkbox" });
    box.addEventListener("change", () => (this.excel.cellEditMode = box.checked));
    return element("label", { title: "Requests fail as while somebody types into a cell" }, box, " Cell-edit mode");
  }

  private undoSwitch(): HTMLElement {
    const { switches } = this.excel;
    const options = Object.entries(UNDO).map(([value, label]) => element("option", { value }, label));
    const chosen = element("select", {}, ...options);
    chosen.value = switches.undo;
    chosen.addEventListener("change", () => (switches.undo = chosen.value as keyof typeof UNDO));
    return element("label", {}, "Undo ", chosen);
  }
}

function numberField(label: string, value: string, take: (value: number | undefined) => void): HTMLElement {
  const input = element("input", { type: "number", min: "0", value });
  input.addEventListener("change", () => take(input.value === "" ? undefined : Number(input.value)));
  return element("label", {}, `${label} `, input);
}
