import type { Expectable } from "../expected";
import type { Generator } from "../generators";
import { metrics } from "./metrics";
import { theoryOf } from "./theoryOf";

/** What mazes of a generator are like on 20 x 20, in the mean. */
export interface TextureFigure {
  readonly name: string;
  /** Of the cells, 0 to 1. */
  readonly share: number;
  /** Derived, simulated by somebody else, or measured by this engine, {@link TEXTURE_MAZES} mazes. */
  readonly kind: "exact" | "published" | "measured";
}

export const TEXTURE_SIZE = { rows: 20, columns: 20 };
/** Mazes of the seed "texture" that were measured where nobody else says anything. */
export const TEXTURE_MAZES = 400;

const figures: readonly Expectable[] = ["deadEnds", "solutionLength", "longestPath"];

/** Shares of the cells, in the order of {@link figures}. */
export const measuredTextures: Readonly<Record<string, readonly [number, number, number]>> = {
  "growing-tree-oldest": [0.1156, 0.0975, 0.1282],
  "growing-tree-random": [0.2799, 0.1055, 0.1446],
  "growing-tree-mixed": [0.2686, 0.1267, 0.1821],
};

/** Dead ends, way from corner to corner, longest path. */
export function textureOf(generator: Generator): TextureFigure[] {
  const expected = generator.expected(TEXTURE_SIZE);
  return figures.map((figure, i) => {
    const metric = metrics.find((each) => each.expected === figure)!;
    const theory = theoryOf(metric, TEXTURE_SIZE, expected);
    if (theory !== undefined) return { name: metric.name, share: theory.value, kind: theory.kind };
    return { name: metric.name, share: measuredTextures[generator.id]![i]!, kind: "measured" };
  });
}
