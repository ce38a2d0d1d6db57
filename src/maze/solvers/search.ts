import { checkEnds, type Ends } from "../ends";
import type { Maze } from "../maze";
import { passagesInSlices, stepsOf } from "../passages";
import { SLICE, type Slices } from "../slices";

/** The cell is an exit. */
export const EXIT = 1 << 4;
/** The cell was visited. */
export const VISITED = 1 << 5;
/** The four bits of passages. */
export const PASSAGES = 15;
/** The two bits above: a side of the cell, kept for whatever the solver must know to find its path. */
export const SIDE = 6;
const NO_SIDE = (1 << SIDE) - 1;

/**
 * What a solver knows of the maze, in one byte a cell: the four passages (bits 0 to 3, see passagesOf), whether the cell
 * is an exit, whether it was visited, and one side: for searches the one through which it was entered first, for walkers
 * the one through which it was left last.
 */
export class Search {
  readonly steps: readonly [number, number, number, number];

  private constructor(
    maze: Maze,
    ends: Ends,
    readonly states: Uint8Array,
  ) {
    this.steps = stepsOf(maze);
    for (const exit of ends.exits) this.states[exit]! |= EXIT;
  }

  /** Throws EndsError before anything is allocated. */
  static *of(maze: Maze, ends: Ends): Slices<Search> {
    checkEnds(maze, ends);
    return new Search(maze, ends, yield* passagesInSlices(maze));
  }

  isExit(cell: number): boolean {
    return (this.states[cell]! & EXIT) !== 0;
  }

  visit(cell: number): void {
    this.states[cell]! |= VISITED;
  }

  /** Whether a passage leads over the side to a cell not visited yet. */
  leadsOn(cell: number, side: number): boolean {
    return (this.states[cell]! & (1 << side)) !== 0 && (this.states[cell + this.steps[side]!]! & VISITED) === 0;
  }

  /** Keeps a side for the cell, in place of the one kept before. */
  setSide(cell: number, side: number): void {
    this.states[cell] = (this.states[cell]! & NO_SIDE) | (side << SIDE);
  }

  /** The cells from `entrance` to `exit` back along the sides through which they were entered. */
  *pathEntered(entrance: number, exit: number): Slices<Uint32Array> {
    return (yield* this.follow(exit, entrance)).reverse();
  }

  /** The cells from `entrance` to `exit` along the sides through which they were left last: a walk without its detours. */
  pathLeft(entrance: number, exit: number): Slices<Uint32Array> {
    return this.follow(entrance, exit);
  }

  private *follow(from: number, to: number): Slices<Uint32Array> {
    const next = (cell: number) => cell + this.steps[this.states[cell]! >> SIDE]!;
    let length = 1;
    for (let cell = from; cell !== to;) {
      for (let left = SLICE; left > 0 && cell !== to; left--, length++) cell = next(cell);
      yield;
    }
    const path = new Uint32Array(length);
    for (let i = 0, cell = from; i < length;) {
      for (let left = SLICE; left > 0 && i < length; left--, cell = next(cell)) path[i++] = cell;
      yield;
    }
    return path;
  }
}
