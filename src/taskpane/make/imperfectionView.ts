import type { Imperfection } from "../../maze/generators";
import { NumberField, element, foldedGroup } from "../controls";

/** "Loops" and "Blocked walls": how much a maze differs from a perfect one. */
export class ImperfectionView {
  readonly root: HTMLElement;
  private readonly loops = new NumberField({ label: "Loops", min: 0, max: 100, step: 1, unit: "%", value: 0 });
  private readonly blocks = new NumberField({
    label: "Blocked walls",
    min: 0,
    max: 1000,
    step: 1,
    unit: "‰",
    value: 0,
  });

  constructor() {
    this.root = foldedGroup(
      "Loops and blocked walls",
      element(
        "div",
        { class: "columns" },
        described(
          this.loops,
          "In a hundred walls that fall, so many take one more along: there are several ways then.",
        ),
        described(this.blocks, "In a thousand walls that should fall, so many stay: parts of the maze may be cut off."),
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
