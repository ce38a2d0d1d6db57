import { engine } from "../../engine";
import type { Ends } from "../../maze/model";
import { stars } from "../../maze/measures";
import { facts } from "../../worksheet/memory";
import { Refusal } from "../../worksheet/excel";
import type { MazeReading } from "../../worksheet/walls";
import { codeOf, recipeOf } from "../make";
import { markedEnds } from "../solve";

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

/** Measures and solves a maze that was read. Rejects with Stopped. */
export async function mazeWords(
  { state, maze }: MazeReading,
  ends: Ends | undefined,
  signal: AbortSignal,
): Promise<MazeWords> {
  const recipe = await recipeOf(facts.code.read(state.names), maze, signal);
  const code = recipe === undefined ? "" : (codeOf({ ...recipe, ends }) ?? "");
  const way = ends && (await engine.run("shortestPath", { maze, ends }, signal));
  if (way === undefined) return { difficulty: "", code, path: undefined };
  const { path, difficulty } = way;
  return { difficulty: `${stars(difficulty / 100)} ${Math.round(difficulty)} of 100`, code, path };
}
