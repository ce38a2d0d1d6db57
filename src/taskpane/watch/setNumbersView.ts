import { type SetNumbersChoice, USUALLY_NUMBERED } from "../../actions/desk";
import type { SetNumbersState } from "../../actions/front";
import { type Message, message } from "../../message";
import { text } from "../../words";
import { ChoiceField } from "../controls";
import type { Actions, SingleFlight } from "../running";

const places: readonly (readonly [SetNumbersChoice, Message])[] = [
  ["usual", message("set-numbers-usually", { most: USUALLY_NUMBERED })],
  ["hiddenSheet", message("set-numbers-choice-sheet")],
  ["grid", message("set-numbers-in-grid")],
  ["none", message("set-numbers-not-shown")],
];

/** "Set numbers": where they are shown, and the button that shows their sheet, which it makes if there is none, or hides it. */
export class SetNumbersView {
  readonly root: HTMLElement;
  private readonly place = new ChoiceField(text("set-numbers-choice"), places, "usual");
  readonly toggle: HTMLButtonElement;

  constructor(actions: Actions, flight: SingleFlight) {
    this.toggle = flight.button(text("show-set-numbers-button"), text("changing-sheets"), actions.toggleSetNumbers);
    this.root = this.place.root;
  }

  read(): SetNumbersChoice {
    return this.place.read();
  }

  /** The button's label says what it will do. */
  show(state: SetNumbersState): void {
    this.toggle.textContent = state === "shown" ? text("hide-set-numbers-button") : text("show-set-numbers-button");
  }
}
