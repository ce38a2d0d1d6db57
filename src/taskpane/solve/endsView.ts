import type { Dialogue } from "../../actions/desk/dialogue";
import { type ActionOutcome } from "../../actions/desk/work";
import { CheckField } from "../controls/checkField";
import { button, element, group, setAvailable } from "../controls/elements";
import type { SingleFlight } from "../running/singleFlight";

export interface EndsActions {
  setEntrance(dialogue: Dialogue): Promise<ActionOutcome>;
  addExit(dialogue: Dialogue): Promise<ActionOutcome>;
  endsOfLongestPath(onEdge: boolean, dialogue: Dialogue): Promise<ActionOutcome>;
  removeEnd(dialogue: Dialogue): Promise<ActionOutcome>;
}

/** The group "Entrance and exits": each button takes the selected cell, but for Longest path, which finds its own. */
export class EndsView {
  readonly root: HTMLElement;
  private readonly onEdge = new CheckField("On the edge");
  private readonly buttons: readonly HTMLButtonElement[];

  constructor(actions: EndsActions, flight: SingleFlight) {
    const start = (label: string, sentence: string, action: (dialogue: Dialogue) => Promise<ActionOutcome>) =>
      button(label, () => void flight.run(sentence, action));
    this.buttons = [
      start("Set entrance", "Marking the entrance…", (dialogue) => actions.setEntrance(dialogue)),
      start("Add exit", "Marking the exit…", (dialogue) => actions.addExit(dialogue)),
      start("Remove", "Removing the mark…", (dialogue) => actions.removeEnd(dialogue)),
      start("Longest path", "Looking for the longest path…", (dialogue) =>
        actions.endsOfLongestPath(this.onEdge.read(), dialogue),
      ),
    ];
    const [longest] = this.buttons.slice(-1);
    this.root = group(
      "Entrance and exits",
      element("p", { class: "note" }, "Select a cell of the maze first. Longest path finds both ends itself."),
      element("div", { class: "buttons" }, ...this.buttons.slice(0, -1)),
      element("div", { class: "buttons" }, longest!, this.onEdge.root),
    );
  }

  setIdle(idle: boolean): void {
    for (const each of this.buttons) setAvailable(each, idle);
  }
}
