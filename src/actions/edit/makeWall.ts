import type { Dialogue } from "../desk/dialogue";
import type { ActionOutcome } from "../desk/outcomes";
import { editWalls } from "./wallEdit";
import { act } from "../desk/work";

/** Puts up walls where makePassage takes them down. Throws ActionFailure; then the walls are as they were. */
export async function makeWall(typed: string, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(
    "Make wall",
    dialogue,
    async (job, ending) => ({ sentence: await editWalls(job, ending, typed, "close") }),
    (sentence) => ({ sentence }),
  );
}
