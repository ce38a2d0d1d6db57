import { Random } from "../model";
import type { BookletDifficulty, BookletPlan, Level } from "./bookletPlan";
import { type Candidate, candidate } from "./candidate";
import type { DifficultyScale } from "./difficultyScale";

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
