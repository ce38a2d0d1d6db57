import type { Dialogue } from "../../actions/desk";
import { type MazeIdentity, type SheetInFront, isSameMaze } from "../../actions/front";
import type { CheckOutcome } from "../../actions/solve";
import { text } from "../../words";
import {
  CheckField,
  TextField,
  button,
  buttons,
  element,
  foldedGroup,
  group,
  note,
  onOneLine,
  setAvailable,
} from "../controls";
import type { Pane } from "../make";
import type { Actions, SingleFlight, Tab } from "../running";
import { SolveView } from "./solveView";
import { WalkView } from "./walkView";

/** Ends, solvers, check and mend. */
export class SolveTab implements Tab {
  readonly content: readonly HTMLElement[];
  private readonly solve: SolveView;
  private readonly check: CheckView;
  private readonly walk: WalkView;

  constructor(actions: Actions, flight: SingleFlight, pane: Pane) {
    this.solve = new SolveView(actions, flight, pane);
    this.check = new CheckView(actions, flight, pane);
    this.walk = new WalkView(actions, flight);
    this.content = [
      this.solve.root,
      this.solve.options,
      endsView(actions, flight),
      this.check.root,
      twinsView(actions, flight),
      this.walk.root,
    ];
  }

  /** The findings no longer match the walls. */
  dropFindings(): void {
    this.check.drop();
  }

  /** Removes or hides what belongs to another maze than the one in front. */
  showSheet({ maze }: SheetInFront): void {
    for (const view of [this.solve, this.check, this.walk]) view.follow(maze);
  }
}

/** The group "Entrance and exits": each button uses the typed or selected cell, except Longest path, which finds its own. */
function endsView({ edit }: Actions, flight: SingleFlight): HTMLElement {
  const onEdge = new CheckField("on-edge-check");
  const cell = new TextField(
    "cell-field",
    { hint: "cell-placeholder", isCode: true },
    { "aria-describedby": "ends-note" },
  );
  return group(
    "ends-title",
    note("ends-note", { id: "ends-note" }),
    onOneLine(cell.root),
    buttons(
      flight.button("set-entrance-button", "marking-entrance", (dialogue) => edit.setEntrance(dialogue, cell.read())),
      flight.button("add-exit-button", "marking-exit", (dialogue) => edit.addExit(dialogue, cell.read())),
      flight.button("remove-end-button", "removing-end", (dialogue) => edit.removeEnd(dialogue, cell.read())),
    ),
    buttons(
      flight.button("longest-path-button", "finding-longest-path", (dialogue) =>
        edit.endsOfLongestPath(onEdge.read(), dialogue),
      ),
      onEdge.root,
    ),
  );
}

/** The group "Check": the faults in the maze, or Repair's changes, as a list; each entry selects its cells. */
class CheckView {
  readonly root: HTMLElement;
  private readonly list = element("ul", { class: "findings", "aria-label": text("findings-list"), hidden: true });
  private entries: HTMLButtonElement[] = [];
  /** The maze of the findings. */
  private maze: MazeIdentity | undefined;

  constructor(
    private readonly actions: Actions,
    private readonly flight: SingleFlight,
    pane: Pane,
  ) {
    const show = (outcome: CheckOutcome | undefined) => outcome && this.show(outcome);
    const mend = async (dialogue: Dialogue) => {
      const outcome = await actions.solve.mendMaze(pane.make.seed.read(), dialogue);
      if (outcome.findings.length > 0) pane.mazeGone(outcome);
      return outcome;
    };
    this.root = group(
      "check-title",
      buttons(
        flight.button("check-button", "checking-maze", actions.solve.check, show),
        flight.button("mend-button", "mending-maze", mend, show),
        note("mend-note", { class: "note beside" }),
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
        sentence,
        () => {
          if (maze === undefined) return;
          const { front, workbook } = this.actions;
          void this.flight.run("selecting-cells", () => front.selectCells(workbook, maze.sheetId, address));
        },
        "finding",
      ),
    );
    this.list.replaceChildren(...this.entries.map((entry) => element("li", {}, entry)));
    this.list.hidden = findings.length === 0;
  }
}

/** "Self-marking and reading": sheets beside that of the maze, for pupils, for screen readers and for worksheet functions. */
function twinsView({ solve }: Actions, flight: SingleFlight): HTMLElement {
  return foldedGroup(
    "twins-title",
    note("twins-note"),
    buttons(
      flight.button("self-marking-button", "adding-self-marking", solve.addSelfMarking),
      flight.button("collect-button", "collecting-results", solve.collectResults),
      flight.button("readable-button", "writing-readable", solve.writeReadableMaze),
      flight.button("write-walls-button", "writing-walls", solve.writeWalls),
    ),
  );
}
