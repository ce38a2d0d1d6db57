import { message } from "../../message";
import { type StandingSolution, findStandingSolution, hasSolution, solutionArea } from "../../worksheet/solution";
import { type Cells, askForCells, cellArea, readAskedCells, readCells, whiteOf } from "../../worksheet/cells";
import { type Area, Refusal, addressOf, sameArea } from "../../worksheet/excel";
import { type MazePlace, type MazeReading } from "../../worksheet/walls";
import { findEnds } from "../../worksheet/ends";
import { endTrail } from "./endTrail";
import { mazeInFrontAnd } from "./mazeInFront";
import type { Act } from "./work";

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
