import type { Pace } from "../../actions/desk";
import { speedAt } from "../../actions/watch";
import { grouped } from "../../maze/model";
import { CheckField, element } from "../controls";

const paces: readonly (readonly [Pace, string])[] = [
  ["instant", "Instant"],
  ["watch", "Watch"],
  ["step", "Step"],
];

/** Kruskal tries every wall once, and a large maze has two walls per cell; others take about as many steps. */
const STEPS_A_CELL = 2;

/** "Pace", "Speed" and the colours: playback of how a maze is made. */
export class PaceView {
  readonly root: HTMLElement;
  private readonly radios = paces.map(([value]) =>
    element("input", { type: "radio", name: "pace", value, id: `pace-${value}`, checked: value === "instant" }),
  );
  private readonly slider = element("input", { type: "range", id: "speed", min: 0, max: 100, step: 1, value: 40 });
  private readonly words = element("span", { id: "speed-words", class: "unit" });
  private readonly colours = new CheckField("Colour the sets");
  private length: number | undefined;

  /** `cells` gives the number of cells of the next maze, as far as that is known. */
  constructor(private readonly cells: () => number) {
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
        element("div", { class: "label-line" }, element("label", { for: "speed" }, "Speed"), this.words),
        element("div", { class: "field-row" }, this.slider),
      ),
      this.colours.root,
    );
    this.slider.addEventListener("input", () => this.showWords());
    this.showWords();
  }

  read(): Pace {
    return paces.find((_, i) => this.radios[i]!.checked)?.[0] ?? "instant";
  }

  /** Whether cells are coloured during playback: by their sets, or by what the algorithm does. */
  get tint(): boolean {
    return this.colours.read();
  }

  /** Steps a second for a play of `length` steps. */
  speed(length: number): number {
    return speedAt(this.slider.valueAsNumber, length);
  }

  /** The number of steps to watch, or undefined before there are any, decides what a level of speed means. */
  setLength(length: number | undefined): void {
    this.length = length;
    this.showWords();
  }

  /** The size of the next maze may have changed. */
  showWords(): void {
    const length = this.length ?? STEPS_A_CELL * this.cells();
    const words = `about ${duration(length / this.speed(length))} for this maze`;
    this.words.textContent = words;
    this.slider.setAttribute("aria-valuetext", words);
  }
}

/** "75 s", "12 min", "3 h": two digits are enough. */
function duration(seconds: number): string {
  if (seconds < 100) return `${Math.max(1, Math.round(seconds))} s`;
  const minutes = seconds / 60;
  if (minutes < 100) return `${Math.round(minutes)} min`;
  return `${grouped(Math.round(minutes / 60))} h`;
}
