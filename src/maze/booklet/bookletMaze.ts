import { Random, type Ends, type Mask, type Maze, cornerEnds, isOnEdge } from "../model";
import { longestPathBetween, type Rating, rate } from "../measures";
import { type Recipe, mazeOf } from "../code";
import { PERFECT } from "../generators";
import { breadthFirst } from "../solvers";

/** How many mazes to try before taking the one that comes nearest to the wanted difficulty. */
const TRIES = 200;
/** Greater than any distance from a wanted difficulty. */
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

/** The ranks wanted of maze `index` (from 0) of the booklet. */
function shareOf({ difficulty, count }: BookletPlan, index: number): readonly [number, number] {
  const middle = (index + 0.5) / count;
  return difficulty === "rising" ? [middle - RISING, middle + RISING] : shares[difficulty];
}

/** A maze of a booklet, and what was left out for it. */
export interface BookletMaze extends Candidate {
  /** Candidates that were tried before it and left out because they are dull. */
  readonly dullBefore: number;
}

/**
 * Maze `index` (from 0) of a booklet: the first of 200 candidates that has the wanted difficulty and, unless the plan wants dull mazes,
 * is not dull; if there is none, the nearest, and a dull one only if all are. Candidate k of maze i has the seed "seed/i/k", both
 * counted from 1, so a booklet depends only on its plan.
 */
export function bookletMaze(plan: BookletPlan, scale: DifficultyScale, index: number): BookletMaze {
  return mazeInShare(plan, scale, shareOf(plan, index), `${plan.seed}/${index + 1}`);
}

/** A maze of this level, chosen as {@link bookletMaze} does. Candidate k has the seed "seed/k": no other maze of the plan matters. */
export function mazeOfLevel(plan: BookletPlan, scale: DifficultyScale, level: Level, seed: string): BookletMaze {
  const share = typeof level === "number" ? ([(level - 1) / FIFTHS, level / FIFTHS] as const) : shares[level];
  return mazeInShare(plan, scale, share, seed);
}

function mazeInShare(
  plan: BookletPlan,
  scale: DifficultyScale,
  [from, to]: readonly [number, number],
  seedOfAll: string,
): BookletMaze {
  const least = from <= 0 ? 0 : scale.quantile(from);
  const most = to >= 1 ? 100 : scale.quantile(to);
  const isLeftOut = ({ rating }: Candidate) => rating.isDull && !plan.withDull;
  /** 0 for what is wanted; any maze that is left out is farther than any other. */
  const distance = (tried: Candidate) => {
    const { score } = tried.rating;
    return Math.max(least - score, score - most, 0) + (isLeftOut(tried) ? FAR : 0);
  };
  let nearest: Candidate | undefined;
  let dullBefore = 0;
  for (let k = 1; k <= TRIES; k++) {
    const seed = `${seedOfAll}/${k}`;
    const generator = plan.generators[new Random(`${seed}/kind`).below(plan.generators.length)]!;
    const tried = candidate(plan, generator, seed);
    if (isLeftOut(tried)) dullBefore++;
    if (nearest === undefined || distance(tried) < distance(nearest)) nearest = tried;
    if (distance(nearest) === 0) break;
  }
  return { ...nearest!, dullBefore };
}

/** Whether mazes of this size and these kinds differ so little (less than a point of 100) that none is easy or hard among them. */
export function areAlike(scale: DifficultyScale): boolean {
  return scale.quantile(shares.hard[0]) - scale.quantile(shares.easy[1]) < 1;
}

/** How hard the mazes of a booklet are, by their rank among mazes of the same size, kinds and ends. */
export type BookletDifficulty = "easy" | "medium" | "hard" | "rising";

/** How hard one maze is, by its rank among mazes of the same size, kinds and ends: 1 to 5 for the fifths of them, from the easiest. */
export type Level = Exclude<BookletDifficulty, "rising"> | 1 | 2 | 3 | 4 | 5;

/**
 * Where the mazes of a booklet have entrance and exit: top left and bottom right; at the ends of the longest path between two cells on
 * the edge; or anywhere on two opposite sides.
 */
export type BookletEnds = "corners" | "longest" | "opposite";

/** Everything that decides the mazes of a booklet. */
export interface BookletPlan {
  readonly count: number;
  readonly rows: number;
  readonly columns: number;
  /** Ids of generators, at least one. */
  readonly generators: readonly string[];
  readonly difficulty: BookletDifficulty;
  readonly ends: BookletEnds;
  /** Whether mazes that are seen through may be among them; see rating.ts. */
  readonly withDull: boolean;
  /** Set if the mazes fill only some cells of their rectangle, which are connected; its own ends, if it has any, count before `ends`. */
  readonly shape?: { readonly mask: Mask | undefined; readonly ends: Ends | undefined } | undefined;
  readonly seed: string;
}

/**
 * The ends of a maze; `random` decides where they lie on opposite sides, which only a maze that fills its whole rectangle has.
 */
export function bookletEnds(maze: Maze, kind: BookletEnds, random: Random): Ends {
  if (kind === "corners") return cornerEnds(maze);
  if (kind === "opposite") return oppositeEnds(maze, random);
  const longest = longestPathBetween(maze, (cell) => isOnEdge(maze, cell))!;
  return { entrance: longest.from, exits: [longest.to] };
}

function oppositeEnds({ rows, columns, size }: Maze, random: Random): Ends {
  if (random.below(2) === 0) {
    return { entrance: random.below(columns), exits: [size - columns + random.below(columns)] };
  }
  return { entrance: columns * random.below(rows), exits: [columns * random.below(rows) + columns - 1] };
}

/** A maze that may be chosen for a booklet. */
export interface Candidate {
  readonly recipe: Recipe;
  readonly maze: Maze;
  readonly ends: Ends;
  /** The cells of the path, both ends included. */
  readonly path: Uint32Array;
  readonly rating: Rating;
}

/** The maze of a generator and a seed, with its ends, path and rating. Throws as the generator does. */
export function candidate(plan: BookletPlan, generator: string, seed: string): Candidate {
  const { rows, columns, shape } = plan;
  const recipe = { rows, columns, mask: shape?.mask, generator, seed, imperfection: PERFECT };
  const maze = mazeOf(recipe);
  const ends = shape?.ends ?? bookletEnds(maze, plan.ends, new Random(`${seed}/ends`));
  // A perfect maze has a path between any two cells.
  const path = breadthFirst(maze, ends).path!;
  return { recipe: { ...recipe, ends }, maze, ends, path, rating: rate(maze, ends)! };
}

/** Mazes per generator in the sample. */
const EACH = 40;

/**
 * The difficulties of a sample, 40 of each generator, ascending; without dull mazes if the plan leaves them out and there are
 * others. All booklets of that size, those kinds and ends use the same sample. Throws as the generators do.
 */
export function sampleDifficulties(plan: BookletPlan): Float64Array {
  const sample = plan.generators.flatMap((generator) =>
    Array.from({ length: EACH }, (_, i) => candidate(plan, generator, `scale/${i}`).rating),
  );
  const wanted = plan.withDull ? sample : sample.filter(({ isDull }) => !isDull);
  const difficulties = (wanted.length > 0 ? wanted : sample).map(({ score }) => score);
  return Float64Array.from(difficulties).sort();
}

/** How difficult mazes of one size, with given kinds and ends, are. */
export class DifficultyScale {
  /** Takes the difficulties of a sample, in ascending order. */
  constructor(private readonly sorted: Float64Array) {}

  /** The difficulty below which this share (0 to 1) of the mazes lies. */
  quantile(share: number): number {
    const { sorted } = this;
    return sorted[Math.max(0, Math.min(sorted.length - 1, Math.floor(share * sorted.length)))]!;
  }
}
