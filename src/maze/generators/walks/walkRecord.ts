import type { Grid } from "../../model";
import {
  ERASED,
  type Generation,
  MISSED,
  OPENED,
  type Outcome,
  REFUSED,
  WALKED,
  WalkPath,
  encodeStep,
  stepOutcome,
} from "../../trace";
import { Carving } from "../shared/carving";

/** The most cells that have tints. Their walks record up to a million steps: fewer than a table in Excel has rows, 4 MB. */
const TINTED_CELLS = 20_000;
const KEPT_OF_TINTED = 1_000_000;
/** Steps recorded for larger mazes (or two per cell, if more), but never more than four per cell. */
const KEPT = 500_000;

/**
 * A carving that also records what opens nothing: each move of a random walk (WALKED) and each loop that is erased (ERASED), or each
 * random pick of a side without a cell beyond (MISSED) or with one in the same set (REFUSED).
 *
 * There may be far more of these than the maze has cells. If there are more than `kept`, every second is dropped and loops are no
 * longer recorded; then every second of the remaining moves, and so on. The trace's `every` says so. By default, a million steps are
 * kept up to 20,000 cells, which people watch: 4 bytes per step, up to 4 MB. Larger mazes keep half a million or two per cell, but not
 * more than four per cell: 12 to 20 bytes per cell.
 */
export class WalkRecord extends Carving {
  /** Moves or picks that were made. */
  private moves = 0;
  /** Steps that record them, as opposed to walls that fell. */
  private walkSteps = 0;
  private every = 1;
  /** The loop-erased walk, if it is one. */
  private path: WalkPath | undefined;

  constructor(
    private readonly grid: Grid,
    private readonly kept = keptOf(grid),
  ) {
    super(grid, grid.rows * grid.columns + (isWatched(grid) ? 2 * grid.rows * grid.columns : kept) + 2);
  }

  /** Records a move from a cell over one of its sides. */
  walk(cell: number, side: number): void {
    if (this.isRecorded()) this.recordWalk(encodedAt(this.wall(cell, side), WALKED, side));
  }

  /** Records a pick of a side of a cell beyond which there is no cell. */
  miss(cell: number, side: number): void {
    if (this.isRecorded()) this.recordWalk(encodedAt(2 * cell + (side & 1), MISSED, side));
  }

  /** Records a pick of a side of a cell beyond which there is a cell of the same set. */
  refuse(cell: number, side: number): void {
    if (this.isRecorded()) this.recordWalk(encodedAt(this.wall(cell, side), REFUSED, side));
  }

  /** Records a move of a loop-erased walk, and the loop that it closes. */
  walkErasing(cell: number, side: number): void {
    this.walk(cell, side);
    const path = (this.path ??= new WalkPath(this.maze.size));
    if (path.length === 0) path.add(cell);
    const next = this.behind(cell, side);
    if (path.has(next)) {
      if (this.every === 1) this.recordWalk(encodedAt(this.wall(cell, side), ERASED, side));
      path.backTo(next);
    } else path.add(next);
  }

  /** The walk has met the maze. */
  endWalk(): void {
    this.path?.clear();
  }

  override finish(): Generation {
    const { maze, trace } = super.finish();
    return { maze, trace: { ...trace, every: this.every } };
  }

  private isRecorded(): boolean {
    return (this.moves++ & (this.every - 1)) === 0;
  }

  private recordWalk(step: number): void {
    this.makeRoom();
    this.steps[this.count++] = step;
    if (++this.walkSteps > this.kept) this.dropEverySecond();
  }

  /** Makes sure there is space for one more step, and for every wall still to fall. */
  private makeRoom(): void {
    const needed = this.walkSteps + 1 + this.grid.rows * this.grid.columns;
    if (needed <= this.steps.length) return;
    const longer = new Uint32Array(Math.min(2 * needed, needed - this.walkSteps + this.kept));
    longer.set(this.steps);
    this.steps = longer;
  }

  private dropEverySecond(): void {
    let count = 0;
    let moves = 0;
    for (const step of this.steps.subarray(0, this.count)) {
      const outcome = stepOutcome(step);
      if (outcome === ERASED || (outcome !== OPENED && (moves++ & 1) === 1)) continue;
      this.steps[count++] = step;
    }
    this.walkSteps -= this.count - count;
    this.count = count;
    this.every *= 2;
  }
}

function encodedAt(wall: number, outcome: Outcome, side: number): number {
  return encodeStep(wall, outcome, (side >> 1) as 0 | 1);
}

function isWatched({ rows, columns }: Grid): boolean {
  return rows * columns <= TINTED_CELLS;
}

function keptOf(grid: Grid): number {
  const cells = grid.rows * grid.columns;
  return isWatched(grid) ? KEPT_OF_TINTED : Math.min(4 * cells, Math.max(KEPT, 2 * cells));
}
