import type { Slices } from "../slices";
import type { BookletPlan } from "./bookletPlan";
import { candidate } from "./candidate";

/** Mazes of each generator in the sample. */
const EACH = 40;

/**
 * How difficult mazes of a size, some kinds and ends are: the difficulties of a sample, 40 of each generator, from the least to the
 * greatest. The sample is the same for every booklet of that size, those kinds and ends.
 */
export class DifficultyScale {
  private constructor(private readonly sorted: Float64Array) {}

  /** Throws as the generators do. */
  static *of(plan: BookletPlan): Slices<DifficultyScale> {
    const difficulties = new Float64Array(EACH * plan.generators.length);
    let count = 0;
    for (const generator of plan.generators) {
      for (let i = 0; i < EACH; i++) {
        difficulties[count++] = (yield* candidate(plan, generator, `scale/${i}`)).difficulty;
        yield;
      }
    }
    return new DifficultyScale(difficulties.sort());
  }

  /** The difficulty under which this share (0 to 1) of the mazes lies. */
  quantile(share: number): number {
    const { sorted } = this;
    return sorted[Math.max(0, Math.min(sorted.length - 1, Math.floor(share * sorted.length)))]!;
  }

  /** The share of mazes, 0 to 1, that are easier. */
  rank(difficulty: number): number {
    return this.sorted.filter((each) => each < difficulty).length / this.sorted.length;
  }
}
