import type { ActionOutcome, Layout } from "../../actions/desk";
import type { SheetInFront } from "../../actions/front";
import type { Actions, SingleFlight, Tab } from "../running";
import { clearGroup } from "./clearGroup";
import { editGroups } from "./editGroups";
import { passagesView } from "./passagesView";
import { TextView } from "./textView";

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
