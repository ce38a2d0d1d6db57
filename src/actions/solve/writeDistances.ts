import { message, together, type Message } from "../../message";
import { engine } from "../../engine";
import { countCells } from "../../maze/model";
import { floydCost } from "../../maze/solvers";
import {
  MATRIX_CELLS,
  type MatrixTexts,
  type NodeNames,
  adjacencyEntry,
  distanceEntry,
  finishDistances,
  matrixSheetAdded,
  namesOfNodes,
  predecessorEntry,
  writeMatrix,
} from "../../worksheet/beside";
import { Refusal, addressOf } from "../../worksheet/excel";
import { findHelper, loadHelpers, readSheet, replaceSheets } from "../../worksheet/sheet";
import { facts } from "../../worksheet/memory";
import { findEnds } from "../../worksheet/ends";
import { type ActionOutcome, type Dialogue, act, askFirst, mazeInFront } from "../desk";
import { reportDistances } from "./findPath";

/**
 * Computes the distances between all cells of the maze in the borders (Floyd), and writes them, the predecessors and the adjacency matrix
 * to three sheets, after saying how large these will be. Earlier ones of the same maze are replaced once the new ones are
 * complete. Throws ActionFailure; then the workbook is as it was.
 */
export function writeDistances(names: NodeNames, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("write-distances-button"), dialogue, async (job, changes) => {
    const { state: found, area, maze, remark } = await mazeInFront(job, dialogue);
    changes.touch(found, { structure: true });
    const helpers = await job.request((context) => loadHelpers(context, found.sheets, found.name));
    const [oldAdjacency, oldPredecessors, oldDistances] = kinds.map((kind) => findHelper(helpers, kind, found.name));
    changes.touch(found, { deleted: [oldDistances, oldPredecessors, oldAdjacency] });
    const replaced = [oldDistances, oldPredecessors, oldAdjacency].flatMap((sheet) => sheet?.name ?? []);
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
    const nameOf = namesOfNodes(names, area, maze);
    const headers = Array.from(floyd.cells, nameOf);
    const entries = [adjacencyEntry(floyd), predecessorEntry(floyd, headers), distanceEntry(floyd, texts)];
    const sheets: Sheet[] = [];
    for (const [i, kind] of kinds.entries()) {
      const worded = { ...texts, sheetName: say(kind.sheetName) };
      const sheet = await changes.make(job, matrixSheetAdded(state, area, kind, headers, worded));
      const doing = message("writing-matrix", { sheet: sheet.name });
      await writeMatrix(job, sheet.id, n, entries[i]!, (done, total) =>
        dialogue.progress(i * total + done, kinds.length * total, doing),
      );
      sheets.push(sheet);
    }
    const [adjacency, predecessors, distances] = sheets as [Sheet, Sheet, Sheet];
    const ends = findEnds(state.names, state.name, area);
    const from = ends.entrance !== undefined && maze.has(ends.entrance.cell) ? ends.entrance.cell : floyd.cells[0]!;
    const exit = ends.exits.find(({ cell }) => maze.has(cell))?.cell ?? floyd.cells[n - 1]!;
    const matrices = { distances: distances.id, others: [adjacency.id, predecessors.id], size: n };
    await finishDistances(job, matrices, [nameOf(from), nameOf(exit)], texts);
    changes.keep(
      message("distances-written-old-left", { sheets: [distances.name, predecessors.name, adjacency.name] }),
    );
    const pairs = [
      { old: oldDistances, id: distances.id },
      { old: oldPredecessors, id: predecessors.id },
      { old: oldAdjacency, id: adjacency.id },
    ].flatMap(({ old, id }) => (old === undefined ? [] : [{ old, id }]));
    if (pairs.length > 0) await replaceSheets(job, pairs);
    const written = message("distances-written", {
      names,
      distances: oldDistances?.name ?? distances.name,
      predecessors: oldPredecessors?.name ?? predecessors.name,
      adjacency: oldAdjacency?.name ?? adjacency.name,
    });
    return together(written, remark);
  });
}

/** In the order in which they are written; the last comes to the front. */
const kinds = [facts.adjacency, facts.predecessors, facts.distances] as const;

interface Sheet {
  readonly id: string;
  readonly name: string;
}

const textsOf = (say: Dialogue["say"]): MatrixTexts => ({
  corner: say(message("distances-corner")),
  noPath: say(message("no-distance")),
  from: say(message("distance-from")),
  to: say(message("distance-to")),
  steps: say(message("distance-in-steps")),
  adjacencyNote: say(message("adjacency-note")),
});

function question(cells: number, replaced: readonly string[], cost: Message): Message {
  return together(
    cost,
    message("three-new-sheets", { cells }),
    replaced.length === 0 ? undefined : message("sheets-replaced", { sheets: replaced }),
    message("write-them"),
  );
}
