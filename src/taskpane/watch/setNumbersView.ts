import type { SetNumbersPlace } from "../../actions/desk";
import type { SetNumbersState } from "../../actions/front";
import { ChoiceField, element } from "../controls";
import type { Actions, SingleFlight } from "../running";

const places: readonly (readonly [SetNumbersPlace, string])[] = [
  ["grid", "In the grid"],
  ["hiddenSheet", "On a hidden sheet"],
  ["none", "Not shown"],
];

/**
 * "Set numbers": where they are shown, and the button that shows or hides their sheet; where there is none, the action says how to
 * get one.
 */
export class SetNumbersView {
  readonly root: HTMLElement;
  private readonly place = new ChoiceField("Set numbers", places, "none");
  private readonly toggle: HTMLButtonElement;

  constructor(actions: Actions, flight: SingleFlight) {
    this.toggle = flight.button("Show set numbers", "Changing the sheets in view…", () => actions.toggleSetNumbers());
    this.root = element("div", { class: "field-and-button" }, this.place.root, this.toggle);
  }

  read(): SetNumbersPlace {
    return this.place.read();
  }

  /** The button's label says what it will do. */
  show(state: SetNumbersState): void {
    this.toggle.textContent = state === "shown" ? "Hide set numbers" : "Show set numbers";
  }
}
