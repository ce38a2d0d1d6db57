import { message, together } from "../../message";
import { engine } from "../../engine";
import { countCells } from "../../maze/model";
import { floydCost } from "../../maze/solvers";
import {
  MATRIX_CELLS,
  type MatrixTexts,
  type NodeNames,
  addMatrixSheet,
  adjacencyEntry,
  distanceEntry,
  finishDistances,
  namesOfNodes,
  predecessorEntry,
  writeMatrix,
} from "../../worksheet/tables";
import { facts } from "../../worksheet/memory";
import type { SheetToPrint } from "../../worksheet/page";
import { findEnds } from "../../worksheet/ends";
import { type ActionOutcome, type Dialogue, act } from "../core";
import { checkCells, helperPlaces, mazeInFront } from "../maze";
import { reportDistances } from "./solve";

/**
 * Computes the distances between all cells of the maze in the borders (Floyd), and writes them, the predecessors and the adjacency matrix
 * to three sheets, after saying how large these will be. Earlier ones of the same maze are replaced once the new ones are complete.
 */
export function writeDistances(names: NodeNames, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("write-distances-button"), dialogue, async (action) => {
    const { session, changes } = action;
    const reading = await mazeInFront(action);
    const { state, area, maze, remark } = reading;
    const n = countCells(maze);
    checkCells(reading, MATRIX_CELLS, n);
    const { say } = dialogue;
    const helpers = kinds.map((kind) => ({ kind }));
    const size = together(floydCost(maze), message("three-new-sheets", { cells: n }));
    const places = await helperPlaces(action, state, helpers, size);
    const floyd = await engine.run("allDistances", maze, dialogue.signal, reportDistances(maze, dialogue));
    const texts = textsOf(say);
    const nameOf = namesOfNodes(names, area, maze);
    const headers = Array.from(floyd.cells, nameOf);
    const entries = [adjacencyEntry(floyd), predecessorEntry(floyd, headers), distanceEntry(floyd, texts)];
    const added: SheetToPrint[] = [];
    for (const [i, kind] of kinds.entries()) {
      const sheet = places.names[i]!;
      const made = await changes.make(session, addMatrixSheet(state, area, { kind, sheet, headers, texts }));
      await writeMatrix(session, made.id, n, entries[i]!, (done, total) =>
        dialogue.progress(i * total + done, kinds.length * total),
      );
      added.push(made);
    }
    const ends = findEnds(state.names, state.name, area);
    const from = ends.entrance !== undefined && maze.has(ends.entrance.cell) ? ends.entrance.cell : floyd.cells[0]!;
    const exit = ends.exits.find(({ cell }) => maze.has(cell))?.cell ?? floyd.cells[n - 1]!;
    await finishDistances(session, { ids: added.map(({ id }) => id), size: n }, [nameOf(from), nameOf(exit)], texts);
    const [adjacency, predecessors, distances] = (await places.finish(added)) as [string, string, string];
    return together(message("distances-written", { names, adjacency, predecessors, distances }), remark);
  });
}

/** In the order in which they are written; the last comes to the front. */
const kinds = [facts.adjacency, facts.predecessors, facts.distances] as const;

const textsOf = (say: Dialogue["say"]): MatrixTexts => ({
  corner: say(message("distances-corner")),
  noPath: say(message("no-distance")),
  from: say(message("distance-from")),
  to: say(message("distance-to")),
  steps: say(message("index-heading-steps")),
  adjacencyNote: say(message("adjacency-note")),
});
