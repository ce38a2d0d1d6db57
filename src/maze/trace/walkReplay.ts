import type { Grid } from "../model";
import { ERASED, WALKED, type Trace } from "./trace";
import { placeOf } from "./steps";
import { WalkPath } from "./walkPath";

/** How many paths are saved for going back to. */
const SAVED_PATHS = 64;

/**
 * The loop-erased path of Wilson's current walk, at any position of a trace. It moves forwards step by step; backwards it
 * restarts from the last of 64 saved paths. If the trace holds only some moves, the path joins these.
 */
export class WalkReplay {
  readonly path: WalkPath;
  /** Cells of the loop that the step just taken closed; 0 if it closed none. */
  loop = 0;
  private position = 0;
  private readonly every: number;
  private readonly saved = new Map<number, Uint32Array>();

  constructor(
    private readonly grid: Grid,
    private readonly trace: Trace,
  ) {
    this.path = new WalkPath(grid.rows * grid.columns);
    this.every = Math.max(1024, Math.ceil(trace.steps.length / SAVED_PATHS));
  }

  moveTo(position: number): void {
    if (position < this.position) {
      // The last step is always taken again, because it may have closed a loop.
      const from = this.every * Math.floor(Math.max(0, position - 1) / this.every);
      this.path.restore(this.saved.get(from) ?? new Uint32Array(0));
      this.position = from;
    }
    while (this.position < position) this.take();
    if (position === 0) this.loop = 0;
  }

  private take(): void {
    const { path, saved, trace } = this;
    if (this.position % this.every === 0 && !saved.has(this.position)) saved.set(this.position, path.copy());
    const { selected, neighbour, outcome } = placeOf(this.grid, trace.steps[this.position++]!);
    this.loop = 0;
    if (outcome === WALKED) {
      // Where moves are missing, the walk has come here from elsewhere.
      if (!path.has(selected)) path.add(selected);
      if (!path.has(neighbour)) path.add(neighbour);
    } else if (outcome === ERASED) this.loop = path.backTo(neighbour) + 1;
    else {
      if ((trace.every ?? 1) > 1) return path.clear();
      // The path joins the maze from its far end: first the cell of the maze that it met is removed, then one cell after another.
      if (path.head === selected) path.drop();
      if (path.head === neighbour) path.drop();
    }
  }
}
