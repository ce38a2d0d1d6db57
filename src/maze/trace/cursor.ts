import { type Message, message } from "../../message";
import type { Grid, Maze } from "../model";
import { Frontier } from "./frontier";
import type { Moment, Narration } from "./moment";
import { mazeAt, takeSteps, takeStepsBack, type Trace } from "./trace";
import { MergingSets } from "./mergingSets";
import { SetTints } from "./setTints";
import { sayStep } from "./sentences";
import { placeOf, type Step } from "./steps";
import { tintsAt } from "./tints";
import { WalkReplay } from "./walkReplay";

/** For a trace whose algorithm is unknown. */
export const PLAIN_NARRATION: Narration = { say: sayStep, colouring: "sets" };

/**
 * A position in a trace and everything that is true there: the maze, the sets, the step just taken, what it did, the tints.
 *
 * Moves forwards and backwards in O(log n) per step, and answers questions without moving; a step back in a loop-erased walk
 * costs a 64th of the trace. 25 bytes per cell; 27 with a frontier; 29 and 64 short paths with a walk. The tints of sets are followed
 * from the first time that they are read.
 */
export class TraceCursor implements Moment {
  readonly maze: Maze;
  readonly sets: MergingSets;
  /** The frontier of a maze that grows from one place, if the colouring needs it. */
  readonly frontier: Frontier | undefined;
  /** Wilson's walk, if the colouring needs it. */
  readonly walk: WalkReplay | undefined;
  private tintsOfSets: SetTints | undefined;

  /** Throws as {@link Maze.walled} does. */
  constructor(
    readonly grid: Grid,
    readonly trace: Trace,
    readonly narration: Narration = PLAIN_NARRATION,
  ) {
    this.maze = mazeAt(grid, trace, 0);
    this.sets = new MergingSets(grid, trace);
    const { colouring } = narration;
    if (colouring === "frontier" || colouring === "active") this.frontier = new Frontier(grid);
    if (colouring === "walk") this.walk = new WalkReplay(grid, trace);
  }

  /** Steps taken so far. */
  get position(): number {
    return this.sets.position;
  }

  /** Throws RangeError for a position outside of the trace. */
  moveTo(position: number): void {
    const { length } = this.trace.steps;
    if (!(position >= 0 && position <= length)) {
      throw new RangeError(`The trace has positions 0 to ${length}, and none of ${position}.`);
    }
    if (this.position < position) this.forward(position);
    else this.backward(position);
    this.walk?.moveTo(position);
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
    const did = this.narration.say(step, name, this);
    return message("step-at-wall", { cell: name(step.selected), side: step.side, did });
  }

  /** Tints of cells: rows x columns bytes; tints.ts says what they mean. */
  tints(): Uint8Array {
    return tintsAt(this);
  }

  private forward(to: number): void {
    const from = this.position;
    takeSteps(this.maze, this.trace, from, to);
    if (this.frontier === undefined) return this.sets.moveTo(to);
    for (let i = from; i < to; i++) {
      this.sets.moveTo(i + 1);
      this.follow(this.frontier, i);
    }
  }

  private backward(to: number): void {
    const from = this.position;
    takeStepsBack(this.maze, this.trace, from, to);
    if (this.frontier === undefined) return this.sets.moveTo(to);
    for (let i = from - 1; i >= to; i--) {
      this.sets.moveTo(i);
      this.follow(this.frontier, i);
    }
  }

  /** Both cells of the step are in the growing maze if and only if their sets have two or more cells. */
  private follow(frontier: Frontier, index: number): void {
    const { selected, neighbour } = placeOf(this.grid, this.trace.steps[index]!);
    frontier.set(selected, this.sets.sizeOf(selected) > 1);
    frontier.set(neighbour, this.sets.sizeOf(neighbour) > 1);
  }
}
