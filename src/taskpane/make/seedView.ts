import { text } from "../../words";
import { element, field } from "../controls";

let boxes = 0;

/**
 * "Seed": the text that decides a maze, or a search.
 *
 * The box shows the seed of the last maze. If it is kept, the next maze is the same; if not, the next maze gets a fresh one.
 * Typing a seed keeps it, and emptying the box releases it, so that each takes one action.
 */
export class SeedView {
  readonly root: HTMLElement;
  private readonly box = element("input", {
    type: "text",
    placeholder: text("seed-placeholder"),
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    maxlength: 100,
  });
  private readonly keep = element("input", { type: "checkbox", id: `keep-seed-${++boxes}` });

  private typedSince = false;

  /** `keep` is the label of the box that keeps the seed. */
  constructor(label: string, keep: string) {
    const kept = element("label", { class: "check", for: this.keep.id }, this.keep, keep);
    this.root = element("div", { class: "stack" }, field(label, this.box), kept);
    this.box.addEventListener("input", () => {
      this.keep.checked = this.box.value !== "";
      this.typedSince = true;
    });
  }

  /** The seed to use; empty for a fresh one. */
  read(): string {
    this.typedSince = false;
    return this.kept;
  }

  /** The seed of the next maze; empty for a fresh one. */
  get kept(): string {
    return this.keep.checked ? this.box.value : "";
  }

  /** Shows a kept seed, also for the next maze; an empty one changes nothing. */
  keepThis(seed: string): void {
    if (seed === "") return;
    this.box.value = seed;
    this.keep.checked = true;
  }

  /** Shows the seed that made the maze or the search in the sheet, unless another was typed since the last `read`. */
  show(seed: string): void {
    if (!this.typedSince) this.box.value = seed;
  }
}
