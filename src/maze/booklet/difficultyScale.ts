import type { BookletPlan } from "./bookletPlan";
import { candidate } from "./candidate";

/** Mazes per generator in the sample. */
const EACH = 40;

/**
 * The difficulties of a sample of 40 mazes per generator, in ascending order. Booklets of equal size, kinds and ends share their sample.
 * Throws as the generators do.
 */
export function sampleDifficulties(plan: BookletPlan): Float64Array {
  const difficulties = plan.generators.flatMap((generator) =>
    Array.from({ length: EACH }, (_, i) => candidate(plan, generator, `scale/${i}`).difficulty),
  );
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

  /** The share of mazes, 0 to 1, that are easier. */
  rank(difficulty: number): number {
    return this.sorted.filter((each) => each < difficulty).length / this.sorted.length;
  }
}
