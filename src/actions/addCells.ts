import type { Dialogue } from "./dialogue";
import { editMask } from "./maskEdit";
import type { Outcome } from "./outcomes";
import { act } from "./work";

/** Puts the selected cells back into the maze, walled on all sides. Throws ActionFailure; then everything is as it was. */
export async function addCells(dialogue: Dialogue): Promise<Outcome> {
  return act(
    "Add cells",
    dialogue,
    async (job, ending) => ({ sentence: await editMask(job, ending, "add") }),
    (sentence) => ({ sentence }),
  );
}
