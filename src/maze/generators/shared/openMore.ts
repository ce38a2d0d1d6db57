import { type Maze, type Random, wallBeside } from "../../model";
import { BLOCKED, type Generation, LOOPED, encodeStep, stepOutcome, stepWall } from "../../trace";
import type { Imperfection } from "./imperfection";

/**
 * Opens more walls of a maze that is made, each a LOOPED step after its last:
 *
 * 1. `openPercent` of the walls that still stand between its cells, rounded: random ones, each equally likely.
 * 2. Walls of `braidPercent` of its dead ends, rounded, of those that are left then: a random wall of each, one to another dead end
 *    if there is such a wall, so that few are opened. A dead end whose other walls are all frame, or blocked, is not counted. If one
 *    more is to go and each has walls to other dead ends alone, two go.
 *
 * So the shares are those found in the maze, and the maze of the seed still shows. A blocked wall stays.
 *
 * The generation is used up. Time O(n); up to 8 bytes per cell, and a new trace with 4 bytes for each opening.
 */
export function openMore(made: Generation, random: Random, imperfection: Imperfection): Generation {
  const { openPercent = 0, braidPercent = 0 } = imperfection;
  if (openPercent === 0 && braidPercent === 0) return made;
  const { maze, trace } = made;
  const walls = new Walls(made);
  const steps: number[] = [];
  const open = (wall: number, selected: number) => {
    maze.openWall(wall);
    steps.push(encodeStep(wall, LOOPED, wall >> 1 === selected ? 0 : 1));
  };
  openShare(walls, random, openPercent, open);
  removeDeadEnds(walls, random, braidPercent, open);
  const all = new Uint32Array(trace.steps.length + steps.length);
  all.set(trace.steps);
  all.set(steps, trace.steps.length);
  return { maze, trace: { ...trace, steps: all } };
}

type Open = (wall: number, selected: number) => void;

function openShare(walls: Walls, random: Random, percent: number, open: Open): void {
  if (percent === 0) return;
  const { maze } = walls;
  const standing = new Uint32Array(maze.wallCount);
  let count = 0;
  for (let wall = 0; wall < maze.wallCount; wall++) if (walls.mayFall(wall)) standing[count++] = wall;
  const wanted = Math.round((percent * count) / 100);
  for (let i = 0; i < wanted; i++) {
    const wall = takeAny(standing, i, count, random);
    open(wall, wall >> 1);
  }
}

function removeDeadEnds(walls: Walls, random: Random, percent: number, open: Open): void {
  if (percent === 0) return;
  const { maze } = walls;
  const isLeft = new Uint8Array(maze.size);
  const ends = new Uint32Array(maze.size);
  let count = 0;
  for (let cell = 0; cell < maze.size; cell++) {
    if (!walls.isDeadEnd(cell) || walls.ofCell(cell).length === 0) continue;
    isLeft[cell] = 1;
    ends[count++] = cell;
  }
  let wanted = Math.round((percent * count) / 100);
  // The last one goes alone. Where each has walls to other dead ends alone, two go.
  for (const mayPairLast of [false, true]) {
    for (let i = 0; i < count && wanted > 0; i++) {
      const cell = takeAny(ends, i, count, random);
      if (isLeft[cell] === 0) continue; // went with another one
      const all = walls.ofCell(cell);
      const toAnother = (wall: number) => isLeft[walls.behind(wall, cell)] === 1;
      const shared = all.filter(toAnother);
      const alone = all.filter((wall) => !toAnother(wall));
      const choices = wanted === 1 && !mayPairLast ? alone : shared.length > 0 ? shared : alone;
      if (choices.length === 0) continue;
      const wall = choices[random.below(choices.length)]!;
      const other = walls.behind(wall, cell);
      open(wall, cell);
      wanted -= 1 + isLeft[other]!;
      isLeft[cell] = 0;
      isLeft[other] = 0;
    }
  }
}

/** A random entry of those from `i` to `count`, each equally likely; it changes places with entry `i`. */
function takeAny(entries: Uint32Array, i: number, count: number, random: Random): number {
  const at = i + random.below(count - i);
  const entry = entries[at]!;
  entries[at] = entries[i]!;
  entries[i] = entry;
  return entry;
}

/** The walls of a maze, some of them blocked. */
class Walls {
  readonly maze: Maze;
  private readonly blocked = new Set<number>();

  constructor({ maze, trace }: Generation) {
    this.maze = maze;
    for (const step of trace.steps) if (stepOutcome(step) === BLOCKED) this.blocked.add(stepWall(step));
  }

  /** Whether a wall stands between two cells of the maze and is not blocked. */
  mayFall(wall: number): boolean {
    return this.maze.separates(wall) && !this.maze.isOpen(wall) && !this.blocked.has(wall);
  }

  /** The walls of a cell that may fall. */
  ofCell(cell: number): number[] {
    return SIDES.map((side) => wallBeside(this.maze, cell, side)).filter((wall) => wall >= 0 && this.mayFall(wall));
  }

  isDeadEnd(cell: number): boolean {
    const { maze } = this;
    const isPassage = (wall: number) => wall >= 0 && maze.separates(wall) && maze.isOpen(wall);
    return SIDES.filter((side) => isPassage(wallBeside(maze, cell, side))).length === 1;
  }

  /** The cell on the other side of a cell's wall. */
  behind(wall: number, cell: number): number {
    return wall >> 1 === cell ? this.maze.across(wall) : wall >> 1;
  }
}

const SIDES = [0, 1, 2, 3] as const;
