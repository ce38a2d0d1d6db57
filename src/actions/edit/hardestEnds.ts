import { grouped } from "../../maze/counted";
import { longestPathInSlices } from "../../maze/measures/longestPath";
import { addressOf } from "../../worksheet/excel/addresses";
import { names } from "../../worksheet/excel/names";
import { Refusal } from "../../worksheet/excel/refusal";
import { inTurns } from "../../worksheet/excel/turns";
import { cellName } from "../../worksheet/cells/borders";
import { findEnds } from "../../worksheet/sheet/ends";
import { checkUnprotected } from "../../worksheet/sheet/sheetState";
import type { Dialogue } from "../desk/dialogue";
import { mazeInFront } from "../desk/mazeInFront";
import { act, type ActionOutcome } from "../desk/work";
import { workOnEnds } from "./ends";

/**
 * Puts the entrance and the only exit at the two ends of the longest path. Reads the maze from its borders.
 * Throws ActionFailure; then everything is as it was.
 */
export function hardestEnds(dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Hardest ends", dialogue, async (job, ending) => {
    const { state, area, maze, remark } = await mazeInFront(job, dialogue, ({ state }) => checkUnprotected(state));
    const { from, to, length } = await inTurns(longestPathInSlices(maze), dialogue.signal);
    if (from === to) {
      throw new Refusal(
        `No passage leads from any cell of ${addressOf(area)} on ${state.name} to another, so there is no path with two ends. Draw some passages and try again.`,
      );
    }
    const { entrance, exits } = findEnds(state.names, state.name, area);
    const take = [entrance, ...exits].filter((end) => end !== undefined);
    const put = [
      { name: names.entrance, cell: from },
      { name: "MazeExit1", cell: to },
    ];
    await workOnEnds(job, dialogue, ending, { state, area, grid: maze, isFramed: true, take, put });
    return `The entrance is ${cellName(area, from)} and the exit ${cellName(area, to)} on ${state.name} now, the ends of the longest path, which has ${grouped(length)} cells.${remark}`;
  });
}
