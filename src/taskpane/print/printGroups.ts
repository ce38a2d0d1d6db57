import type { ActionOutcome, Layout } from "../../actions/desk";
import type { PrintChoice } from "../../actions/print";
import { text } from "../../words";
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
  const prepare = flight.button(text("prepare-page-button"), text("preparing-page"), async (dialogue) =>
    actions.preparePage(dialogue, chosen()),
  );
  prepare.classList.add("primary");
  const answer = flight.button(text("answer-page-button"), text("drawing-answer"), async (dialogue) =>
    actions.answerPage(look(), dialogue, chosen()),
  );
  return group(
    text("page-title"),
    paper,
    element("div", { class: "buttons even" }, prepare, answer),
    element("p", { class: "note" }, text("page-note")),
  );
}

/** The group "Take the maze away". `cleared` gets the outcome, undefined after a failure. */
export function clearGroup(
  actions: Actions,
  flight: SingleFlight,
  cleared: (outcome: ActionOutcome | undefined) => void,
): HTMLElement {
  const root = group(
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
