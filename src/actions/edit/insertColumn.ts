import type { Dialogue } from "../desk/dialogue";
import { editLines } from "./lineEdit";
import type { ActionOutcome } from "../desk/outcomes";
import { act } from "../desk/work";

/** Inserts as many columns into the maze as are selected, to the left of them; the cells beside the maze that it grows over are kept for Clear maze. Throws ActionFailure; then the maze is as it was. */
export async function insertColumn(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(
    "Insert column",
    dialogue,
    async (job, ending) => ({ sentence: await editLines(job, dialogue, ending, "column", "insert") }),
    (sentence) => ({ sentence }),
  );
}
