import { type Ends, type Maze, PASSAGE_COUNTS, passagesOf, stepsOf } from "../model";

/** What kind of place a cell is by its openings: none or one, two, more. */
type CellKind = "dead-end" | "corridor" | "crossing";

/**
 * A walk through a maze from its entrance: the trail to where the person is, without the detours that were walked back. Cells are
 * numbered row by row; sides are 0 right, 1 bottom, 2 left, 3 top.
 */
export class Walk {
  /** From the entrance to where the person is; no cell comes twice. */
  readonly trail: number[];
  /** The steps that were walked, there and back. */
  steps = 0;
  private readonly passages: Uint8Array;
  private readonly sideSteps: readonly number[];
  /** 1 + the place in the trail of each cell, or 0. */
  private readonly placeOf: Uint32Array;
  /** The cells that were left and from which nothing leads on but dead ends. */
  readonly dead = new Set<number>();
  private readonly exits: ReadonlySet<number>;

  constructor(
    readonly maze: Maze,
    readonly ends: Ends,
  ) {
    this.passages = passagesOf(maze);
    this.sideSteps = stepsOf(maze);
    this.placeOf = new Uint32Array(maze.size);
    this.exits = new Set(ends.exits);
    this.trail = [ends.entrance];
    this.placeOf[ends.entrance] = 1;
  }

  get position(): number {
    return this.trail[this.trail.length - 1]!;
  }

  get isAtExit(): boolean {
    return this.exits.has(this.position);
  }

  openSides(cell: number): number {
    return this.passages[cell]!;
  }

  kindOf(cell: number): CellKind {
    const open = PASSAGE_COUNTS[this.passages[cell]!]!;
    return open < 2 ? "dead-end" : open === 2 ? "corridor" : "crossing";
  }

  markOf(cell: number): "trail" | "dead" | undefined {
    if (this.placeOf[cell]! > 0) return "trail";
    return this.dead.has(cell) ? "dead" : undefined;
  }

  /** Walks over a side of the cell; false if a wall is, or the maze ends there. */
  step(side: number): boolean {
    const from = this.position;
    if ((this.passages[from]! & (1 << side)) === 0) return false;
    const to = from + this.sideSteps[side]!;
    this.steps++;
    const place = this.placeOf[to]!;
    // A cell of the trail again: what was walked since is left.
    while (place > 0 && this.trail.length > place) this.leave();
    if (place === 0) {
      this.trail.push(to);
      this.placeOf[to] = this.trail.length;
      this.dead.delete(to);
    }
    return true;
  }

  private leave(): void {
    const cell = this.trail.pop()!;
    this.placeOf[cell] = 0;
    if (this.livelyNeighbours(cell) <= 1) this.dead.add(cell);
  }

  /** How many open sides lead to a cell that is no dead end, as far as is known. */
  private livelyNeighbours(cell: number): number {
    let count = 0;
    for (let side = 0; side < 4; side++) {
      const isOpen = (this.passages[cell]! & (1 << side)) !== 0;
      if (isOpen && !this.dead.has(cell + this.sideSteps[side]!)) count++;
    }
    return count;
  }
}
