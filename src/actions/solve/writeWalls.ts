import { message, together } from "../../message";
import { wallTable } from "../../maze/code";
import { wallCodesAdded } from "../../worksheet/beside";
import { addressOf, referenceTo } from "../../worksheet/excel";
import { facts } from "../../worksheet/memory";
import { type ActionOutcome, type Dialogue, act, mazeInFront } from "../desk";
import { findTwinPlace } from "./findTwinPlace";

/**
 * Writes the maze in front to a sheet of its own as wall codes, which worksheet functions take: each cell's code in the same cell. Asks
 * before it replaces an earlier one. Five or six requests. Throws ActionFailure; then the workbook is as it was.
 */
export function writeWalls(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("write-walls-button"), dialogue, async (job, changes) => {
    const reading = await mazeInFront(job, dialogue);
    const { state, area, maze } = reading;
    const place = await findTwinPlace({ job, dialogue, changes }, reading, {
      ...{ kind: "walls", mark: facts.wallCodes },
      nameOf: (sheet) => message("walls-sheet", { sheet }),
      question: (earlier) => message("replace-walls", earlier),
    });
    const id = await changes.make(job, wallCodesAdded(state, area, { name: place.name, values: wallTable(maze) }));
    const written = await place.finish(id, { ...area, rows: 1, columns: 1 });
    return together(
      message("walls-written", { written, maze: addressOf(area), sheet: state.name }),
      message("walls-in-functions", { range: referenceTo(written, area).slice(1) }),
      reading.remark,
    );
  });
}
