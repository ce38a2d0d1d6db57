import type { Ends } from "../../maze/ends";
import { stars } from "../../maze/measures/stars";
import { wrongTurnings } from "../../maze/measures/difficulty";
import { breadthFirst } from "../../maze/solvers/breadthFirst";
import { rememberedText } from "../../worksheet/excel/longText";
import { names } from "../../worksheet/excel/names";
import { Refusal } from "../../worksheet/excel/refusal";
import { inTurns, nextTask } from "../../worksheet/excel/turns";
import type { MazeReading } from "../../worksheet/grid/readMaze";
import { codeOf, recipeOf } from "../make/recipe";
import { markedEnds } from "../solve/route";

/** What paper tells of a maze. */
export interface MazeWords {
  /** "★★★☆☆ 54 of 100"; "" where there is no way. */
  readonly difficulty: string;
  /** The share code; "" where none gives this maze. */
  readonly code: string;
  /** The cells of a shortest way; undefined where there is none. */
  readonly path: Uint32Array | undefined;
}

/** Entrance and exits by name or, as in booklets, by the gaps in the frame; undefined where there are none. */
export function endsOnPaper(reading: MazeReading): Ends | undefined {
  try {
    return markedEnds(reading);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Measures and solves a maze that was read, in turns. Rejects with Stopped. */
export async function mazeWords(
  { state, maze }: MazeReading,
  ends: Ends | undefined,
  signal: AbortSignal,
): Promise<MazeWords> {
  await nextTask();
  const recipe = await recipeOf(rememberedText(state.names, names.code), maze, signal);
  const code = recipe === undefined ? "" : (codeOf({ ...recipe, ends }) ?? "");
  const { path } = ends === undefined ? { path: undefined } : await inTurns(breadthFirst(maze, ends), signal);
  if (path === undefined) return { difficulty: "", code, path };
  const { difficulty } = await inTurns(wrongTurnings(maze, path), signal);
  return { difficulty: `${stars(difficulty / 100)} ${Math.round(difficulty)} of 100`, code, path };
}
