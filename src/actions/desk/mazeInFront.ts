import type { Ends } from "../../maze/model";
import { message } from "../../message";
import { type Job, Refusal, addressOf, cellsOf } from "../../worksheet/excel";
import { type Alongside, type MazePlace, type MazeReading, findPlace, readMaze } from "../../worksheet/walls";
import { findEnds } from "../../worksheet/ends";
import { readMazeSheet } from "../../worksheet/place";
import type { Dialogue } from "./dialogue";
import { readingProgress } from "./readingProgress";

/**
 * Reads the maze in front from its borders: the sheet's grid, or the selection. `check` gets its place before it is read,
 * and throws Refusal if nothing can be done there. Without `check` the action must change nothing: then merged cells of a
 * maze that Lavirint drew are not looked for. Requests as {@link readMaze}, and one or two before.
 */
export function mazeInFront(job: Job, dialogue: Dialogue, check?: (place: MazePlace) => void): Promise<MazeReading> {
  return mazeInFrontAnd(job, dialogue, check, () => undefined);
}

/** {@link mazeInFront}; `alongside` queues further reads with the first of its requests. */
export async function mazeInFrontAnd<T>(
  job: Job,
  dialogue: Dialogue,
  check: ((place: MazePlace) => void) | undefined,
  alongside: Alongside<T>,
): Promise<MazeReading & { readonly alongside: T }> {
  const place = await findPlace(job, await readMazeSheet(job, check === undefined ? "reads" : "edits"), (found) => {
    checkTime(found, dialogue);
    check?.(found);
  });
  // An action that changes nothing must not ask about merged cells, because the question empties Excel's undo list.
  const asksForMerged = check !== undefined || !place.isNamed;
  return readMaze(job, place, readingProgress(dialogue), (sheet) => alongside(sheet, place), asksForMerged);
}

/** Throws {@link Refusal} if there is no time for that many cells. */
function checkTime({ state, area }: MazePlace, { mostCells: most = Infinity }: Dialogue): void {
  const cells = cellsOf(area);
  if (cells <= most) return;
  throw new Refusal(message("too-large-for-command", { maze: addressOf(area), sheet: state.name, cells, most }));
}

/** The marked entrance and exits of a maze; undefined if the entrance or every exit is missing. */
export function endsOf({ state, area, maze }: MazeReading): Ends | undefined {
  const { entrance, exits } = findEnds(state.names, state.name, area);
  const inMaze = exits.map(({ cell }) => cell).filter((cell) => maze.has(cell));
  if (entrance === undefined || !maze.has(entrance.cell) || inMaze.length === 0) return undefined;
  return { entrance: entrance.cell, exits: inMaze };
}
