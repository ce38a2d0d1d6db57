import type { ActionOutcome } from "../../actions/desk";
import { text } from "../../words";
import { element, untitledGroup } from "../controls";
import type { Actions, SingleFlight } from "../running";

/** Taking the maze away. `cleared` gets the outcome, undefined after a failure. */
export function clearGroup(
  actions: Actions,
  flight: SingleFlight,
  cleared: (outcome: ActionOutcome | undefined) => void,
): HTMLElement {
  const root = untitledGroup(
    text("clear-title"),
    element(
      "div",
      { class: "buttons" },
      flight.button(text("clear-maze-button"), text("clearing-maze"), actions.clearMaze, cleared),
      element("span", { class: "note beside" }, text("clear-note")),
    ),
  );
  root.classList.add("apart");
  return root;
}
