import { grouped } from "../../maze/counted";
import { isOnEdge } from "../../maze/ends";
import { longestPathBetween } from "../../maze/measures/longestPath";
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
 * Puts the entrance and the only exit at the two ends of the longest path, or, `onEdge`, of the longest between two cells on the
 * maze's edge. Reads the maze from its borders.
 * Throws ActionFailure; then everything is as it was.
 */
export function endsOfLongestPath(onEdge: boolean, dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Longest path", dialogue, async (job, ending) => {
    const { state, area, maze, remark } = await mazeInFront(job, dialogue, ({ state }) => checkUnprotected(state));
    const mayEnd = onEdge ? (cell: number) => isOnEdge(maze, cell) : () => true;
    const longest = await inTurns(longestPathBetween(maze, mayEnd), dialogue.signal);
    if (longest === undefined || longest.from === longest.to) {
      throw new Refusal(
        `Draw some passages and try again. No passage leads from any cell of ${addressOf(area)} on ${state.name} to another, ` +
          "so there is no path with two ends.",
      );
    }
    const { from, to, length } = longest;
    const { entrance, exits } = findEnds(state.names, state.name, area);
    const take = [entrance, ...exits].filter((end) => end !== undefined);
    const put = [
      { name: names.entrance, cell: from },
      { name: "MazeExit1", cell: to },
    ];
    const change = { state, area, grid: maze, isFramed: true, take, put };
    const paper = await workOnEnds(job, dialogue, ending, change);
    const path = `the longest path${onEdge ? " from edge to edge" : ""}, which has ${grouped(length)} cells`;
    const ends = `The entrance is ${cellName(area, from)} and the exit ${cellName(area, to)}`;
    return `${ends} on ${state.name} now, the ends of ${path}.${remark}${paper}`;
  });
}
