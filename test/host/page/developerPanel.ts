import type { EmbeddedExcel } from "../protocol/embeddedExcel";
import { element } from "./controls/elements";

/** The names of the undo rules, by the value of the switch. */
const UNDO = {
  web: "as on the web",
  desktop: "as on Windows and Mac",
  none: "ends with what the add-in writes",
} as const;

/** What Excel shows of an add-in's commands, by the value of the switch. */
const COMMANDS = {
  all: "on the ribbon and in the menu of cells",
  "no menu": "on the ribbon alone",
  none: "nowhere, as on an iPad",
} as const;

/** Requirement sets to choose from, as apiSet numbers. */
const API_SETS = [109, 110, 111, 112, 113, 114, 115, 116, 117];

/** For developers of the add-in: the requests it makes, and switches that make Excel slow or old or let it refuse things. */
export class DeveloperPanel {
  readonly element = element("details", { class: "developer" }, element("summary", {}, "Developer"));
  private readonly counter = element("output", { "aria-label": "Requests so far" });
  private readonly timer: number;

  /** `commandsChanged` is called where other commands of the add-in are to be shown. */
  constructor(
    private readonly excel: EmbeddedExcel,
    private readonly commandsChanged: () => void,
  ) {
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
      this.commandSwitch(),
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
    const chosen = selectOf(UNDO, switches.undo, (value) => (switches.undo = value));
    return element("label", {}, "Undo ", chosen);
  }

  private commandSwitch(): HTMLElement {
    const { switches } = this.excel;
    const chosen = selectOf(COMMANDS, switches.addInCommands, (value) => {
      switches.addInCommands = value;
      this.commandsChanged();
    });
    return element("label", {}, "Add-in commands ", chosen);
  }
}

function numberField(label: string, value: string, take: (value: number | undefined) => void): HTMLElement {
  const input = element("input", { type: "number", min: "0", value });
  input.addEventListener("change", () => take(input.value === "" ? undefined : Number(input.value)));
  return element("label", {}, `${label} `, input);
}

function selectOf<Value extends string>(
  labels: Readonly<Partial<Record<Value, string>>>,
  value: Value,
  choose: (value: Value) => void,
): HTMLSelectElement {
  const options = Object.entries(labels as Readonly<Record<string, string>>).map(([each, label]) =>
    element("option", { value: each }, label),
  );
  const select = element("select", {}, ...options);
  select.value = value;
  select.addEventListener("change", () => choose(select.value as Value));
  return select;
}
