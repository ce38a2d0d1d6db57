import type { Dialogue } from "../../actions/desk/dialogue";
import { isSameMaze } from "../../actions/desk/isSameMaze";
import { type ActionOutcome } from "../../actions/desk/work";
import type { MazeIdentity } from "../../actions/front/sheetInFront";
import type { CheckOutcome } from "../../actions/solve/check";
import type { MendOutcome } from "../../actions/solve/mendMaze";
import { button, element, group, setAvailable } from "../controls/elements";
import type { SingleFlight } from "../running/singleFlight";

export interface CheckActions {
  check(dialogue: Dialogue): Promise<CheckOutcome>;
  mend(seed: string, dialogue: Dialogue): Promise<MendOutcome>;
  selectCells(sheetId: string, address: string): Promise<ActionOutcome>;
}

/** The group "Check": what was found in the maze, or changed by Mend, as a list; each entry selects its cells. */
export class CheckView {
  readonly root: HTMLElement;
  private readonly buttons: readonly HTMLButtonElement[];
  private readonly list = element("ul", { class: "findings", "aria-label": "Findings", hidden: true });
  private entries: HTMLButtonElement[] = [];
  /** What the findings are of. */
  private maze: MazeIdentity | undefined;

  /** `seed` is the one that the pane shows; empty for a fresh one. `mended` is called when Mend has changed walls. */
  constructor(
    private readonly actions: CheckActions,
    private readonly flight: SingleFlight,
    seed: () => string,
    mended: (outcome: MendOutcome) => void,
  ) {
    const start = (label: string, sentence: string, action: (dialogue: Dialogue) => Promise<CheckOutcome>) =>
      button(label, () => void flight.run(sentence, action).then((outcome) => outcome && this.show(outcome)));
    this.buttons = [
      start("Check", "Checking the maze…", (dialogue) => actions.check(dialogue)),
      start("Mend", "Mending the maze…", async (dialogue) => {
        const outcome = await actions.mend(seed(), dialogue);
        if (outcome.findings.length > 0) mended(outcome);
        return outcome;
      }),
    ];
    this.root = group(
      "Check and repair",
      element(
        "div",
        { class: "buttons" },
        ...this.buttons,
        element("span", { class: "note beside" }, "Mend repairs a maze by the fewest changes."),
      ),
      this.list,
    );
  }

  /** Findings of a maze that is another by now, or not in front, are of no use. */
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
        sentence,
        () => {
          if (maze === undefined) return;
          void this.flight.run("Selecting the cells…", () => this.actions.selectCells(maze.sheetId, address));
        },
        "finding",
      ),
    );
    this.list.replaceChildren(...this.entries.map((entry) => element("li", {}, entry)));
    this.list.hidden = findings.length === 0;
  }

  setIdle(idle: boolean): void {
    for (const each of [...this.buttons, ...this.entries]) setAvailable(each, idle);
  }
}
