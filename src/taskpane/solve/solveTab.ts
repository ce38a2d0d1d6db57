import { CheckField, TextField, buttons, foldedGroup, note, onOneLine } from "../controls";
import type { Pane } from "../make";
import type { Tab } from "../running";
import { solveViews } from "./solveView";
import { WalkView } from "./walkView";

/** Solvers, Play, ends, and sheets that belong to a maze. */
export function solveTab(pane: Pane): Tab {
  const walk = new WalkView(pane);
  const { root, options } = solveViews(pane, walk.deadEnds.root);
  return { content: [root, walk.root, endsView(pane), options, companionsView(pane)] };
}

/** The fold "Entrance and exits": each button uses the typed or selected cell, except Longest path, which finds its own. */
function endsView({ actions: { edit }, flight }: Pane): HTMLElement {
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
function companionsView({ actions: { solve }, flight }: Pane): HTMLElement {
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
