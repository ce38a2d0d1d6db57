import type { BringBackOutcome } from "../../actions/make";
import type { Layout } from "../../actions/desk";
import { text } from "../../words";
import { button, setAvailable } from "../controls";
import type { Actions, SingleFlight } from "../running";

/** The button that brings back the maze that the present one replaced; hidden if there is none. */
export class BringBackView {
  readonly root: HTMLButtonElement;
  private hasEarlier = false;

  /** `look` is the maze's layout; `broughtBack` is called with the outcome, undefined after a failure. */
  constructor(
    actions: Actions,
    private readonly flight: SingleFlight,
    look: () => Layout,
    broughtBack: (outcome: BringBackOutcome | undefined) => void,
  ) {
    this.root = button(text("previous-maze-button"), () => {
      const bringing = flight.run(text("bringing-back-maze"), (dialogue) => actions.bringBackMaze(look(), dialogue));
      void bringing.then(broughtBack);
    });
    flight.follow(() => this.update());
  }

  show(hasEarlier: boolean): void {
    this.hasEarlier = hasEarlier;
    this.update();
  }

  /** A button that has the focus stays visible: otherwise a keyboard user would be sent back to the top of the pane. */
  private update(): void {
    setAvailable(this.root, !this.flight.busy && this.hasEarlier);
    this.root.hidden = !this.hasEarlier && document.activeElement !== this.root;
  }
}
