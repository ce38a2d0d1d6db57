import type { ActionOutcome } from "../../actions/desk";
import { text } from "../../words";
import { element, field, group, untitledGroup } from "../controls";
import type { Actions, SingleFlight } from "../running";

/** Walls, cells, rows and columns of the maze in front. `changed` is called after every edit: earlier steps can no longer be shown. */
export function editGroups(
  actions: Actions,
  flight: SingleFlight,
  changed: (outcome: ActionOutcome | undefined) => void,
): HTMLElement[] {
  const between = element("input", {
    type: "text",
    placeholder: text("between-placeholder"),
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    "aria-describedby": "between-note",
  });
  const cells = element("input", {
    type: "text",
    placeholder: text("cells-placeholder"),
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
  });
  const makePassage = flight.button(
    text("make-passage-button"),
    text("making-passage"),
    (dialogue) => actions.makePassage(between.value, dialogue),
    changed,
  );
  makePassage.classList.add("primary");
  return [
    group(
      text("walls-title"),
      element("p", { class: "note", id: "between-note" }, text("walls-note")),
      element("div", { class: "on-one-line" }, field(text("between-field"), between)),
      row(
        makePassage,
        flight.button(
          text("make-wall-button"),
          text("making-wall"),
          (dialogue) => actions.makeWall(between.value, dialogue),
          changed,
        ),
      ),
    ),
    untitledGroup(
      text("cells-title"),
      element("div", { class: "on-one-line" }, field(text("cells-field"), cells)),
      row(
        flight.button(
          text("add-cells-button"),
          text("adding-cells"),
          (dialogue) => actions.addCells(dialogue, cells.value),
          changed,
        ),
        flight.button(
          text("remove-cells-button"),
          text("removing-cells"),
          (dialogue) => actions.removeCells(dialogue, cells.value),
          changed,
        ),
      ),
    ),
    group(
      text("rows-and-columns-title"),
      row(
        flight.button(text("insert-row-button"), text("inserting-row"), actions.insertRow, changed),
        flight.button(text("delete-row-button"), text("deleting-row"), actions.deleteRow, changed),
      ),
      row(
        flight.button(text("insert-column-button"), text("inserting-column"), actions.insertColumn, changed),
        flight.button(text("delete-column-button"), text("deleting-column"), actions.deleteColumn, changed),
      ),
    ),
  ];
}

function row(...buttons: readonly HTMLButtonElement[]): HTMLElement {
  return element("div", { class: "buttons" }, ...buttons);
}
