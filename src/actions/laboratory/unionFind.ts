import { message, together } from "../../message";
import { addressOf } from "../../worksheet/addresses";
import { cellName } from "../../worksheet/lines";
import { facts } from "../../worksheet/memory";
import { unionFindContents } from "../../worksheet/tables";
import { type ActionOutcome, type Dialogue, act } from "../core";
import { addHelperSheet, mazeInFront } from "../maze";
import { drawnWalls } from "./weights";

/** The largest maze, with cells that were removed: each cell is a column, and each wall a row. */
const MOST_CELLS = 100;

/**
 * Writes union-find of the maze in front to a sheet of its own, in formulas: a row for each wall, in the order in which Kruskal takes them
 * from the seed of the maze. Asks before it replaces an earlier one.
 */
export function writeUnionFind(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const reading = await mazeInFront(action);
    const { state, area, maze } = reading;
    const where = { area: addressOf(area), sheet: state.name };
    const drawn = await drawnWalls(reading, MOST_CELLS, dialogue);
    const walls = Array.from(drawn, (entry) => {
      const [cell, neighbour] = [(entry >>> 2) + 1, maze.across(entry >>> 1) + 1];
      return (entry & 1) === 0 ? ([cell, neighbour] as const) : ([neighbour, cell] as const);
    });
    const numbers = Array.from({ length: maze.size }, (_, cell) => cell).filter((cell) => maze.has(cell));
    const cells = numbers.map((each) => ({ number: each + 1, name: cellName(area, each) }));
    const contents = unionFindContents({ where, cells, walls }, dialogue.say);
    const written = await addHelperSheet(action, reading, { kind: facts.unionFind }, contents);
    return together(message("union-find-written", { ...where, written, walls: walls.length }), reading.remark);
  });
}
