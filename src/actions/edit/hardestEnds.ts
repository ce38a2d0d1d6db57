import { grouped } from "../../maze/counted";
import { longestPath } from "../../maze/longestPath";
import { addressOf } from "../../worksheet/excel/addresses";
import { cellName, findEnds } from "../../worksheet/sheet/ends";
import { names } from "../../worksheet/excel/names";
import { nextTask } from "../../worksheet/excel/turns";
import { findPlace, readMaze } from "../../worksheet/grid/readMaze";
import { Refusal } from "../../worksheet/excel/refusal";
import { checkUnprotected, readSheet } from "../../worksheet/sheet/sheetState";
import type { Dialogue } from "../desk/dialogue";
import { workOnEnds } from "./endWork";
import type { ActionOutcome } from "../desk/outcomes";
import { act } from "../desk/work";

/**
 * Puts the entrance and the only exit at the two ends of the longest path. Reads the maze from its borders.
 * Throws ActionFailure; then everything is as it was.
 */
export async function hardestEnds(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(
    "Hardest ends",
    dialogue,
    async (job, ending) => {
      const state = await readSheet(job);
      checkUnprotected(state);
      const place = await findPlace(job, state);
      const { area } = place;
      const reading = await readMaze(
        job,
        place,
        (done, total) => dialogue.progress(done, total, "Reading the maze…"),
        () => undefined,
      );
      await nextTask();
      const { from, to, length } = longestPath(reading.maze);
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
      await workOnEnds(job, dialogue, ending, { state, area, grid: reading.maze, isFramed: true, take, put });
      return {
        sentence: `The entrance is ${cellName(area, from)} and the exit ${cellName(area, to)} on ${state.name} now, the ends of the longest path, which has ${grouped(length)} cells.${reading.remark}`,
      };
    },
    (sentence) => ({ sentence }),
  );
}
