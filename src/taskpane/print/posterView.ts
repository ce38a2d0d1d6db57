import type { Layout } from "../../actions/desk";
import { MOST_POSTER_PAGES, type PrintChoice } from "../../actions/print";
import { NumberField, element } from "../controls";
import type { Actions, SingleFlight } from "../running";

/** One maze over several pages. */
export function posterView(
  actions: Actions,
  flight: SingleFlight,
  look: () => Layout,
  chosen: () => PrintChoice,
): HTMLElement {
  const pages = { min: 1, max: MOST_POSTER_PAGES, step: 1, value: 2 };
  const across = new NumberField({ label: "Pages across", ...pages });
  const down = new NumberField({ label: "Pages down", ...pages });
  return element(
    "div",
    { class: "stack" },
    element("div", { class: "columns" }, across.root, down.root),
    element(
      "p",
      { class: "note" },
      "A poster is the maze on a new sheet, as large as so many pages, which share a grey line of cells with their neighbours.",
    ),
    flight.button("Make poster", "Drawing the poster…", async (dialogue) =>
      actions.makePoster({ across: across.read(), down: down.read() }, look(), dialogue, chosen()),
    ),
  );
}
