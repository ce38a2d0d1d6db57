import type { EmbeddedExcel } from "../../protocol/embeddedExcel";
import { cellArea, columnLetters, type SheetStore } from "../../store";
import { element } from "../controls/elements";
import { attempt } from "../controls/attempt";
import { families } from "../../looks/fonts";
import type { GridView } from "../view/gridView";

/** "Enter": typed over the cell, arrow keys leave it. "Edit": begun by F2 or a double click, arrow keys move in the text. */
export type EditMode = "Enter" | "Edit";

/** Where the selection moves when the cell is left: 1 or -1 in one direction. */
export interface Step {
  readonly rows: number;
  readonly columns: number;
}

const SENTENCES = {
  InvalidArgument:
    "The cell cannot take that: the formula has a mistake, or there are more than 32,767 characters. Change it, or press Esc.",
};

/** Edits a cell: in the text over the cell and in the formula bar, which show the same. */
export class CellEditor {
  readonly input = element("textarea", {
    class: "cell-editor",
    rows: "1",
    spellcheck: "false",
    autocomplete: "off",
    hidden: true,
  });
  /** Called when editing begins, changes its mode or ends. */
  onState: () => void = () => undefined;
  private cell: { sheet: SheetStore; row: number; column: number } | undefined;
  private current: EditMode = "Enter";

  /** @param leave called after the cell was left by a key, with the way to go. @param say tells the person what is refused. */
  constructor(
    private readonly grid: GridView,
    private readonly excel: EmbeddedExcel,
    private readonly bar: HTMLInputElement,
    private readonly leave: (step: Step | undefined) => void,
    private readonly say: (sentence: string) => void,
  ) {
    this.input.addEventListener("input", () => this.mirror(this.input, this.bar));
    this.bar.addEventListener("input", () => this.mirror(this.bar, this.input));
    this.bar.addEventListener("focus", () => this.begin("Edit", undefined, this.bar));
    this.input.addEventListener("keydown", (event) => this.key(event, this.input));
    this.bar.addEventListener("keydown", (event) => this.key(event, this.bar));
  }

  /** The mode while a cell is being edited. */
  get mode(): EditMode | undefined {
    return this.cell && this.current;
  }

  /** @param text replaces the cell's content; undefined keeps it. */
  begin(mode: EditMode, text?: string, focus: HTMLElement = this.input): void {
    if (this.cell) return;
    const { sheet } = this.grid;
    const { activeRow, activeColumn } = sheet.selection;
    this.cell = { sheet, row: activeRow, column: activeColumn };
    this.current = mode;
    this.excel.cellEditMode = true;
    const content = text ?? editText(sheet, activeRow, activeColumn);
    this.input.value = content;
    if (this.bar.value !== content) this.bar.value = content;
    this.input.hidden = false;
    this.input.setAttribute("aria-label", `Cell ${columnLetters(activeColumn)}${activeRow + 1}`);
    this.grid.reveal(activeRow, activeColumn);
    this.place();
    focus.focus();
    if (focus === this.input) this.input.setSelectionRange(content.length, content.length);
    this.onState();
  }

  /** Returns the focus to the cell being edited, if there is one. */
  resume(): void {
    if (this.cell) this.input.focus();
  }

  /** Enters the text. False when it is refused: the cell stays in edit. */
  commit(): boolean {
    const { cell } = this;
    if (!cell) return true;
    const before = editText(cell.sheet, cell.row, cell.column);
    const entered =
      this.input.value === before ||
      attempt(() => this.excel.person.type(cell.sheet, cell.row, cell.column, this.input.value), this.say, SENTENCES);
    if (entered) this.end();
    return entered;
  }

  cancel(): void {
    if (this.cell) this.end();
  }

  /** Follows the cell when the sheet is scrolled or zoomed. */
  place(): void {
    if (!this.cell) return;
    const { row, column, sheet } = this.cell;
    const place = this.grid.placeOf(sheet.mergeAt(row, column) ?? cellArea(row, column));
    const { font } = sheet.style(row, column);
    const size = (font.size * 96 * this.grid.zoom) / 7200;
    const wanted = this.input.value.length * size * 0.62 + 12;
    Object.assign(this.input.style, {
      left: `${place.x - 1}px`,
      top: `${place.y - 1}px`,
      width: `${Math.max(place.width + 1, wanted)}px`,
      height: `${Math.max(place.height + 1, size * 1.35 * this.input.value.split("\n").length + 2)}px`,
      font: `${font.bold ? "bold " : ""}${size}px ${families(font.name)}`,
    });
  }

  private end(): void {
    this.cell = undefined;
    this.input.hidden = true;
    this.excel.cellEditMode = false;
    this.onState();
  }

  private mirror(from: { value: string }, to: { value: string }): void {
    to.value = from.value;
    this.place();
  }

  private key(event: KeyboardEvent, field: HTMLElement): void {
    event.stopPropagation();
    if (event.isComposing || !this.cell) return;
    const step = leavingStep(event, this.current === "Enter" && field === this.input);
    if (event.key === "Escape") {
      event.preventDefault();
      this.cancel();
      this.leave(undefined);
    } else if (event.key === "F2") {
      event.preventDefault();
      this.current = this.current === "Enter" ? "Edit" : "Enter";
      this.onState();
    } else if (event.key === "Enter" && event.altKey && field === this.input) {
      event.preventDefault();
      this.input.setRangeText("\n", this.input.selectionStart, this.input.selectionEnd, "end");
      this.mirror(this.input, this.bar);
    } else if (step) {
      event.preventDefault();
      if (this.commit()) this.leave(step);
    }
  }
}

/** What the cell shows while it is edited: its formula, or its value in full. */
export function editText(sheet: SheetStore, row: number, column: number): string {
  const formula = sheet.formula(row, column);
  if (formula !== undefined) return formula;
  const value = sheet.value(row, column);
  if (value === undefined) return "";
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  if (typeof value === "number" && sheet.style(row, column).numberFormat.includes("%")) return `${value * 100}%`;
  return String(value);
}

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

function leavingStep(event: KeyboardEvent, arrowsLeave: boolean): Step | undefined {
  const by = event.shiftKey ? -1 : 1;
  if (event.key === "Enter" && !event.altKey) return { rows: by, columns: 0 };
  if (event.key === "Tab") return { rows: 0, columns: by };
  return arrowsLeave ? ARROWS[event.key] : undefined;
}
