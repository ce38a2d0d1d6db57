import type { Pace } from "../../actions/desk";
import { USUAL_LEVEL, speedAt, type Player } from "../../actions/watch";
import { type Message, message } from "../../message";
import { say, text } from "../../words";
import { CheckField, element } from "../controls";
import type { Actions, SingleFlight, Tab } from "../running";

const paces: readonly (readonly [Pace, Message])[] = [
  ["instant", message("pace-instant")],
  ["watch", message("pace-play")],
  ["step", message("pace-step")],
];

/** Kruskal tries every wall once, and a large maze has two walls per cell; others take about as many steps. */
const STEPS_A_CELL = 2;

/** "Pace", "Speed" and the colours: playback of how a maze is made. */
export class PaceView {
  readonly root: HTMLElement;
  private readonly radios = paces.map(([value]) =>
    element("input", { type: "radio", name: "pace", value, id: `pace-${value}`, checked: value === "instant" }),
  );
  private readonly slider = element("input", {
    type: "range",
    id: "speed",
    min: 0,
    max: 100,
    step: 1,
    value: USUAL_LEVEL,
  });
  private readonly words = element("span", { id: "speed-words", class: "unit" });
  private readonly colours = new CheckField(text("colour-sets-check"));
  private length: number | undefined;

  /** `cells` gives the number of cells of the next maze, as far as that is known. */
  constructor(private readonly cells: () => number) {
    const choices = this.radios.map((radio, i) =>
      element("label", { class: "check", for: radio.id }, radio, say(paces[i]![1])),
    );
    this.root = element(
      "div",
      { class: "stack" },
      element(
        "fieldset",
        { class: "choices", role: "radiogroup" },
        element("legend", {}, text("pace-title")),
        ...choices,
      ),
      element(
        "div",
        { class: "speed" },
        element("label", { for: "speed" }, text("speed-slider")),
        this.slider,
        this.words,
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
    const words = text("speed-in-time", inUnits(length / this.speed(length)));
    this.words.textContent = words;
    this.slider.setAttribute("aria-valuetext", words);
  }
}

/** 75 s, 12 min, 3 h: two digits are as much as anybody wants to know. */
function inUnits(seconds: number): { readonly duration: "seconds" | "minutes" | "hours"; readonly time: number } {
  if (seconds < 100) return { duration: "seconds", time: Math.max(1, Math.round(seconds)) };
  const minutes = seconds / 60;
  if (minutes < 100) return { duration: "minutes", time: Math.round(minutes) };
  return { duration: "hours", time: Math.round(minutes / 60) };
}

/** The fold "Example" of the tab Make: the maze of the original workbook; `made` gets its player, before the first step. */
export function exampleView(actions: Actions, flight: SingleFlight, made: (player: Player) => Promise<void>): Tab {
  const note = element("p", { class: "note" }, text("example-note"));
  const example = flight.button(text("example-button"), text("making-maze"), actions.workbookExample, (outcome) =>
    outcome?.player === undefined ? undefined : made(outcome.player),
  );
  return { content: [note, example] };
}
