import { CheckField, TextField, stack } from "../controls";

/**
 * "Seed": the text that decides a maze, or a search.
 *
 * The box shows the seed of the last maze. If it is kept, the next maze is the same; if not, the next maze gets a fresh one.
 * Typing a seed keeps it, and emptying the box releases it, so that each takes one action.
 */
export class SeedView {
  readonly root: HTMLElement;
  private readonly box = new TextField("seed-field", { hint: "seed-placeholder", isCode: true }, { maxlength: 100 });
  private readonly keep = new CheckField("keep-seed-maze");
  private typedSince = false;

  constructor() {
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
