import { engine } from "../../engine";
import { type Message, message, together } from "../../message";
import { UNREACHED } from "../../maze/measures";
import { NEAREST, drawSolution } from "../../worksheet/solution";
import { type Look, distanceMarks } from "../../worksheet/looks";
import { cellName } from "../../worksheet/borders";
import { type Area, addressOf, intersection } from "../../worksheet/addresses";
import { Refusal } from "../../worksheet/excel";
import type { MazeReading } from "../../worksheet/walls";
import { type Dialogue, actFor } from "../core";
import { checkCells, readMarkedMaze } from "../maze";
import type { Player } from "../watch";

/** The largest maze that is coloured, in cells; 60 x 60 takes less than 120 KB. */
const MOST_CELLS = 40_000;

export interface DistanceBand {
  /** Steps from the entrance, both included. */
  readonly from: number;
  readonly to: number;
  readonly cells: number;
  readonly look: Look;
}

/**
 * Fills the cells of the maze in front by their distance from its entrance, in eight bands. The earlier looks are kept in the workbook, as
 * for a solution, which this replaces: "Take colours away" restores exactly those. Refused while the current player shows a step before the
 * last. Gives the bands from near to far.
 */
export function colourDistances(current: Player | undefined, dialogue: Dialogue) {
  return actFor(dialogue, async (action) => {
    const { session, changes } = action;
    const marked = await readMarkedMaze(action, (found) => checkCells(found, MOST_CELLS));
    const { reading, isFree } = marked;
    const { state, area, maze, remark } = reading;
    const where = { area: addressOf(area), sheet: state.name };
    checkPlayed(current, reading);
    const { entrance, exits } = reading;
    const isMarked = entrance !== undefined && maze.has(entrance);
    const from = isMarked ? entrance : maze.standing.findIndex((_, cell) => maze.has(cell));
    const distances = await engine.run("distances", { maze, from }, dialogue.signal);
    const farthest = distances.reduce((most, distance, cell) => (distance > distances[most]! ? cell : most), from);
    const bands = bandsOf(distances, distances[farthest]!);
    const kinds = Uint8Array.from(distances, (distance, cell) =>
      distance === UNREACHED || !isFree(cell) ? 0 : NEAREST + bands.findIndex(({ to }) => distance <= to),
    );
    await changes.make(session, await drawSolution(session.stamp, marked.current, { kinds, isDistances: true }));
    const coloured = message("distances-coloured", {
      ...where,
      cell: cellName(area, from),
    });
    const apart = distances.reduce((sum, distance, cell) => sum + Number(distance === UNREACHED && maze.has(cell)), 0);
    const sentence = together(
      coloured,
      message("farthest-cell", { cell: cellName(area, farthest), steps: distances[farthest]! }),
      exitAway(exits, distances, area),
      apart === 0 ? undefined : message("cells-out-of-reach", { cells: apart }),
      remark,
    );
    return { sentence, bands };
  });
}

/** During playback the sheet does not show the whole maze, or the playback would be painted over. */
function checkPlayed(current: Player | undefined, { state, area }: MazeReading): void {
  if (current === undefined || current.isOver) return;
  const { position, play } = current;
  const { drawing, length: steps } = play;
  const isShown = drawing.sheetId === state.id && intersection(area, drawing.area) !== undefined;
  if (!isShown || position === steps) return;
  throw new Refusal(message("show-last-step-first", { place: drawing.place, step: position, steps }));
}

function exitAway(exits: readonly number[], distances: Int32Array, area: Area): Message | undefined {
  const reached = exits.filter((cell) => distances[cell]! > 0);
  if (reached.length === 0) return undefined;
  const nearest = reached.reduce((best, cell) => (distances[cell]! < distances[best]! ? cell : best));
  return message("nearest-exit-away", {
    cell: cellName(area, nearest),
    steps: distances[nearest]!,
  });
}

/** At most one band for each look, their widths equal or differing by one; fewer if there are fewer distances. */
function bandsOf(distances: Int32Array, farthest: number): DistanceBand[] {
  const count = Math.min(distanceMarks.length, farthest + 1);
  const first = (band: number) => Math.floor((band * (farthest + 1)) / count);
  return distanceMarks.slice(0, count).map((look, i) => {
    const [from, to] = [first(i), first(i + 1) - 1];
    const cells = distances.reduce((sum, distance) => sum + Number(distance >= from && distance <= to), 0);
    return { from, to, cells, look };
  });
}
