import { type Grid, Maze, oppositeSide, stepsOf } from "../../model";
import { type Generation, encodeStep, Outcome } from "../../trace";

const { backtracked, joined } = Outcome;

/** A maze whose walls fall one after another, with the trace of it: 5 bytes per cell if each cell takes one step. */
export class Carving {
  readonly maze: Maze;
  protected steps: Uint32Array;
  /** For each side of a cell, what to add to its number to get the cell behind it, and the cell that owns the wall there. */
  readonly offsets: Int32Array;
  private readonly owners: Int32Array;
  protected count = 0;

  /** Throws as {@link Maze.walled} does. */
  constructor(grid: Grid, stepsAtMost: number) {
    this.maze = Maze.walled(grid);
    this.steps = new Uint32Array(stepsAtMost);
    this.offsets = Int32Array.from(stepsOf(grid));
    this.owners = Int32Array.from(this.offsets, (offset) => Math.min(0, offset));
  }

  /** Takes down the wall on a side of the selected cell; returns the cell behind it. */
  open(cell: number, side: number): number {
    const wall = this.wall(cell, side);
    this.maze.openWall(wall);
    this.record(wall, joined, side);
    return this.behind(cell, side);
  }

  /** Takes down the wall on a side of a cell that is new to the maze; the selected cell is the one behind the wall. */
  join(cell: number, side: number): void {
    const wall = this.wall(cell, side);
    this.maze.openWall(wall);
    this.record(wall, joined, oppositeSide(side));
  }

  behind(cell: number, side: number): number {
    return cell + this.offsets[side]!;
  }

  backtrack(cell: number, side: number): void {
    this.record(this.wall(cell, side), backtracked, side);
  }

  wall(cell: number, side: number): number {
    // As wallBeside says, without asking which side it is: a processor cannot predict the answer.
    return 2 * (cell + this.owners[side]!) + (side & 1);
  }

  record(wall: number, outcome: Outcome, side: number): void {
    this.steps[this.count++] = encodeStep(wall, outcome, (side >> 1) as 0 | 1);
  }

  finish(): Generation {
    return { maze: this.maze, trace: { start: "walled", steps: this.steps.subarray(0, this.count) } };
  }
}
