import type { Maze } from "../../maze/maze";
import { drawEnds, type MarkedEnds } from "../sheet/ends";
import type { Job } from "../excel/job";
import { drawClosedGrid, hatchSingly, type Site } from "./closedGrid";
import { dropIdleCopy } from "./covered";
import { packOpenings, type PackedOpenings } from "../cells/packing";
import { Turns } from "../excel/turns";
import { Refusal } from "../excel/refusal";
import { loadWallSample, openWalls, openWallsSparsely, sampleAgrees } from "../cells/walls";
import { addressOf } from "../excel/addresses";
import { bringIntoView } from "../excel/view";

/** Address strings, of 8 KB, in one request: 100 KB where the maze is small, an eighth of a large one, never over 0.9 MB. */
const STRINGS_AT_LEAST = 12;
const STRINGS_AT_MOST = 100;
const PARTS = 8;

/** `done` of `total` requests, for the progress bar. */
export type Progress = (done: number, total: number) => void;

/**
 * Draws a maze with its ends: the closed grid and the first openings in one request, the other openings in at most eight more (up to
 * 400x400 or so), then reads a sample back. Where Excel refuses the packed addresses, or a wall of the sample is not as
 * it should be, everything is drawn again with each cell's own borders, and the sample read again.
 *
 * Throws {@link Refusal} or Stopped; then the grid is unfinished, and the caller makes it whole.
 */
export async function drawMaze(job: Job, site: Site, maze: Maze, ends: MarkedEnds, progress: Progress): Promise<void> {
  const packed = await packInTurns(maze, site);
  try {
    await drawPacked(job, site, maze, ends, packed, progress);
    if (await agrees(job, site, maze)) return await dropIdleCopy(job, site.covered, site.area);
  } catch (error) {
    if (!(error instanceof Refusal) || !refusesTheForm(error)) throw error;
  }
  await job.request((context) => drawFrame(context, job.stamp, site, maze, ends, hatchSingly));
  await openWallsSparsely(job, site.state.id, withoutWallsOutside(maze), site.area, progress);
  if (await agrees(job, site, maze)) return dropIdleCopy(job, site.covered, site.area);
  throw new Refusal(
    `Close the workbook, open it again and press Generate. The workbook took the maze in ${addressOf(site.area)} on ${site.state.name} without a complaint, but walls stand there that were to be taken away.`,
  );
}

async function packInTurns(maze: Maze, site: Site): Promise<PackedOpenings[]> {
  const turns = new Turns();
  const packed: PackedOpenings[] = [];
  for (const openings of packOpenings(withoutWallsOutside(maze), site.area)) {
    packed.push(openings);
    await turns.next();
  }
  return packed;
}

/** The same maze with no walls between two cells that are out of it, so that they look like one hatched area. */
function withoutWallsOutside(maze: Maze): Maze {
  const { rows, columns, mask } = maze;
  if (mask === undefined) return maze;
  const drawn = maze.copy();
  for (let cell = 0; cell < maze.size; cell++) {
    if (mask[cell] === 1) continue;
    if ((cell + 1) % columns !== 0 && mask[cell + 1] === 0) drawn.openWall(2 * cell);
    if (cell + columns < rows * columns && mask[cell + columns] === 0) drawn.openWall(2 * cell + 1);
  }
  return drawn;
}

async function drawPacked(
  job: Job,
  site: Site,
  maze: Maze,
  ends: MarkedEnds,
  packed: PackedOpenings[],
  progress: Progress,
): Promise<void> {
  const size = Math.min(STRINGS_AT_MOST, Math.max(STRINGS_AT_LEAST, Math.ceil(packed.length / PARTS)));
  const parts = Math.max(1, Math.ceil(packed.length / size));
  for (let part = 0; part < parts; part++) {
    progress(part, parts);
    await job.request((context) => {
      if (part === 0) drawFrame(context, job.stamp, site, maze, ends);
      const sheet = context.workbook.worksheets.getItem(site.state.id);
      for (const openings of packed.slice(part * size, (part + 1) * size)) openWalls(sheet, openings);
    });
  }
  progress(parts, parts);
}

/** Queues the closed grid with its entrance and exits, which are part of every request that may be the last. */
function drawFrame(
  context: Excel.RequestContext,
  act: string,
  site: Site,
  maze: Maze,
  ends: MarkedEnds,
  hatch?: typeof hatchSingly,
): void {
  drawClosedGrid(context, act, site, hatch);
  const { state, area, layout } = site;
  const line = { style: "Continuous", weight: layout.wallWeight, color: layout.wallColor };
  drawEnds(
    context.workbook.worksheets.getItem(state.id),
    state.name,
    area,
    maze,
    ends,
    layout.fill.replace("#", "").toUpperCase(),
    line,
  );
}

async function agrees(job: Job, site: Site, maze: Maze): Promise<boolean> {
  const sample = await job.onSheet(site.state.id, (sheet) => {
    if (site.isOutOfView === true) bringIntoView(sheet, site.area);
    return loadWallSample(sheet, site.area);
  });
  return sampleAgrees(sample, maze);
}

/** Whether another form of the same request may succeed. */
function refusesTheForm({ code }: Refusal): boolean {
  return formCodes.has(code);
}

const formCodes = new Set([
  "ApiNotFound",
  "GeneralException",
  "InvalidArgument",
  "InvalidReference",
  "InvalidRequest",
  "NotImplemented",
  "OperationCellsExceedLimit",
  "RangeExceedsLimit",
  "RequestPayloadSizeLimitExceeded",
  "UnsupportedOperation",
]);
