import type { Layout } from "../../actions/desk";
import type { PrintChoice } from "../../actions/print";
import { text } from "../../words";
import { element, untitledGroup } from "../controls";
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
  const fit = flight.button(text("fit-to-page-button"), text("fitting-to-page"), async (dialogue) =>
    actions.fitToPage(dialogue, chosen()),
  );
  const answer = flight.button(text("answer-page-button"), text("drawing-answer"), async (dialogue) =>
    actions.answerPage(look(), dialogue, chosen()),
  );
  return untitledGroup(
    text("page-title"),
    paper,
    element("div", { class: "buttons even" }, prepare, fit, answer),
    element("p", { class: "note" }, text("page-note")),
  );
}
