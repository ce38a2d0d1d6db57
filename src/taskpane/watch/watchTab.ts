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

const paces: Readonly<Record<Pace, Label>> = { instant: "pace-instant", watch: "pace-play", step: "pace-step" };

/** Kruskal tries every wall once, and a large maze has two walls per cell; others take about as many steps. */
const STEPS_A_CELL = 2;

/** The player of the last maze or solution, and what decides how the next one is played; the example while there is none. */
export class WatchTab implements Tab {
  readonly content: readonly HTMLElement[];
  private readonly pace = new ChoiceField("pace-title", paces, "instant");
  private readonly setNumbers = new ChoiceField("set-numbers-choice", places, "usual");
  private readonly speed = element("input", {
    ...{ type: "range", id: "speed", min: 0, max: 100, step: 1, value: USUAL_LEVEL },
  });
  private readonly duration = element("span", { id: "speed-words", class: "unit" });
  private readonly colours = new CheckField("colour-sets-check");
  private readonly player: PlayerView;

  /** `moved` is called when the walls in the sheet are those of another step. */
  constructor(
    private readonly pane: Pane,
    moved: () => void,
  ) {
    const { actions, flight, inFront, make } = pane;
    const font = make.layout.fontSize.root;
    this.setNumbers.select.addEventListener("change", () => (font.hidden = this.setNumbers.read() !== "grid"));
    // Shows the sheet of the set numbers, which it makes if there is none, or hides it.
    const toggle = flight.button("show-set-numbers-button", actions.watch.toggleSetNumbers);
    // The maze of the original workbook, before its first step.
    const example = flight.button("example-button", actions.make.workbookExample, ({ player }) => this.play(player));
    this.player = new PlayerView(
      flight,
      actions,
      [note("steps-note"), note("example-note"), example],
      (length) => speedAt(this.speed.valueAsNumber, length),
      moved,
    );
    this.speed.addEventListener("input", () => this.showDuration());
    this.showDuration();
    inFront.follow(({ setNumbers, maze }) => {
      toggle.textContent = text(setNumbers === "shown" ? "hide-set-numbers-button" : "show-set-numbers-button");
      this.player.follow(maze);
      this.showDuration();
    });
    this.content = [
      untitledGroup("steps-title", this.player.root),
      fold(
        "watch-title",
        stack(
          columns(this.pace.root, this.setNumbers.root, font),
          element(
            "div",
            { class: "speed" },
            element("label", { for: "speed" }, text("speed-slider")),
            this.speed,
            this.duration,
          ),
          this.colours.root,
          buttons(toggle, this.player.writeSteps),
        ),
      ),
    ];
  }

  read(): Pick<GenerateChoice, "setNumbers" | "pace" | "tint"> {
    return { setNumbers: this.setNumbers.read(), pace: this.pace.read(), tint: this.colours.read() };
  }

  get playing(): Player | undefined {
    return this.player.playing;
  }

  /** Puts a new maze or solution into the player; unless its pace is instant, plays it from the first step. */
  async play(made: Player): Promise<void> {
    this.player.show(made);
    this.showDuration();
    if (made.pace === "instant") return;
    await this.player.seek(0);
    if (made.pace === "watch") await this.player.watch();
  }

  /** How long the steps take, or those of the next maze, whose size may have changed. */
  showDuration(): void {
    const length = this.playing?.play.length ?? STEPS_A_CELL * this.pane.make.sizes.cells;
    const words = text("speed-in-time", inUnits(length / speedAt(this.speed.valueAsNumber, length)));
    this.duration.textContent = words;
    this.speed.setAttribute("aria-valuetext", words);
  }
}

/** 75 s, 12 min, 3 h: two digits are as much as anybody wants to know. */
function inUnits(seconds: number): { readonly duration: "seconds" | "minutes" | "hours"; readonly time: number } {
  if (seconds < 100) return { duration: "seconds", time: Math.max(1, Math.round(seconds)) };
  const minutes = seconds / 60;
  if (minutes < 100) return { duration: "minutes", time: Math.round(minutes) };
  return { duration: "hours", time: Math.round(minutes / 60) };
}
