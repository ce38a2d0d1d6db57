import type { SizesInFront } from "../../actions/front";
import type { SizeView, Sizes } from "./sizeView";

/** Keeps the pane's sizes and the sheet's size cells equal. */
export class SizeMirror {
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly view: SizeView,
    private readonly write: (sheet: string | undefined, sizes: Sizes) => Promise<unknown>,
  ) {}

  /**
   * Resolves when the typed sizes are in the cells of the sheet for which they were typed (or of `sheet`, which now has cells), or at
   * once if nothing was typed. One write at a time. Rejects with InputFault for an invalid size, and when the write is rejected; the
   * next call then tries again.
   */
  settle(sheet?: string): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.writePending(sheet));
    return this.writing;
  }

  /** Takes in what the size cells in front hold. Sizes typed for another sheet are written there first, or dropped. */
  async show(held: SizesInFront): Promise<void> {
    const { pendingEdit, sheetId } = this.view;
    if (pendingEdit !== undefined && sheetId !== undefined && sheetId !== held.sheetId) {
      await this.settle().catch(() => undefined);
      this.view.dropEdits();
    }
    this.view.show(held);
  }

  private async writePending(sheet?: string): Promise<void> {
    const { pendingEdit: edit, sheetId, isSetUp } = this.view;
    // A sheet without size cells gets them, with these numbers, from the action that makes a maze there.
    if (edit === undefined || (sheet === undefined && !isSetUp)) return;
    await this.write(sheet ?? sheetId, this.view.read());
    this.view.written(edit);
  }
}
