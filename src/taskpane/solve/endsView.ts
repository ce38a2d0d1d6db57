import { text } from "../../words";
import { CheckField, element, group } from "../controls";
import type { Actions, SingleFlight } from "../running";

/** The group "Entrance and exits": each button uses the selected cell, except Longest path, which finds its own. */
export function endsView(actions: Actions, flight: SingleFlight): HTMLElement {
  const onEdge = new CheckField(text("on-edge-check"));
  return group(
    text("ends-title"),
    element("p", { class: "note" }, text("ends-note")),
    element(
      "div",
      { class: "buttons" },
      flight.button(text("set-entrance-button"), text("marking-entrance"), actions.setEntrance),
      flight.button(text("add-exit-button"), text("marking-exit"), actions.addExit),
      flight.button(text("remove-end-button"), text("removing-end"), actions.removeEnd),
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
