import { message } from "../../message";
import { say } from "../../words";
import { startSize } from "../../actions/core";
import type { SizesInFront } from "../../actions/front";
import { columns, note, numberField, untitledGroup } from "../controls";
import type { Actions } from "../running";

export type Sizes = typeof startSize;

export type SizeView = ReturnType<typeof sizeView>;

/**
 * "Columns" and "Rows", the mirror of the size cells; on a sheet without size cells, the sizes with which Generate sets it up. A number
 * that is complete (Enter, the arrows, or leaving the field) is written into its cell, and `show` takes in what the cells hold, but does
 * not disturb a number that is being typed. `failed` is called when a number that is complete cannot be written, and the next action that
 * needs the sizes tries again; `shown` with every change of the fields.
 */
export function sizeView({ workbook, front }: Actions, failed: (thrown: unknown) => void, shown: () => void) {
  const columnsField = numberField("columns-field", { min: 1, value: startSize.columns });
  const rowsField = numberField("rows-field", { min: 1, value: startSize.rows });
  const about = note("", { hidden: true });
  const root = untitledGroup("size-title", columns(columnsField.root, rowsField.root), about);
  /** Stands for the last edit that is not in the cells yet; undefined when these hold what is shown. */
  let pending: object | undefined;
  let writing: Promise<void> = Promise.resolve();
  let held: SizesInFront | undefined;

  /** The last edit, where it is of a sheet without size cells. */
  const forNewCells = () => (held?.isSetUp === true ? undefined : pending);
  /** Both sizes. Throws InputFault for a field that holds no whole number of at least 1. */
  const read = (): Sizes => ({ columns: columnsField.read(), rows: rowsField.read() });
  const fill = (columns: number | undefined, rows: number | undefined) => {
    columnsField.show(columns);
    rowsField.show(rows);
  };
  /**
   * Resolves when the typed sizes are in the cells of the sheet for which they were typed, or at once if nothing was typed. One write at a
   * time. Rejects with InputFault for an invalid size, and when the write is rejected; the next call then tries again.
   */
  const settle = (): Promise<void> => {
    writing = writing
      .catch(() => undefined)
      .then(async () => {
        const edit = pending;
        if (edit === undefined || held?.isSetUp !== true) return;
        await front.writeSizes(workbook, held.sheetId, read());
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
    about.textContent = held?.isSetUp !== true || sentence === undefined ? "" : say(sentence);
    about.hidden = about.textContent === "";
  };
  for (const { input } of [columnsField, rowsField]) {
    input.addEventListener("input", edit);
    input.addEventListener("change", () => {
      // An empty field is no fault yet: it may be filled in next.
      if (columnsField.input.value !== "" && rowsField.input.value !== "") settleEdit();
    });
  }
  /** Shows what the size cells in front hold. Sizes typed for another sheet are written there first, or dropped. */
  const show = async (inFront: SizesInFront): Promise<void> => {
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
  };
  return {
    root,
    read,
    show,
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
    /** `action` finds what was typed in the size cells, or if there are none, gets it and makes some. Rejects as it and `settle` do. */
    async inCells<T>(action: (typed: Sizes | undefined) => Promise<T>): Promise<T> {
      // The sheet may have been set up since the last look, and that look may still be under way.
      const now = forNewCells() && (await front.readSheetInFront(workbook).catch(() => undefined));
      if (now !== undefined) await show(now.sizes);
      await settle();
      const typed = forNewCells();
      const outcome = await action(typed && read());
      // Sizes typed meanwhile are for the next one.
      if (typed !== undefined) written(typed);
      return outcome;
    },
  };
}
