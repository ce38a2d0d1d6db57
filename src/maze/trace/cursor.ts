import type { Grid, Maze } from "../model";
import { mazeAt, takeSteps, takeStepsBack, type Trace, placeOf, type Step } from "./trace";
import { MergingSets, SetTints } from "./sets";

/**
 * A position in a trace, forwards and backwards, and what is true there: the maze, the sets, the step just taken. 25 bytes per cell, and
 * as many again for the tints of sets, which are followed from the first time that they are read.
 */
export class TraceCursor {
  readonly maze: Maze;
  readonly sets: MergingSets;
  private tintsOfSets: SetTints | undefined;

  /** Throws as {@link Maze.walled} does. */
  constructor(
    readonly grid: Grid,
    readonly trace: Trace,
  ) {
    this.maze = mazeAt(grid, trace, 0);
    this.sets = new MergingSets(grid, trace);
  }

  get position(): number {
    return this.sets.position;
  }

  /** Throws RangeError for a position outside of the trace. */
  moveTo(position: number): void {
    const { length } = this.trace.steps;
    if (!(position >= 0 && position <= length)) {
      throw new RangeError(`The trace has positions 0 to ${length}, and none of ${position}.`);
    }
    if (this.position < position) takeSteps(this.maze, this.trace, this.position, position);
    else takeStepsBack(this.maze, this.trace, this.position, position);
    this.sets.moveTo(position);
    this.tintsOfSets?.moveTo(position);
  }

  get setTints(): SetTints {
    this.tintsOfSets ??= new SetTints(this.grid, this.trace);
    this.tintsOfSets.moveTo(this.position);
    return this.tintsOfSets;
  }

  step(): Step | undefined {
    const { sets, grid, trace } = this;
    const number = sets.position;
    if (number === 0) return undefined;
    const place = placeOf(grid, trace.steps[number - 1]!);
    const { setsLeft } = sets;
    sets.moveTo(number - 1);
    const setOfSelected = sets.numberOf(place.selected);
    const setOfNeighbour = sets.numberOf(place.neighbour);
    sets.moveTo(number);
    return { ...place, number, setOfSelected, setOfNeighbour, setsLeft };
  }
}
