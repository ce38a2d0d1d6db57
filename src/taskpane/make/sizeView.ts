import { message } from "../../message";
import { canSay, loadAllWords, say } from "../../words";
import { startSize } from "../../actions/core";
import type { SizesInFront } from "../../actions/front";
import { columns, note, numberField, untitledGroup } from "../controls";

export interface Sizes {
  readonly columns: number;
  readonly rows: number;
}

export type SizeView = ReturnType<typeof sizeView>;

/**
 * "Columns" and "Rows", the mirror of the size cells; on a sheet without size cells, the sizes with which Generate sets it up.
 *
 * It keeps both equal: a number that is complete (Enter, the arrows, or leaving the field) is written into its cell, and `show` takes
 * in what the cells hold, but does not disturb a number that is being typed.
 *
 * `write` fills the size cells of a sheet, given by its id or name; `failed` is called when that fails for a number that is complete,
 * and the next action that needs the sizes tries again; `shown` with every change of the fields.
 */
export function sizeView(
  write: (sheet: string | undefined, sizes: Sizes) => Promise<unknown>,
  failed: (thrown: unknown) => void,
  shown: () => void,
) {
  const columnsField = numberField("columns-field", { min: 1, value: startSize.columns });
  const rowsField = numberField("rows-field", { min: 1, value: startSize.rows });
  const about = note("", { hidden: true });
  const root = untitledGroup("size-title", columns(columnsField.root, rowsField.root), about);
  /** Stands for the last edit that is not in the cells yet; undefined when these hold what is shown. */
  let pending: object | undefined;
  let writing: Promise<void> = Promise.resolve();
  let held: SizesInFront | undefined;

  const isSetUp = () => held?.isSetUp === true;
  /** Both sizes. Throws InputFault for a field that holds no whole number of at least 1. */
  const read = (): Sizes => ({ columns: columnsField.read(), rows: rowsField.read() });
  const fill = (columns: number | undefined, rows: number | undefined) => {
    columnsField.show(columns);
    rowsField.show(rows);
  };
  /**
   * Resolves when the typed sizes are in the cells of the sheet for which they were typed (or of `sheet`, which now has cells), or at
   * once if nothing was typed. One write at a time. Rejects with InputFault for an invalid size, and when the write is rejected; the
   * next call then tries again.
   */
  const settle = (sheet?: string): Promise<void> => {
    writing = writing
      .catch(() => undefined)
      .then(async () => {
        const edit = pending;
        // A sheet without size cells gets them, with these numbers, from the action that makes a maze there.
        if (edit === undefined || (sheet === undefined && !isSetUp())) return;
        await write(sheet ?? held?.sheetId, read());
        written(edit);
      });
    return writing;
  };
  /** The cells now hold what was typed up to this edit. */
  const written = (edit: object) => {
    if (pending === edit) pending = undefined;
    showNote();
  };
  const edit = () => {
    pending = {};
    showNote();
    shown();
  };
  const settleEdit = () => void settle().catch(failed);
  const showNote = () => {
    const sentence = pending ? message("size-pending-note") : held?.sentence;
    const isSayable = sentence === undefined || canSay(sentence);
    about.textContent = !isSetUp() || sentence === undefined || !isSayable ? "" : say(sentence);
    about.hidden = about.textContent === "";
    // What the sheet is like is said in words that come after the pane; the fields show the sizes until then.
    if (!isSayable)
      void loadAllWords().then(
        () => canSay(sentence) && showNote(),
        () => undefined,
      );
  };
  for (const { input } of [columnsField, rowsField]) {
    input.addEventListener("input", edit);
    input.addEventListener("change", () => {
      // An empty field is no fault yet: it may be filled in next.
      if (columnsField.input.value !== "" && rowsField.input.value !== "") settleEdit();
    });
  }
  return {
    root,
    isSetUp,
    pending: () => pending,
    read,
    settle,
    written,
    /** The sizes in the fields; undefined if one holds none. */
    current(): Sizes | undefined {
      const sizes = { columns: columnsField.value, rows: rowsField.value };
      return Object.values(sizes).every((size) => Number.isInteger(size) && size >= 1) ? sizes : undefined;
    },
    /** Fills in sizes as if they had been typed. */
    choose({ columns, rows }: Sizes): void {
      fill(columns, rows);
      edit();
      settleEdit();
    },
    /**
     * Shows what the size cells in front hold, and if one holds no size, the sentence that says why. Sizes typed for another sheet are
     * written there first, or dropped.
     */
    async show(inFront: SizesInFront): Promise<void> {
      if (pending !== undefined && held !== undefined && held.sheetId !== inFront.sheetId) {
        await settle().catch(() => undefined);
        pending = undefined;
      }
      held = inFront;
      showNote();
      if (pending !== undefined) return;
      const { columns, rows } = held.isSetUp ? held : startSize;
      fill(columns, rows);
      shown();
    },
  };
}
