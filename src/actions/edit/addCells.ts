import type { Dialogue } from "../desk/dialogue";
import { editMask } from "./maskEdit";
import type { ActionOutcome } from "../desk/outcomes";
import { act } from "../desk/work";

/** Puts the selected cells back into the maze, walled on all sides. Throws ActionFailure; then everything is as it was. */
export async function addCells(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(
    "Add cells",
    dialogue,
    async (job, ending) => ({ sentence: await editMask(job, ending, "add") }),
    (sentence) => ({ sentence }),
  );
}
