import type { SizesInFront } from "../../actions/front";
import type { SizeView, Sizes } from "./sizeView";

/** Keeps the pane's sizes and the sheet's size cells alike. */
export class SizeMirror {
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly view: SizeView,
    private readonly write: (sheet: string | undefined, sizes: Sizes) => Promise<unknown>,
  ) {}

  /**
   * Resolves when what was typed stands in the cells of the sheet that it was typed for (or of `sheet`, which has cells since), at
   * once if nothing was. One write at a time. Rejects with InputFault for what is no size, and with whatever the write rejects
   * with; what was typed then waits for the next call.
   */
  settle(sheet?: string): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.writePending(sheet));
    return this.writing;
  }

  /** Takes in what the size cells in front hold. What was typed for another sheet goes there first, or nowhere. */
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
    // A sheet without size cells gets them with these numbers, from whatever makes a maze there.
    if (edit === undefined || (sheet === undefined && !isSetUp)) return;
    await this.write(sheet ?? sheetId, this.view.read());
    this.view.written(edit);
  }
}
