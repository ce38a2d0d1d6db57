import { engine } from "../../engine";
import { message } from "../../message";
import type { Imperfection } from "../../maze/generators";
import { type ActionOutcome, type Dialogue, actFor } from "../desk";
import type { Generated } from "./generated";
import { GenerationPlay } from "./generationPlay";
import { Player } from "./player";

/** A maze that was made at once by the fastest road, which leaves no trace, and stands in the sheet. */
export type MadeAtOnce = Omit<Generated, "trace"> & { readonly seed: string; readonly imperfection: Imperfection };

interface StepsOutcome extends ActionOutcome {
  /** At its last step, which is what the sheet shows; nothing when the person ended it. */
  readonly player: Player | undefined;
}

/**
 * Makes the same maze once more, step by step, for whoever wants to see how it came about. Asks nothing of the workbook.
 * Throws ActionFailure.
 */
export function workOutSteps(made: MadeAtOnce, dialogue: Dialogue): Promise<StepsOutcome> {
  return actFor<StepsOutcome>("Work out the steps", dialogue, { player: undefined }, async () => {
    const recipe = { ...made.grid, generator: made.generator.id, seed: made.seed, imperfection: made.imperfection };
    const { trace } = await engine.run("generation", recipe, dialogue.signal);
    const play = new GenerationPlay({ ...made, trace }, dialogue.say);
    const sentence = message("steps-worked-out", { place: play.place, steps: play.length });
    return { player: new Player(play, play.length), sentence };
  });
}
