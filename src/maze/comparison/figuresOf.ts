import type { Ends, Maze } from "../model";
import { longestPath, measureShape, measureSolution } from "../measures";
import { type Figures, metrics } from "./metrics";

/** Measures a maze. Time O(n) for n cells. Throws EndsError. */
export function figuresOf(maze: Maze, ends: Ends): Figures {
  const measured = { shape: measureShape(maze), longest: longestPath(maze), solution: measureSolution(maze, ends) };
  return metrics.map((metric) => metric.of(measured));
}
