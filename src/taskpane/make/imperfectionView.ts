import type { Imperfection } from "../../maze/generators";
import { text } from "../../words";
import { NumberField, element, fold, foldedGroup } from "../controls";

/** "Extra openings and blocked walls": how far a maze is from a perfect one, in percent. */
export class ImperfectionView {
  readonly root: HTMLElement;
  private readonly openings = percentField(text("openings-field"));
  private readonly deadEnds = percentField(text("dead-ends-field"));
  private readonly blocks = percentField(text("blocks-field"), 0.1);
  private readonly loops = percentField(text("loops-field"));

  constructor() {
    this.root = foldedGroup(
      text("imperfection-title"),
      element(
        "div",
        { class: "columns" },
        described(this.openings, text("openings-note")),
        described(this.deadEnds, text("dead-ends-note")),
        described(this.blocks, text("blocks-note")),
      ),
      fold(text("for-study-title"), described(this.loops, text("loops-note"))),
    );
  }

  /** Throws InputFault for a number out of bounds, or one that is not whole where it has to be. */
  read(): Imperfection {
    return {
      openPercent: this.openings.read(),
      braidPercent: this.deadEnds.read(),
      blockPermille: Math.round(10 * this.blocks.read()),
      loopPercent: this.loops.read(),
    };
  }
}

/** Whole numbers, unless the step is smaller. */
function percentField(label: string, step: 1 | 0.1 = 1): NumberField {
  return new NumberField({ label, min: 0, max: 100, step, unit: "%", value: 0 });
}

function described({ root, input }: NumberField, sentence: string): HTMLElement {
  const note = element("p", { class: "note", id: `${input.id}-about` }, sentence);
  input.setAttribute("aria-describedby", [input.getAttribute("aria-describedby"), note.id].join(" "));
  return element("div", { class: "field" }, root, note);
}
