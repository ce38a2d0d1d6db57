import type { SetNumbersPlace } from "../../actions/desk/choices";
import { type SetNumbersState } from "../../actions/front/sheetInFront";
import { button, element, setAvailable } from "../controls/elements";
import { ChoiceField } from "../controls/fields";

const places: readonly (readonly [SetNumbersPlace, string])[] = [
  ["grid", "In the grid"],
  ["hiddenSheet", "On a hidden sheet"],
  ["none", "Not shown"],
];

/** "Set numbers": where they are to be, and the button that shows or hides their sheet. */
export class SetNumbersView {
  readonly root: HTMLElement;
  private readonly place = new ChoiceField("Set numbers", places, "none");
  private readonly toggle: HTMLButtonElement;

  constructor(toggle: () => void) {
    this.toggle = button("Show set numbers", toggle);
    this.root = element("div", { class: "field-and-button" }, this.place.root, this.toggle);
  }

  read(): SetNumbersPlace {
    return this.place.read();
  }

  /** The button says what it would do now. */
  show(state: SetNumbersState): void {
    this.toggle.textContent = state === "shown" ? "Hide set numbers" : "Show set numbers";
  }

  /** Available without such a sheet too: then the action says how to come by one. */
  setIdle(idle: boolean): void {
    setAvailable(this.toggle, idle);
  }
}
