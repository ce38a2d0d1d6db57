import { type Message, message } from "../../message";
import type { Grid, Maze } from "../model";
import type { Moment, Narration } from "./moment";
import { BUILT, mazeAt, takeSteps, takeStepsBack, type Trace } from "./trace";
import { MergingSets } from "./mergingSets";
import { SetTints } from "./setTints";
import { PLAIN_NARRATION, sayStep } from "./sentences";
import { placeOf, type Step } from "./steps";
import { tintsAt } from "./tints";

/**
 * A position in a trace and everything that is true there: the maze, the sets, the step just taken, what it did, the tints.
 *
 * Moves forwards and backwards, and answers questions without moving. 25 bytes per cell, and as many again for the tints of sets, which
 * are followed from the first time that they are read.
 */
export class TraceCursor implements Moment {
  readonly maze: Maze;
  readonly sets: MergingSets;
  private tintsOfSets: SetTints | undefined;

  /** Throws as {@link Maze.walled} does. */
  constructor(
    readonly grid: Grid,
    readonly trace: Trace,
    readonly narration: Narration = PLAIN_NARRATION,
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

  /** The step just taken; undefined at position 0. */
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

  /**
   * What the step just taken did: "H3, left wall. Sets 15 and 14 differ: joined as 15. 26 sets left."; undefined at position 0. `name`
   * gives a cell's address.
   */
  describeStep(name: (cell: number) => string): Message<"step-at-wall"> | undefined {
    const step = this.step();
    if (step === undefined) return undefined;
    // A door that is walled up when rooms are made: no algorithm that removes walls has words for that.
    const say = step.outcome === BUILT && this.trace.start === "walled" ? sayStep : this.narration.say;
    const did = say(step, name, this);
    return message("step-at-wall", { cell: name(step.selected), side: step.side, did });
  }

  /** Tints of cells: rows x columns bytes; tints.ts says what they mean. */
  tints(): Uint8Array {
    return tintsAt(this);
  }
}
