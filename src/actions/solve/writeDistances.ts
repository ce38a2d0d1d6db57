import { message, together } from "../../message";
import { engine } from "../../engine";
import { countCells } from "../../maze/model";
import { floydCost } from "../../maze/solvers";
import {
  MATRIX_CELLS,
  type NodeNames,
  finishDistances,
  matrixContents,
  matrixKinds,
  namesOfNodes,
} from "../../worksheet/graphs";
import { addSheetBeside } from "../../worksheet/newSheets";
import type { SheetToPrint } from "../../worksheet/pageSetup";
import { findEnds } from "../../worksheet/ends";
import { type ActionOutcome, type Dialogue, act } from "../core";
import { checkCells, helperPlaces, mazeInFront } from "../maze";
import { reportDistances } from "./solve";

/**
 * Computes the distances between all cells of the maze in the borders (Floyd), and writes them, the predecessors and the adjacency matrix
 * to three sheets, after saying how large these will be. Earlier ones of the same maze are replaced once the new ones are complete.
 */
export function writeDistances(names: NodeNames, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { session, changes } = action;
    const reading = await mazeInFront(action);
    const { state, area, maze, remark } = reading;
    const n = countCells(maze);
    checkCells(reading, MATRIX_CELLS, n);
    const { say } = dialogue;
    const helpers = matrixKinds.map((kind) => ({ kind }));
    const size = together(floydCost(maze), message("three-new-sheets", { cells: n }));
    const places = await helperPlaces(action, state, helpers, size);
    const floyd = await engine.run("allDistances", maze, dialogue.signal, reportDistances(maze, dialogue));
    const nameOf = namesOfNodes(names, area, maze);
    const headers = Array.from(floyd.cells, nameOf);
    const added: SheetToPrint[] = [];
    for (const [i, kind] of matrixKinds.entries()) {
      const progress = (done: number) => dialogue.progress(i * n + done, matrixKinds.length * n);
      const contents = matrixContents(kind, floyd, headers, say, progress);
      const place = { ...state, name: places.names[i]! };
      added.push(await changes.make(session, addSheetBeside(kind, place, { sheet: state.id, area }, contents)));
    }
    const ends = findEnds(state.names, state.name, area);
    const from = ends.entrance !== undefined && maze.has(ends.entrance.cell) ? ends.entrance.cell : floyd.cells[0]!;
    const exit = ends.exits.find(({ cell }) => maze.has(cell))?.cell ?? floyd.cells[n - 1]!;
    await finishDistances(session, { ids: added.map(({ id }) => id), size: n }, [nameOf(from), nameOf(exit)], say);
    const [adjacency, predecessors, distances] = (await places.finish(added)) as [string, string, string];
    return together(message("distances-written", { names, adjacency, predecessors, distances }), remark);
  });
}
