import { type Message, message } from "../../message";
import { engine } from "../../engine";
import { NO_CELL, type SearchRecord, UNREACHED } from "../../maze/measures";
import { type NodeNames, type TableRow, checkTableSize, namesOfNodes, tableContents } from "../../worksheet/tables";
import { cellName } from "../../worksheet/borders";
import { Refusal } from "../../worksheet/excel";
import { facts } from "../../worksheet/memory";
import { readSheets } from "../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, act } from "../core";
import { addHelperSheet } from "../maze";
import type { Player } from "../watch";
import { reportDistances } from "./solve";
import type { SearchPlay } from "./solvePlay";

/** An Excel table with a row for each visit: order, cell, distance, and previous cell. Asks before it replaces an earlier table. */
export function writeSearch(player: Player | undefined, names: NodeNames, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { session } = action;
    const { run, drawing }: Partial<SearchPlay> = player?.play ?? {};
    if (run === undefined || drawing === undefined) throw new Refusal(message("search-needs-solution"));
    const { maze, area, solver, ends, visited, costs } = run;
    const { entrance } = ends;
    const title = message("search-table-of", { solver: solver.name, from: cellName(area, entrance) });
    const above = [[dialogue.say(title)]];
    const count = visited.length;
    checkTableSize(count, above.length);
    await drawing.find(session);
    const ended = { previous: solver.previous, maze, entrance, visited, costs };
    const record = await engine.run("searchRecord", ended, dialogue.signal, reportDistances(maze, dialogue));
    const { say } = dialogue;
    const table = {
      count,
      rows: rowsOf(visited, record, namesOfNodes(names, area, maze), say("no-distance")),
      headings: headings(costs !== undefined).map((heading) => say(heading)),
      textColumns: names === "addresses" ? [1, 3] : [],
      above,
    };
    const progress = (done: number) => dialogue.progress(done, count);
    const place = { state: { ...(await readSheets(session)), name: drawing.sheet }, area };
    const name = await addHelperSheet(action, place, { kind: facts.search }, tableContents(table, progress));
    return message("search-written", { name, visits: count, solver: solver.name });
  });
}

const headings = (countsCosts: boolean): Message[] => [
  message("search-heading-order"),
  message("steps-heading-cell"),
  countsCosts ? message("search-heading-cost") : message("search-heading-distance"),
  message("search-heading-previous"),
];

function* rowsOf(
  visited: Uint32Array,
  { distances, previous }: SearchRecord,
  nameOf: (cell: number) => string | number,
  noPath: string,
): Generator<TableRow> {
  for (let i = 0; i < visited.length; i++) {
    const [distance, before] = [distances[i]!, previous[i]!];
    yield [
      i + 1,
      nameOf(visited[i]!),
      distance === UNREACHED ? noPath : distance,
      before === NO_CELL ? "" : nameOf(before),
    ];
  }
}
