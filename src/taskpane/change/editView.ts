import type { Layout } from "../../actions/desk/choices";
import type { Dialogue } from "../../actions/desk/dialogue";
import { type ActionOutcome } from "../../actions/desk/work";
import { button, element, foldedGroup, group, setAvailable } from "../controls/elements";
import { field } from "../controls/fields";
import type { SingleFlight } from "../running/singleFlight";

export interface EditActions {
  makePassage(typed: string, dialogue: Dialogue): Promise<ActionOutcome>;
  makeWall(typed: string, dialogue: Dialogue): Promise<ActionOutcome>;
  addCells(dialogue: Dialogue): Promise<ActionOutcome>;
  removeCells(dialogue: Dialogue): Promise<ActionOutcome>;
  insertRow(dialogue: Dialogue): Promise<ActionOutcome>;
  insertColumn(dialogue: Dialogue): Promise<ActionOutcome>;
  deleteRow(dialogue: Dialogue): Promise<ActionOutcome>;
  deleteColumn(dialogue: Dialogue): Promise<ActionOutcome>;
  createFromPassages(text: string, layout: Layout, dialogue: Dialogue): Promise<ActionOutcome>;
}

/**
 * Walls, cells, rows and columns of the maze in front, and mazes from a list of passages. `changed` is called after every edit: the
 * steps of the maze before cannot be shown any more.
 */
export class EditView {
  readonly groups: readonly HTMLElement[];
  readonly list: HTMLElement;
  private readonly between = element("input", {
    type: "text",
    placeholder: "The selected cells",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
  });
  private readonly passages = element("textarea", {
    rows: 4,
    placeholder: "B2 C2\nC2 C3",
    autocapitalize: "off",
    spellcheck: "false",
  });
  private readonly buttons: HTMLButtonElement[] = [];

  constructor(
    actions: EditActions,
    private readonly flight: SingleFlight,
    layout: () => Layout,
    private readonly changed: (outcome: ActionOutcome | undefined) => void,
  ) {
    const typed = () => this.between.value;
    this.groups = [
      group(
        "Walls",
        element(
          "p",
          { class: "note", id: "between-note" },
          "Select two neighbouring cells or a block of the maze, or type pairs of cells: B2 C2, or rows and columns from 0.",
        ),
        field("Between cells", this.between),
        this.row(
          this.start(
            "Make passage",
            "Making the passage…",
            (dialogue) => actions.makePassage(typed(), dialogue),
            "primary",
          ),
          this.start("Make wall", "Making the wall…", (dialogue) => actions.makeWall(typed(), dialogue)),
        ),
      ),
      group(
        "Selected cells",
        this.row(
          this.start("Add cells", "Adding the cells…", (dialogue) => actions.addCells(dialogue)),
          this.start("Remove cells", "Removing the cells…", (dialogue) => actions.removeCells(dialogue)),
        ),
      ),
      group(
        "Rows and columns",
        this.row(
          this.start("Insert row", "Inserting the row…", (dialogue) => actions.insertRow(dialogue)),
          this.start("Delete row", "Deleting the row…", (dialogue) => actions.deleteRow(dialogue)),
        ),
        this.row(
          this.start("Insert column", "Inserting the column…", (dialogue) => actions.insertColumn(dialogue)),
          this.start("Delete column", "Deleting the column…", (dialogue) => actions.deleteColumn(dialogue)),
        ),
      ),
    ];
    this.between.setAttribute("aria-describedby", "between-note");
    this.list = foldedGroup(
      "A maze from a list of passages",
      field("Passages", this.passages),
      element(
        "p",
        { class: "note" },
        "Pairs of cells, typed or pasted, as many a line as you like. The maze of them stands on a new sheet.",
      ),
      this.start("Create from passages", "Making the maze…", (dialogue) =>
        actions.createFromPassages(this.passages.value, layout(), dialogue),
      ),
    );
  }

  setIdle(idle: boolean): void {
    for (const each of this.buttons) setAvailable(each, idle);
  }

  private start(
    label: string,
    sentence: string,
    action: (dialogue: Dialogue) => Promise<ActionOutcome>,
    looks = "",
  ): HTMLButtonElement {
    const made = button(label, () => void this.flight.run(sentence, action).then(this.changed), looks);
    this.buttons.push(made);
    return made;
  }

  private row(...buttons: readonly HTMLButtonElement[]): HTMLElement {
    return element("div", { class: "buttons" }, ...buttons);
  }
}
