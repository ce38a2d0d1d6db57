import { message } from "../../message";
import { engine } from "../../engine";
import { NO_CELL, UNREACHED } from "../../maze/measures";
import { type NodeNames, namesOfNodes } from "../../worksheet/graphs";
import { type Column, checkTableSize, TEXT, tableContents } from "../../worksheet/newSheets";
import { cellName } from "../../worksheet/borders";
import { Refusal } from "../../worksheet/excel";
import { facts } from "../../worksheet/facts";
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
    const title = message("search-table-of", { solver: solver.name, from: cellName(area, ends.entrance) });
    const above = [[dialogue.say(title)]];
    const count = visited.length;
    checkTableSize(count, above.length);
    await drawing.find(session);
    const record = await engine.run("searchRecord", run, dialogue.signal, reportDistances(maze, dialogue));
    const { distances, previous } = record;
    const { say } = dialogue;
    const [noPath, format] = [say("no-distance"), names === "addresses" ? TEXT : undefined];
    const nameOf = namesOfNodes(names, area, maze);
    const columns: Column<number>[] = [
      { heading: say("search-heading-order"), of: (visit) => visit + 1 },
      { heading: say("steps-heading-cell"), of: (visit) => nameOf(visited[visit]!), format },
      {
        heading: say(costs === undefined ? "search-heading-distance" : "search-heading-cost"),
        of: (visit) => (distances[visit] === UNREACHED ? noPath : distances[visit]!),
      },
      {
        heading: say("search-heading-previous"),
        of: (visit) => (previous[visit] === NO_CELL ? "" : nameOf(previous[visit]!)),
        format,
      },
    ];
    const table = { count, rows: visited.keys(), columns, above };
    const place = { state: { ...(await readSheets(session)), name: drawing.sheet }, area };
    const name = await addHelperSheet(action, place, { kind: facts.search }, tableContents(table, dialogue.progress));
    return message("search-written", { name, visits: count, solver: solver.name });
  });
}
