import { type Recipe, mazeOf } from "../code";
import { type Ends, type Maze, Random } from "../model";
import { PERFECT } from "../generators";
import { type Rating, rate } from "../measures";
import { breadthFirst } from "../solvers";
import { bookletEnds } from "./bookletEnds";
import type { BookletPlan } from "./bookletPlan";

/** A maze that may be chosen for a booklet. */
export interface Candidate {
  readonly recipe: Recipe;
  readonly maze: Maze;
  readonly ends: Ends;
  /** The cells of the path, both ends included. */
  readonly path: Uint32Array;
  readonly rating: Rating;
}

/** The maze of a generator and a seed, with its ends, path and rating. Throws as the generator does. */
export function candidate(plan: BookletPlan, generator: string, seed: string): Candidate {
  const { rows, columns, shape } = plan;
  const recipe = { rows, columns, mask: shape?.mask, generator, seed, imperfection: PERFECT };
  const maze = mazeOf(recipe);
  const ends = shape?.ends ?? bookletEnds(maze, plan.ends, new Random(`${seed}/ends`));
  // A perfect maze has a path between any two cells.
  const path = breadthFirst(maze, ends).path!;
  return { recipe: { ...recipe, ends }, maze, ends, path, rating: rate(maze, ends)! };
}
