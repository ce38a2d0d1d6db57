import type { SizeView, Sizes } from "./sizeView";

/** Keeps the pane's sizes and the sheet's size cells alike. */
export class SizeMirror {
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly view: SizeView,
    private readonly write: (sizes: Sizes) => Promise<unknown>,
  ) {}

  /**
   * Resolves when what was typed stands in the cells, at once if nothing was. One write at a time. Rejects with InputFault for
   * what is no size, and with whatever the write rejects with; what was typed then waits for the next call.
   */
  settle(): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.writePending());
    return this.writing;
  }

  private async writePending(): Promise<void> {
    const edit = this.view.pendingEdit;
    if (edit === undefined) return;
    await this.write(this.view.read());
    this.view.written(edit);
  }
}
