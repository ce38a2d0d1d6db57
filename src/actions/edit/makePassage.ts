import type { Dialogue } from "../desk/dialogue";
import type { ActionOutcome } from "../desk/outcomes";
import { editWalls } from "./wallEdit";
import { act } from "../desk/work";

/**
 * Takes down the walls between the selected cells: the one between two neighbours, all inside of a block. `typed`, if it is
 * not empty, holds pairs of cells instead. Throws ActionFailure; then the walls are as they were.
 */
export async function makePassage(typed: string, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(
    "Make passage",
    dialogue,
    async (job, ending) => ({ sentence: await editWalls(job, ending, typed, "open") }),
    (sentence) => ({ sentence }),
  );
}
