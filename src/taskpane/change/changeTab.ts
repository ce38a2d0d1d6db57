import type { Layout } from "../../actions/desk/choices";
import type { ActionOutcome } from "../../actions/desk/work";
import type { SheetInFront } from "../../actions/front/sheetInFront";
import type { SingleFlight } from "../running/singleFlight";
import type { Tab } from "../running/tab";
import { type EditActions, EditView } from "./editView";
import { type TextActions, TextView } from "./textView";

export type ChangeActions = EditActions & TextActions;

/** Edits of the maze in front, and mazes from lists, texts and share codes. */
export class ChangeTab implements Tab {
  readonly content: readonly HTMLElement[];
  private readonly edit: EditView;
  private readonly text: TextView;

  /** `look` is how a new maze is drawn; `mazeGone` gets what came of an action, nothing after a failure. */
  constructor(
    actions: ChangeActions,
    flight: SingleFlight,
    look: () => Layout,
    mazeGone: (outcome: ActionOutcome | undefined) => void,
  ) {
    this.edit = new EditView(actions, flight, look, mazeGone);
    this.text = new TextView(actions, flight, look, mazeGone);
    this.content = [...this.edit.groups, this.edit.list, this.text.root];
  }

  /** A text is of the walls as they were read. */
  dropText(): void {
    this.text.drop();
  }

  /** What belongs to another maze than the one in front goes, or is out of sight. */
  showSheet({ maze }: SheetInFront): void {
    this.text.follow(maze);
  }

  setIdle(idle: boolean): void {
    for (const view of [this.edit, this.text]) view.setIdle(idle);
  }
}
