import type { ActionOutcome, Layout } from "../../actions/desk";
import { text } from "../../words";
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
    text("passages-title"),
    field(text("passages-field"), passages),
    element("p", { class: "note" }, text("passages-note")),
    flight.button(
      text("create-from-passages-button"),
      text("making-maze"),
      (dialogue) => actions.createFromPassages(passages.value, look(), dialogue),
      changed,
    ),
  );
}
