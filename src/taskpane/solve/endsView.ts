import { text } from "../../words";
import { CheckField, element, field, group } from "../controls";
import type { Actions, SingleFlight } from "../running";

/** The group "Entrance and exits": each button uses the typed or selected cell, except Longest path, which finds its own. */
export function endsView(actions: Actions, flight: SingleFlight): HTMLElement {
  const onEdge = new CheckField(text("on-edge-check"));
  const cell = element("input", {
    type: "text",
    placeholder: text("cell-placeholder"),
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    "aria-describedby": "ends-note",
  });
  return group(
    text("ends-title"),
    element("p", { class: "note", id: "ends-note" }, text("ends-note")),
    element("div", { class: "on-one-line" }, field(text("cell-field"), cell)),
    element(
      "div",
      { class: "buttons" },
      flight.button(text("set-entrance-button"), text("marking-entrance"), (dialogue) =>
        actions.setEntrance(dialogue, cell.value),
      ),
      flight.button(text("add-exit-button"), text("marking-exit"), (dialogue) => actions.addExit(dialogue, cell.value)),
      flight.button(text("remove-end-button"), text("removing-end"), (dialogue) =>
        actions.removeEnd(dialogue, cell.value),
      ),
    ),
    element(
      "div",
      { class: "buttons" },
      flight.button(text("longest-path-button"), text("finding-longest-path"), (dialogue) =>
        actions.endsOfLongestPath(onEdge.read(), dialogue),
      ),
      onEdge.root,
    ),
  );
}
