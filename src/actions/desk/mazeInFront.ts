import type { Ends } from "../../maze/model";
import { message } from "../../message";
import { type Job, Refusal, addressOf, cellsOf, type Area, sameArea } from "../../worksheet/excel";
import {
  type Alongside,
  type MazePlace,
  type MazeReading,
  findPlace,
  readMaze,
  type ReadingProgress,
} from "../../worksheet/walls";
import { findEnds } from "../../worksheet/ends";
import { readMazeSheet } from "../../worksheet/place";
import type { Dialogue } from "./dialogue";
import { type StandingSolution, findStandingSolution, hasSolution, solutionArea } from "../../worksheet/solution";
import { type Cells, askForCells, cellArea, readAskedCells, readCells, whiteOf } from "../../worksheet/cells";
import { endTrail } from "./endTrail";
import type { Act } from "./work";

/**
 * Reads the maze in front from its borders: the sheet's grid, or the selection. `check` gets its place before it is read,
 * and throws Refusal if nothing can be done there. Without `check` the action must change nothing: then merged cells of a
 * maze that Lavirint drew are not looked for. Requests as {@link readMaze}, and one or two before.
 */
export function mazeInFront(job: Job, dialogue: Dialogue, check?: (place: MazePlace) => void): Promise<MazeReading> {
  return mazeInFrontAnd(job, dialogue, check, () => undefined);
}

/** {@link mazeInFront}; `alongside` queues further reads with the first of its requests. */
async function mazeInFrontAnd<T>(
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

/** A maze whose cells are about to be marked, with its present solution or distances. */
interface MarkedMaze {
  readonly reading: MazeReading;
  readonly cells: Cells;
  readonly standing: StandingSolution;
  /** Entrance and exits keep their own mark. */
  readonly isFree: (cell: number) => boolean;
}

interface Marking {
  /** Throws if the place is none for these marks. */
  readonly check?: (place: MazePlace) => void;
}

/**
 * Reads the maze in front and how its cells look: two requests up to 20,000 cells, three where somebody walks. Throws {@link Refusal} for a
 * protected sheet, and if there is a solution in another place.
 */
export async function readMarkedMaze(
  { job, dialogue, changes }: Act,
  { check = () => undefined }: Marking = {},
): Promise<MarkedMaze> {
  const checkAll = (place: MazePlace) => {
    changes.touch(place.state, { here: true });
    checkPlace(place);
    check(place);
  };
  const reading = await mazeInFrontAnd(job, dialogue, checkAll, (sheet, place) =>
    askForCells(sheet, place.area, endCells(place)),
  );
  const { state, area } = reading;
  const white = whiteOf(reading.isNamed);
  const isTrailEnded = await endTrail(job, changes, state);
  const cells = isTrailEnded
    ? await readCells(job, state.id, area, white)
    : await readAskedCells(job, state.id, reading.alongside, white);
  const { entrance, exits } = findEnds(state.names, state.name, area);
  const isTaken = new Uint8Array(area.rows * area.columns);
  for (const end of [entrance, ...exits]) if (end !== undefined) isTaken[end.cell] = 1;
  const isFree = (cell: number) => isTaken[cell] === 0;
  return { reading, cells, standing: await findStandingSolution(state, area, cells), isFree };
}

function checkPlace({ state, area }: MazePlace): void {
  if (hasSolution(state) && !sameArea(solutionArea(state), area)) {
    const area = addressOf(solutionArea(state));
    throw new Refusal(message("solution-elsewhere", { area, sheet: state.name }));
  }
}

/** Entrance and exits, which have other fills and hold letters. */
function endCells({ state, area }: MazePlace): Area[] {
  const { entrance, exits } = findEnds(state.names, state.name, area);
  return [entrance, ...exits].flatMap((end) => (end === undefined ? [] : [cellArea(area, end.cell)]));
}

/** Tells the person how much of a maze is read. */
export const readingProgress = (dialogue: Dialogue): ReadingProgress => {
  return (done, total) => dialogue.progress(done, total, message("reading-maze"));
};
