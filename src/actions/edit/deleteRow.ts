import type { Dialogue } from "../desk/dialogue";
import { editLines } from "./lineEdit";
import type { ActionOutcome } from "../desk/outcomes";
import { act } from "../desk/work";

/** Deletes the selected rows of the maze; what it covered at its end is given back. Throws ActionFailure; then the maze is as it was. */
export async function deleteRow(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(
    "Delete row",
    dialogue,
    async (job, ending) => ({ sentence: await editLines(job, dialogue, ending, "row", "delete") }),
    (sentence) => ({ sentence }),
  );
}
