import { type GenerateChoice, type Pace, type SetNumbersChoice } from "../../actions/core";
import { type Player, USUAL_LEVEL, speedAt } from "../../actions/watch";
import { text } from "../../words";
import {
  CheckField,
  ChoiceField,
  type Label,
  buttons,
  columns,
  element,
  fold,
  note,
  stack,
  untitledGroup,
} from "../controls";
import type { Tab } from "../running";
import type { Pane } from "../make";
import { PlayerView } from "./playerView";

const places: Readonly<Record<SetNumbersChoice, Label>> = {
  usual: "set-numbers-usually",
  hiddenSheet: "set-numbers-choice-sheet",
  grid: "set-numbers-in-grid",
  none: "set-numbers-not-shown",
};

/** The player of the last maze or solution, and what decides how the next one is played; the example while there is none. */
export class WatchTab implements Tab {
  readonly content: readonly HTMLElement[];
  private readonly pace: PaceView;
  private readonly setNumbers = new ChoiceField("set-numbers-choice", places, "usual");
  private readonly player: PlayerView;

  /** `moved` is called when the walls in the sheet are those of another step. */
  constructor({ actions, flight, inFront, make: { sizes, layout } }: Pane, moved: () => void) {
    const font = layout.fontSize.root;
    this.setNumbers.select.addEventListener("change", () => (font.hidden = this.setNumbers.read() !== "grid"));
    // Shows the sheet of the set numbers, which it makes if there is none, or hides it.
    const toggle = flight.button("show-set-numbers-button", actions.watch.toggleSetNumbers);
    // The maze of the original workbook, before its first step.
    const example = flight.button("example-button", actions.make.workbookExample, ({ player }) => this.play(player));
    this.player = new PlayerView(
      flight,
      actions,
      [note("steps-note"), note("example-note"), example],
      (length) => this.pace.speed(length),
      moved,
    );
    this.pace = new PaceView(() => this.playing?.play.length ?? STEPS_A_CELL * sizes.cells);
    inFront.follow(({ setNumbers, maze }) => {
      toggle.textContent = text(setNumbers === "shown" ? "hide-set-numbers-button" : "show-set-numbers-button");
      this.player.follow(maze);
      this.pace.showWords();
    });
    this.content = [
      untitledGroup("steps-title", this.player.root),
      fold(
        "watch-title",
        stack(
          columns(this.pace.root, this.setNumbers.root, font),
          this.pace.slider,
          this.pace.colours.root,
          buttons(toggle, this.player.writeSteps),
        ),
      ),
    ];
  }

  read(): Pick<GenerateChoice, "setNumbers" | "pace" | "tint"> {
    return { setNumbers: this.setNumbers.read(), pace: this.pace.read(), tint: this.pace.colours.read() };
  }

  /** The current or last player. */
  get playing(): Player | undefined {
    return this.player.playing;
  }

  /** The size of the next maze may have changed. */
  sizesChanged(): void {
    this.pace.showWords();
  }

  /** Puts a new maze or solution into the player; unless its pace is instant, plays it from the first step. */
  async play(made: Player): Promise<void> {
    this.player.show(made);
    this.pace.showWords();
    if (made.pace === "instant") return;
    await this.player.seek(0);
    if (made.pace === "watch") await this.player.watch();
  }
}

const paces: Readonly<Record<Pace, Label>> = { instant: "pace-instant", watch: "pace-play", step: "pace-step" };

/** Kruskal tries every wall once, and a large maze has two walls per cell; others take about as many steps. */
const STEPS_A_CELL = 2;

/** "Pace", "Speed" and the colours: playback of how a maze is made. */
class PaceView {
  private readonly pace = new ChoiceField("pace-title", paces, "instant");
  readonly root = this.pace.root;
  readonly slider: HTMLElement;
  /** Whether cells are coloured during playback: by their sets, or by what the algorithm does. */
  readonly colours = new CheckField("colour-sets-check");
  private readonly range = element("input", {
    type: "range",
    id: "speed",
    min: 0,
    max: 100,
    step: 1,
    value: USUAL_LEVEL,
  });
  private readonly words = element("span", { id: "speed-words", class: "unit" });

  /** `length` gives the number of steps to watch, or of the next maze, which decides what a level of speed means. */
  constructor(private readonly length: () => number) {
    const label = element("label", { for: "speed" }, text("speed-slider"));
    this.slider = element("div", { class: "speed" }, label, this.range, this.words);
    this.range.addEventListener("input", () => this.showWords());
    this.showWords();
  }

  read(): Pace {
    return this.pace.read();
  }

  /** Steps a second for a play of `length` steps. */
  speed(length: number): number {
    return speedAt(this.range.valueAsNumber, length);
  }

  /** The number of steps may have changed. */
  showWords(): void {
    const length = this.length();
    const words = text("speed-in-time", inUnits(length / this.speed(length)));
    this.words.textContent = words;
    this.range.setAttribute("aria-valuetext", words);
  }
}

/** 75 s, 12 min, 3 h: two digits are as much as anybody wants to know. */
function inUnits(seconds: number): { readonly duration: "seconds" | "minutes" | "hours"; readonly time: number } {
  if (seconds < 100) return { duration: "seconds", time: Math.max(1, Math.round(seconds)) };
  const minutes = seconds / 60;
  if (minutes < 100) return { duration: "minutes", time: Math.round(minutes) };
  return { duration: "hours", time: Math.round(minutes / 60) };
}
