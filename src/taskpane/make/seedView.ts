import { CheckField, type Label, TextField, stack } from "../controls";

/**
 * "Seed": the text that decides a maze, or a search.
 *
 * The box shows the seed of the last maze. If it is kept, the next maze is the same; if not, the next maze gets a fresh one.
 * Typing a seed keeps it, and emptying the box releases it, so that each takes one action.
 */
export class SeedView {
  readonly root: HTMLElement;
  private readonly box: TextField;
  private readonly keep: CheckField;
  private typedSince = false;

  /** `keep` is the label of the box that keeps the seed. */
  constructor(label: Label, keep: Label) {
    this.box = new TextField(label, { hint: "seed-placeholder", isCode: true }, { maxlength: 100 });
    this.keep = new CheckField(keep);
    this.root = stack(this.box.root, this.keep.root);
    this.box.input.addEventListener("input", () => {
      this.keep.show(this.box.read() !== "");
      this.typedSince = true;
    });
  }

  /** The seed to use; empty for a fresh one. */
  read(): string {
    this.typedSince = false;
    return this.keep.read() ? this.box.read() : "";
  }

  /** Shows the seed that made the maze or the search in the sheet, unless another was typed since the last `read`. */
  show(seed: string): void {
    if (!this.typedSince) this.box.show(seed);
  }
}
