import type { ActionOutcome, Layout } from "../../actions/desk";
import type { PrintChoice } from "../../actions/print";
import { element, group } from "../controls";
import type { Actions, SingleFlight } from "../running";

/** The group "Page" around `paper`. */
export function pageGroup(
  actions: Actions,
  flight: SingleFlight,
  paper: HTMLElement,
  look: () => Layout,
  chosen: () => PrintChoice,
): HTMLElement {
  const prepare = flight.button("Prepare page", "Preparing the page…", async (dialogue) =>
    actions.preparePage(dialogue, chosen()),
  );
  prepare.classList.add("primary");
  const answer = flight.button("Answer page", "Drawing the answer…", async (dialogue) =>
    actions.answerPage(look(), dialogue, chosen()),
  );
  return group(
    "Page",
    paper,
    element("div", { class: "buttons even" }, prepare, answer),
    element(
      "p",
      { class: "note" },
      "One page, with title, difficulty and share code; the answer gets a sheet of its own. Print by Ctrl+P (on a Mac Cmd+P).",
    ),
  );
}

/** The group "Take the maze away". `cleared` gets the outcome, undefined after a failure. */
export function clearGroup(
  actions: Actions,
  flight: SingleFlight,
  cleared: (outcome: ActionOutcome | undefined) => void,
): HTMLElement {
  const root = group(
    "Take the maze away",
    element(
      "div",
      { class: "buttons" },
      flight.button("Clear maze", "Clearing the maze…", actions.clearMaze, cleared),
      element("span", { class: "note beside" }, "The sheet is given back as it was before the maze."),
    ),
  );
  root.classList.add("apart");
  return root;
}
