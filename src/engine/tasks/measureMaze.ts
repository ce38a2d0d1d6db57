import { type Figures, figuresOf } from "../../maze/comparison";
import type { Ends, Maze } from "../../maze/model";
import type { Expectations } from "../../maze/expected";
import { expectedOf } from "../../maze/generators";
import { type Shape, deadEndLengths, measureShape } from "../../maze/measures";

/** The measures of a maze. */
interface MazeMeasures {
  readonly figures: Figures;
  readonly shape: Shape;
  /** The number of dead ends by length, in cells. */
  readonly deadEndLengths: readonly number[];
  /** What theory says about perfect mazes of the generator; undefined if none is given. */
  readonly expected: Expectations;
}

/** Measures a maze between its ends. Throws EndsError and UnknownAlgorithmError. */
export function measureMaze({
  maze,
  ends,
  generator,
}: {
  readonly maze: Maze;
  readonly ends: Ends;
  readonly generator: string | undefined;
}): MazeMeasures {
  return {
    figures: figuresOf(maze, ends),
    shape: measureShape(maze),
    deadEndLengths: deadEndLengths(maze),
    expected: generator === undefined ? {} : expectedOf({ id: generator }, maze),
  };
}
