import type { ActionOutcome, Layout } from "../../actions/desk";
import type { SheetInFront } from "../../actions/front";
import type { Actions, SingleFlight, Tab } from "../running";
import { editGroups } from "./editGroups";
import { TextView } from "./textView";
import { text } from "../../words";
import { element, untitledGroup, field, foldedGroup } from "../controls";

/** Edits of the maze in front; mazes from lists, texts and share codes; taking the maze away. */
export class ChangeTab implements Tab {
  readonly content: readonly HTMLElement[];
  private readonly text: TextView;

  /** `look` is the layout of a new maze; `mazeGone` gets an action's outcome, undefined after a failure. */
  constructor(
    actions: Actions,
    flight: SingleFlight,
    look: () => Layout,
    mazeGone: (outcome: ActionOutcome | undefined) => void,
  ) {
    this.text = new TextView(actions, flight, look, mazeGone);
    this.content = [
      ...editGroups(actions, flight, mazeGone),
      passagesView(actions, flight, look, mazeGone),
      this.text.root,
      clearGroup(actions, flight, mazeGone),
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

/** Taking the maze away. `cleared` gets the outcome, undefined after a failure. */
function clearGroup(
  actions: Actions,
  flight: SingleFlight,
  cleared: (outcome: ActionOutcome | undefined) => void,
): HTMLElement {
  const root = untitledGroup(
    text("clear-title"),
    element(
      "div",
      { class: "buttons" },
      flight.button(text("clear-maze-button"), text("clearing-maze"), actions.clearMaze, cleared),
      element("span", { class: "note beside" }, text("clear-note")),
    ),
  );
  root.classList.add("apart");
  return root;
}

/** The folded group "A maze from a list of passages". `look` is its layout; `changed` gets the outcome. */
function passagesView(
  actions: Actions,
  flight: SingleFlight,
  look: () => Layout,
  changed: (outcome: ActionOutcome | undefined) => void,
): HTMLElement {
  const passages = element("textarea", {
    rows: 4,
    placeholder: "B2 C2\nC2 C3",
    autocapitalize: "off",
    spellcheck: "false",
  });
  return foldedGroup(
    text("passages-title"),
    field(text("passages-field"), passages),
    element("p", { class: "note" }, text("passages-note")),
    flight.button(
      text("create-from-passages-button"),
      text("making-maze"),
      (dialogue) => actions.createFromPassages(passages.value, look(), dialogue),
      changed,
    ),
  );
}
