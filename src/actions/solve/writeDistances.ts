import { message, together, type Message } from "../../message";
import { engine } from "../../engine";
import { countCells } from "../../maze/model";
import { floydCost } from "../../maze/solvers";
import {
  MATRIX_CELLS,
  type MatrixTexts,
  distanceEntry,
  finishDistances,
  matrixSheetAdded,
  predecessorEntry,
  replaceSheets,
  writeMatrix,
} from "../../worksheet/beside";
import { cellName } from "../../worksheet/cells";
import { Refusal, addressOf } from "../../worksheet/excel";
import { findHelper, loadHelpers, readSheet } from "../../worksheet/sheet";
import { type NamedMark, facts } from "../../worksheet/memory";
import { findEnds } from "../../worksheet/ends";
import { type ActionOutcome, type Dialogue, act, askFirst, mazeInFront } from "../desk";
import { reportDistances } from "./findPath";

/**
 * Computes the distances between all cells of the maze in the borders (Floyd), and writes them and the predecessors
 * to two sheets, after saying how large these will be. Earlier ones of the same maze are replaced once the new ones are
 * complete. Throws ActionFailure; then the workbook is as it was.
 */
export function writeDistances(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("write-distances-button"), dialogue, async (job, changes) => {
    const { state: found, area, maze, remark } = await mazeInFront(job, dialogue);
    changes.touch(found, { structure: true });
    const helpers = await job.request((context) => loadHelpers(context, found.sheets, found.name));
    const oldDistances = findHelper(helpers, facts.distances, found.name);
    const oldPredecessors = findHelper(helpers, facts.predecessors, found.name);
    changes.touch(found, { deleted: [oldDistances, oldPredecessors] });
    const replaced = [oldDistances, oldPredecessors].flatMap((sheet) => (sheet === undefined ? [] : [sheet.name]));
    const n = countCells(maze);
    if (n > MATRIX_CELLS) {
      const where = { maze: addressOf(area), sheet: found.name };
      throw new Refusal(message("too-many-cells-for-distances", { ...where, cells: n, most: MATRIX_CELLS }));
    }
    const sentence = question(n, replaced, floydCost(maze).sentence);
    await askFirst(dialogue, { sentence, yes: message("write") });
    const floyd = await engine.run("allDistances", maze, dialogue.signal, reportDistances(maze, dialogue));
    const state = await readSheet(job, found.id); // it may have been renamed

    const { say } = dialogue;
    const texts = textsOf(say);
    const sheetOf = (kind: NamedMark) =>
      changes.make(job, matrixSheetAdded(state, area, kind, floyd.cells, { ...texts, sheetName: say(kind.sheetName) }));
    const predecessors = await sheetOf(facts.predecessors);
    await writeMatrix(job, predecessors.id, n, predecessorEntry(floyd, area), (done, total) =>
      dialogue.progress(done, 2 * total, message("writing-predecessors")),
    );
    const distances = await sheetOf(facts.distances);
    await writeMatrix(job, distances.id, n, distanceEntry(floyd, texts), (done, total) =>
      dialogue.progress(total + done, 2 * total, message("writing-distances")),
    );
    const ends = findEnds(state.names, state.name, area);
    const from = ends.entrance !== undefined && maze.has(ends.entrance.cell) ? ends.entrance.cell : floyd.cells[0]!;
    const exit = ends.exits.find(({ cell }) => maze.has(cell))?.cell ?? floyd.cells[n - 1]!;
    const matrices = { distances: distances.id, predecessors: predecessors.id, size: n };
    await finishDistances(job, matrices, { from: cellName(area, from), to: cellName(area, exit) }, texts);
    changes.keep(message("distances-written-old-left", { distances: distances.name, predecessors: predecessors.name }));
    const pairs = [
      { old: oldDistances, id: distances.id },
      { old: oldPredecessors, id: predecessors.id },
    ].flatMap(({ old, id }) => (old === undefined ? [] : [{ old, id }]));
    if (pairs.length > 0) await replaceSheets(job, pairs);
    const written = message("distances-written", {
      cells: n,
      distances: oldDistances?.name ?? distances.name,
      predecessors: oldPredecessors?.name ?? predecessors.name,
    });
    return together(written, remark);
  });
}

const textsOf = (say: Dialogue["say"]): MatrixTexts => ({
  corner: say(message("distances-corner")),
  noPath: say(message("no-distance")),
  from: say(message("distance-from")),
  to: say(message("distance-to")),
  steps: say(message("distance-in-steps")),
});

function question(cells: number, replaced: readonly string[], cost: Message): Message {
  return together(
    cost,
    message("two-new-sheets", { cells }),
    replaced.length === 0 ? undefined : message("sheets-replaced", { sheets: replaced }),
    message("write-them"),
  );
}
