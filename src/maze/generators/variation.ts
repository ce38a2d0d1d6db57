import { message } from "../../message";
import {
  DisjointSets,
  type Maze,
  MazeError,
  PASSAGE_COUNTS,
  type Random,
  passagesOf,
  wallBeside,
  wallsWhere,
} from "../model";
import { type Generation, encodeStep, stepOutcome, stepSelectedAcross, stepWall, Outcome } from "../trace";

/** What a whole maze can be: as the algorithm makes it, its own image in a mirror or after half a turn, or one path through all cells. */
export const patterns = ["none", "leftRight", "topBottom", "halfTurn", "labyrinth"] as const;

/** The shortest side of a room: a smaller block may come about by chance. */
export const SHORTEST_ROOM = 3;

/**
 * What makes a maze other than perfect: shares of what is found in it, and chances as in the AI-class maze program. The least and the most
 * of each, all whole. One that is missing is 0, or the least if that is more.
 */
export const VARIATION_BOUNDS = {
  /** The chance in a hundred of a loop at each wall that falls. For study: openPercent is true of the result. */
  loopPercent: [0, 100],
  /** The chance in a thousand that a wall that should fall stays. */
  blockPermille: [0, 1000],
  /** How many in a hundred of the walls left between cells are opened too. */
  openPercent: [0, 100],
  /** How many in a hundred of the dead ends left then are removed. */
  braidPercent: [0, 100],
  /** The number of rooms, or as many as fit. */
  rooms: [0, 1000],
  /** The shortest and the longest side of a room, in cells. The larger of the two is the longest. */
  roomFrom: [SHORTEST_ROOM, 100],
  roomTo: [SHORTEST_ROOM, 100],
  /** The share of passages that are turned, below 0 to run left and right, above 0 up and down. */
  direction: [-100, 100],
  /** The share of the dead ends that can be joined to longer passages. */
  river: [0, 100],
  /** An index of {@link patterns}. */
  pattern: [0, patterns.length - 1],
} as const;
type Bounded = keyof typeof VARIATION_BOUNDS;
const bounded = Object.keys(VARIATION_BOUNDS) as Bounded[];

export type Variation = { readonly [What in Bounded]?: number | undefined } & typeof UNVARIED;
export const UNVARIED: Readonly<Record<"loopPercent" | "blockPermille", number>> = { loopPercent: 0, blockPermille: 0 };

/** Whether the maze stays as the algorithm makes it, as far as these parts of a variation say. */
export function isUnvaried(variation: Variation, parts: readonly Bounded[] = bounded): boolean {
  return parts.every((what) => VARIATION_BOUNDS[what][0] > 0 || (variation[what] ?? 0) === 0);
}

export function isVariation(variation: Variation): boolean {
  return bounded.every((what) => isWithin(variation[what], what));
}

/** Throws MazeError unless all are whole numbers within their bounds, and no texture is wanted together with what would break it. */
export function checkVariation(variation: Variation): void {
  const what = bounded.find((each) => !isWithin(variation[each], each));
  if (what !== undefined) {
    const [least, most] = VARIATION_BOUNDS[what];
    throw new MazeError("choice", message("variation-wrong", { least, most, what, value: variation[what]! }));
  }
  const { direction = 0, river = 0, pattern = 0, openPercent = 0, braidPercent = 0, rooms = 0 } = variation;
  const hasChances = variation.loopPercent > 0 || variation.blockPermille > 0;
  const isTextured = direction !== 0 || river !== 0 || pattern !== 0;
  if ((isTextured && hasChances) || (pattern !== 0 && openPercent + braidPercent + rooms > 0)) {
    throw new MazeError("choice", message("texture-alone", { texture: pattern === 0 ? "direction" : "pattern" }));
  }
}

function isWithin(value: number | undefined, what: Bounded): boolean {
  const [least, most] = VARIATION_BOUNDS[what];
  return value === undefined || (Number.isInteger(value) && value >= least && value <= most);
}

/**
 * Makes a perfect maze imperfect by going through its trace once more:
 *
 * - Each wall that fell stays instead, with a chance of `blockPermille` in 1000 (`blocked`).
 * - After each of these steps, fallen or not, one more wall falls with a chance of `loopPercent` in 100 (`looped`): far fewer than
 *   `loopPercent` in 100 of the walls, because one can be missing. It is
 *   a random one of the walls still standing between the cell just joined (the cell of the step that was not selected) and
 *   cells already in the same tree, each equally likely; if there is none, none falls. The step's own wall is not among them.
 *   Two cells are in one tree if walls that fell or should have fallen up to this step join them.
 *
 * No algorithm here would later take a wall between two cells of one tree, so the distribution is the same as if this happened
 * while carving, and the perfect maze of the seed still shows. A wall adder carves nothing: its passages count as the
 * steps, in the order of their wall numbers, with the walls' owners selected. So passages = cells - trees - blocked + looped.
 *
 * The perfect generation is used up. Time O(n α(n)); besides the old trace, 4 bytes per cell for the sets, and a new trace with 4 more
 * bytes per cell (8 for wall adders).
 * Source: the AI-class maze program, which does it within depth-first (depthFirst.ts); this is the equivalent for the others.
 */
export function makeImperfect(perfect: Generation, random: Random, variation: Variation): Generation {
  const { maze, trace } = perfect;
  const { loopPercent, blockPermille } = variation;
  if (loopPercent === 0 && blockPermille === 0) return perfect;
  const adder = trace.start === "open";
  const sets = new DisjointSets(maze.size);
  const steps = new Uint32Array(trace.steps.length + (adder ? 2 : 1) * maze.size);
  /** The walls of a cell that may fall. One list for all cells, because one per cell would be a million lists. */
  const standing = new Uint32Array(4);
  let count = 0;

  const join = (wall: number, selectedAcross: 0 | 1): void => {
    if (blockPermille > 0 && random.permille(blockPermille)) {
      maze.closeWall(wall);
      steps[count++] = encodeStep(wall, Outcome.blocked, selectedAcross);
    } else if (!adder) steps[count++] = encodeStep(wall, Outcome.joined, selectedAcross);
    sets.join(wall >> 1, maze.across(wall));
    if (loopPercent === 0 || !random.percent(loopPercent)) return;
    const joined = selectedAcross === 1 ? wall >> 1 : maze.across(wall);
    let choices = 0;
    // Its own loop: forNeighbours and the sides it needs make a maze with the most possible loops 1.15 times as slow.
    for (let side = 0; side < 4; side++) {
      const other = wallBeside(maze, joined, side);
      if (other < 0 || other === wall || !maze.separates(other) || maze.isOpen(other)) continue;
      if (sets.find(other >> 1) === sets.find(maze.across(other))) standing[choices++] = other;
    }
    if (choices === 0) return;
    const looped = standing[random.below(choices)]!;
    maze.openWall(looped);
    steps[count++] = encodeStep(looped, Outcome.looped, looped >> 1 === joined ? 0 : 1);
  };

  for (const step of trace.steps) {
    if (stepOutcome(step) === Outcome.joined) join(stepWall(step), stepSelectedAcross(step) ? 1 : 0);
    else steps[count++] = step;
  }
  if (adder) {
    const passages = maze.copy();
    for (let wall = 0; wall < maze.wallCount; wall++) if (passages.isOpen(wall)) join(wall, 0);
  }
  return { maze, trace: { ...trace, steps: steps.subarray(0, count) } };
}

/** Places that are tried for a room before it, and those after it, are left out. */
const TRIES = 200;

/**
 * Opens rooms in a maze that is made: rectangles whose sides are random from `roomFrom` to `roomTo`, in random places within the mask, no
 * two in one cell. Each of their walls is a `looped` step after the last. A room may have been joined to the maze at several doors, with a
 * way around from one to another; of such doors random ones are walled up (`built`). So each room of w x h cells makes (w - 1)(h - 1)
 * loops more, and no others. Where fewer rooms fit, there are fewer.
 *
 * The generation is used up. Time O(n α(n)); 6 bytes per cell, and a new trace with 4 bytes for each step.
 */
function openRooms(made: Generation, random: Random, { rooms = 0, ...sides }: Variation): Generation {
  if (rooms === 0) return made;
  const { maze, trace } = made;
  const roomOf = placeRooms(maze, random, rooms, sides);
  const sets = new DisjointSets(maze.size);
  const join = (wall: number) => sets.join(wall >> 1, maze.across(wall)) === 1;
  const isLoop = new Set<number>();
  for (const step of trace.steps) if (stepOutcome(step) === Outcome.looped) isLoop.add(stepWall(step));
  const steps: number[] = [];
  const doors: number[] = [];
  for (let wall = 0; wall < maze.wallCount; wall++) {
    if (!maze.separates(wall)) continue;
    const [room, other] = [roomOf[wall >> 1]!, roomOf[maze.across(wall)]!];
    if (room > 0 && room === other) {
      if (!maze.isOpen(wall)) steps.push(encodeStep(wall, Outcome.looped, 0));
      maze.openWall(wall);
      join(wall);
    } else if (maze.isOpen(wall) && !isLoop.has(wall)) {
      if (room > 0 || other > 0) doors.push(wall);
      else join(wall);
    }
  }
  for (let i = 0; i < doors.length; i++) {
    const wall = takeAny(doors, i, doors.length, random);
    if (join(wall)) continue;
    maze.closeWall(wall);
    steps.push(encodeStep(wall, Outcome.built, 0));
  }
  return withMore(made, steps);
}

/** The number of the room of each cell, from 1; 0 for none. */
function placeRooms(
  { rows, columns, size, mask }: Maze,
  random: Random,
  wanted: number,
  { roomFrom = SHORTEST_ROOM, roomTo = SHORTEST_ROOM }: Variation,
): Uint16Array {
  const roomOf = new Uint16Array(size);
  const [from, to] = [Math.min(roomFrom, roomTo), Math.max(roomFrom, roomTo)];
  if (from > Math.min(rows, columns)) return roomOf;
  const side = (most: number) => from + random.below(Math.min(to, most) - from + 1);
  for (let room = 1; room <= wanted; room++) {
    let tries = 0;
    for (; tries < TRIES; tries++) {
      const [height, width] = [side(rows), side(columns)];
      const first = random.below(rows - height + 1) * columns + random.below(columns - width + 1);
      const cells = Array.from(
        { length: height * width },
        (_, i) => first + Math.floor(i / width) * columns + (i % width),
      );
      if (cells.some((cell) => roomOf[cell]! > 0 || mask?.[cell] === 0)) continue;
      for (const cell of cells) roomOf[cell] = room;
      break;
    }
    if (tries === TRIES) break;
  }
  return roomOf;
}

/**
 * Opens more walls of a maze that is made: first its rooms (see {@link openRooms}), then, each a `looped` step after its last:
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
export function openMore(perfect: Generation, random: Random, variation: Variation): Generation {
  const { openPercent = 0, braidPercent = 0 } = variation;
  const made = openRooms(perfect, random, variation);
  if (openPercent === 0 && braidPercent === 0) return made;
  const { maze, trace } = made;
  const blocked = new Set<number>();
  for (const step of trace.steps) if (stepOutcome(step) === Outcome.blocked) blocked.add(stepWall(step));
  const mayFall = (wall: number) => maze.separates(wall) && !maze.isOpen(wall) && !blocked.has(wall);
  const steps: number[] = [];
  const open = (wall: number, selected: number) => {
    maze.openWall(wall);
    steps.push(encodeStep(wall, Outcome.looped, wall >> 1 === selected ? 0 : 1));
  };
  const standing = openPercent === 0 ? [] : wallsWhere(maze, mayFall);
  const wanted = Math.round((openPercent * standing.length) / 100);
  for (let i = 0; i < wanted; i++) {
    const wall = takeAny(standing, i, standing.length, random);
    open(wall, wall >> 1);
  }
  if (braidPercent > 0) removeDeadEnds(maze, mayFall, random, braidPercent, open);
  return withMore(made, steps);
}

export function withMore({ maze, trace }: Generation, steps: readonly number[]): Generation {
  const all = new Uint32Array(trace.steps.length + steps.length);
  all.set(trace.steps);
  all.set(steps, trace.steps.length);
  return { maze, trace: { ...trace, steps: all } };
}

function removeDeadEnds(
  maze: Maze,
  mayFall: (wall: number) => boolean,
  random: Random,
  percent: number,
  open: (wall: number, selected: number) => void,
): void {
  const wallsOf = (cell: number) =>
    [0, 1, 2, 3].map((side) => wallBeside(maze, cell, side)).filter((wall) => wall >= 0 && mayFall(wall));
  const behind = (wall: number, cell: number) => (wall >> 1 === cell ? maze.across(wall) : wall >> 1);
  const isLeft = new Uint8Array(maze.size);
  const ends = new Uint32Array(maze.size);
  let count = 0;
  passagesOf(maze).forEach((passages, cell) => {
    if (PASSAGE_COUNTS[passages] !== 1 || wallsOf(cell).length === 0) return;
    isLeft[cell] = 1;
    ends[count++] = cell;
  });
  let wanted = Math.round((percent * count) / 100);
  // The last one goes alone. Where each has walls to other dead ends alone, two go.
  for (const mayPairLast of [false, true]) {
    for (let i = 0; i < count && wanted > 0; i++) {
      const cell = takeAny(ends, i, count, random);
      if (isLeft[cell] === 0) continue; // went with another one
      const all = wallsOf(cell);
      const toAnother = (wall: number) => isLeft[behind(wall, cell)] === 1;
      const shared = all.filter(toAnother);
      const alone = all.filter((wall) => !toAnother(wall));
      const choices = wanted === 1 && !mayPairLast ? alone : shared.length > 0 ? shared : alone;
      if (choices.length === 0) continue;
      const wall = choices[random.below(choices.length)]!;
      const other = behind(wall, cell);
      open(wall, cell);
      wanted -= 1 + isLeft[other]!;
      isLeft[cell] = 0;
      isLeft[other] = 0;
    }
  }
}

/** A random entry of those from `i` to `count`, each equally likely; it changes places with entry `i`. */
export function takeAny(entries: Uint32Array | number[], i: number, count: number, random: Random): number {
  const at = i + random.below(count - i);
  const entry = entries[at]!;
  entries[at] = entries[i]!;
  entries[i] = entry;
  return entry;
}
