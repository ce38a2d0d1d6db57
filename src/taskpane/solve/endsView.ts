import { CheckField, element, group } from "../controls";
import type { Actions, SingleFlight } from "../running";

/** The group "Entrance and exits": each button uses the selected cell, except Longest path, which finds its own. */
export function endsView(actions: Actions, flight: SingleFlight): HTMLElement {
  const onEdge = new CheckField("On the edge");
  return group(
    "Entrance and exits",
    element("p", { class: "note" }, "Select a cell of the maze first. Longest path finds both ends itself."),
    element(
      "div",
      { class: "buttons" },
      flight.button("Set entrance", "Marking the entrance…", actions.setEntrance),
      flight.button("Add exit", "Marking the exit…", actions.addExit),
      flight.button("Remove", "Removing the mark…", actions.removeEnd),
    ),
    element(
      "div",
      { class: "buttons" },
      flight.button("Longest path", "Looking for the longest path…", (dialogue) =>
        actions.endsOfLongestPath(onEdge.read(), dialogue),
      ),
      onEdge.root,
    ),
  );
}
