/** The choice of the mazes of a booklet: candidates of the wanted difficulty, from seeds. */
import { Random, type Ends, type Grid, type Mask, type Maze, cornerEnds, onEdgeOf } from "./model";
import { longestPath, type Rating, rate } from "./measures";
import { type Recipe, mazeOf } from "./code";
import { UNVARIED } from "./generators";
import { breadthFirst } from "./solvers";

const TRIES = 200;
const FAR = 1_000;
/** The range of ranks, as shares of all mazes, that each difficulty covers. */
const shares: Readonly<Record<Exclude<BookletDifficulty, "rising">, readonly [number, number]>> = {
  easy: [0, 0.25],
  medium: [0.4, 0.6],
  hard: [0.85, 1],
};
/** Half of the range of ranks that each maze of a rising booklet is taken from. */
const RISING = 0.05;
const FIFTHS = 5;

/** Points of difficulty by which a maze of a booklet of several sizes may miss what is wanted, if such a maze is found. */
export const NEAR = 1.5;
/** The shares of mazes below the easiest and the hardest that are wanted in such a booklet. */
const [EASIEST, HARDEST] = [0.1, 0.9];

/**
 * Maze `index` (from 0) of a booklet: the first of 200 candidates that has the wanted difficulty and is not dull; if there is none, the
 * nearest, and a dull one, which is seen through (rating.ts), only if all are. Candidate k of maze i has the seed "seed/i/k", both
 * counted from 1, so a booklet depends only on its plan. In a booklet of several sizes, sizes and difficulties rise evenly from the first
 * maze to the last, and the scale does not count.
 */
export function bookletMaze(plan: BookletPlan, scale: DifficultyScale, index: number): Candidate {
  const { rise, count, seed, difficulty } = plan;
  const own = `${seed}/${index + 1}`;
  if (rise === undefined) {
    const middle = (index + 0.5) / count;
    const ranks = difficulty === "rising" ? ([middle - RISING, middle + RISING] as const) : shares[difficulty];
    return mazeInShare(plan, scale, ranks, own);
  }
  const share = count === 1 ? 0 : index / (count - 1);
  const wanted = rise.from + share * (rise.to - rise.from);
  return mazeBetween({ ...plan, ...sizeBetween(plan, rise.largest, share) }, wanted - NEAR, wanted + NEAR, own);
}

export function sizeBetween(smallest: Size, largest: Size, share: number): Size {
  const between = (from: number, to: number) => Math.round(from + share * (to - from));
  return { columns: between(smallest.columns, largest.columns), rows: between(smallest.rows, largest.rows) };
}

/** Between which difficulties a booklet rises whose mazes grow: from the easiest of the smallest size to the hardest of the largest. */
export function riseOf(smallest: DifficultyScale, largest: DifficultyScale): Pick<Rise, "from" | "to"> {
  const [from, to] = [quantile(smallest, EASIEST), quantile(largest, HARDEST)];
  return { from, to: Math.max(from, to) };
}

export function levelShare(level: Level): number {
  if (typeof level === "number") return (level - 1) / (FIFTHS - 1);
  return { easy: 0, medium: 0.5, hard: 1 }[level];
}

/** A maze of this level, chosen as {@link bookletMaze} does. Candidate k has the seed "seed/k": no other maze of the plan matters. */
export function mazeOfLevel(plan: BookletPlan, scale: DifficultyScale, level: Level, seed: string): Candidate {
  const share = typeof level === "number" ? ([(level - 1) / FIFTHS, level / FIFTHS] as const) : shares[level];
  return mazeInShare(plan, scale, share, seed);
}

function mazeInShare(
  plan: BookletPlan,
  scale: DifficultyScale,
  [from, to]: readonly [number, number],
  seedOfAll: string,
): Candidate {
  return mazeBetween(plan, from <= 0 ? 0 : quantile(scale, from), to >= 1 ? 100 : quantile(scale, to), seedOfAll);
}

/** The first candidate whose difficulty lies between these two, or the nearest. */
function mazeBetween(plan: BookletPlan, least: number, most: number, seedOfAll: string): Candidate {
  /** 0 for what is wanted; any dull maze is farther than any other. */
  const distance = ({ rating: { score, isDull } }: Candidate) =>
    Math.max(least - score, score - most, 0) + (isDull ? FAR : 0);
  let nearest: Candidate | undefined;
  for (let k = 1; k <= TRIES; k++) {
    const seed = `${seedOfAll}/${k}`;
    const generator = plan.generators[new Random(`${seed}/kind`).below(plan.generators.length)]!;
    const tried = candidate(plan, generator, seed);
    if (nearest === undefined || distance(tried) < distance(nearest)) nearest = tried;
    if (distance(nearest) === 0) break;
  }
  return nearest!;
}

/** Whether mazes of this size and these kinds differ so little (less than a point of 100) that none is easy or hard among them. */
export function areAlike(scale: DifficultyScale): boolean {
  return quantile(scale, shares.hard[0]) - quantile(scale, shares.easy[1]) < 1;
}

/** How hard the mazes of a booklet are, by their rank among mazes of the same size, kinds and ends. */
export type BookletDifficulty = "easy" | "medium" | "hard" | "rising";

/** How hard one maze is, by its rank among mazes of the same size, kinds and ends: 1 to 5 for the fifths of them, from the easiest. */
export type Level = Exclude<BookletDifficulty, "rising"> | 1 | 2 | 3 | 4 | 5;

/** Where ends are: top left and bottom right; at the ends of the longest path between cells on the edge; or anywhere on opposite sides. */
export type BookletEnds = "corners" | "longest" | "opposite";

type Size = Pick<Grid, "rows" | "columns">;

/** How a booklet rises whose mazes grow: to which size, and between which difficulties. */
export interface Rise {
  readonly largest: Size;
  readonly from: number;
  readonly to: number;
}

export interface BookletPlan extends Size {
  readonly count: number;
  /** Set if its mazes grow, from the plan's own size on; then this counts, and not `difficulty`. */
  readonly rise?: Rise | undefined;
  /** Ids of generators, at least one. */
  readonly generators: readonly string[];
  readonly difficulty: BookletDifficulty;
  readonly ends: BookletEnds;
  /** Set if the mazes fill only some cells of their rectangle, which are connected; its own ends, if it has any, count before `ends`. */
  readonly shape?: { readonly mask: Mask | undefined; readonly ends: Ends | undefined } | undefined;
  readonly seed: string;
}

/** `random` decides where ends lie on opposite sides, which only a maze that fills its whole rectangle has. */
export function bookletEnds(maze: Maze, kind: BookletEnds, random: Random): Ends {
  if (kind === "corners") return cornerEnds(maze);
  if (kind === "longest") {
    const { from, to } = longestPath(maze, onEdgeOf(maze))!;
    return { entrance: from, exits: [to] };
  }
  const { rows, columns, size } = maze;
  if (random.below(2) === 0) {
    return { entrance: random.below(columns), exits: [size - columns + random.below(columns)] };
  }
  return { entrance: columns * random.below(rows), exits: [columns * random.below(rows) + columns - 1] };
}

export interface Candidate {
  readonly recipe: Recipe;
  readonly maze: Maze;
  readonly ends: Ends;
  /** With both ends. */
  readonly path: Uint32Array;
  readonly rating: Rating;
}

/** The maze of a generator and a seed, with its ends, path and rating. Throws as the generator does. */
export function candidate(plan: BookletPlan, generator: string, seed: string): Candidate {
  const { rows, columns, shape } = plan;
  const recipe = { rows, columns, mask: shape?.mask, generator, seed, variation: UNVARIED };
  const maze = mazeOf(recipe);
  const ends = shape?.ends ?? bookletEnds(maze, plan.ends, new Random(`${seed}/ends`));
  // A perfect maze has a path between any two cells.
  const path = breadthFirst(maze, ends).path!;
  return { recipe: { ...recipe, ends }, maze, ends, path, rating: rate(maze, ends)! };
}

/** The difficulties of a sample of mazes of one size, with given kinds and ends, ascending. */
export type DifficultyScale = Float64Array;

const EACH = 40;

/**
 * The difficulties of a sample, 40 of each generator, ascending; without dull mazes if there are others. All booklets of that size,
 * those kinds and ends use the same sample. Throws as the generators do.
 */
export function sampleDifficulties(plan: BookletPlan): DifficultyScale {
  const sample = plan.generators.flatMap((generator) =>
    Array.from({ length: EACH }, (_, i) => candidate(plan, generator, `scale/${i}`).rating),
  );
  const wanted = sample.filter(({ isDull }) => !isDull);
  const difficulties = (wanted.length > 0 ? wanted : sample).map(({ score }) => score);
  return Float64Array.from(difficulties).sort();
}

function quantile(scale: DifficultyScale, share: number): number {
  return scale[Math.max(0, Math.min(scale.length - 1, Math.floor(share * scale.length)))]!;
}
