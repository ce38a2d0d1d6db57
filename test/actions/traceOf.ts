import { type Player, generatedIn } from "../../src/actions/watch";
import type { Trace } from "../../src/maze/trace/trace";

/** The trace of the maze that a player shows; throws if the player shows anything else. */
export function traceOf(player: Player): Trace {
  const generated = generatedIn(player);
  if (generated === undefined) throw new Error("The play is none of a maze.");
  return generated.trace;
}
