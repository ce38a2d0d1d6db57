import { decode, encode, mazeInSlices, type Recipe } from "../../maze/code";
import { CodeError, MazeError } from "../../maze/errors";
import type { Maze } from "../../maze/maze";
import { inTurns } from "../../worksheet/excel/turns";

/** The share code of a recipe; nothing where it would be too long for one. */
export function codeOf(recipe: Recipe): string | undefined {
  try {
    return encode(recipe);
  } catch (error) {
    if (error instanceof CodeError) return undefined;
    throw error;
  }
}

/** The recipe of a code that a sheet remembers, if following it, in turns, gives exactly this maze. Rejects with Stopped. */
export async function recipeOf(code: string | undefined, maze: Maze, signal: AbortSignal): Promise<Recipe | undefined> {
  if (code === undefined) return undefined;
  try {
    const recipe = decode(code);
    if (recipe.rows !== maze.rows || recipe.columns !== maze.columns) return undefined;
    return isSame(await inTurns(mazeInSlices(recipe), signal), maze) ? recipe : undefined;
  } catch (error) {
    if (error instanceof MazeError) return undefined; // somebody changed the name
    throw error;
  }
}

/** Whether two mazes of one size have the same cells and passages. */
export function isSame(one: Maze, other: Maze): boolean {
  for (let cell = 0; cell < one.size; cell++) if (one.has(cell) !== other.has(cell)) return false;
  for (let wall = 0; wall < one.wallCount; wall++) {
    if (one.separates(wall) && one.isOpen(wall) !== other.isOpen(wall)) return false;
  }
  return true;
}
