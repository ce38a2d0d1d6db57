import { grouped } from "../../maze/counted";
import type { Pace } from "../../actions/desk/choices";
import { speedAt } from "../../actions/watch/playing";
import { element } from "../controls/elements";

const paces: readonly (readonly [Pace, string])[] = [
  ["instant", "Instant"],
  ["watch", "Watch"],
  ["step", "Step"],
];

/** "Pace", "Speed" and the tint: how a maze comes about before one's eyes. */
export class PaceView {
  readonly root: HTMLElement;
  private readonly radios = paces.map(([value]) =>
    element("input", { type: "radio", name: "pace", value, id: `pace-${value}`, checked: value === "instant" }),
  );
  private readonly slider = element("input", { type: "range", id: "speed", min: 0, max: 100, step: 1, value: 40 });
  private readonly words = element("span", { id: "speed-words", class: "unit" });
  private readonly tintBox = element("input", { type: "checkbox", id: "tint" });
  private length: number | undefined;

  constructor() {
    const choices = this.radios.map((radio, i) =>
      element("label", { class: "check", for: radio.id }, radio, paces[i]![1]),
    );
    this.root = element(
      "div",
      { class: "stack" },
      element("fieldset", { class: "choices", role: "radiogroup" }, element("legend", {}, "Pace"), ...choices),
      element(
        "div",
        { class: "field" },
        element("label", { for: "speed" }, "Speed"),
        element("div", { class: "field-row" }, this.slider, this.words),
      ),
      element("label", { class: "check", for: "tint" }, this.tintBox, "Tint the cells"),
    );
    this.slider.addEventListener("input", () => this.showWords());
    this.showWords();
  }

  read(): Pace {
    return paces.find((_, i) => this.radios[i]!.checked)?.[0] ?? "instant";
  }

  get tint(): boolean {
    return this.tintBox.checked;
  }

  /** Steps a second for a play of so many steps. */
  speed(length: number): number {
    return speedAt(this.slider.valueAsNumber, length);
  }

  /** The number of steps that there are to watch now decides what the speed means. */
  setLength(length: number | undefined): void {
    this.length = length;
    this.showWords();
  }

  private showWords(): void {
    const level = this.slider.valueAsNumber;
    const words = this.length === undefined ? speedOfAny(level) : speedOf(this.speed(this.length));
    this.words.textContent = words;
    this.slider.setAttribute("aria-valuetext", words);
  }
}

function speedOf(speed: number): string {
  const rounded = speed < 10 ? Math.round(speed * 10) / 10 : Math.round(speed);
  return `${grouped(rounded)} ${rounded === 1 ? "step" : "steps"} a second`;
}

/** Without a maze nobody knows how many steps there are; the ends of the slider mean the same for all. */
function speedOfAny(level: number): string {
  if (level === 0) return "1 step a second";
  return level === 100 ? "all in 5 seconds" : `${level} %`;
}
