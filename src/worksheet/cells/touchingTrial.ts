import { type Maze, RIGHT } from "../../maze/model";
import { type Area, type Job, addressOf, rangeAt, rangesAt } from "../excel";
import { type Border, cellArea, isLine } from "./borders";
import { lineInside } from "./walls";

/** What is read in a trial, and the two cells at the wall that it may have opened. */
export interface TouchingTrial {
  readonly between: Excel.RangeBorder;
  readonly cells: Area;
}

/**
 * Queues a trial in a maze that is drawn but was not drawn by addresses of several areas: two touching pairs of cells with passages are
 * opened once more, through one address, and the wall between the pairs is read. Undefined where the maze has no such cells, or the host
 * is known already.
 */
export function loadTouchingTrial(job: Job, sheet: Excel.Worksheet, area: Area, maze: Maze): TouchingTrial | undefined {
  if (!job.host.takesSeveralAreas || job.host.keepsAreasApart !== undefined) return undefined;
  const first = touchingPairs(maze);
  if (first === undefined) return undefined;
  const pair = (cell: number): Area => ({ ...cellArea(area, cell), columns: 2 });
  for (const cells of rangesAt(sheet, `${addressOf(pair(first))},${addressOf(pair(first + 2))}`)) {
    lineInside(cells, RIGHT, undefined);
  }
  const cells = pair(first + 1);
  return { cells, between: rangeAt(sheet, cells).format.borders.getItem("InsideVertical").load("style") };
}

/** The first of four cells in a row with a wall in their middle and passages beside it. */
function touchingPairs(maze: Maze): number | undefined {
  const isOpen = (cell: number) => maze.isOpen(2 * cell + RIGHT);
  for (let cell = 0; cell + 3 < maze.size; cell++) {
    if ((cell % maze.columns) + 3 >= maze.columns) continue;
    if (![0, 1, 2, 3].every((i) => maze.has(cell + i))) continue;
    if (isOpen(cell) && !isOpen(cell + 1) && isOpen(cell + 2)) return cell;
  }
  return undefined;
}

/** Keeps what a trial showed; where the host joins touching areas, closes the wall again, in one request. */
export async function learnOfTrial(
  job: Job,
  sheetId: string,
  trial: TouchingTrial | undefined,
  line: Border,
): Promise<void> {
  if (trial === undefined) return;
  job.host.keepsAreasApart = isLine(trial.between);
  if (job.host.keepsAreasApart) return;
  job.host.takesSeveralAreas = false;
  await job.repeatableOn(sheetId, (sheet) => lineInside(rangeAt(sheet, trial.cells), RIGHT, line));
}
