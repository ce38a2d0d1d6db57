import { message } from "../../message";
import { canSay, loadAllWords, say } from "../../words";
import { startSize } from "../../actions/core";
import type { SizesInFront } from "../../actions/front";
import { NumberField, columns, group, note } from "../controls";

export interface Sizes {
  readonly columns: number;
  readonly rows: number;
}

/**
 * "Columns" and "Rows", the mirror of the size cells; on a sheet without size cells, the sizes with which Generate sets it up.
 *
 * It keeps both equal: a number that is complete (Enter, the arrows, or leaving the field) is written into its cell, and `show` takes
 * in what the cells hold, but does not disturb a number that is being typed.
 */
export class SizeView {
  readonly root: HTMLElement;
  private readonly columns = new NumberField("columns-field", { min: 1, value: startSize.columns });
  private readonly rows = new NumberField("rows-field", { min: 1, value: startSize.rows });
  private readonly note = note("", { hidden: true });
  /** Stands for the last edit that is not in the cells yet; undefined when these hold what is shown. */
  pending: object | undefined;
  private writing: Promise<void> = Promise.resolve();
  private held: SizesInFront | undefined;

  /**
   * `write` fills the size cells of a sheet, given by its id or name; `failed` is called when that fails for a number that is complete,
   * and the next action that needs the sizes tries again; `shown` with every change of the fields.
   */
  constructor(
    private readonly write: (sheet: string | undefined, sizes: Sizes) => Promise<unknown>,
    private readonly failed: (thrown: unknown) => void,
    private readonly shown: () => void,
  ) {
    this.root = group("size-title", columns(this.columns.root, this.rows.root), this.note);
    this.root.classList.add("untitled");
    for (const { input } of [this.columns, this.rows]) {
      input.addEventListener("input", () => this.edit());
      input.addEventListener("change", () => {
        // An empty field is no fault yet: it may be filled in next.
        if (this.columns.input.value !== "" && this.rows.input.value !== "") this.changed();
      });
    }
  }

  get isSetUp(): boolean {
    return this.held?.isSetUp === true;
  }

  /** Columns times rows; the start size's if the fields hold no numbers. */
  get cells(): number {
    const cells = this.columns.value * this.rows.value;
    return cells >= 1 ? cells : startSize.columns * startSize.rows;
  }

  /** The sizes in the fields; undefined if one holds none. */
  get current(): Sizes | undefined {
    const sizes = { columns: this.columns.value, rows: this.rows.value };
    return [sizes.columns, sizes.rows].every((size) => Number.isInteger(size) && size >= 1) ? sizes : undefined;
  }

  /** Fills in sizes as if they had been typed. */
  choose({ columns, rows }: Sizes): void {
    this.columns.show(columns);
    this.rows.show(rows);
    this.edit();
    this.changed();
  }

  /** Both sizes. Throws InputFault for a field that holds no whole number of at least 1. */
  read(): Sizes {
    return { columns: this.columns.read(), rows: this.rows.read() };
  }

  /**
   * Resolves when the typed sizes are in the cells of the sheet for which they were typed (or of `sheet`, which now has cells), or at
   * once if nothing was typed. One write at a time. Rejects with InputFault for an invalid size, and when the write is rejected; the
   * next call then tries again.
   */
  settle(sheet?: string): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.writePending(sheet));
    return this.writing;
  }

  /**
   * Shows what the size cells in front hold, and if one holds no size, the sentence that says why. Sizes typed for another sheet are
   * written there first, or dropped.
   */
  async show(held: SizesInFront): Promise<void> {
    if (this.pending !== undefined && this.held !== undefined && this.held.sheetId !== held.sheetId) {
      await this.settle().catch(() => undefined);
      this.pending = undefined;
    }
    this.held = held;
    this.showNote();
    if (this.pending !== undefined) return;
    const { columns, rows } = held.isSetUp ? held : startSize;
    this.columns.show(columns);
    this.rows.show(rows);
    this.shown();
  }

  /** The cells now hold what was typed up to this edit. */
  written(edit: object): void {
    if (this.pending === edit) this.pending = undefined;
    this.showNote();
  }

  private changed(): void {
    void this.settle().catch(this.failed);
  }

  private async writePending(sheet?: string): Promise<void> {
    const edit = this.pending;
    // A sheet without size cells gets them, with these numbers, from the action that makes a maze there.
    if (edit === undefined || (sheet === undefined && !this.isSetUp)) return;
    await this.write(sheet ?? this.held?.sheetId, this.read());
    this.written(edit);
  }

  private edit(): void {
    this.pending = {};
    this.showNote();
    this.shown();
  }

  private showNote(): void {
    const { held } = this;
    const sentence = this.pending ? message("size-pending-note") : held?.sentence;
    const isSayable = sentence === undefined || canSay(sentence);
    const words = held?.isSetUp !== true || sentence === undefined || !isSayable ? "" : say(sentence);
    this.note.textContent = words;
    this.note.hidden = words === "";
    // What the sheet is like is said in words that come after the pane; the fields show the sizes until then.
    if (!isSayable)
      void loadAllWords().then(
        () => canSay(sentence) && this.showNote(),
        () => undefined,
      );
  }
}
