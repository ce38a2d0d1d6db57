import { ERASED, MISSED, OPENED, type Outcome, WALKED, stepOutcome } from "../../trace";
import type { Grid } from "../../model";
import { Carving } from "../shared/carving";

/** The most cells of a maze whose walk is recorded: as many as are tinted while a person watches. */
export const RECORDED_CELLS = 20_000;
/** The most steps of a record, 16 MB. Aldous and Broder's walk through 20,000 cells takes a million on a square. */
const MOST_STEPS = 4_000_000;

/**
 * A carving that also records what opens nothing: each move of a random walk (WALKED) and each loop that is erased (ERASED), or each
 * random pick of a side without a cell beyond (MISSED) or with one in the same set (REFUSED). A record that becomes too long keeps the
 * walls that fall, and nothing else.
 */
export class WalkRecord extends Carving {
  private isTooLong = false;
  /** The loop-erased walk, and 1 for each of its cells. */
  private readonly path: number[] = [];
  private readonly isOnPath: Uint8Array;

  constructor(
    grid: Grid,
    private readonly mostSteps = MOST_STEPS,
  ) {
    super(grid, 2 * grid.rows * grid.columns);
    this.isOnPath = new Uint8Array(this.maze.size);
  }

  walk(cell: number, side: number): void {
    this.note(cell, side, WALKED);
  }

  /** Records what opens nothing, at a side of a cell; beyond the side of a pick that missed there is no cell. */
  note(cell: number, side: number, outcome: Outcome): void {
    if (this.isTooLong) return;
    this.record(outcome === MISSED ? 2 * cell + (side & 1) : this.wall(cell, side), outcome, side);
    if (this.count <= this.mostSteps) return;
    this.isTooLong = true;
    const fallen = this.steps.subarray(0, this.count).filter((step) => stepOutcome(step) === OPENED);
    this.steps.set(fallen);
    this.count = fallen.length;
  }

  /** Records a move of a loop-erased walk, and the loop that it closes. */
  walkErasing(cell: number, side: number): void {
    this.walk(cell, side);
    const { path, isOnPath } = this;
    if (path.length === 0) path.push(cell);
    isOnPath[cell] = 1;
    const next = this.behind(cell, side);
    if (isOnPath[next] === 1) this.note(cell, side, ERASED);
    else path.push(next);
    while (path[path.length - 1] !== next) isOnPath[path.pop()!] = 0;
    isOnPath[next] = 1;
  }

  /** The walk has met the maze. */
  endWalk(): void {
    for (const cell of this.path.splice(0)) this.isOnPath[cell] = 0;
  }

  override record(wall: number, outcome: Outcome, side: number): void {
    if (this.count === this.steps.length) {
      const longer = new Uint32Array(2 * this.count);
      longer.set(this.steps);
      this.steps = longer;
    }
    super.record(wall, outcome, side);
  }
}
