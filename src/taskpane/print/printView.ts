import type { Dialogue } from "../../actions/desk/dialogue";
import { type ActionOutcome } from "../../actions/desk/work";
import { button, element, group, setAvailable } from "../controls/elements";
import type { SingleFlight } from "../running/singleFlight";

export interface PrintActions {
  preparePage(dialogue: Dialogue): Promise<ActionOutcome>;
  clearMaze(dialogue: Dialogue): Promise<ActionOutcome>;
}

/** The groups "Page", and apart from it "Take the maze away". `cleared` is called when the maze is gone. */
export class PrintView {
  readonly page: HTMLElement;
  readonly clearing: HTMLElement;
  private readonly buttons: readonly HTMLButtonElement[];

  constructor(actions: PrintActions, flight: SingleFlight, cleared: (outcome: ActionOutcome | undefined) => void) {
    const prepare = button(
      "Prepare page",
      () => void flight.run("Preparing the page…", (dialogue) => actions.preparePage(dialogue)),
      "primary",
    );
    const clear = button("Clear maze", () => {
      void flight.run("Clearing the maze…", (dialogue) => actions.clearMaze(dialogue)).then(cleared);
    });
    this.buttons = [prepare, clear];
    this.page = group(
      "Page",
      element(
        "p",
        { class: "note" },
        "Sets the sheet up so that the maze fits on one page, upright or across as it fits. Then print by Ctrl+P (on a Mac Cmd+P).",
      ),
      prepare,
    );
    this.clearing = group(
      "Take the maze away",
      element("p", { class: "note" }, "The sheet is given back as it was before the maze. Mazes on other sheets stay."),
      clear,
    );
    this.clearing.classList.add("apart");
  }

  setIdle(idle: boolean): void {
    for (const each of this.buttons) setAvailable(each, idle);
  }
}
