import type { ActionOutcome, Dialogue } from "../../actions/core";
import type { MazeWalk } from "../../actions/solve";
import { message } from "../../message";
import { CheckField, type Label, button, buttons, note, setAvailable, untitledGroup } from "../controls";
import type { Pane } from "../make";

/** Play: a walk through the maze in front with the arrow keys. Each step is said in the status line. */
export class WalkView {
  readonly root: HTMLElement;
  private readonly play: HTMLButtonElement;
  private readonly hint: HTMLButtonElement;
  private readonly enter: HTMLButtonElement;
  /** For the options. */
  readonly deadEnds = new CheckField("dead-ends-check");
  /** The walk that goes on, or the one that ended last, whose steps can be entered. */
  private walk: MazeWalk | undefined;
  private isFollowing = false;

  constructor(private readonly pane: Pane) {
    const { actions, flight, inFront } = pane;
    this.play = button("play-check", () => (this.isOn ? this.end() : void this.start()));
    this.play.setAttribute("aria-pressed", "false");
    const ofWalk = (label: Label, action: (walk: MazeWalk, dialogue: Dialogue) => Promise<ActionOutcome>) =>
      button(label, () => {
        const { walk } = this;
        if (walk !== undefined) void flight.run(label, (dialogue) => action(walk, dialogue));
      });
    this.hint = ofWalk("hint-button", (walk, dialogue) => walk.hint(dialogue));
    this.enter = ofWalk("enter-steps-button", actions.solve.enterSteps);
    this.root = untitledGroup("play-title", buttons(this.play, this.hint, this.enter), note("play-note"));
    flight.follow(() => {
      this.showAvailable();
      // Reports that came while an action worked.
      void this.catchUp();
    });
    inFront.follow(({ maze }) => {
      if (maze !== undefined && this.walk?.whereabouts(maze) === "gone") this.forget();
    });
    window.addEventListener("pagehide", () => this.walk?.end());
  }

  private get isOn(): boolean {
    return this.play.getAttribute("aria-pressed") === "true";
  }

  private show(isOn: boolean): void {
    this.play.setAttribute("aria-pressed", String(isOn));
    this.showAvailable();
  }

  private async start(): Promise<void> {
    this.walk?.end();
    this.walk = undefined;
    const outcome = await this.pane.flight.run("play-check", (dialogue) =>
      this.pane.actions.solve.startWalk(this.deadEnds.read(), () => void this.catchUp(), dialogue),
    );
    this.walk = outcome?.walk;
    this.show(this.walk !== undefined);
    if (this.walk !== undefined) this.listenLater(this.walk);
    await this.catchUp();
  }

  /** Where Excel has reported no selection yet, looks after a while whether it does. */
  private listenLater(walk: MazeWalk): void {
    if (walk.listensIn !== undefined) window.setTimeout(() => void this.listen(walk), walk.listensIn);
  }

  private async listen(walk: MazeWalk): Promise<void> {
    if (walk !== this.walk || !this.isOn || walk.listensIn === undefined) return;
    await this.pane.flight.runQuietly("play-check", (dialogue) => walk.listen(dialogue));
    if (walk !== this.walk) return;
    this.showOver(walk);
    this.listenLater(walk);
  }

  private end(): void {
    this.walk?.end();
    this.show(false);
    void this.pane.flight.runQuietly("play-check", () => Promise.resolve({ sentence: message("play-ended") }));
  }

  private showAvailable(): void {
    const { busy } = this.pane.flight;
    setAvailable(this.play, !busy);
    // What belongs to a walk is there with it.
    for (const each of [this.hint, this.enter])
      each.hidden = this.walk === undefined && document.activeElement !== each;
    setAvailable(this.hint, !busy && this.walk?.isOver === false && this.isOn);
    setAvailable(this.enter, !busy && this.walk !== undefined);
  }

  private forget(): void {
    this.walk?.end();
    this.walk = undefined;
    this.show(false);
  }

  /** Follows what was reported, one action after the other. */
  private async catchUp(): Promise<void> {
    const { walk } = this;
    if (walk === undefined || this.isFollowing || this.pane.flight.busy) return;
    this.isFollowing = true;
    try {
      while (walk.hasReports && !this.pane.flight.busy) {
        const outcome = await this.pane.flight.runQuietly("play-check", (dialogue) => walk.follow(dialogue));
        if (outcome === undefined) break;
      }
    } finally {
      this.isFollowing = false;
    }
    if (walk === this.walk) this.showOver(walk);
  }

  /** Switches Play off if the walk is over. */
  private showOver(walk: MazeWalk): void {
    if (walk.isOver) this.show(false);
  }
}
