import { GenerationPlay, type Player } from "../../src/actions/watch";
import type { Trace } from "../../src/maze/trace/trace";

/** The trace of the maze that a player shows; throws if the player shows anything else. */
export function traceOf({ play }: Player): Trace {
  if (!(play instanceof GenerationPlay)) throw new Error("The play is none of a maze.");
  return play.generated.trace;
}
