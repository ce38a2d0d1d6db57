import { type SizesInFront } from "../../actions/front/sheetInFront";
import { element, group } from "../controls/elements";
import { NumberField } from "../controls/fields";

/** Columns and rows of the maze, in cells. */
export interface Sizes {
  readonly columns: number;
  readonly rows: number;
}

const NOTE = "The sheet’s size cells hold the same numbers. Change them here or there.";

/**
 * "Columns" and "Rows", the mirror of the size cells.
 *
 * `changed` is called when a number is complete (Enter, the arrows, or leaving the field). What the cells hold comes in
 * through `show`, and does not disturb a number that is being typed.
 */
export class SizeView {
  readonly root: HTMLElement;
  private readonly columns = new NumberField({ label: "Columns", min: 1, step: 1 });
  private readonly rows = new NumberField({ label: "Rows", min: 1, step: 1 });
  private readonly note = element("p", { class: "note" }, NOTE);
  private edits = 0;
  private writtenEdits = 0;

  constructor(changed: () => void, setUpSheet: HTMLButtonElement) {
    this.root = group(
      "Size",
      element("div", { class: "columns" }, this.columns.root, this.rows.root),
      this.note,
      setUpSheet,
    );
    for (const { input } of [this.columns, this.rows]) {
      input.addEventListener("input", () => this.edits++);
      input.addEventListener("change", () => {
        // Half a size is no fault yet: the other field may be next.
        if (this.columns.input.value !== "" && this.rows.input.value !== "") changed();
      });
    }
  }

  /** The number of the last edit that no cell holds yet; undefined when the cells hold what is shown. */
  get pendingEdit(): number | undefined {
    return this.edits === this.writtenEdits ? undefined : this.edits;
  }

  /** Both sizes. Throws InputFault for a field that holds no whole number of at least 1. */
  read(): Sizes {
    return { columns: this.columns.read(), rows: this.rows.read() };
  }

  /** Shows what the size cells hold, and where one holds no size, the sentence that says why. */
  show({ columns, rows, sentence }: SizesInFront): void {
    this.note.textContent = columns === undefined || rows === undefined ? sentence : NOTE;
    if (this.pendingEdit !== undefined) return;
    this.columns.show(columns);
    this.rows.show(rows);
  }

  /** The cells hold what was typed up to this edit. */
  written(edit: number): void {
    this.writtenEdits = edit;
  }
}
