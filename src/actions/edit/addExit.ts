import { findEnds, nextExitName } from "../../worksheet/sheet/ends";
import type { Dialogue } from "../desk/dialogue";
import { readSelectedCell, workOnEnds } from "./endWork";
import type { ActionOutcome } from "../desk/outcomes";
import { act } from "../desk/work";

/**
 * Makes the selected cell an exit beside those that there are: a fill, the letter E, and on the frame the outer wall beside
 * it opened. Throws ActionFailure; then everything is as it was.
 */
export async function addExit(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(
    "Add exit",
    dialogue,
    async (job, ending) => {
      const selected = await readSelectedCell(job);
      const { state, area, cell, where } = selected;
      const { entrance, exits } = findEnds(state.names, state.name, area);
      if (exits.some((exit) => exit.cell === cell)) return { sentence: `${where} is an exit already.` };
      const take = entrance?.cell === cell ? [entrance] : [];
      const put = [{ name: nextExitName(state.names), cell }];
      await workOnEnds(job, dialogue, ending, { ...selected, take, put });
      const count = exits.length + 1;
      return {
        sentence: `${where} is an exit now, marked with E. The maze has ${count} exit${count === 1 ? "" : "s"}${take.length > 0 ? ", and no entrance any more" : ""}.`,
      };
    },
    (sentence) => ({ sentence }),
  );
}
