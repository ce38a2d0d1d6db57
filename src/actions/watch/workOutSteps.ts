import { engine } from "../../engine";
import { message } from "../../message";
import type { Variation } from "../../maze/generators";
import { type ActionOutcome, type Dialogue, actFor } from "../core";
import { type GeneratedMaze, GenerationPlay } from "./generationPlay";
import { Player } from "./player";

/** A maze in the sheet that was made by the fastest path through its algorithm, which leaves no trace. */
export type InstantMaze = Omit<GeneratedMaze, "trace"> & { readonly seed: string; readonly variation: Variation };

interface StepsOutcome extends ActionOutcome {
  /** At its last step, which is what the sheet shows; undefined when the person ended it. */
  readonly player: Player | undefined;
}

/** Makes the same maze again, step by step, to show how it was made. Makes no request. */
export function workOutSteps(made: InstantMaze, dialogue: Dialogue): Promise<StepsOutcome> {
  return actFor<StepsOutcome>(message("work-out-steps"), dialogue, { player: undefined }, async () => {
    const recipe = { ...made.grid, generator: made.generator.id, seed: made.seed, variation: made.variation };
    const { trace } = await engine.run("generation", recipe, dialogue.signal);
    const play = new GenerationPlay({ ...made, trace }, dialogue.say);
    const sentence = message("steps-worked-out", { place: play.place, steps: play.length });
    return { player: new Player(play, play.length), sentence };
  });
}
