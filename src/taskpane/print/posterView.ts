import type { Dialogue } from "../../actions/desk/dialogue";
import { type ActionOutcome } from "../../actions/desk/work";
import { MOST_POSTER_PAGES, type PosterSize } from "../../actions/print/preparePoster";
import type { PrintChoice } from "../../actions/print/printChoice";
import { button, element, setAvailable } from "../controls/elements";
import { NumberField } from "../controls/fields";
import type { SingleFlight } from "../running/singleFlight";

export interface PosterActions {
  preparePoster(size: PosterSize, dialogue: Dialogue, choice: PrintChoice): Promise<ActionOutcome>;
}

/** One maze over several pages. */
export class PosterView {
  readonly root: HTMLElement;
  private readonly across = new NumberField({
    label: "Pages across",
    min: 1,
    max: MOST_POSTER_PAGES,
    step: 1,
    value: 2,
  });
  private readonly down = new NumberField({ label: "Pages down", min: 1, max: MOST_POSTER_PAGES, step: 1, value: 2 });
  private readonly prepare: HTMLButtonElement;

  constructor(actions: PosterActions, flight: SingleFlight, chosen: () => PrintChoice) {
    this.prepare = button("Prepare poster", () => {
      void flight.run("Preparing the pages…", async (dialogue) =>
        actions.preparePoster({ across: this.across.read(), down: this.down.read() }, dialogue, chosen()),
      );
    });
    this.root = element(
      "div",
      { class: "stack" },
      element("div", { class: "columns" }, this.across.root, this.down.root),
      element(
        "p",
        { class: "note" },
        "A poster is printed over several pages, which share a line of cells with their neighbours.",
      ),
      this.prepare,
    );
  }

  setIdle(idle: boolean): void {
    setAvailable(this.prepare, idle);
  }
}
