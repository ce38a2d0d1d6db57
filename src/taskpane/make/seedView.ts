import { element } from "../controls/elements";
import { field } from "../controls/fields";

/**
 * "Seed": the text that decides the maze.
 *
 * The box shows the seed of the last maze. Kept, it makes the same maze again; not kept, the next maze gets a fresh one.
 * Typing a seed keeps it, and emptying the box lets go of it, so that either wish takes one action.
 */
export class SeedView {
  readonly root: HTMLElement;
  private readonly box = element("input", {
    type: "text",
    placeholder: "A fresh one",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    maxlength: 100,
  });
  private readonly keep = element("input", { type: "checkbox", id: "keep-seed" });

  private typedSince = false;

  constructor() {
    const kept = element("label", { class: "check", for: "keep-seed" }, this.keep, "Keep this seed for the next maze");
    this.root = element("div", { class: "stack" }, field("Seed", this.box), kept);
    this.box.addEventListener("input", () => {
      this.keep.checked = this.box.value !== "";
      this.typedSince = true;
    });
  }

  /** The seed to use; empty for a fresh one. */
  read(): string {
    this.typedSince = false;
    return this.keep.checked ? this.box.value : "";
  }

  /** Shows the seed that made the maze in the sheet, unless another was typed since the last `read`. */
  show(seed: string): void {
    if (!this.typedSince) this.box.value = seed;
  }
}
