import type { Imperfection } from "../../maze/generators";
import { text } from "../../words";
import { NumberField, element, foldedGroup } from "../controls";

/** "Extra openings" and "Blocked walls": how far a maze is from a perfect one. */
export class ImperfectionView {
  readonly root: HTMLElement;
  private readonly loops = new NumberField({
    label: text("loops-field"),
    min: 0,
    max: 100,
    step: 1,
    unit: "%",
    value: 0,
  });
  private readonly blocks = new NumberField({
    label: text("blocks-field"),
    min: 0,
    max: 1000,
    step: 1,
    unit: "‰",
    value: 0,
  });

  constructor() {
    this.root = foldedGroup(
      text("imperfection-title"),
      element(
        "div",
        { class: "columns" },
        described(this.loops, text("loops-note")),
        described(this.blocks, text("blocks-note")),
      ),
    );
  }

  /** Throws InputFault for anything but a whole number within the bounds. */
  read(): Imperfection {
    return { loopPercent: this.loops.read(), blockPermille: this.blocks.read() };
  }
}

function described({ root, input }: NumberField, sentence: string): HTMLElement {
  const note = element("p", { class: "note", id: `${input.id}-about` }, sentence);
  input.setAttribute("aria-describedby", [input.getAttribute("aria-describedby"), note.id].join(" "));
  return element("div", { class: "field" }, root, note);
}
