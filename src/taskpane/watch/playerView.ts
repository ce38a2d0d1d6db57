import type { Dialogue } from "../../actions/core";
import type { MazeIdentity } from "../../actions/front";
import { type Player, generatedIn, hasMergeTree } from "../../actions/watch";
import { say, text } from "../../words";
import { button, buttons, element, fold, iconButton, setAvailable, stack } from "../controls";
import type { Actions, SingleFlight } from "../running";
import { Legend } from "./legend";

/** A move over this many steps shows its progress, and can be stopped. */
const LONG_MOVE = 5000;

/**
 * The player: the slider "Position", Back, Pause or Resume, Forward, and the line below them, for the maze or the solution that was made
 * last; and what only mazes whose sets were merged have.
 * Positions that are asked for faster than the sheet can follow are skipped: it goes to the newest.
 */
export class PlayerView {
  readonly root: HTMLElement;
  private readonly steps: HTMLElement;
  private readonly none: HTMLElement;
  private readonly slider = element("input", { type: "range", id: "position", min: 0, max: 0, step: 1, value: 0 });
  private readonly count = element("span", { class: "unit", id: "position-count" });
  private readonly line = element("p", { class: "step-words", "aria-live": "polite" });
  private readonly memory = element("p");
  private readonly memoryFold = fold("memory-title", this.memory);
  private readonly legend = new Legend("signs-list");
  private readonly back = iconButton("step-back-button", "back", () => void this.seek(this.aim - 1));
  private readonly pause = button("resume-button", () => void this.pauseOrResume());
  private readonly forward = iconButton("step-forward-button", "forward", () => void this.seek(this.aim + 1));
  private readonly lastTwoSets = button(
    "last-two-sets-button",
    () => void this.seek(this.playing!.play.beforeLastMerge!),
  );
  private readonly mergeTree: HTMLButtonElement;
  /** It stands outside of the player. */
  readonly writeSteps: HTMLButtonElement;

  /** What is played, or was; the buttons that need it are hidden without it. */
  playing: Player | undefined;
  /** Set during playback. */
  private pausing: AbortController | undefined;
  private watching: Promise<unknown> = Promise.resolve();
  /** The position that was asked for and has not been reached. */
  private wanted: number | undefined;
  private seeking = false;

  /**
   * `none` stands in its place while nothing can be played; `speed` gives steps a second for a play of `length` steps; `moved` is called
   * when the walls of the maze in the sheet are those of another step.
   */
  constructor(
    private readonly flight: SingleFlight,
    private readonly actions: Actions,
    none: readonly HTMLElement[],
    private readonly speed: (length: number) => number,
    private readonly moved: () => void,
  ) {
    this.none = stack(...none);
    this.mergeTree = flight.button("merge-tree-button", (dialogue) =>
      actions.watch.writeMergeTree(this.playing!, dialogue),
    );
    this.writeSteps = flight.button("write-steps-button", (dialogue) =>
      actions.watch.writeSteps(this.playing!, dialogue),
    );
    const label = element("label", { for: "position" }, text("position-slider"));
    this.steps = element(
      "div",
      { class: "player", role: "group", "aria-label": text("steps-title"), hidden: true },
      element("div", { class: "field-row" }, label, this.slider, this.count),
      buttons(this.back, this.pause, this.forward),
      this.line,
      this.memoryFold,
      this.legend.root,
      buttons(this.lastTwoSets, this.mergeTree),
    );
    this.root = stack(this.steps, this.none);
    // Not disabled while it cannot be moved: a disabled slider loses the focus.
    this.slider.addEventListener("input", () => {
      if (this.isFree) void this.seek(this.slider.valueAsNumber);
      else this.showPosition();
    });
    this.memoryFold.addEventListener("toggle", () => this.showMemory());
    flight.follow(() => this.showAvailable());
  }

  /** Shows a player, or hides everything if nothing can be played any longer. */
  show(player: Player | undefined): void {
    this.playing = player;
    this.wanted = undefined;
    this.showSteps(player !== undefined);
    this.legend.show(player?.play.legend ?? []);
    this.lastTwoSets.hidden = player?.play.beforeLastMerge === undefined;
    this.slider.max = String(this.length);
    this.showPosition();
  }

  /** If the maze has changed, its steps are removed; if it is on another sheet, they are hidden until that is in front. */
  follow(inFront: MazeIdentity | undefined): void {
    if (inFront === undefined || this.playing === undefined) return;
    const whereabouts = this.playing.play.whereabouts(inFront);
    if (whereabouts === "gone") this.show(undefined);
    this.showSteps(whereabouts === "here");
  }

  /** Plays from where the sheet is. Resolves when it pauses. */
  watch(): Promise<unknown> {
    const { playing: player } = this;
    if (player === undefined || player.position === this.length) return Promise.resolve();
    const pausing = new AbortController();
    this.pausing = pausing;
    this.line.setAttribute("aria-live", "off"); // nobody can listen to a sentence a step
    this.watching = this.flight
      .run("pace-play", (dialogue) => {
        const shown = () => this.showPosition();
        this.tellMoved(player);
        return this.actions.watch.watch(
          player,
          { speed: () => this.speed(this.length), paused: pausing.signal, shown },
          dialogue,
        );
      })
      .finally(() => {
        this.pausing = undefined;
        this.line.setAttribute("aria-live", "polite");
        this.showRested(player);
      });
    this.showAvailable();
    return this.watching;
  }

  /** Goes to the position that was asked for last; pauses playback first. */
  async seek(position: number): Promise<void> {
    this.wanted = Math.max(0, Math.min(this.length, position));
    if (this.seeking) return;
    this.seeking = true;
    try {
      this.pausing?.abort();
      await this.watching;
      while (this.wanted !== undefined) {
        const { wanted, playing: player } = this;
        this.wanted = undefined;
        if (player !== undefined && wanted !== player.position) await this.goTo(player, wanted);
      }
    } finally {
      this.seeking = false;
      this.showPosition();
    }
  }

  /** While another action works nothing can be played; during playback every button works. */
  private get isFree(): boolean {
    return !this.flight.busy || this.pausing !== undefined;
  }

  private get length(): number {
    return this.playing?.play.length ?? 0;
  }

  private get aim(): number {
    return this.wanted ?? this.playing?.position ?? 0;
  }

  /** Pauses playback or resumes it; after the last step plays everything again. */
  private async pauseOrResume(): Promise<void> {
    if (this.pausing) return this.pausing.abort();
    if (this.playing?.position === this.length) await this.seek(0);
    await this.watch();
  }

  private showSteps(shown: boolean): void {
    const isLeft = shown && this.none.contains(document.activeElement);
    this.steps.hidden = !shown;
    // A hidden button drops the focus.
    if (isLeft) this.forward.focus();
    this.none.hidden = shown;
    const played = shown ? this.playing : undefined;
    this.mergeTree.hidden = played === undefined || !hasMergeTree(played);
    this.writeSteps.hidden = played === undefined || generatedIn(played) === undefined;
  }

  private async goTo(player: Player, position: number): Promise<void> {
    const go = (dialogue: Dialogue) => this.actions.watch.goTo(player, position, dialogue);
    this.tellMoved(player);
    const isLong = Math.abs(position - player.position) > LONG_MOVE;
    await (isLong ? this.flight.run("position-slider", go) : this.flight.runQuietly("position-slider", go));
    if (this.wanted === undefined || player.isOver) this.showRested(player);
  }

  private tellMoved(player: Player): void {
    if (generatedIn(player) !== undefined) this.moved();
  }

  private showRested(player: Player): void {
    if (player.isOver && player === this.playing) this.show(undefined);
    else this.showPosition();
  }

  private showPosition(): void {
    const { length, playing: player } = this;
    const position = player?.position ?? 0;
    if (!this.seeking || this.wanted === undefined) this.slider.value = String(position);
    this.count.textContent = text("position-count", { position, length });
    this.slider.setAttribute("aria-valuetext", text("position-spoken", { position, length }));
    void this.tell(player, position);
    this.showAvailable();
  }

  /** Shows what the step to a position did; for a long trace this may take a moment, and then something else may be shown by then. */
  private async tell(player: Player | undefined, position: number): Promise<void> {
    const told = await player?.play.say(position);
    if (this.playing !== player || (player?.position ?? 0) !== position) return;
    this.line.textContent = told === undefined ? "" : say(told);
    this.showMemory();
  }

  /** Shows what a solver remembers where its maze is small enough, while somebody looks. */
  private showMemory(): void {
    const remembers = this.playing?.play.remembers;
    this.memoryFold.hidden = remembers === undefined;
    if (this.memoryFold.open && remembers !== undefined) {
      this.memory.textContent = say(remembers(this.playing!.position));
    }
  }

  private showAvailable(): void {
    const position = this.playing?.position ?? 0;
    const free = this.isFree;
    const [before, after] = [free && position > 0, free && position < this.length];
    const resume = position >= this.length ? "replay-button" : "resume-button";
    this.pause.textContent = text(this.pausing === undefined ? resume : "pause-button");
    setAvailable(this.pause, free && this.length > 0);
    setAvailable(this.forward, after);
    setAvailable(this.back, before);
    setAvailable(this.lastTwoSets, free);
    setAvailable(this.slider, free);
  }
}
