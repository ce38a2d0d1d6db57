import type { ActionOutcome } from "../../actions/desk";
import { element, field, group } from "../controls";
import type { Actions, SingleFlight } from "../running";

/** Walls, cells, rows and columns of the maze in front. `changed` is called after every edit: earlier steps can no longer be shown. */
export function editGroups(
  actions: Actions,
  flight: SingleFlight,
  changed: (outcome: ActionOutcome | undefined) => void,
): HTMLElement[] {
  const between = element("input", {
    type: "text",
    placeholder: "The selected cells",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    "aria-describedby": "between-note",
  });
  const makePassage = flight.button(
    "Make passage",
    "Making the passage…",
    (dialogue) => actions.makePassage(between.value, dialogue),
    changed,
  );
  makePassage.classList.add("primary");
  return [
    group(
      "Walls",
      element(
        "p",
        { class: "note", id: "between-note" },
        "Select two neighbouring cells or a block of the maze, or type pairs of cells: B2 C2, or rows and columns from 0.",
      ),
      field("Between cells", between),
      row(
        makePassage,
        flight.button(
          "Make wall",
          "Making the wall…",
          (dialogue) => actions.makeWall(between.value, dialogue),
          changed,
        ),
      ),
    ),
    group(
      "Selected cells",
      row(
        flight.button("Add cells", "Adding the cells…", actions.addCells, changed),
        flight.button("Remove cells", "Removing the cells…", actions.removeCells, changed),
      ),
    ),
    group(
      "Rows and columns",
      row(
        flight.button("Insert row", "Inserting the row…", actions.insertRow, changed),
        flight.button("Delete row", "Deleting the row…", actions.deleteRow, changed),
      ),
      row(
        flight.button("Insert column", "Inserting the column…", actions.insertColumn, changed),
        flight.button("Delete column", "Deleting the column…", actions.deleteColumn, changed),
      ),
    ),
  ];
}

function row(...buttons: readonly HTMLButtonElement[]): HTMLElement {
  return element("div", { class: "buttons" }, ...buttons);
}
