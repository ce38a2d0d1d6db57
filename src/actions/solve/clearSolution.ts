import { findStandingSolution, putSolutionBack, solutionArea, takeSolution } from "../../worksheet/beside/solution";
import { readCells } from "../../worksheet/cells/fills";
import { paintPieces } from "../../worksheet/cells/pieces";
import { addressOf } from "../../worksheet/excel/addresses";
import { whiteOf } from "../../worksheet/grid/endChanges";
import { checkUnprotected, readSheet } from "../../worksheet/sheet/sheetState";
import type { Dialogue } from "../desk/dialogue";
import { act, type ActionOutcome } from "../desk/work";

/**
 * Takes away exactly what Solve put into the sheet in front, also after the file was opened again; cells that somebody
 * filled otherwise since stay as they are. Throws ActionFailure; then the solution stands as before.
 */
export function clearSolution(dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Clear solution", dialogue, async (job, ending) => {
    const state = await readSheet(job);
    const area = solutionArea(state);
    checkUnprotected(state);
    const cells = await readCells(job, state.id, area, whiteOf(state.grid !== undefined));
    const standing = findStandingSolution(state, area, cells);
    const nothing = { kinds: new Uint8Array(cells.values.length), arrows: undefined };
    ending.otherwise = `The solution on ${state.name} is cleared in part only. Press Clear solution again.`;
    ending.mendBy((mender) => paintPieces(mender, putSolutionBack(job.stamp, standing, nothing)));
    await paintPieces(job, takeSolution(standing));
    return `The solution in ${addressOf(area)} on ${state.name} is cleared.`;
  });
}
