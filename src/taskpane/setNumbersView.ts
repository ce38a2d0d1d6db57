import type { SetNumbersPlace } from "../actions/choices";
import type { SetNumbersState } from "../actions/outcomes";
import { button, element, setAvailable } from "./elements";
import { ChoiceField } from "./fields";

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
  private state: SetNumbersState = "none";

  constructor(toggle: () => void) {
    this.toggle = button("Show set numbers", toggle);
    this.root = element("div", { class: "stack" }, this.place.root, this.toggle);
  }

  read(): SetNumbersPlace {
    return this.place.read();
  }

  /** The button says what it would do now. */
  show(state: SetNumbersState): void {
    this.state = state;
    this.toggle.textContent = state === "shown" ? "Hide set numbers" : "Show set numbers";
  }

  /** The button needs a sheet to show or hide. */
  setIdle(idle: boolean): void {
    setAvailable(this.toggle, idle && this.state !== "none");
  }
}
