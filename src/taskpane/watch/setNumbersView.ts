import type { SetNumbersPlace } from "../../actions/desk";
import type { SetNumbersState } from "../../actions/front";
import { type Message, message } from "../../message";
import { text } from "../../words";
import { ChoiceField, element } from "../controls";
import type { Actions, SingleFlight } from "../running";

const places: readonly (readonly [SetNumbersPlace, Message])[] = [
  ["grid", message("set-numbers-in-grid")],
  ["hiddenSheet", message("set-numbers-choice-sheet")],
  ["none", message("set-numbers-not-shown")],
];

/**
 * "Set numbers": where they are shown, and the button that shows or hides their sheet; where there is none, the action says how to
 * get one.
 */
export class SetNumbersView {
  readonly root: HTMLElement;
  private readonly place = new ChoiceField(text("set-numbers-choice"), places, "none");
  private readonly toggle: HTMLButtonElement;

  constructor(actions: Actions, flight: SingleFlight) {
    this.toggle = flight.button(text("show-set-numbers-button"), text("changing-sheets"), () =>
      actions.toggleSetNumbers(),
    );
    this.root = element("div", { class: "field-and-button" }, this.place.root, this.toggle);
  }

  read(): SetNumbersPlace {
    return this.place.read();
  }

  /** The button's label says what it will do. */
  show(state: SetNumbersState): void {
    this.toggle.textContent = state === "shown" ? text("hide-set-numbers-button") : text("show-set-numbers-button");
  }
}
