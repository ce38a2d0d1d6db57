import type { Dialogue } from "../desk/dialogue";
import { editLines } from "./lineEdit";
import type { ActionOutcome } from "../desk/outcomes";
import { act } from "../desk/work";

/** Inserts as many rows into the maze as are selected, above them; the cells below the maze that it grows over are kept for Clear maze. Throws ActionFailure; then the maze is as it was. */
export async function insertRow(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(
    "Insert row",
    dialogue,
    async (job, ending) => ({ sentence: await editLines(job, dialogue, ending, "row", "insert") }),
    (sentence) => ({ sentence }),
  );
}
