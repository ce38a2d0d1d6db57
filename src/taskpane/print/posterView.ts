import type { Layout } from "../../actions/desk";
import { MOST_POSTER_PAGES, type PrintChoice } from "../../actions/print";
import { text } from "../../words";
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
  const across = new NumberField({ label: text("poster-across-field"), ...pages });
  const down = new NumberField({ label: text("poster-down-field"), ...pages });
  return element(
    "div",
    { class: "stack" },
    element("div", { class: "columns" }, across.root, down.root),
    element("p", { class: "note" }, text("poster-note")),
    flight.button(text("make-poster-button"), text("drawing-poster"), async (dialogue) =>
      actions.makePoster({ across: across.read(), down: down.read() }, look(), dialogue, chosen()),
    ),
  );
}
