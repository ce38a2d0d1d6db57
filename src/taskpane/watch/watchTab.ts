import { type GenerateChoice, type Pace, type SetNumbersChoice, startSize } from "../../actions/core";
import { type Player, USUAL_LEVEL, speedAt } from "../../actions/watch";
import { text } from "../../words";
import {
  checkField,
  choiceField,
  type Label,
  buttons,
  columns,
  element,
  fold,
  note,
  stack,
  untitledGroup,
} from "../controls";
import type { Pane } from "../make";
import { playerView } from "./playerView";

const places: Readonly<Record<SetNumbersChoice, Label>> = {
  usual: "set-numbers-usually",
  hiddenSheet: "set-numbers-choice-sheet",
  grid: "set-numbers-in-grid",
  none: "set-numbers-not-shown",
};

const paces: Readonly<Record<Pace, Label>> = { instant: "pace-instant", watch: "pace-play", step: "pace-step" };

/** Kruskal tries every wall once, and a large maze has two walls per cell; others take about as many steps. */
const STEPS_A_CELL = 2;

/**
 * The player of the last maze or solution, and what decides how the next one is played; the example while there is none. `moved` is called
 * when the walls in the sheet are those of another step.
 */
export function watchTab(pane: Pane, moved: () => void) {
  const { actions, flight, inFront, make } = pane;
  const font = make.layout.fontSize;
  const pace = choiceField("pace-title", paces, "instant");
  const setNumbers = choiceField("set-numbers-choice", places, "usual");
  setNumbers.select.addEventListener("change", () => (font.hidden = setNumbers.read() !== "grid"));
  const colours = checkField("colour-sets-check");
  const speed = element("input", { type: "range", id: "speed", min: 0, max: 100, step: 1, value: USUAL_LEVEL });
  const duration = element("span", { id: "speed-words", class: "unit" });
  // Shows the sheet of the set numbers, which it makes if there is none, or hides it.
  const toggle = flight.button("show-set-numbers-button", actions.watch.toggleSetNumbers);
  // The maze of the original workbook, before its first step.
  const example = flight.button("example-button", actions.make.workbookExample);
  const stepsASecond = (length: number) => speedAt(speed.valueAsNumber, length);
  const player = playerView(pane, stack(note("steps-note"), note("example-note"), example), stepsASecond, moved);

  /** How long the steps take, or those of the next maze, whose size may have changed. */
  const showDuration = () => {
    const { columns: across, rows } = make.sizes.current() ?? startSize;
    const length = player.playing()?.play.length ?? STEPS_A_CELL * across * rows;
    duration.textContent = text("speed-in-time", inUnits(length / stepsASecond(length)));
    speed.setAttribute("aria-valuetext", duration.textContent);
  };
  /** Puts a new maze or solution into the player; unless its pace is instant, plays it from the first step. */
  const play = async (made: Player) => {
    player.show(made);
    showDuration();
    if (made.pace === "instant") return;
    await player.seek(0);
    if (made.pace === "watch") await player.watch();
  };
  speed.addEventListener("input", showDuration);
  showDuration();
  inFront.follow(({ setNumbers: state, maze }) => {
    toggle.textContent = text(state === "shown" ? "hide-set-numbers-button" : "show-set-numbers-button");
    player.follow(maze);
    showDuration();
  });
  const label = element("label", { for: speed.id }, text("speed-slider"));
  const choices = stack(
    columns(pace.root, setNumbers.root, font),
    element("div", { class: "speed" }, label, speed, duration),
    colours.root,
    buttons(toggle, player.writeSteps),
  );
  return {
    content: [untitledGroup("steps-title", player.root), fold("watch-title", choices)],
    playing: player.playing,
    play,
    showDuration,
    read(): Pick<GenerateChoice, "setNumbers" | "pace" | "tint"> {
      return { setNumbers: setNumbers.read(), pace: pace.read(), tint: colours.read() };
    },
  };
}

/** 75 s, 12 min, 3 h: two digits are as much as anybody wants to know. */
function inUnits(seconds: number): { readonly duration: "seconds" | "minutes" | "hours"; readonly time: number } {
  if (seconds < 100) return { duration: "seconds", time: Math.max(1, Math.round(seconds)) };
  const minutes = seconds / 60;
  if (minutes < 100) return { duration: "minutes", time: Math.round(minutes) };
  return { duration: "hours", time: Math.round(minutes / 60) };
}
