import type { Message } from "../../message";
import type { Expectable } from "../expected";
import { type GeneratorFacts, expectedOf } from "../generators";
import { metrics, theoryOf } from "./metrics";

/** An average property of a generator's mazes of 20 x 20. */
interface TextureFigure {
  readonly name: Message;
  /** A share of the cells, 0 to 1. */
  readonly share: number;
  /** Derived; simulated by somebody else; or measured by this engine on {@link TEXTURE_MAZES} mazes. */
  readonly kind: "exact" | "published" | "measured";
}

/** The size at which textures are measured and published. */
export const TEXTURE_SIZE = { rows: 20, columns: 20 };
/** Mazes with the seed "texture" to measure if nothing is published. */
export const TEXTURE_MAZES = 400;

const figures: readonly Expectable[] = ["deadEnds", "solutionLength", "longestPath"];

/** Dead ends, path from corner to corner, longest path; figures that are neither derived nor measured are left out. */
export function textureOf(generator: GeneratorFacts): TextureFigure[] {
  const { measured } = generator;
  return figures.flatMap((figure, i): TextureFigure[] => {
    const metric = metrics.find((each) => each.expected === figure)!;
    const theory = theoryOf(metric, TEXTURE_SIZE, expectedOf(generator, TEXTURE_SIZE));
    if (theory !== undefined) return [{ name: metric.name, share: theory.value, kind: theory.kind }];
    return measured === undefined ? [] : [{ name: metric.name, share: measured[i]!, kind: "measured" }];
  });
}
