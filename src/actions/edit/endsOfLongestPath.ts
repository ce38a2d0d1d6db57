import { message, together } from "../../message";
import { engine } from "../../engine";
import { Refusal, addressOf } from "../../worksheet/excel";
import { cellName } from "../../worksheet/cells";
import { ENTRANCE, exitName } from "../../worksheet/memory";
import { findEnds } from "../../worksheet/ends";
import { type ActionOutcome, type Dialogue, act, mazeInFront } from "../desk";
import { workOnEnds } from "./ends";

/**
 * Puts the entrance and the only exit at the two ends of the longest path, or, `onEdge`, of the longest between two cells on the
 * maze's edge; in a maze with loops, of one that is about as long. Reads the maze from its borders.
 * Throws ActionFailure; then everything is as it was.
 */
export function endsOfLongestPath(onEdge: boolean, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("longest-path-button"), dialogue, async (job, changes) => {
    const { state, area, maze, remark } = await mazeInFront(job, dialogue, ({ state }) =>
      changes.touch(state, { here: true }),
    );
    const longest = await engine.run("longestPath", { maze, onEdge }, dialogue.signal);
    if (longest === undefined || longest.from === longest.to) {
      throw new Refusal(message("no-longest-path", { maze: addressOf(area), sheet: state.name }));
    }
    const { from, to, length, isLongest } = longest;
    const { entrance, exits } = findEnds(state.names, state.name, area);
    const take = [entrance, ...exits].filter((end) => end !== undefined);
    const put = [
      { name: ENTRANCE, cell: from },
      { name: exitName(1), cell: to },
    ];
    const change = { state, area, grid: maze, isFramed: true, take, put };
    const paper = await workOnEnds(job, dialogue, changes, change);
    const ends = message(isLongest ? "ends-of-longest-path" : "ends-of-long-path", {
      entrance: cellName(area, from),
      exit: cellName(area, to),
      sheet: state.name,
      between: onEdge ? "edges" : "cells",
      cells: length,
    });
    return together(ends, remark, paper);
  });
}
