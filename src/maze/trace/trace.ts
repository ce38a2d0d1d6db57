import { type Grid, Maze, RIGHT, SIDES } from "../model";

/** How a step came out, by the names that the table of steps has for it. */
export const Outcome = {
  /** The wall was opened. */
  joined: 0,
  /** The cells on both sides already were in one set; the wall stays. */
  refused: 1,
  /** An imperfect maze: the wall should have fallen (for wall adders: stayed open) but stands; the algorithm continues as if it had. */
  blocked: 2,
  /** Depth-first: the selected cell has nothing left to enter; back through this wall's opening to the cell before. */
  backtracked: 3,
  /** Wall adders (recursive division): a wall was built. */
  built: 4,
  /** An imperfect maze: one more wall fell, between two cells that were joined already. */
  looped: 5,
  /** A random walk moved from the selected cell to the other, across this wall's place; nothing falls. */
  walked: 6,
  /** Wilson: the move just made, across the same wall, returned to a cell on its own path; the loop is erased. */
  erased: 7,
  /** A coin keeps the wall, although the cells on both sides are in different sets: Eller, sidewinder. */
  kept: 8,
  /** Wall adders: the cut that begins now leaves a gap at this wall's place. */
  gap: 9,
  /** A random pick: there is no cell beyond that side of the selected cell. The step's wall is 2 x the selected cell + the side's axis. */
  missed: 10,
} as const;
export type OutcomeName = keyof typeof Outcome;
export type Outcome = (typeof Outcome)[OutcomeName];
/** By their numbers. */
export const outcomeNames = Object.keys(Outcome) as readonly OutcomeName[];

/**
 * What a generator did, in order: one 32-bit number per step, wall x 32 + outcome x 2 + (1 if the *selected* cell, where the
 * algorithm was, is the one across the wall rather than its owner).
 *
 * The generator runs to the end and returns this; playback, replays and tables read it.
 */
export interface Trace {
  /** The walls before the first step: every wall standing, or (for wall adders) every wall between cells open. */
  readonly start: "walled" | "open";
  readonly steps: Uint32Array;
}

export interface Generation {
  readonly maze: Maze;
  readonly trace: Trace;
}

export function encodeStep(wall: number, outcome: Outcome, selectedAcross: 0 | 1): number {
  return (wall << 5) | (outcome << 1) | selectedAcross;
}

export function stepWall(step: number): number {
  return step >>> 5;
}

export function stepOutcome(step: number): Outcome {
  return ((step >>> 1) & 15) as Outcome;
}

export function stepSelectedAcross(step: number): boolean {
  return (step & 1) === 1;
}

/** The maze after the first `count` steps. Throws as {@link Maze.walled} does. */
export function mazeAt(grid: Grid, trace: Trace, count: number): Maze {
  const maze = trace.start === "walled" ? Maze.walled(grid) : Maze.open(grid);
  for (let i = 0; i < Math.min(count, trace.steps.length); i++) takeStep(maze, trace.steps[i]!);
  return maze;
}

export function takeStep(maze: Maze, step: number): void {
  const outcome = stepOutcome(step);
  if (outcome === Outcome.joined || outcome === Outcome.looped) maze.openWall(stepWall(step));
  else if (outcome === Outcome.built || outcome === Outcome.blocked) maze.closeWall(stepWall(step));
}

/** Where a step happened: cells of the grid, and the side of the selected one on which the wall is. A pick that missed has no other. */
export function placeOf({ columns }: Pick<Grid, "columns">, step: number) {
  const wall = stepWall(step);
  const owner = wall >> 1;
  const beyond = owner + ((wall & 1) === RIGHT ? 1 : columns);
  const across = stepSelectedAcross(step);
  const outcome = stepOutcome(step);
  const side = SIDES[(wall & 1) + (across ? 2 : 0)]!;
  if (outcome === Outcome.missed) return { selected: owner, side, neighbour: owner, outcome };
  return { selected: across ? beyond : owner, side, neighbour: across ? owner : beyond, outcome };
}

export type Place = ReturnType<typeof placeOf>;
