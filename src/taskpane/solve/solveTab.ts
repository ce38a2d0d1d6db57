import type { ActionOutcome, Pace } from "../../actions/desk";
import type { SheetInFront } from "../../actions/front";
import type { Player } from "../../actions/watch";
import type { Actions, SingleFlight, Tab } from "../running";
import { CheckView, twinsView } from "./checkView";
import { endsView } from "./endsView";
import { SolveView } from "./solveView";
import { WalkView } from "./walkView";

/** What the tab Solve tells the rest of the pane, and needs from it. */
interface SolveNeighbours {
  pace(): Pace;
  /** The seed of the next maze, which Mend uses too. */
  seed(): string;
  found(search: Player, pace: Pace): Promise<void>;
  /** What the player shows now. */
  playing(): Player | undefined;
  /** Undefined after a failure. */
  mazeGone(outcome: ActionOutcome | undefined): void;
}

/** Ends, solvers, check and mend. */
export class SolveTab implements Tab {
  readonly content: readonly HTMLElement[];
  private readonly solve: SolveView;
  private readonly check: CheckView;
  private readonly walk: WalkView;

  constructor(actions: Actions, flight: SingleFlight, neighbours: SolveNeighbours) {
    this.solve = new SolveView(
      actions,
      flight,
      () => neighbours.pace(),
      (search, pace) => neighbours.found(search, pace),
      () => neighbours.playing(),
    );
    this.check = new CheckView(
      actions,
      flight,
      () => neighbours.seed(),
      (outcome) => neighbours.mazeGone(outcome),
    );
    this.walk = new WalkView(actions, flight);
    this.content = [
      this.solve.root,
      this.solve.options,
      endsView(actions, flight),
      this.check.root,
      twinsView(actions, flight),
      this.walk.root,
    ];
  }

  /** The findings no longer match the walls. */
  dropFindings(): void {
    this.check.drop();
  }

  /** Removes or hides what belongs to another maze than the one in front. */
  showSheet({ maze }: SheetInFront): void {
    for (const view of [this.solve, this.check, this.walk]) view.follow(maze);
  }
}
