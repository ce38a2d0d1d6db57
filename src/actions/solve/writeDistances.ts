import { engine } from "../../engine";
import { countCells, grouped } from "../../maze/model";
import { floydCost } from "../../maze/solvers";
import {
  MATRIX_CELLS,
  distanceEntry,
  finishDistances,
  matrixSheetAdded,
  predecessorEntry,
  replaceSheets,
  writeMatrix,
} from "../../worksheet/beside";
import { cellName } from "../../worksheet/cells";
import { Refusal, addressOf } from "../../worksheet/excel";
import { checkStructure, findHelper, loadHelpers, readSheet } from "../../worksheet/sheet";
import { facts } from "../../worksheet/memory";
import { findEnds } from "../../worksheet/ends";
import { type ActionOutcome, type Dialogue, act, askFirst, mazeInFront } from "../desk";
import { tellDistances } from "./findWay";

/**
 * Computes the distances between all cells of the maze in the borders (Floyd), and writes them and the predecessors
 * to two sheets, after saying how large these will be. Earlier ones of the same maze are replaced once the new ones are
 * complete. Throws ActionFailure; then the workbook is as it was.
 */
export function writeDistances(dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Write distances", dialogue, async (job, changes) => {
    const { state: found, area, maze, remark } = await mazeInFront(job, dialogue);
    const tooMany = (count: number) =>
      new Refusal(
        `Use Solve, which takes a maze of any size. The maze ${addressOf(area)} on ${found.name} has ${grouped(count)} cells, and distances are written for at most ${grouped(MATRIX_CELLS)}: each sheet has a column and a row for every cell.`,
      );
    checkStructure(found);
    const helpers = await job.request((context) => loadHelpers(context, found.sheets, found.name));
    const oldDistances = findHelper(helpers, facts.distances, found.name);
    const oldPredecessors = findHelper(helpers, facts.predecessors, found.name);
    const replaced = [oldDistances, oldPredecessors].flatMap((sheet) => (sheet === undefined ? [] : [sheet.name]));
    const n = countCells(maze);
    if (n > MATRIX_CELLS) throw tooMany(n);
    await askFirst(dialogue, { sentence: question(n, replaced, floydCost(maze).sentence), yes: "Write" });
    const floyd = await engine.run("allDistances", maze, dialogue.signal, tellDistances(maze, dialogue));
    const state = await readSheet(job, found.id); // it may be called otherwise by now

    const predecessors = await changes.make(job, matrixSheetAdded(state, area, facts.predecessors, floyd.cells));
    await writeMatrix(job, predecessors.id, n, predecessorEntry(floyd, area), (done, total) =>
      dialogue.progress(done, 2 * total, "Writing the predecessors…"),
    );
    const distances = await changes.make(job, matrixSheetAdded(state, area, facts.distances, floyd.cells));
    await writeMatrix(job, distances.id, n, distanceEntry(floyd), (done, total) =>
      dialogue.progress(total + done, 2 * total, "Writing the distances…"),
    );
    const ends = findEnds(state.names, state.name, area);
    const from = ends.entrance !== undefined && maze.has(ends.entrance.cell) ? ends.entrance.cell : floyd.cells[0]!;
    const exit = ends.exits.find(({ cell }) => maze.has(cell))?.cell ?? floyd.cells[n - 1]!;
    const matrices = { distances: distances.id, predecessors: predecessors.id, size: n };
    await finishDistances(job, matrices, cellName(area, from), cellName(area, exit));
    changes.keep(
      `The new sheets ${distances.name} and ${predecessors.name} are whole; the earlier ones may still be there.`,
    );
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
