import type { BookletPlan } from "./bookletPlan";
import { candidate } from "./candidate";

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
