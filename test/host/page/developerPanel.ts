import type { EmbeddedExcel } from "../protocol/embeddedExcel";
import { button, element } from "./controls/elements";

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
const API_SETS = Object.fromEntries(
  [109, 110, 111, 112, 113, 114, 115, 116, 117].map((set) => [String(set), `ExcelApi 1.${set - 100}`]),
);

/** For developers of the add-in: the requests it makes, and switches that make Excel slow or old or let it refuse things. */
export class DeveloperPanel {
  readonly element = element("details", { class: "developer" }, element("summary", {}, "Developer"));
  private readonly counter = element("output", { "aria-label": "Requests so far" });
  private readonly timer: number;

  /** `commandsChanged` is called where other commands of the add-in are to be shown. */
  constructor(
    private readonly excel: EmbeddedExcel,
    commandsChanged: () => void,
  ) {
    const { switches } = excel;
    const editing = element("input", { type: "checkbox" });
    editing.addEventListener("change", () => (excel.cellEditMode = editing.checked));
    const fields = [
      this.counter,
      button("Count from 0", () => {
        excel.counter.reset();
        this.show();
      }),
      numberField("Latency, ms", "0", (value) => (switches.latency = value ?? 0)),
      numberField("Fail request number", "", (value) => this.failAt(value)),
      choice("API set", API_SETS, String(switches.apiSet), (value) => (switches.apiSet = Number(value))),
      choice("Undo", UNDO, switches.undo, (value) => (switches.undo = value)),
      element("label", { title: "Requests fail as while somebody types into a cell" }, editing, " Cell-edit mode"),
      choice("Add-in commands", COMMANDS, switches.addInCommands, (value) => {
        switches.addInCommands = value;
        commandsChanged();
      }),
    ];
    this.element.append(element("div", { class: "fields" }, ...fields));
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
}

function numberField(label: string, value: string, take: (value: number | undefined) => void): HTMLElement {
  const input = element("input", { type: "number", min: "0", value });
  input.addEventListener("change", () => take(input.value === "" ? undefined : Number(input.value)));
  return element("label", {}, `${label} `, input);
}

function choice<Value extends string>(
  label: string,
  options: Readonly<Partial<Record<Value, string>>>,
  value: Value,
  choose: (value: Value) => void,
): HTMLElement {
  const select = element("select");
  for (const [each, text] of Object.entries<string | undefined>(options)) {
    select.append(element("option", { value: each }, text ?? ""));
  }
  select.value = value;
  select.addEventListener("change", () => choose(select.value as Value));
  return element("label", {}, `${label} `, select);
}
