import type { Dialogue } from "../desk/dialogue";
import { editMask } from "./maskEdit";
import type { ActionOutcome } from "../desk/outcomes";
import { act } from "../desk/work";

/** Takes the selected cells out of the maze: they are hatched, and no way leads through them. Throws ActionFailure; then everything is as it was. */
export async function removeCells(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(
    "Remove cells",
    dialogue,
    async (job, ending) => ({ sentence: await editMask(job, ending, "remove") }),
    (sentence) => ({ sentence }),
  );
}
