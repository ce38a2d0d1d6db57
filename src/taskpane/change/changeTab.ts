import type { ActionOutcome, Dialogue } from "../../actions/desk";
import type { SheetInFront } from "../../actions/front";
import {
  CheckField,
  TextField,
  buttons,
  foldedGroup,
  group,
  type Label,
  note,
  onOneLine,
  primary,
  untitledGroup,
} from "../controls";
import type { Pane } from "../make";
import type { Actions, SingleFlight, Tab } from "../running";
import { TextView } from "./textView";

/** Edits of the maze in front; mazes from lists, texts and share codes; taking the maze away. */
export class ChangeTab implements Tab {
  readonly content: readonly HTMLElement[];
  private readonly text: TextView;

  constructor(actions: Actions, flight: SingleFlight, pane: Pane) {
    this.text = new TextView(actions, flight, pane);
    this.content = [
      ...editGroups(actions, flight, pane),
      redrawView(actions, flight, pane),
      this.text.root,
      clearGroup(actions, flight, pane),
    ];
  }

  /** The text no longer matches the walls. */
  dropText(): void {
    this.text.drop();
  }

  /** Removes or hides what belongs to another maze than the one in front. */
  showSheet({ maze }: SheetInFront): void {
    this.text.follow(maze);
  }
}

/** Walls, cells, rows and columns of the maze in front. */
function editGroups({ edit }: Actions, flight: SingleFlight, { mazeGone }: Pane): HTMLElement[] {
  const between = new TextField(
    "between-field",
    { hint: "between-placeholder", isCode: true },
    { "aria-describedby": "between-note" },
  );
  const cells = new TextField("cells-field", { hint: "cells-placeholder", isCode: true });
  const button = (label: Label, sentence: Label, action: (dialogue: Dialogue) => Promise<ActionOutcome>) =>
    flight.button(label, sentence, action, mazeGone);
  return [
    group(
      "walls-title",
      note("walls-note", { id: "between-note" }),
      onOneLine(between.root),
      buttons(
        primary(
          button("make-passage-button", "making-passage", (dialogue) => edit.makePassage(between.read(), dialogue)),
        ),
        button("make-wall-button", "making-wall", (dialogue) => edit.makeWall(between.read(), dialogue)),
      ),
    ),
    untitledGroup(
      "cells-title",
      onOneLine(cells.root),
      buttons(
        button("add-cells-button", "adding-cells", (dialogue) => edit.addCells(dialogue, cells.read())),
        button("remove-cells-button", "removing-cells", (dialogue) => edit.removeCells(dialogue, cells.read())),
      ),
    ),
    group(
      "rows-and-columns-title",
      buttons(
        button("insert-row-button", "inserting-row", edit.insertRow),
        button("delete-row-button", "deleting-row", edit.deleteRow),
      ),
      buttons(
        button("insert-column-button", "inserting-column", edit.insertColumn),
        button("delete-column-button", "deleting-column", edit.deleteColumn),
      ),
    ),
  ];
}

/** The folded group "A maze that Lavirint did not draw". */
function redrawView(actions: Actions, flight: SingleFlight, { make, mazeGone }: Pane): HTMLElement {
  const fills = new CheckField("redraw-colours-check");
  return foldedGroup(
    "redraw-title",
    note("redraw-note"),
    fills.root,
    flight.button(
      "redraw-button",
      "redrawing-maze",
      (dialogue) => actions.make.redrawMaze(fills.read(), make.layout.read(), dialogue),
      mazeGone,
    ),
  );
}

/** Taking the maze away. */
function clearGroup(actions: Actions, flight: SingleFlight, { mazeGone }: Pane): HTMLElement {
  const root = untitledGroup(
    "clear-title",
    buttons(
      flight.button("clear-maze-button", "clearing-maze", actions.make.clearMaze, mazeGone),
      note("clear-note", { class: "note beside" }),
    ),
  );
  root.classList.add("apart");
  return root;
}
