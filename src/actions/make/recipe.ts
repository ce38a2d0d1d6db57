import { engine } from "../../engine";
import { type Recipe, decode, encode } from "../../maze/code";
import { CodeError, type Maze, MazeError } from "../../maze/model";

/** The share code of a recipe; undefined if it would be too long. */
export function codeOf(recipe: Recipe): string | undefined {
  try {
    return encode(recipe);
  } catch (error) {
    if (error instanceof CodeError) return undefined;
    throw error;
  }
}

/** The recipe of a code that a sheet remembers, if following it gives exactly this maze. Rejects with Stopped. */
export async function recipeOf(code: string | undefined, maze: Maze, signal: AbortSignal): Promise<Recipe | undefined> {
  if (code === undefined) return undefined;
  try {
    const recipe = decode(code);
    if (recipe.rows !== maze.rows || recipe.columns !== maze.columns) return undefined;
    return (await engine.run("isMazeOf", { recipe, maze }, signal)) ? recipe : undefined;
  } catch (error) {
    if (error instanceof MazeError) return undefined; // somebody changed the name
    throw error;
  }
}
