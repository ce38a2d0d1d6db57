import type { ActionOutcome, Layout } from "../../actions/desk";
import { element, field, foldedGroup } from "../controls";
import type { Actions, SingleFlight } from "../running";

/** The folded group "A maze from a list of passages". `look` is its layout; `changed` gets the outcome. */
export function passagesView(
  actions: Actions,
  flight: SingleFlight,
  look: () => Layout,
  changed: (outcome: ActionOutcome | undefined) => void,
): HTMLElement {
  const passages = element("textarea", {
    rows: 4,
    placeholder: "B2 C2\nC2 C3",
    autocapitalize: "off",
    spellcheck: "false",
  });
  return foldedGroup(
    "A maze from a list of passages",
    field("Passages", passages),
    element(
      "p",
      { class: "note" },
      "Pairs of cells, typed or pasted, as many a line as you like. The maze of them stands on a new sheet.",
    ),
    flight.button(
      "Create from passages",
      "Making the maze…",
      (dialogue) => actions.createFromPassages(passages.value, look(), dialogue),
      changed,
    ),
  );
}
