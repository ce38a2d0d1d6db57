import { grouped } from "../../maze/counted";
import { countCells } from "../../maze/maze";
import { floydCost } from "../../maze/solvers/floydWarshall";
import {
  addMatrixSheet,
  distanceEntry,
  distancesKind,
  finishDistances,
  MATRIX_CELLS,
  predecessorEntry,
  predecessorsKind,
  replaceSheets,
  writeMatrix,
} from "../../worksheet/beside/matrices";
import { cellName } from "../../worksheet/cells/borders";
import { addressOf } from "../../worksheet/excel/addresses";
import { Refusal } from "../../worksheet/excel/refusal";
import { findEnds } from "../../worksheet/sheet/ends";
import { dropAddedHelpers, findHelper, loadHelpers } from "../../worksheet/sheet/helperSheets";
import type { Dialogue } from "../desk/dialogue";
import { checkStructure, readSheet } from "../../worksheet/sheet/sheetState";
import { mazeInFront } from "../desk/mazeInFront";
import { act, type ActionOutcome, askFirst } from "../desk/work";
import { runFloyd } from "./runFloyd";

/**
 * Works out the distances between all cells of the maze that stands in borders (Floyd), and writes them and the predecessors
 * on two sheets, after saying how large these will be. Earlier ones of the same maze are replaced when the new ones are
 * whole. Throws ActionFailure; then the workbook is as it was.
 */
export function writeDistances(dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Write distances", dialogue, async (job, ending) => {
    const { state: found, area, maze, remark } = await mazeInFront(job, dialogue);
    const tooMany = (count: number) =>
      new Refusal(
        `Use Solve, which takes a maze of any size. The maze ${addressOf(area)} on ${found.name} has ${grouped(count)} cells, and distances are written for at most ${grouped(MATRIX_CELLS)}: each sheet has a column and a row for every cell.`,
      );
    checkStructure(found);
    const helpers = await job.request((context) => loadHelpers(context, found.sheets, found.name));
    const oldDistances = findHelper(helpers, distancesKind, found.name);
    const oldPredecessors = findHelper(helpers, predecessorsKind, found.name);
    const replaced = [oldDistances, oldPredecessors].flatMap((sheet) => (sheet === undefined ? [] : [sheet.name]));
    const n = countCells(maze);
    if (n > MATRIX_CELLS) throw tooMany(n);
    await askFirst(dialogue, { sentence: question(n, replaced, floydCost(maze).sentence), yes: "Write" });
    const floyd = await runFloyd(maze, dialogue);
    const state = await readSheet(job, found.id); // it may be called otherwise by now

    let isWhole = false;
    for (const kind of [distancesKind, predecessorsKind]) {
      ending.mendBy(async (mender) => {
        if (!isWhole) await dropAddedHelpers(mender, kind, state.sheets);
      });
    }
    ending.otherwise = "The sheets of the distances are unfinished. Delete them and press Write distances again.";
    const predecessors = await addMatrixSheet(job, state, area, predecessorsKind, floyd.cells);
    await writeMatrix(job, predecessors.id, n, predecessorEntry(floyd, area), (done, total) =>
      dialogue.progress(done, 2 * total, "Writing the predecessors…"),
    );
    const distances = await addMatrixSheet(job, state, area, distancesKind, floyd.cells);
    await writeMatrix(job, distances.id, n, distanceEntry(floyd), (done, total) =>
      dialogue.progress(total + done, 2 * total, "Writing the distances…"),
    );
    const ends = findEnds(state.names, state.name, area);
    const from = ends.entrance !== undefined && maze.has(ends.entrance.cell) ? ends.entrance.cell : floyd.cells[0]!;
    const exit = ends.exits.find(({ cell }) => maze.has(cell))?.cell ?? floyd.cells[n - 1]!;
    await finishDistances(job, distances.id, predecessors.id, n, cellName(area, from), cellName(area, exit));
    isWhole = true;
    ending.standing = `The new sheets ${distances.name} and ${predecessors.name} are whole; the earlier ones may still be there.`;
    const pairs = [
      { old: oldDistances, id: distances.id },
      { old: oldPredecessors, id: predecessors.id },
    ].flatMap(({ old, id }) => (old === undefined ? [] : [{ old, id }]));
    if (pairs.length > 0) await replaceSheets(job, pairs);
    const name = oldDistances?.name ?? distances.name;
    return `The distances of ${grouped(n)} cells are on the sheet ${name}, the predecessors on ${oldPredecessors?.name ?? predecessors.name}. Type two addresses into B1 and D1 of ${name}, and F1 says how many steps lie between.${remark}`;
  });
}

function question(cells: number, replaced: readonly string[], cost: string): string {
  const n = grouped(cells);
  const old = replaced.length === 0 ? "" : ` They replace ${replaced.join(" and ")}.`;
  return `${cost} They will be two new sheets of ${n} rows and ${n} columns each.${old} Write them?`;
}
