import { message, together } from "../../message";
import { engine } from "../../engine";
import { readCells } from "../../worksheet/cells";
import type { ExcelSession } from "../../worksheet/excel";
import { addressOf, sameArea } from "../../worksheet/addresses";
import { identityOf } from "../../worksheet/identity";
import {
  cellsOnPath,
  findCurrentSolution,
  hasDistances,
  hasSolution,
  hasTrail,
  solutionArea,
} from "../../worksheet/solution";
import { type MazeReading, betweenCells } from "../../worksheet/walls";
import { type Dialogue, actFor } from "../core";
import { mazeInFront, endsIfMarked } from "../maze";

/** In one of the forms of src/maze/text, with the path of its solution, if it shows one; a trail is none. Changes nothing. */
export function showText(form: string, dialogue: Dialogue) {
  return actFor(dialogue, async (action) => {
    const { session } = action;
    const reading = betweenCells(await mazeInFront(action));
    const { state, area, maze, remark } = reading;
    const drawing = { maze, ends: endsIfMarked(reading) };
    const shownPath = await pathShown(session, reading);
    const onPath = shownPath && Uint8Array.from(maze.standing, (_, cell) => shownPath[reading.placeOf(cell)]!);
    const text = await engine.run("textOfDrawing", { form, drawing, onPath }, dialogue.signal);
    const shown = message("text-shown", { area: addressOf(area), sheet: state.name });
    return { text, maze: identityOf(state), sentence: together(shown, remark) };
  });
}

async function pathShown(session: ExcelSession, { state, area }: MazeReading): Promise<Uint8Array | undefined> {
  const isPathShown = hasSolution(state) && !hasDistances(state) && !hasTrail(state.names);
  if (!isPathShown || !sameArea(solutionArea(state), area)) return undefined;
  const cells = await readCells(session, state.id, area);
  return cellsOnPath(await findCurrentSolution(state, area, cells));
}
