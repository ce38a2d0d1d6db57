import type { SheetInFront } from "../../actions/front";
import { CheckField, TextField, buttons, foldedGroup, note, onOneLine } from "../controls";
import type { Pane } from "../make";
import type { Actions, SingleFlight, Tab } from "../running";
import { SolveView } from "./solveView";
import { WalkView } from "./walkView";

/** Solvers, Play, ends, and sheets that belong to a maze. */
export class SolveTab implements Tab {
  readonly content: readonly HTMLElement[];
  private readonly solve: SolveView;
  private readonly walk: WalkView;

  constructor(actions: Actions, flight: SingleFlight, pane: Pane) {
    this.solve = new SolveView(actions, flight, pane);
    this.walk = new WalkView(actions, flight);
    this.content = [
      this.solve.root,
      this.walk.root,
      endsView(actions, flight),
      this.solve.options(this.walk.deadEnds.root),
      companionsView(actions, flight),
    ];
  }

  /** Removes or hides what belongs to another maze than the one in front. */
  showSheet({ maze }: SheetInFront): void {
    this.walk.follow(maze);
  }
}

/** The fold "Entrance and exits": each button uses the typed or selected cell, except Longest path, which finds its own. */
function endsView({ edit }: Actions, flight: SingleFlight): HTMLElement {
  const onEdge = new CheckField("on-edge-check");
  const cell = new TextField(
    "cell-field",
    { hint: "cell-placeholder", isCode: true },
    { "aria-describedby": "ends-note" },
  );
  return foldedGroup(
    "ends-title",
    note("ends-note", { id: "ends-note" }),
    onOneLine(cell.root),
    buttons(
      flight.button("set-entrance-button", (dialogue) => edit.setEntrance(dialogue, cell.read())),
      flight.button("add-exit-button", (dialogue) => edit.addExit(dialogue, cell.read())),
      flight.button("remove-end-button", (dialogue) => edit.removeEnd(dialogue, cell.read())),
    ),
    buttons(
      flight.button("longest-path-button", (dialogue) => edit.endsOfLongestPath(onEdge.read(), dialogue)),
      onEdge.root,
    ),
  );
}

/** "Self-marking and reading": sheets beside that of the maze, for pupils, for screen readers and for worksheet functions. */
function companionsView({ solve }: Actions, flight: SingleFlight): HTMLElement {
  return foldedGroup(
    "twins-title",
    note("twins-note"),
    buttons(
      flight.button("self-marking-button", solve.addSelfMarking),
      flight.button("collect-button", solve.collectResults),
      flight.button("readable-button", solve.writeReadableMaze),
      flight.button("write-walls-button", solve.writeWalls),
    ),
  );
}
