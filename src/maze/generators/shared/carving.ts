import { type Grid, Maze } from "../../model";
import { BACKTRACKED, type Generation, OPENED, type Outcome, encodeStep } from "../../trace";

/** A maze of which one wall after the other falls, and the trace of it: 5 bytes a cell with one step a cell. */
export class Carving {
  readonly maze: Maze;
  protected steps: Uint32Array;
  /** From a cell to the one behind each of its sides. */
  readonly offset: Int32Array;
  protected count = 0;

  /** Room for `stepsAtMost` steps. Throws as {@link Maze.walled} does. */
  constructor(grid: Grid, stepsAtMost: number) {
    this.maze = Maze.walled(grid);
    this.steps = new Uint32Array(stepsAtMost);
    this.offset = Int32Array.of(1, grid.columns, -1, -grid.columns);
  }

  /** The wall on a side of the selected cell falls; returns the cell behind it. */
  open(cell: number, side: number): number {
    const wall = this.wall(cell, side);
    this.maze.openWall(wall);
    this.record(wall, OPENED, side);
    return this.behind(cell, side);
  }

  /** The wall on a side of a cell falls that is new to the maze; the selected cell is the one behind it. */
  join(cell: number, side: number): void {
    const wall = this.wall(cell, side);
    this.maze.openWall(wall);
    this.record(wall, OPENED, side ^ 2);
  }

  /** A wall falls; the selected cell is the one that owns it. */
  fall(wall: number): void {
    this.maze.openWall(wall);
    this.record(wall, OPENED, 0);
  }

  /** The cell behind the wall on a side of a cell. */
  behind(cell: number, side: number): number {
    return cell + this.offset[side]!;
  }

  /** Back from the selected cell over the opening on its side. */
  backtrack(cell: number, side: number): void {
    this.record(this.wall(cell, side), BACKTRACKED, side);
  }

  /** The number of the wall on a side of a cell: right and bottom are the cell's own, left and top its neighbour's. */
  wall(cell: number, side: number): number {
    return 2 * (cell + (side < 2 ? 0 : this.offset[side]!)) + (side & 1);
  }

  record(wall: number, outcome: Outcome, side: number): void {
    this.steps[this.count++] = encodeStep(wall, outcome, (side >> 1) as 0 | 1);
  }

  finish(): Generation {
    return { maze: this.maze, trace: { start: "walled", steps: this.steps.subarray(0, this.count) } };
  }
}
