import { GenerationPlay } from "../../src/actions/watch/generationPlay";
import type { Player } from "../../src/actions/watch/player";
import type { Trace } from "../../src/maze/trace/trace";

/** How the maze came about that a player shows; throws for a player of anything else. */
export function traceOf({ play }: Player): Trace {
  if (!(play instanceof GenerationPlay)) throw new Error("The play is none of a maze.");
  return play.generated.trace;
}
