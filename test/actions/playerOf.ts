import type { GenerateOutcome } from "../../src/actions/make/generate";
import type { Player } from "../../src/actions/watch/player";
import { workOutSteps } from "../../src/actions/watch/workOutSteps";
import { conversation } from "./conversation";

/** The player of a maze, whose steps are worked out if it was made at once. */
export async function playerOf({ player, made }: GenerateOutcome): Promise<Player> {
  return player ?? (await workOutSteps(made!, conversation())).player!;
}
