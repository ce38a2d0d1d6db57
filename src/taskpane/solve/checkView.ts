import { say, text } from "../../words";
import { type Dialogue, isSameMaze } from "../../actions/desk";
import type { MazeIdentity } from "../../actions/front";
import type { CheckOutcome, MendOutcome } from "../../actions/solve";
import { button, element, group, setAvailable, foldedGroup } from "../controls";
import type { Actions, SingleFlight } from "../running";

/** The group "Check": the faults in the maze, or Mend's changes, as a list; each entry selects its cells. */
export class CheckView {
  readonly root: HTMLElement;
  private readonly list = element("ul", { class: "findings", "aria-label": text("findings-list"), hidden: true });
  private entries: HTMLButtonElement[] = [];
  /** The maze of the findings. */
  private maze: MazeIdentity | undefined;

  /** `seed` gives the seed that the pane shows; empty for a fresh one. `mended` is called when Mend has changed walls. */
  constructor(
    private readonly actions: Actions,
    private readonly flight: SingleFlight,
    seed: () => string,
    mended: (outcome: MendOutcome) => void,
  ) {
    const show = (outcome: CheckOutcome | undefined) => outcome && this.show(outcome);
    const mend = async (dialogue: Dialogue) => {
      const outcome = await actions.mendMaze(seed(), dialogue);
      if (outcome.findings.length > 0) mended(outcome);
      return outcome;
    };
    this.root = group(
      text("check-title"),
      element(
        "div",
        { class: "buttons" },
        flight.button(text("check-button"), text("checking-maze"), actions.check, show),
        flight.button(text("mend-button"), text("mending-maze"), mend, show),
        element("span", { class: "note beside" }, text("mend-note")),
      ),
      this.list,
    );
    flight.follow(() => {
      for (const entry of this.entries) setAvailable(entry, !flight.busy);
    });
  }

  /** Removes findings of a maze that has changed or is not in front. */
  follow(inFront: MazeIdentity | undefined): void {
    if (inFront !== undefined && this.maze !== undefined && !isSameMaze(this.maze, inFront)) this.drop();
  }

  drop(): void {
    this.show({ maze: undefined, findings: [] });
  }

  private show({ maze, findings }: Pick<CheckOutcome, "maze" | "findings">): void {
    this.maze = maze;
    this.entries = findings.map(({ sentence, address }) =>
      button(
        say(sentence),
        () => {
          if (maze === undefined) return;
          void this.flight.run(text("selecting-cells"), () => this.actions.selectCells(maze.sheetId, address));
        },
        "finding",
      ),
    );
    this.list.replaceChildren(...this.entries.map((entry) => element("li", {}, entry)));
    this.list.hidden = findings.length === 0;
  }
}

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
