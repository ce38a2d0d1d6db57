import type { Grid } from "../model";
import { ERASED, WALKED, type Trace } from "./trace";
import { placeOf } from "./steps";
import { WalkPath } from "./walkPath";

/** Ways that are kept on the way, to go back to. */
const KEPT_WAYS = 64;

/**
 * The way of the walk that is under way in a trace of Wilson's, at any position. Forwards it goes step by step; backwards it
 * begins again at the last of 64 ways that it has kept. Where the trace tells of some moves only, it is the trail of these.
 */
export class WalkReplay {
  readonly path: WalkPath;
  /** Cells of the loop that the step just taken closed; 0 where it closed none. */
  loop = 0;
  private position = 0;
  private readonly every: number;
  private readonly ways = new Map<number, Uint32Array>();

  constructor(
    private readonly grid: Grid,
    private readonly trace: Trace,
  ) {
    this.path = new WalkPath(grid.rows * grid.columns);
    this.every = Math.max(1024, Math.ceil(trace.steps.length / KEPT_WAYS));
  }

  moveTo(position: number): void {
    if (position < this.position) {
      // The last step is always taken anew, because it may tell of a loop.
      const from = this.every * Math.floor(Math.max(0, position - 1) / this.every);
      this.path.restore(this.ways.get(from) ?? new Uint32Array(0));
      this.position = from;
    }
    while (this.position < position) this.take();
    if (position === 0) this.loop = 0;
  }

  private take(): void {
    const { path, ways, trace } = this;
    if (this.position % this.every === 0 && !ways.has(this.position)) ways.set(this.position, path.copy());
    const { selected, neighbour, outcome } = placeOf(this.grid, trace.steps[this.position++]!);
    this.loop = 0;
    if (outcome === WALKED) {
      // Where moves are missing, the walk has come here from elsewhere.
      if (!path.has(selected)) path.add(selected);
      if (!path.has(neighbour)) path.add(neighbour);
    } else if (outcome === ERASED) this.loop = path.backTo(neighbour) + 1;
    else {
      if ((trace.every ?? 1) > 1) return path.clear();
      // The way joins from its far end: first the cell of the maze that it has met leaves it, then one after the other.
      if (path.head === selected) path.drop();
      if (path.head === neighbour) path.drop();
    }
  }
}
