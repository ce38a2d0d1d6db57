import type { Layout } from "../../actions/desk/choices";
import type { Dialogue } from "../../actions/desk/dialogue";
import { type ActionOutcome } from "../../actions/desk/work";
import type { PrintChoice } from "../../actions/print/printChoice";
import { button, element, group, setAvailable } from "../controls/elements";
import type { SingleFlight } from "../running/singleFlight";
import type { PaperView } from "./paperView";

export interface PrintActions {
  preparePage(dialogue: Dialogue, choice: PrintChoice): Promise<ActionOutcome>;
  answerPage(layout: Layout, dialogue: Dialogue, choice: PrintChoice): Promise<ActionOutcome>;
  clearMaze(dialogue: Dialogue): Promise<ActionOutcome>;
}

/** The groups "Page", then what unfolds, and apart from them "Take the maze away". `cleared` is called when the maze is gone. */
export class PrintView {
  /** What stands in the tab, from above to below. */
  readonly content: readonly HTMLElement[];
  private readonly buttons: readonly HTMLButtonElement[];

  constructor(
    actions: PrintActions,
    flight: SingleFlight,
    paper: PaperView,
    look: () => Layout,
    chosen: () => PrintChoice,
    folds: readonly HTMLElement[],
    cleared: (outcome: ActionOutcome | undefined) => void,
  ) {
    const prepare = button(
      "Prepare page",
      () => void flight.run("Preparing the page…", async (dialogue) => actions.preparePage(dialogue, chosen())),
      "primary",
    );
    const answer = button("Answer page", () => {
      void flight.run("Drawing the answer…", async (dialogue) => actions.answerPage(look(), dialogue, chosen()));
    });
    const clear = button("Clear maze", () => {
      void flight.run("Clearing the maze…", (dialogue) => actions.clearMaze(dialogue)).then(cleared);
    });
    this.buttons = [prepare, answer, clear];
    const page = group(
      "Page",
      paper.root,
      element("div", { class: "buttons even" }, prepare, answer),
      element(
        "p",
        { class: "note" },
        "One page, with title, difficulty and share code; the answer gets a sheet of its own. Print by Ctrl+P (on a Mac Cmd+P).",
      ),
    );
    const clearing = group(
      "Take the maze away",
      element(
        "div",
        { class: "buttons" },
        clear,
        element("span", { class: "note beside" }, "The sheet is given back as it was before the maze."),
      ),
    );
    clearing.classList.add("apart");
    this.content = [page, paper.texts, ...folds, clearing];
  }

  setIdle(idle: boolean): void {
    for (const each of this.buttons) setAvailable(each, idle);
  }
}
