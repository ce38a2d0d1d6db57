import { Random } from "../model";
import type { BookletDifficulty, BookletPlan } from "./bookletPlan";
import { type Candidate, candidate } from "./candidate";
import type { DifficultyScale } from "./difficultyScale";

/** Mazes that are tried for one of a booklet, until one is as difficult as wanted. */
const TRIES = 200;
/** Shares of all mazes between which the wanted ones lie. */
const shares: Readonly<Record<Exclude<BookletDifficulty, "rising">, readonly [number, number]>> = {
  easy: [0, 0.25],
  medium: [0.4, 0.6],
  hard: [0.85, 1],
};
/** Half of the share from which each maze of a rising booklet is taken. */
const RISING = 0.05;

/** The difficulties, least and greatest, of which maze `index` (from 0) of the booklet is to be. */
function wantedOf(plan: BookletPlan, scale: DifficultyScale, index: number): readonly [number, number] {
  const middle = (index + 0.5) / plan.count;
  const [from, to] = plan.difficulty === "rising" ? [middle - RISING, middle + RISING] : shares[plan.difficulty];
  return [from <= 0 ? 0 : scale.quantile(from), to >= 1 ? 100 : scale.quantile(to)];
}

/**
 * Maze `index` (from 0) of a booklet: the first of its candidates that is as difficult as wanted, and where none of 200 is, the
 * nearest. Candidate k of maze i has the seed "seed/i/k", both from 1, so that a booklet depends on its plan alone.
 */
export function bookletMaze(plan: BookletPlan, scale: DifficultyScale, index: number): Candidate {
  const [least, most] = wantedOf(plan, scale, index);
  let nearest: Candidate | undefined;
  const distance = ({ difficulty }: Candidate) => Math.max(least - difficulty, difficulty - most, 0);
  for (let k = 1; k <= TRIES; k++) {
    const seed = `${plan.seed}/${index + 1}/${k}`;
    const generator = plan.generators[new Random(`${seed}/kind`).below(plan.generators.length)]!;
    const tried = candidate(plan, generator, seed);
    if (nearest === undefined || distance(tried) < distance(nearest)) nearest = tried;
    if (distance(nearest) === 0) break;
  }
  return nearest!;
}

/** Whether mazes of this size and these kinds are so alike, to a point of 100, that none is easy or hard among them. */
export function areAlike(scale: DifficultyScale): boolean {
  return scale.quantile(shares.hard[0]) - scale.quantile(shares.easy[1]) < 1;
}
