import type { Grid } from "../../maze";
import { SLICE, type Slices } from "../../slices";
import { ERASED, stepOutcome, WALKED, type Generation } from "../../trace";
import { Carving } from "../shared/carving";

/** So many cells have tints, and so many steps tell of their walk: fewer than a table in Excel has rows, 4 MB. */
const TINTED_CELLS = 20_000;
const KEPT_OF_TINTED = 1_000_000;
/** Kept of larger mazes, or two a cell; but never more than four a cell. */
const KEPT = 500_000;

/**
 * A carving that tells of a random walk as well: of each move (WALKED), of each loop that is forgotten (ERASED).
 *
 * A walk may be far longer than its maze is large. Where more than `kept` steps tell of it, every second move is dropped and no
 * loop is told of any more; then every second one of these, and so on. The trace's `every` says so. By default a million are
 * kept up to 20,000 cells, which people watch: 4 bytes a step, up to 4 MB. Of larger mazes half a million or two a cell, but not
 * more than four a cell: 12 to 20 bytes a cell.
 */
export class WalkRecord extends Carving {
  private moves = 0;
  /** Steps that tell of the walk, and not of a wall that fell. */
  private told = 0;
  private every = 1;

  constructor(
    private readonly grid: Grid,
    private readonly kept = keptOf(grid),
  ) {
    super(grid, grid.rows * grid.columns + (isWatched(grid) ? 2 * grid.rows * grid.columns : kept) + 4 * SLICE);
  }

  /** The walk goes from a cell over one of its sides. */
  walk(cell: number, side: number): void {
    if ((this.moves++ & (this.every - 1)) !== 0) return;
    this.told++;
    this.record(this.wall(cell, side), WALKED, side);
  }

  /** The move just made, from a cell over one of its sides, closed a loop. */
  forgetLoop(cell: number, side: number): void {
    if (this.every > 1) return;
    this.told++;
    this.record(this.wall(cell, side), ERASED, side);
  }

  /** Sees to it that there is room for a slice of moves, each with a loop, and every wall still to fall. To be called after each slice. */
  *makeRoom(): Slices<void> {
    while (this.told > this.kept) yield* this.dropEverySecond();
    const needed = this.told + 2 * SLICE + this.grid.rows * this.grid.columns;
    if (needed <= this.steps.length) return;
    const longer = new Uint32Array(Math.min(2 * needed, needed - this.told + this.kept + 2 * SLICE));
    longer.set(this.steps);
    this.steps = longer;
  }

  override finish(): Generation {
    const { maze, trace } = super.finish();
    return { maze, trace: { ...trace, every: this.every } };
  }

  private *dropEverySecond(): Slices<void> {
    let count = 0;
    let moves = 0;
    for (let from = 0; from < this.count; from += SLICE) {
      for (let i = from; i < Math.min(this.count, from + SLICE); i++) {
        const outcome = stepOutcome(this.steps[i]!);
        if (outcome === ERASED || (outcome === WALKED && (moves++ & 1) === 1)) continue;
        this.steps[count++] = this.steps[i]!;
      }
      yield;
    }
    this.told -= this.count - count;
    this.count = count;
    this.every *= 2;
  }
}

function isWatched({ rows, columns }: Grid): boolean {
  return rows * columns <= TINTED_CELLS;
}

function keptOf(grid: Grid): number {
  const cells = grid.rows * grid.columns;
  return isWatched(grid) ? KEPT_OF_TINTED : Math.min(4 * cells, Math.max(KEPT, 2 * cells));
}
