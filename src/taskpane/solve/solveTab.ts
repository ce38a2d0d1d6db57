import type { Pace } from "../../actions/desk/choices";
import type { ActionOutcome } from "../../actions/desk/work";
import type { SheetInFront } from "../../actions/front/sheetInFront";
import type { Player } from "../../actions/watch/player";
import type { SingleFlight } from "../running/singleFlight";
import type { Tab } from "../running/tab";
import { type CheckActions, CheckView } from "./checkView";
import { type EndsActions, EndsView } from "./endsView";
import { type SolveActions, SolveView } from "./solveView";

export type SolveTabActions = EndsActions & SolveActions & CheckActions;

/** What the tab Solve tells the rest of the pane, and asks of it. */
export interface SolveNeighbours {
  pace(): Pace;
  /** The seed of the next maze, by which Mend chooses too. */
  seed(): string;
  found(search: Player, pace: Pace): Promise<void>;
  /** Nothing after a failure. */
  mazeGone(outcome: ActionOutcome | undefined): void;
}

/** Ends, solvers, check and mend. */
export class SolveTab implements Tab {
  readonly content: readonly HTMLElement[];
  private readonly ends: EndsView;
  private readonly solve: SolveView;
  private readonly check: CheckView;

  constructor(actions: SolveTabActions, flight: SingleFlight, neighbours: SolveNeighbours) {
    this.ends = new EndsView(actions, flight);
    this.solve = new SolveView(
      actions,
      flight,
      () => neighbours.pace(),
      (search, pace) => neighbours.found(search, pace),
    );
    this.check = new CheckView(
      actions,
      flight,
      () => neighbours.seed(),
      (outcome) => neighbours.mazeGone(outcome),
    );
    this.content = [this.ends.root, this.solve.root, this.solve.options, this.check.root];
  }

  /** Findings are of the walls as they were read. */
  dropFindings(): void {
    this.check.drop();
  }

  /** What belongs to another maze than the one in front goes, or is out of sight. */
  showSheet({ maze }: SheetInFront): void {
    for (const view of [this.solve, this.check]) view.follow(maze);
  }

  setIdle(idle: boolean): void {
    for (const view of [this.ends, this.solve, this.check]) view.setIdle(idle);
  }
}
