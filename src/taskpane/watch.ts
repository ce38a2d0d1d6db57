/** The tab Watch: pace, set numbers and the player. */
import { type Dialogue, type GenerateChoice, type Pace, type SetNumbersChoice, startSize } from "../actions/core";
import type { MazeIdentity } from "../actions/front";
import { type Player, USUAL_LEVEL, generatedIn, hasMergeTree, speedAt } from "../actions/watch";
import { say, text } from "../words";
import {
  type Label,
  button,
  buttons,
  checkField,
  choiceField,
  columns,
  element,
  fold,
  iconButton,
  legend,
  note,
  setAvailable,
  stack,
  untitledGroup,
} from "./controls";
import type { Pane } from "./make";

const places: Readonly<Record<SetNumbersChoice, Label>> = {
  usual: "set-numbers-usually",
  hiddenSheet: "set-numbers-choice-sheet",
  grid: "set-numbers-in-grid",
  none: "set-numbers-not-shown",
};

const paces: Readonly<Record<Pace, Label>> = { instant: "pace-instant", watch: "pace-play", step: "pace-step" };

/** Kruskal tries every wall once, and a large maze has two walls per cell; others take about as many steps. */
const STEPS_A_CELL = 2;

/** The player, or the example while there is none; and what decides how the next maze is played. `moved`: see {@link playerView}. */
export function watchTab(pane: Pane, moved: () => void) {
  const { actions, flight, inFront, make } = pane;
  const font = make.layout.fontSize;
  const pace = choiceField("pace-title", paces, "instant");
  const setNumbers = choiceField("set-numbers-choice", places, "usual");
  setNumbers.select.addEventListener("change", () => (font.hidden = setNumbers.read() !== "grid"));
  const colours = checkField("colour-sets-check");
  const speed = element("input", { type: "range", id: "speed", min: 0, max: 100, step: 1, value: USUAL_LEVEL });
  const duration = element("span", { id: "speed-words", class: "unit" });
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

/** A move over this many steps shows its progress, and can be stopped. */
const LONG_MOVE = 5000;

/**
 * The player of what was made last, and what only mazes whose sets were merged have. Positions that are asked for faster than the sheet
 * can follow are skipped: it goes to the newest. `idle` stands in its place while nothing can be played; `speed` gives steps a second for
 * a play of `length` steps; `moved` is called when the walls of the maze in the sheet are those of another step.
 */
function playerView(
  { actions, flight }: Pane,
  idle: HTMLElement,
  speed: (length: number) => number,
  moved: () => void,
) {
  /** What is played, or was; the buttons that need it are hidden without it. */
  let playing: Player | undefined;
  let pausing: AbortController | undefined;
  let watching: Promise<unknown> = Promise.resolve();
  /** The position that was asked for and has not been reached. */
  let wanted: number | undefined;
  let isSeeking = false;
  const lengthOf = () => playing?.play.length ?? 0;
  const aim = () => wanted ?? playing?.position ?? 0;

  const slider = element("input", { type: "range", id: "position", min: 0, max: 0, step: 1, value: 0 });
  const count = element("span", { class: "unit", id: "position-count" });
  const line = element("p", { class: "step-words", "aria-live": "polite" });
  const memory = element("p");
  const memoryFold = fold("memory-title", memory);
  const signs = legend("signs-list");
  const back = iconButton("step-back-button", "back", () => void seek(aim() - 1));
  const pause = button("resume-button", () => void pauseOrResume());
  const forward = iconButton("step-forward-button", "forward", () => void seek(aim() + 1));
  const lastTwoSets = button("last-two-sets-button", () => void seek(playing!.play.beforeLastMerge!));
  const mergeTree = flight.button("merge-tree-button", (dialogue) => actions.watch.writeMergeTree(playing!, dialogue));
  const writeSteps = flight.button("write-steps-button", (dialogue) => actions.watch.writeSteps(playing!, dialogue));
  const steps = element(
    "div",
    { class: "player", role: "group", "aria-label": text("steps-title"), hidden: true },
    element(
      "div",
      { class: "field-row" },
      element("label", { for: slider.id }, text("position-slider")),
      slider,
      count,
    ),
    buttons(back, pause, forward),
    line,
    memoryFold,
    signs.root,
    buttons(lastTwoSets, mergeTree),
  );

  const show = (player: Player | undefined) => {
    playing = player;
    wanted = undefined;
    showSteps(player !== undefined);
    signs.show(player?.play.legend ?? []);
    lastTwoSets.hidden = player?.play.beforeLastMerge === undefined;
    slider.max = String(lengthOf());
    showPosition();
  };
  const showSteps = (isShown: boolean) => {
    const isLeft = isShown && idle.contains(document.activeElement);
    steps.hidden = !isShown;
    // A hidden button drops the focus.
    if (isLeft) forward.focus();
    idle.hidden = isShown;
    const played = isShown ? playing : undefined;
    mergeTree.hidden = played === undefined || !hasMergeTree(played);
    writeSteps.hidden = played === undefined || generatedIn(played) === undefined;
  };
  const showPosition = () => {
    const [position, length] = [playing?.position ?? 0, lengthOf()];
    if (!isSeeking || wanted === undefined) slider.value = String(position);
    count.textContent = text("position-count", { position, length });
    slider.setAttribute("aria-valuetext", text("position-spoken", { position, length }));
    void tell(playing, position);
    showAvailable();
  };
  const showRested = (player: Player) => {
    if (player.isOver && player === playing) show(undefined);
    else showPosition();
  };
  /** Shows what the step to a position did; for a long trace this may take a moment, and then something else may be shown by then. */
  const tell = async (player: Player | undefined, position: number) => {
    const told = await player?.play.say(position);
    if (playing !== player || (player?.position ?? 0) !== position) return;
    line.textContent = told === undefined ? "" : say(told);
    showMemory();
  };
  /** Shows what a solver remembers where its maze is small enough, while somebody looks. */
  const showMemory = () => {
    const remembers = playing?.play.remembers;
    memoryFold.hidden = remembers === undefined;
    if (memoryFold.open && remembers !== undefined) memory.textContent = say(remembers(playing!.position));
  };
  /** While another action works nothing can be played; during playback every button works. */
  const isFree = () => !flight.busy || pausing !== undefined;
  const showAvailable = () => {
    const [position, length, free] = [playing?.position ?? 0, lengthOf(), isFree()];
    const resume = position >= length ? "replay-button" : "resume-button";
    pause.textContent = text(pausing === undefined ? resume : "pause-button");
    setAvailable(pause, free && length > 0);
    setAvailable(forward, free && position < length);
    setAvailable(back, free && position > 0);
    for (const each of [lastTwoSets, slider]) setAvailable(each, free);
  };

  /** Plays from where the sheet is. Resolves when it pauses. */
  const watch = (): Promise<unknown> => {
    const player = playing;
    if (player === undefined || player.position === lengthOf()) return Promise.resolve();
    const { signal: paused } = (pausing = new AbortController());
    line.setAttribute("aria-live", "off"); // nobody can listen to a sentence a step
    watching = flight
      .run("pace-play", (dialogue) => {
        tellMoved(player);
        const how = { speed: () => speed(lengthOf()), paused, shown: showPosition };
        return actions.watch.watch(player, how, dialogue);
      })
      .finally(() => {
        pausing = undefined;
        line.setAttribute("aria-live", "polite");
        showRested(player);
      });
    showAvailable();
    return watching;
  };
  /** Goes to the position that was asked for last; pauses playback first. */
  const seek = async (position: number) => {
    wanted = Math.max(0, Math.min(lengthOf(), position));
    if (isSeeking) return;
    isSeeking = true;
    try {
      pausing?.abort();
      await watching;
      while (wanted !== undefined) {
        const next: number = wanted;
        wanted = undefined;
        if (playing !== undefined && next !== playing.position) await goTo(playing, next);
      }
    } finally {
      isSeeking = false;
      showPosition();
    }
  };
  const goTo = async (player: Player, position: number) => {
    const go = (dialogue: Dialogue) => actions.watch.goTo(player, position, dialogue);
    tellMoved(player);
    const isLong = Math.abs(position - player.position) > LONG_MOVE;
    await (isLong ? flight.run("position-slider", go) : flight.runQuietly("position-slider", go));
    if (wanted === undefined || player.isOver) showRested(player);
  };
  const tellMoved = (player: Player) => {
    if (generatedIn(player) !== undefined) moved();
  };
  const pauseOrResume = async () => {
    if (pausing) return pausing.abort();
    if (playing?.position === lengthOf()) await seek(0);
    await watch();
  };

  // Not disabled while it cannot be moved: a disabled slider loses the focus.
  slider.addEventListener("input", () => {
    if (isFree()) void seek(slider.valueAsNumber);
    else showPosition();
  });
  memoryFold.addEventListener("toggle", showMemory);
  flight.follow(showAvailable);
  return {
    root: stack(steps, idle),
    /** It stands outside of the player. */
    writeSteps,
    playing: () => playing,
    show,
    watch,
    seek,
    /** If the maze has changed, its steps are removed; if it is on another sheet, they are hidden until that is in front. */
    follow(maze: MazeIdentity | undefined): void {
      if (maze === undefined || playing === undefined) return;
      const whereabouts = playing.play.drawing.whereabouts(maze);
      if (whereabouts === "gone") show(undefined);
      showSteps(whereabouts === "here");
    },
  };
}
