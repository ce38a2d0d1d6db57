import type { Dialogue } from "../../actions/desk";
import type { MazeIdentity } from "../../actions/front";
import { type InstantMaze, type Player, hasMergeTree, hasStepsTable, whereaboutsOf } from "../../actions/watch";
import { say, text } from "../../words";
import { button, element, icon, iconButton, setAvailable } from "../controls";
import type { Actions, SingleFlight } from "../running";
import { Legend } from "./legend";

/** A move over this many steps shows its progress, and can be stopped. */
const LONG_MOVE = 5000;

/**
 * The player: First, Back, Pause or Resume, Forward, Last, the slider "Position" and the line below it, for the maze or the
 * solution that was made last.
 * Positions that are asked for faster than the sheet can follow are skipped: it goes to the newest.
 */
export class PlayerView {
  readonly root: HTMLElement;
  private readonly steps: HTMLElement;
  private readonly none = element("p", { class: "note" }, text("steps-note"));
  private readonly slider = element("input", { type: "range", id: "position", min: 0, max: 0, step: 1, value: 0 });
  private readonly count = element("span", { class: "unit", id: "position-count" });
  private readonly line = element("p", { class: "step-words", "aria-live": "polite" });
  private readonly legend = new Legend(text("signs-list"));
  private readonly first = iconButton(
    text("first-step-button"),
    icon("first"),
    () => void this.workOut().then(() => this.seek(0)),
  );
  private readonly back = iconButton(text("step-back-button"), icon("back"), () => {
    void this.workOut().then(() => this.seek(this.aim - 1));
  });
  private readonly pause = button(text("resume-button"), () => void this.pauseOrResume());
  private readonly forward = iconButton(
    text("step-forward-button"),
    icon("forward"),
    () => void this.seek(this.aim + 1),
  );
  private readonly last = iconButton(text("last-step-button"), icon("last"), () => void this.seek(this.length));
  private readonly lastTwoSets = button(text("last-two-sets-button"), () => {
    void this.workOut().then(() => {
      const position = this.player?.play.beforeLastMerge;
      if (position !== undefined) void this.seek(position);
    });
  });
  private readonly writeSteps = button(text("write-steps-button"), () => {
    void this.workOut().then(() => {
      const { player } = this;
      if (player)
        void this.flight.run(text("writing-all-steps"), (dialogue) => this.actions.writeSteps(player, dialogue));
    });
  });

  /** For mazes whose sets were merged; it stands outside of the player. */
  readonly mergeTree: HTMLButtonElement;

  private player: Player | undefined;
  /** A maze that was made at once: its player is made when somebody wants to step back. */
  private made: InstantMaze | undefined;
  /** Set during playback. */
  private pausing: AbortController | undefined;
  private watching: Promise<unknown> = Promise.resolve();
  /** The position that was asked for and has not been reached. */
  private wanted: number | undefined;
  private seeking = false;

  /**
   * `speed` gives steps a second for a play of `length` steps; `moved` is called when the walls of the maze in the sheet are those of
   * another step.
   */
  constructor(
    private readonly flight: SingleFlight,
    private readonly actions: Actions,
    private readonly speed: (length: number) => number,
    private readonly moved: () => void,
  ) {
    this.mergeTree = flight.whileIdle(
      button(text("merge-tree-button"), () => {
        void this.workOut().then(() => {
          const { player } = this;
          if (player)
            void flight.run(text("drawing-merge-tree"), (dialogue) => actions.writeMergeTree(player, dialogue));
        });
      }),
    );
    this.mergeTree.hidden = true;
    this.steps = element(
      "div",
      { class: "player", role: "group", "aria-label": text("steps-title"), hidden: true },
      element(
        "div",
        { class: "field-row" },
        element("label", { for: "position" }, text("position-slider")),
        this.slider,
        this.count,
      ),
      element("div", { class: "buttons even" }, this.first, this.back, this.pause, this.forward, this.last),
      this.line,
      element(
        "div",
        { class: "legend-and-button" },
        this.legend.root,
        element("div", { class: "buttons" }, this.lastTwoSets, this.writeSteps),
      ),
    );
    this.root = element("div", { class: "stack" }, this.steps, this.none);
    // Not disabled while it cannot be moved: a disabled slider loses the focus.
    this.slider.addEventListener("input", () => {
      if (!this.isFree) return this.showPosition();
      const position = this.slider.valueAsNumber;
      void this.workOut().then(() => this.seek(position));
    });
    flight.follow(() => this.showAvailable());
  }

  /** What is played, or was. */
  get playing(): Player | undefined {
    return this.player;
  }

  /** Shows a player, or hides everything if nothing can be played any longer. */
  show(player: Player | undefined): void {
    this.player = player;
    this.made = undefined;
    this.wanted = undefined;
    this.showSteps(player !== undefined);
    this.writeSteps.hidden = player === undefined || !hasStepsTable(player);
    this.legend.show(player?.play.legend ?? []);
    this.lastTwoSets.hidden = player?.play.beforeLastMerge === undefined;
    this.slider.max = String(this.length);
    this.showPosition();
  }

  /** If the maze has changed, its steps are removed; if it is on another sheet, they are hidden until that is in front. */
  follow(inFront: MazeIdentity | undefined): void {
    if (inFront === undefined || (this.player === undefined && this.made === undefined)) return;
    const whereabouts =
      this.made === undefined ? this.player!.play.whereabouts(inFront) : whereaboutsOf(this.made, inFront);
    if (whereabouts === "gone") this.show(undefined);
    this.showSteps(whereabouts === "here");
  }

  /** Offers the steps of a maze that was made at once; they are computed when one of them is asked for. */
  offer(made: InstantMaze): void {
    this.show(undefined);
    this.made = made;
    this.showSteps(true);
    this.writeSteps.hidden = false;
    this.lastTwoSets.hidden = false;
    this.slider.max = "1";
    this.showPosition();
  }

  /** Plays from where the sheet is. Resolves when it pauses. */
  watch(): Promise<unknown> {
    const { player } = this;
    if (player === undefined || player.position === this.length) return Promise.resolve();
    const pausing = new AbortController();
    this.pausing = pausing;
    this.line.setAttribute("aria-live", "off"); // nobody can listen to a sentence a step
    this.watching = this.flight
      .run(text("watching-steps"), (dialogue) => {
        const shown = () => this.showPosition();
        this.tellMoved(player);
        return this.actions.watch(
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
        const { wanted, player } = this;
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

  /** Computes the steps if they were only offered. Resolves when there is a player, or a failure was shown. */
  private async workOut(): Promise<void> {
    const { made } = this;
    if (made === undefined) return;
    const outcome = await this.flight.run(text("finding-steps"), (dialogue) =>
      this.actions.workOutSteps(made, dialogue),
    );
    if (outcome?.player !== undefined && this.made === made) this.show(outcome.player);
  }

  private get length(): number {
    return this.player?.play.length ?? 0;
  }

  private get aim(): number {
    return this.wanted ?? this.player?.position ?? 0;
  }

  /** Pauses playback or resumes it; after the last step plays everything again. */
  private async pauseOrResume(): Promise<void> {
    if (this.pausing) return this.pausing.abort();
    await this.workOut();
    const { player } = this;
    if (player !== undefined && player.position === this.length) await this.seek(0);
    await this.watch();
  }

  private showSteps(shown: boolean): void {
    this.steps.hidden = !shown;
    this.none.hidden = shown;
    const { made, player } = this;
    const hasTree = made === undefined ? player !== undefined && hasMergeTree(player) : made.generator.mergesSets;
    this.mergeTree.hidden = !shown || hasTree !== true;
  }

  private async goTo(player: Player, position: number): Promise<void> {
    const go = (dialogue: Dialogue) => this.actions.goTo(player, position, dialogue);
    this.tellMoved(player);
    const isLong = Math.abs(position - player.position) > LONG_MOVE;
    await (isLong ? this.flight.run(text("going-to-step", { position }), go) : this.flight.runQuietly(go));
    if (this.wanted === undefined || player.isOver) this.showRested(player);
  }

  private tellMoved(player: Player): void {
    if (hasStepsTable(player)) this.moved();
  }

  private showRested(player: Player): void {
    if (player.isOver && player === this.player) this.show(undefined);
    else this.showPosition();
  }

  private showPosition(): void {
    const { player } = this;
    if (this.made !== undefined) return this.showOffer();
    const position = player?.position ?? 0;
    if (!this.seeking || this.wanted === undefined) this.slider.value = String(position);
    const { length } = this;
    this.count.textContent = text("position-count", { position, length });
    this.slider.setAttribute("aria-valuetext", text("position-spoken", { position, length }));
    void this.tell(player, position);
    this.showAvailable();
  }

  /** A maze that was made at once is at the end of its steps, however many there are. */
  private showOffer(): void {
    this.slider.value = "1";
    this.count.textContent = text("position-at-end");
    this.slider.setAttribute("aria-valuetext", text("position-at-end-spoken"));
    this.line.textContent = "";
    this.showAvailable();
  }

  /** Shows what the step to a position did; for a long trace this may take a moment, and then something else may be shown by then. */
  private async tell(player: Player | undefined, position: number): Promise<void> {
    const told = await player?.play.say(position);
    if (this.player !== player || (player?.position ?? 0) !== position) return;
    this.line.textContent = told === undefined ? "" : say(told);
  }

  private showPause(isAtEnd: boolean): void {
    this.pause.textContent =
      this.pausing !== undefined ? text("pause-button") : isAtEnd ? text("replay-button") : text("resume-button");
  }

  private showAvailable(): void {
    const position = this.made === undefined ? (this.player?.position ?? 0) : Infinity;
    const free = this.isFree;
    const [before, after] = [free && position > 0, free && position < this.length];
    this.showPause(position >= this.length);
    setAvailable(this.pause, free && (this.length > 0 || this.made !== undefined));
    for (const control of [this.forward, this.last]) setAvailable(control, after);
    for (const control of [this.first, this.back]) setAvailable(control, before);
    setAvailable(this.writeSteps, !this.flight.busy);
    setAvailable(this.lastTwoSets, free);
    setAvailable(this.slider, free);
  }
}
