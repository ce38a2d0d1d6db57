import { findEnds } from "../../worksheet/sheet/ends";
import { Refusal } from "../../worksheet/excel/refusal";
import type { Dialogue } from "../desk/dialogue";
import { readSelectedCell, workOnEnds } from "./endWork";
import type { ActionOutcome } from "../desk/outcomes";
import { act } from "../desk/work";

/** Takes the entrance or exit of the selected cell away; what its mark covered comes back. Throws ActionFailure. */
export async function removeEnd(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(
    "Remove",
    dialogue,
    async (job, ending) => {
      const selected = await readSelectedCell(job);
      const { state, area, cell, where } = selected;
      const { entrance, exits } = findEnds(state.names, state.name, area);
      const take = [entrance, ...exits].filter((end) => end?.cell === cell).filter((end) => end !== undefined);
      if (take.length === 0) {
        throw new Refusal(
          `${where} is neither entrance nor exit. Select a cell that is marked with S or E and try again.`,
        );
      }
      await workOnEnds(job, dialogue, ending, { ...selected, take, put: [] });
      const what = take.includes(entrance!) ? "the entrance" : "an exit";
      return { sentence: `${where} is not ${what} any more.` };
    },
    (sentence) => ({ sentence }),
  );
}
