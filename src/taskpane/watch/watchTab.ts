import type { GenerateChoice, Pace } from "../../actions/desk";
import type { SheetInFront } from "../../actions/front";
import type { MadeAtOnce, Player } from "../../actions/watch";
import { text } from "../../words";
import { group } from "../controls";
import { SetNumbersView } from "./setNumbersView";
import type { Actions, SingleFlight, Tab } from "../running";
import { PaceView } from "./paceView";
import { PlayerView } from "./playerView";

/** Pace, set numbers and the player of what was made or found last; then `folds`. */
export class WatchTab implements Tab {
  readonly content: readonly HTMLElement[];
  private readonly pace: PaceView;
  private readonly setNumbers: SetNumbersView;
  private readonly player: PlayerView;

  /** `cells` is how many the next maze will have; `moved` is called when the walls in the sheet are those of another step. */
  constructor(
    actions: Actions,
    flight: SingleFlight,
    cells: () => number,
    moved: () => void,
    folds: readonly HTMLElement[],
  ) {
    this.pace = new PaceView(cells);
    this.setNumbers = new SetNumbersView(actions, flight);
    this.player = new PlayerView(flight, actions, (length) => this.pace.speed(length), moved);
    this.content = [
      group(text("watch-title"), this.pace.root, this.setNumbers.root),
      group(text("steps-title"), this.player.root),
      ...folds,
    ];
  }

  read(): Pick<GenerateChoice, "setNumbers" | "pace" | "tint"> {
    return { setNumbers: this.setNumbers.read(), pace: this.pace.read(), tint: this.pace.tint };
  }

  /** What is played, or was; nothing of a maze whose steps were not asked for yet. */
  get playing(): Player | undefined {
    return this.player.playing;
  }

  /** The size of the next maze may be another. */
  sizesChanged(): void {
    this.pace.showWords();
  }

  /** Puts what was made or found just now into the player; unless its pace is instant, from the first step on. */
  async play(made: Player, pace: Pace): Promise<void> {
    this.player.show(made);
    this.pace.setLength(made.play.length);
    if (pace === "instant") return;
    await this.player.seek(0);
    if (pace === "watch") await this.player.watch();
  }

  /** A maze was made at once: its steps are offered, where it has any to offer. */
  offer(made: MadeAtOnce | undefined): void {
    this.pace.setLength(undefined);
    if (made !== undefined) this.player.offer(made);
  }

  /** Steps of a maze that is gone cannot be shown any more. */
  forget(): void {
    this.player.show(undefined);
    this.pace.setLength(undefined);
  }

  /** What belongs to another maze than the one in front goes, or is out of sight. */
  showSheet({ setNumbers, maze }: SheetInFront): void {
    this.setNumbers.show(setNumbers);
    this.player.follow(maze);
  }
}
