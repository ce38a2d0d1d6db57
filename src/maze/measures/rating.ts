import { type Ends, type Maze, checkEnds, forNeighbours, firstSide, oppositeSide } from "../model";
import { Flood } from "./flood";

/** Cells of a straight corridor that count as much as a turn. */
const CELLS_A_TURN = 16;
/** The effort at which a maze counts as half as hard as can be. */
const HALF_HARD = 60;
/** A maze is dull if it takes less effort than one turn per 10 cells at wrong turnings, and one per 5 rows and columns on the path. */
const DULL = { cells: 10, lines: 5 };
/** A distance at which a flood takes a cell for reached, and no cell for its neighbour on a path. */
const SHUT = -2;

/**
 * The rating of a maze between its ends, how hard it is for somebody who sees all of it; undefined if no exit can be reached.
 *
 * Who looks at a maze from above follows its corridors with the eye. More turns take people longer, even where the path has the same
 * length (Crowe et al. 2000), and turns close together make a corridor complex (McClendon 2001). So turns are counted, and sixteen
 * cells as one more.
 *
 * At every fork somebody without a plan tries a wrong passage before the right one with a chance of one half, and goes its depth d twice,
 * there and back: on average once. But people look ahead, and see that a shallow one is wrong: say with a chance of 1 / (1 + d). So a
 * wrong turning costs d² / (1 + d): a dead end that ends at once next to nothing, a stripe of ten cells 0.24, four turns 3.2. V is the
 * sum over all wrong turnings. The T turns of the path itself make it harder to see as a whole, but a path that is found
 * without trying is not hard, so they count for at most V:
 *
 *     effort = √(V · min(T, V)),   score = 100 · effort / (effort + 60).
 *
 * A corridor without forks and a straight path have 0. A maze is dull where its effort is less than that of V = cells / 10 and
 * T = (rows + columns) / 5.
 *
 * In a maze with loops the path is all shortest paths to the nearest exits together, T the fewest turns on one of them, and what lies
 * beside them counts once for each connected piece, with its deepest cell. What lies behind an exit makes no difference. Turning and
 * mirroring a maze does not change its rating. Figures of all kinds are in docs/decisions/maze-measures.md.
 *
 * Time O(n) for n cells, 24 bytes per cell. Throws MazeError.
 * Sources: Crowe, Averbeck, Chafee, Anderson, Georgopoulos: Mental maze solving, Journal of Cognitive Neuroscience 12, 2000;
 * McClendon: The complexity and difficulty of a maze, Bridges 2001.
 */
export function rate(maze: Maze, ends: Ends) {
  checkEnds(maze, ends);
  const paths = shortestPaths(maze, ends);
  if (paths === undefined) return undefined;
  const { turns } = paths;
  const wrongTurns = effortAtWrongTurnings(maze, ends, paths.cells);
  const effort = Math.sqrt(wrongTurns * Math.min(turns, wrongTurns));
  const score = (100 * effort) / (effort + HALF_HARD);
  const dull = Math.sqrt((maze.countCells() / DULL.cells) * ((maze.rows + maze.columns) / DULL.lines));
  return {
    /** From 0 (nothing to get wrong, or seen at a glance) towards 100. */
    score,
    /** One to five, "★★★☆☆", by the score without decimals, as it is shown: three from 40 to 59. */
    stars: stars(Math.round(score) / 100),
    /** Whether it is seen through, for its size: stripes, or a path that is nearly straight. */
    isDull: effort < dull,
    turns,
    /** The effort at all wrong turnings, in turns. */
    wrongTurns,
  };
}
export type Rating = NonNullable<ReturnType<typeof rate>>;

/** All cells of the shortest paths to the nearest exits, and the fewest turns on one of these paths. */
function shortestPaths(maze: Maze, { entrance, exits }: Ends) {
  const flood = new Flood(maze);
  flood.from([entrance]);
  const { passages, steps, distances } = flood;
  const reached = exits.filter((exit) => flood.hasReached(exit));
  const nearest = Math.min(...reached.map((exit) => distances[exit]!));
  const ends = reached.filter((exit) => distances[exit] === nearest);
  if (ends.length === 0) return undefined;
  const turns = fewestTurns(flood);
  const isOn = new Uint8Array(maze.size);
  const cells = new Uint32Array(flood.queued);
  let count = 0;
  const add = (cell: number) => {
    if (isOn[cell] === 0) cells[count++] = cell;
    isOn[cell] = 1;
  };
  ends.forEach(add);
  for (let i = 0; i < count; i++) {
    const cell = cells[i]!;
    const before = distances[cell]! - 1;
    forNeighbours(cell, passages[cell]!, steps, (next) => {
      if (distances[next] === before) add(next);
    });
  }
  return { cells: cells.subarray(0, count), turns: Math.min(...ends.map((exit) => turns[exit]!)) };
}

function effortAtWrongTurnings(maze: Maze, { exits }: Ends, paths: Uint32Array): number {
  const flood = new Flood(maze);
  const { passages, steps, distances, queue } = flood;
  for (const exit of exits) distances[exit] = SHUT;
  const forks = paths.filter((cell) => distances[cell] !== SHUT);
  flood.from(forks);
  const turns = fewestTurns(flood);
  const isCounted = new Uint8Array(maze.size);
  const piece = new Uint32Array(flood.queued - forks.length);
  let sum = 0;
  for (let i = forks.length; i < flood.queued; i++) {
    if (isCounted[queue[i]!] === 1) continue;
    let count = 0;
    let deepest = 0;
    const add = (cell: number) => {
      if (isCounted[cell] === 1 || distances[cell]! <= 0) return;
      isCounted[cell] = 1;
      piece[count++] = cell;
      deepest = Math.max(deepest, turns[cell]! + distances[cell]! / CELLS_A_TURN);
    };
    add(queue[i]!);
    for (let head = 0; head < count; head++) forNeighbours(piece[head]!, passages[piece[head]!]!, steps, add);
    sum += (deepest * deepest) / (1 + deepest);
  }
  return sum;
}

const STARS = 5;

/** A share from 0 to 1 as one to five stars: "★★★☆☆" from 0.4 to under 0.6. */
export function stars(share: number): string {
  const full = Math.min(STARS, 1 + Math.floor(share * STARS));
  return "★".repeat(full) + "☆".repeat(STARS - full);
}

const EVERY_DIRECTION = 0b1111;

/**
 * For each cell that a flood has reached, the fewest turns on a shortest path to it. A path sets out from its start in any direction
 * without a turn. Does not depend on how the maze is turned or mirrored. Time O(n), 5 bytes a cell.
 */
function fewestTurns({ passages, steps, distances, queue, queued }: Flood): Uint32Array {
  const turns = new Uint32Array(distances.length);
  /** Bit `side`: over that side of the cell before, a path with the fewest turns comes in. One turn more is all that others lack. */
  const arrivals = new Uint8Array(distances.length);
  for (let i = 0; i < queued; i++) {
    const cell = queue[i]!;
    const before = distances[cell]! - 1;
    if (before < 0) {
      arrivals[cell] = EVERY_DIRECTION;
      continue;
    }
    let fewest = Infinity;
    let arrived = 0;
    for (let open = passages[cell]!; open !== 0; open &= open - 1) {
      const side = firstSide(open);
      const from = cell + steps[side]!;
      if (distances[from] !== before) continue;
      const direction = oppositeSide(side);
      const needed = turns[from]! + 1 - ((arrivals[from]! >> direction) & 1);
      if (needed < fewest) arrived = 0;
      if (needed <= fewest) arrived |= 1 << direction;
      fewest = Math.min(fewest, needed);
    }
    turns[cell] = fewest;
    arrivals[cell] = arrived;
  }
  return turns;
}
