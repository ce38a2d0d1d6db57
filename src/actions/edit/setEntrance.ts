import { findEnds } from "../../worksheet/sheet/ends";
import { names } from "../../worksheet/excel/names";
import type { Dialogue } from "../desk/dialogue";
import { readSelectedCell, workOnEnds } from "./endWork";
import type { ActionOutcome } from "../desk/outcomes";
import { act } from "../desk/work";

/**
 * Makes the selected cell the entrance: a fill, the letter S, and on the frame the outer wall beside it opened. The entrance
 * up to now, and a solution from there, go. Throws ActionFailure; then everything is as it was.
 */
export async function setEntrance(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(
    "Set entrance",
    dialogue,
    async (job, ending) => {
      const selected = await readSelectedCell(job);
      const { state, area, cell, where } = selected;
      const { entrance, exits } = findEnds(state.names, state.name, area);
      if (entrance?.cell === cell) return { sentence: `${where} is the entrance already.` };
      const take = [entrance, exits.find((exit) => exit.cell === cell)].filter((end) => end !== undefined);
      await workOnEnds(job, dialogue, ending, { ...selected, take, put: [{ name: names.entrance, cell }] });
      return { sentence: `${where} is the entrance now, marked with S.` };
    },
    (sentence) => ({ sentence }),
  );
}
