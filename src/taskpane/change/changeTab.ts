import type { Dialogue } from "../../actions/core";
import { type MazeIdentity, isSameMaze } from "../../actions/front";
import type { Finding } from "../../actions/maze";
import { text } from "../../words";
import {
  choiceField,
  textField,
  button,
  buttons,
  element,
  foldedGroup,
  group,
  note,
  onOneLine,
  primary,
  setAvailable,
  stack,
  untitledGroup,
} from "../controls";
import type { Pane } from "../make";
import { textView } from "./textView";

/** Edits of the maze in front; check and mend; mazes as texts, and of texts; taking the maze away. */
export function changeTab(pane: Pane) {
  const check = checkView(pane);
  const text = textView(pane);
  return {
    content: [...editGroups(pane), check.root, text.root, clearGroup(pane)],
    /** Findings and text no longer match the walls. */
    dropReadings(): void {
      check.drop();
      text.drop();
    },
  };
}

/** Walls, cells, rows and columns of the maze in front. */
function editGroups({ actions: { edit }, flight }: Pane): HTMLElement[] {
  const between = textField(
    "between-field",
    { hint: "cells-placeholder", isCode: true },
    { "aria-describedby": "between-note" },
  );
  const cells = textField("cells-field", { hint: "cells-placeholder", isCode: true });
  const lines = choiceField("rows-or-columns-choice", { row: "rows-field", column: "columns-field" }, "row");
  return [
    group(
      "walls-title",
      note("walls-note", { id: "between-note" }),
      onOneLine(between.root),
      buttons(
        primary(flight.button("make-passage-button", (dialogue) => edit.makePassage(between.read(), dialogue))),
        flight.button("make-wall-button", (dialogue) => edit.makeWall(between.read(), dialogue)),
      ),
    ),
    foldedGroup(
      "cells-title",
      stack(
        onOneLine(cells.root),
        buttons(
          flight.button("add-cells-button", (dialogue) => edit.addCells(dialogue, cells.read())),
          flight.button("remove-cells-button", (dialogue) => edit.removeCells(dialogue, cells.read())),
        ),
      ),
      onOneLine(lines.root),
      buttons(
        flight.button("insert-button", (dialogue) => edit.editLines({ line: lines.read(), edit: "insert" }, dialogue)),
        flight.button("delete-button", (dialogue) => edit.editLines({ line: lines.read(), edit: "delete" }, dialogue)),
      ),
    ),
  ];
}

/** The fold "Check and repair": the faults in the maze, or Mend's changes, as a list; each entry selects its cells; and Redraw. */
function checkView({ actions, flight, inFront, make }: Pane) {
  const list = element("ul", { class: "findings", "aria-label": text("findings-list"), hidden: true });
  /** The maze in which they were found. */
  let checked: MazeIdentity | undefined;
  const fill = (maze: MazeIdentity | undefined, findings: readonly Finding[]) => {
    checked = maze;
    const entries = findings.map(({ sentence, address }) => {
      const select = () => actions.front.selectCells(actions.workbook, maze!.sheetId, address);
      return element(
        "li",
        {},
        button(sentence, () => void flight.run("findings-list", select), "finding"),
      );
    });
    list.replaceChildren(...entries);
    list.hidden = entries.length === 0;
  };
  const show = (found: { readonly maze: MazeIdentity; readonly findings: readonly Finding[] }) =>
    fill(found.maze, found.findings);
  const drop = () => fill(undefined, []);
  flight.follow((isBusy) => {
    for (const entry of list.querySelectorAll("button")) setAvailable(entry, !isBusy);
  });
  inFront.follow(({ maze }) => {
    if (maze !== undefined && checked !== undefined && !isSameMaze(checked, maze)) drop();
  });
  const mend = (dialogue: Dialogue) => actions.solve.mendMaze(make.seed.read(), dialogue);
  const root = foldedGroup(
    "check-title",
    buttons(
      flight.button("check-button", actions.solve.check, show),
      flight.button("mend-button", mend, show),
      flight.button("redraw-button", (dialogue) => actions.make.redrawMaze(make.layout.read(), dialogue)),
    ),
    note("mend-note"),
    list,
  );
  return { root, drop };
}

function clearGroup({ actions, flight }: Pane): HTMLElement {
  const root = untitledGroup(
    "clear-title",
    buttons(flight.button("clear-maze-button", actions.make.clearMaze), note("clear-note", { class: "note beside" })),
  );
  root.classList.add("apart");
  return root;
}
