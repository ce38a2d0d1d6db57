import type { Layout } from "../../actions/desk/choices";
import type { Dialogue } from "../../actions/desk/dialogue";
import { type ActionOutcome } from "../../actions/desk/work";
import { MOST_POSTER_PAGES, type PosterSize } from "../../actions/print/makePoster";
import type { PrintChoice } from "../../actions/print/printChoice";
import { button, element, setAvailable } from "../controls/elements";
import { NumberField } from "../controls/fields";
import type { SingleFlight } from "../running/singleFlight";

export interface PosterActions {
  makePoster(size: PosterSize, layout: Layout, dialogue: Dialogue, choice: PrintChoice): Promise<ActionOutcome>;
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
  private readonly make: HTMLButtonElement;

  constructor(actions: PosterActions, flight: SingleFlight, look: () => Layout, chosen: () => PrintChoice) {
    this.make = button("Make poster", () => {
      void flight.run("Drawing the poster…", async (dialogue) =>
        actions.makePoster({ across: this.across.read(), down: this.down.read() }, look(), dialogue, chosen()),
      );
    });
    this.root = element(
      "div",
      { class: "stack" },
      element("div", { class: "columns" }, this.across.root, this.down.root),
      element(
        "p",
        { class: "note" },
        "A poster is the maze on a new sheet, as large as so many pages, which share a grey line of cells with their neighbours.",
      ),
      this.make,
    );
  }

  setIdle(idle: boolean): void {
    setAvailable(this.make, idle);
  }
}
