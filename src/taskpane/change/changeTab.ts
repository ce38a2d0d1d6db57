import type { Dialogue } from "../../actions/core";
import { type MazeIdentity, isSameMaze } from "../../actions/front";
import type { Finding } from "../../actions/maze";
import { text } from "../../words";
import {
  ChoiceField,
  TextField,
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
import type { Tab } from "../running";
import { TextView } from "./textView";

export interface ChangeTab extends Tab {
  /** Findings and text no longer match the walls. */
  dropReadings(): void;
}

/** Edits of the maze in front; check and mend; mazes as texts, and of texts; taking the maze away. */
export function changeTab(pane: Pane): ChangeTab {
  const check = checkView(pane);
  const text = new TextView(pane);
  return {
    content: [...editGroups(pane), check.root, text.root, clearGroup(pane)],
    dropReadings: () => {
      check.drop();
      text.drop();
    },
  };
}

/** Walls, cells, rows and columns of the maze in front. */
function editGroups({ actions: { edit }, flight }: Pane): HTMLElement[] {
  const between = new TextField(
    "between-field",
    { hint: "cells-placeholder", isCode: true },
    { "aria-describedby": "between-note" },
  );
  const cells = new TextField("cells-field", { hint: "cells-placeholder", isCode: true });
  const lines = new ChoiceField("rows-or-columns-choice", { row: "rows-field", column: "columns-field" }, "row");
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

interface Findings {
  /** The maze in which they were found. */
  readonly maze: MazeIdentity;
  readonly findings: readonly Finding[];
}

/** The fold "Check and repair": the faults in the maze, or Mend's changes, as a list; each entry selects its cells; and Redraw. */
function checkView({ actions, flight, inFront, make }: Pane): {
  readonly root: HTMLElement;
  readonly drop: () => void;
} {
  const list = element("ul", { class: "findings", "aria-label": text("findings-list"), hidden: true });
  let checked: MazeIdentity | undefined;
  let entries: readonly HTMLButtonElement[] = [];
  const fill = (found: readonly HTMLButtonElement[]) => {
    entries = found;
    list.replaceChildren(...found.map((entry) => element("li", {}, entry)));
    list.hidden = found.length === 0;
  };
  const show = ({ maze, findings }: Findings) => {
    checked = maze;
    const select = (address: string) => () => actions.front.selectCells(actions.workbook, maze.sheetId, address);
    const entryOf = ({ sentence, address }: Finding) =>
      button(sentence, () => void flight.run("findings-list", select(address)), "finding");
    fill(findings.map(entryOf));
  };
  const drop = () => {
    checked = undefined;
    fill([]);
  };
  flight.follow(() => {
    for (const entry of entries) setAvailable(entry, !flight.busy);
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
