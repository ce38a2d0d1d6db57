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
import { type Column, addSheetBeside, checkTableSize, TEXT, tableContents } from "../../worksheet/newSheets";
import type { SheetToPrint } from "../../worksheet/pageSetup";
import { findEnds } from "../../worksheet/ends";
import { type ActionOutcome, type Dialogue, act } from "../core";
import { checkCells, helperPlaces, mazeInFront, addHelperSheet } from "../maze";
import { reportDistances } from "./solve";
import { NO_CELL, UNREACHED } from "../../maze/measures";
import { cellName } from "../../worksheet/borders";
import { Refusal } from "../../worksheet/excel";
import { facts } from "../../worksheet/facts";
import { readSheets } from "../../worksheet/sheet";
import type { Player } from "../watch";
import type { SearchPlay } from "./solvePlay";

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

/** An Excel table with a row for each visit: order, cell, distance, and previous cell. Asks before it replaces an earlier table. */
export function writeSearch(player: Player | undefined, names: NodeNames, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { session } = action;
    const { run, drawing }: Partial<SearchPlay> = player?.play ?? {};
    if (run === undefined || drawing === undefined) throw new Refusal(message("search-needs-solution"));
    const { maze, area, solver, ends, visited, costs } = run;
    const title = message("search-table-of", { solver: solver.name, from: cellName(area, ends.entrance) });
    const above = [[title]];
    const count = visited.length;
    checkTableSize(count, above.length);
    await drawing.find(session);
    const record = await engine.run("searchRecord", run, dialogue.signal, reportDistances(maze, dialogue));
    const { distances, previous } = record;
    const format = names === "addresses" ? TEXT : undefined;
    const nameOf = namesOfNodes(names, area, maze);
    const columns: Column<number>[] = [
      { heading: "search-heading-order", of: (visit) => visit + 1 },
      { heading: "steps-heading-cell", of: (visit) => nameOf(visited[visit]!), format },
      {
        heading: costs === undefined ? "search-heading-distance" : "search-heading-cost",
        of: (visit) => (distances[visit] === UNREACHED ? message("no-distance") : distances[visit]!),
      },
      {
        heading: "search-heading-previous",
        of: (visit) => (previous[visit] === NO_CELL ? "" : nameOf(previous[visit]!)),
        format,
      },
    ];
    const table = { count, rows: visited.keys(), columns, above };
    const place = { state: { ...(await readSheets(session)), name: drawing.sheet }, area };
    const name = await addHelperSheet(action, place, { kind: facts.search }, tableContents(table, dialogue));
    return message("search-written", { name, visits: count, solver: solver.name });
  });
}
