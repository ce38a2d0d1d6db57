import { text } from "../../words";
import { element, foldedGroup } from "../controls";
import type { Actions, SingleFlight } from "../running";

/** "Self-marking and reading": sheets beside that of the maze, for pupils, for screen readers and for worksheet functions. */
export function twinsView(actions: Actions, flight: SingleFlight): HTMLElement {
  return foldedGroup(
    text("twins-title"),
    element("p", { class: "note" }, text("twins-note")),
    element(
      "div",
      { class: "buttons" },
      flight.button(text("self-marking-button"), text("adding-self-marking"), actions.addSelfMarking),
      flight.button(text("collect-button"), text("collecting-results"), actions.collectResults),
      flight.button(text("readable-button"), text("writing-readable"), actions.writeReadableMaze),
      flight.button(text("write-walls-button"), text("writing-walls"), actions.writeWalls),
    ),
  );
}
