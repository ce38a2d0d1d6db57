import { mazeInSlices, type Recipe } from "../code";
import type { Ends } from "../ends";
import { PERFECT } from "../generators";
import type { Maze } from "../maze";
import { wrongTurnings } from "../measures/difficulty";
import { Random } from "../random";
import type { Slices } from "../slices";
import { breadthFirst } from "../solvers/breadthFirst";
import { bookletEnds } from "./bookletEnds";
import type { BookletPlan } from "./bookletPlan";

/** A maze that may come into a booklet. */
export interface Candidate {
  readonly recipe: Recipe;
  readonly maze: Maze;
  readonly ends: Ends;
  /** The cells of the way, both ends included. */
  readonly path: Uint32Array;
  /** 0 to 100. */
  readonly difficulty: number;
}

/** The maze of a generator and a seed, with its ends, its way and its difficulty. Throws as the generator does. */
export function* candidate(plan: BookletPlan, generator: string, seed: string): Slices<Candidate> {
  const { rows, columns } = plan;
  const recipe = { rows, columns, generator, seed, imperfection: PERFECT };
  const maze = yield* mazeInSlices(recipe);
  const ends = yield* bookletEnds(maze, plan.ends, new Random(`${seed}/ends`));
  // A perfect maze has a way between any two cells.
  const path = (yield* breadthFirst(maze, ends)).path!;
  const { difficulty } = yield* wrongTurnings(maze, path);
  return { recipe: { ...recipe, ends }, maze, ends, path, difficulty };
}
