import { engine } from "../../engine";
import type { Ends } from "../../maze/model";
import { facts } from "../../worksheet/memory";
import type { MazeReading } from "../../worksheet/walls";
import type { Dialogue } from "../core";
import { codeOf, recipeOf } from "../make";
import { type BelowMaze, ratingText } from "../../worksheet/page";

export interface MazeWords {
  /** "★★★☆☆ Difficulty 54/100"; "" if there is no path, or it is not wanted. */
  readonly rating: string;
  /** The share code; "" if none gives this maze, or it is not wanted. */
  readonly code: string;
  /** The cells of a shortest path; undefined if there is none. */
  readonly path: Uint32Array | undefined;
}

export async function mazeWords(
  { state, maze }: MazeReading,
  ends: Ends | undefined,
  { say, signal }: Pick<Dialogue, "say" | "signal">,
  below: BelowMaze,
): Promise<MazeWords> {
  const recipe = await recipeOf(facts.code.read(state.names), maze, signal);
  const code = recipe === undefined || !below.code ? "" : (codeOf({ ...recipe, ends }) ?? "");
  const way = ends && (await engine.run("shortestPath", { maze, ends }, signal));
  if (way === undefined) return { rating: "", code, path: undefined };
  return { rating: ratingText(way.rating, below, say), code, path: way.path };
}
