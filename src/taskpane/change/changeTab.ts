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

/** Edits of the maze in front; check and mend; mazes as texts, and of texts; taking the maze away. */
export class ChangeTab implements Tab {
  readonly content: readonly HTMLElement[];
  private readonly check: CheckView;
  private readonly text: TextView;

  constructor(pane: Pane) {
    this.check = new CheckView(pane);
    this.text = new TextView(pane);
    this.content = [...editGroups(pane), this.check.root, this.text.root, clearGroup(pane)];
  }

  /** Findings and text no longer match the walls. */
  dropReadings(): void {
    this.check.drop();
    this.text.drop();
  }
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
  readonly maze: MazeIdentity | undefined;
  readonly findings: readonly Finding[];
}

/** The fold "Check and repair": the faults in the maze, or Mend's changes, as a list; each entry selects its cells; and Redraw. */
class CheckView {
  readonly root: HTMLElement;
  private readonly list = element("ul", { class: "findings", "aria-label": text("findings-list"), hidden: true });
  private entries: HTMLButtonElement[] = [];
  private maze: MazeIdentity | undefined;

  constructor(private readonly pane: Pane) {
    const { actions, flight, inFront } = pane;
    const show = (found: Findings) => this.show(found);
    const mend = (dialogue: Dialogue) => actions.solve.mendMaze(pane.make.seed.read(), dialogue);
    const redraw = flight.button("redraw-button", (dialogue) =>
      actions.make.redrawMaze(pane.make.layout.read(), dialogue),
    );
    this.root = foldedGroup(
      "check-title",
      buttons(
        flight.button("check-button", actions.solve.check, show),
        flight.button("mend-button", mend, show),
        redraw,
      ),
      note("mend-note"),
      this.list,
    );
    flight.follow(() => {
      for (const entry of this.entries) setAvailable(entry, !flight.busy);
    });
    inFront.follow(({ maze }) => {
      if (maze !== undefined && this.maze !== undefined && !isSameMaze(this.maze, maze)) this.drop();
    });
  }

  drop(): void {
    this.show({ maze: undefined, findings: [] });
  }

  private show({ maze, findings }: Findings): void {
    this.maze = maze;
    this.entries = findings.map(({ sentence, address }) =>
      button(
        sentence,
        () => {
          if (maze === undefined) return;
          const { front, workbook } = this.pane.actions;
          void this.pane.flight.run("findings-list", () => front.selectCells(workbook, maze.sheetId, address));
        },
        "finding",
      ),
    );
    this.list.replaceChildren(...this.entries.map((entry) => element("li", {}, entry)));
    this.list.hidden = findings.length === 0;
  }
}

function clearGroup({ actions, flight }: Pane): HTMLElement {
  const root = untitledGroup(
    "clear-title",
    buttons(flight.button("clear-maze-button", actions.make.clearMaze), note("clear-note", { class: "note beside" })),
  );
  root.classList.add("apart");
  return root;
}
