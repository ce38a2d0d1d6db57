import type { Dialogue } from "../../actions/desk/dialogue";
import { type ActionOutcome } from "../../actions/desk/work";
import type { Player } from "../../actions/watch/player";
import type { PlayOutcome, Watching } from "../../actions/watch/playing";
import { hasStepsTable } from "../../actions/watch/writeSteps";
import { button, element, setAvailable } from "../controls/elements";
import type { SingleFlight } from "../running/singleFlight";

/** What the view can have done. */
export interface PlayerActions {
  watch(player: Player, watching: Watching, dialogue: Dialogue): Promise<PlayOutcome>;
  goTo(player: Player, position: number, dialogue: Dialogue): Promise<PlayOutcome>;
  writeSteps(player: Player, dialogue: Dialogue): Promise<ActionOutcome>;
}

/** A way of this many steps is shown as progress, and can be stopped. */
const LONG_WAY = 5000;

/**
 * Pause and Resume, Step, Finish, the slider "Position" and the line below it, for whatever was generated or solved last.
 * Positions that are asked for faster than the sheet can follow are skipped: it goes to the newest.
 */
export class PlayerView {
  readonly root: HTMLElement;
  private readonly slider = element("input", { type: "range", id: "position", min: 0, max: 0, step: 1, value: 0 });
  private readonly count = element("span", { class: "unit", id: "position-count" });
  private readonly line = element("p", { class: "step-words", "aria-live": "polite" });
  private readonly pause = button("Resume", () => void this.pauseOrResume());
  private readonly step = button("Step", () => void this.seek(this.aim + 1));
  private readonly finish = button("Finish", () => void this.seek(this.length));
  private readonly first = button("First", () => void this.seek(0), "small");
  private readonly back = button("Back", () => void this.seek(this.aim - 1), "small");
  private readonly forward = button("Forward", () => void this.seek(this.aim + 1), "small");
  private readonly last = button("Last", () => void this.seek(this.length), "small");
  private readonly writeSteps = button("Write steps", () => {
    const { player } = this;
    if (player) void this.flight.run("Writing the steps…", (dialogue) => this.actions.writeSteps(player, dialogue));
  });

  private player: Player | undefined;
  /** Set while it is watched. */
  private pausing: AbortController | undefined;
  private watching: Promise<unknown> = Promise.resolve();
  /** The position that is asked for and not yet gone to. */
  private wanted: number | undefined;
  private seeking = false;
  private isIdle = true;

  /** `speed` gives steps a second for a play of so many steps. */
  constructor(
    private readonly flight: SingleFlight,
    private readonly actions: PlayerActions,
    private readonly speed: (length: number) => number,
  ) {
    this.root = element(
      "div",
      { class: "player", role: "group", "aria-label": "Steps", hidden: true },
      element("div", { class: "buttons" }, this.pause, this.step, this.finish, this.writeSteps),
      element(
        "div",
        { class: "field-row" },
        element("label", { for: "position" }, "Position"),
        this.slider,
        this.count,
      ),
      element("div", { class: "buttons even" }, this.first, this.back, this.forward, this.last),
      this.line,
    );
    this.slider.addEventListener("input", () => void this.seek(this.slider.valueAsNumber));
  }

  /** Shows a player, or hides everything where nothing can be played any more. */
  show(player: Player | undefined): void {
    this.player = player;
    this.wanted = undefined;
    this.root.hidden = player === undefined;
    this.writeSteps.hidden = player === undefined || !hasStepsTable(player);
    this.slider.max = String(this.length);
    this.showPosition();
  }

  /** Plays on from where the sheet is. Resolves when it rests. */
  watch(): Promise<unknown> {
    const { player } = this;
    if (player === undefined || player.position === this.length) return Promise.resolve();
    const pausing = new AbortController();
    this.pausing = pausing;
    this.line.setAttribute("aria-live", "off"); // nobody can listen to a sentence a step
    this.watching = this.flight
      .run("Watching…", (dialogue) => {
        const shown = () => this.showPosition();
        return this.actions.watch(
          player,
          { speed: () => this.speed(this.length), paused: pausing.signal, shown },
          dialogue,
        );
      })
      .finally(() => {
        this.pausing = undefined;
        this.line.setAttribute("aria-live", "polite");
        this.showPosition();
      });
    this.showAvailable();
    return this.watching;
  }

  /** Goes to the position asked for last; a watch pauses first. */
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

  /** While another action works nothing can be played; while it is watched, everything can. */
  setIdle(idle: boolean): void {
    this.isIdle = idle;
    this.showAvailable();
  }

  private get length(): number {
    return this.player?.play.length ?? 0;
  }

  private get aim(): number {
    return this.wanted ?? this.player?.position ?? 0;
  }

  private async pauseOrResume(): Promise<void> {
    if (this.pausing) this.pausing.abort();
    else await this.watch();
  }

  private async goTo(player: Player, position: number): Promise<void> {
    const go = (dialogue: Dialogue) => this.actions.goTo(player, position, dialogue);
    const isLong = Math.abs(position - player.position) > LONG_WAY;
    await (isLong ? this.flight.run(`Going to step ${position}…`, go) : this.flight.runQuietly(go));
    if (this.wanted === undefined) this.showPosition();
  }

  private showPosition(): void {
    const { player } = this;
    const position = player?.position ?? 0;
    if (!this.seeking || this.wanted === undefined) this.slider.value = String(position);
    const words = `${position} of ${this.length}`;
    this.count.textContent = words;
    this.slider.setAttribute("aria-valuetext", `Step ${words}`);
    void this.tell(player, position);
    this.showAvailable();
  }

  /** Shows what the step to a position did; the words of a long trace may take a moment, and then something else may be shown. */
  private async tell(player: Player | undefined, position: number): Promise<void> {
    const words = (await player?.play.say(position)) ?? "";
    if (this.player === player && (player?.position ?? 0) === position) this.line.textContent = words;
  }

  private showAvailable(): void {
    const position = this.player?.position ?? 0;
    const free = this.isIdle || this.pausing !== undefined;
    const [before, after] = [free && position > 0, free && position < this.length];
    this.pause.textContent = this.pausing === undefined ? "Resume" : "Pause";
    for (const control of [this.pause, this.step, this.finish, this.forward, this.last]) setAvailable(control, after);
    for (const control of [this.first, this.back]) setAvailable(control, before);
    setAvailable(this.writeSteps, this.isIdle);
    this.slider.disabled = !free;
  }
}
