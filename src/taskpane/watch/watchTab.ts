import type { GenerateChoice, Pace } from "../../actions/desk";
import type { SheetInFront } from "../../actions/front";
import type { InstantMaze, Player } from "../../actions/watch";
import { text } from "../../words";
import { element, untitledGroup } from "../controls";
import { SetNumbersView } from "./setNumbersView";
import type { Actions, SingleFlight, Tab } from "../running";
import { PaceView } from "./paceView";
import { PlayerView } from "./playerView";

/** Pace and the player of the last maze or solution; set numbers. */
export class WatchTab implements Tab {
  readonly content: readonly HTMLElement[];
  /** Pace and player: one of each, in whichever tab is in view and has a place for them. */
  readonly playback: HTMLElement;
  private readonly place = element("div", { class: "playback-place" });
  private readonly pace: PaceView;
  private readonly setNumbers: SetNumbersView;
  private readonly player: PlayerView;

  /** `cells` gives the number of cells of the next maze; `moved` is called when the walls in the sheet are those of another step. */
  constructor(actions: Actions, flight: SingleFlight, cells: () => number, moved: () => void) {
    this.pace = new PaceView(cells);
    this.setNumbers = new SetNumbersView(actions, flight);
    this.player = new PlayerView(flight, actions, (length) => this.pace.speed(length), moved);
    this.playback = element(
      "div",
      { class: "playback" },
      untitledGroup(text("watch-title"), this.pace.root),
      untitledGroup(text("steps-title"), this.player.root),
    );
    const { root, toggle } = this.setNumbers;
    this.content = [this.place, root, element("div", { class: "buttons" }, toggle, this.player.mergeTree)];
    this.comeIntoView();
  }

  comeIntoView(): void {
    this.place.append(this.playback);
  }

  read(): Pick<GenerateChoice, "setNumbers" | "pace" | "tint"> {
    return { setNumbers: this.setNumbers.read(), pace: this.pace.read(), tint: this.pace.tint };
  }

  /** The place of the steps. */
  get steps(): HTMLElement {
    return this.player.root;
  }

  /** The current or last player; undefined for a maze whose steps were only offered. */
  get playing(): Player | undefined {
    return this.player.playing;
  }

  /** The size of the next maze may have changed. */
  sizesChanged(): void {
    this.pace.showWords();
  }

  /** Puts a new maze or solution into the player; unless its pace is instant, plays it from the first step. */
  async play(made: Player, pace: Pace): Promise<void> {
    this.player.show(made);
    this.pace.setLength(made.play.length);
    if (pace === "instant") return;
    await this.player.seek(0);
    if (pace === "watch") await this.player.watch();
  }

  /** A maze was made at once: its steps are offered, if it has any. */
  offer(made: InstantMaze | undefined): void {
    this.pace.setLength(undefined);
    if (made !== undefined) this.player.offer(made);
  }

  /** The steps of a maze that is gone can no longer be shown. */
  forget(): void {
    this.player.show(undefined);
    this.pace.setLength(undefined);
  }

  /** Removes or hides what belongs to another maze than the one in front. */
  showSheet({ setNumbers, maze }: SheetInFront): void {
    this.setNumbers.show(setNumbers);
    this.player.follow(maze);
  }
}
