import { message } from "../../message";
import type { Maze } from "../../maze/model";
import { type MarkedEnds, drawEnds, gapsOf } from "../ends";
import { wallsText, withoutWallsOutside } from "../walls";
import { type Job, Refusal, addressOf, bringIntoView, formCodes, knowNames, listInTurns, sheetAt } from "../excel";
import { drawClosedGrid, hatchPieces, type Site } from "./closedGrid";
import { dropIdleCopy } from "../place";
import {
  type Piece,
  type WallSample,
  inRequests,
  isLine,
  linePieces,
  loadTouchingSample,
  loadWallSample,
  openWallsSparsely,
  packOpenings,
  paintPieces,
  sampleAgrees,
  wallLine,
} from "../cells";

/** How far it is, for the progress bar. */
type Progress = (done: number, total: number) => void;

/**
 * Draws a maze with its ends: the closed grid and the first openings in one request, the other openings in as few more as the host
 * is quick enough for, and with the last a sample is read back. Where Excel refuses the packed addresses, or a wall of the sample is
 * not as it should be, everything is drawn again with each cell's own borders, and the sample read again.
 *
 * Throws {@link Refusal} or Stopped; then the grid is unfinished, and the caller makes it whole.
 */
export async function drawMaze(
  job: Job,
  chosen: Site,
  maze: Maze,
  ends: MarkedEnds,
  progress: Progress,
): Promise<void> {
  // What no code tells is kept wall by wall.
  const site = chosen.code === undefined ? { ...chosen, walls: chosen.walls ?? wallsText(maze) } : chosen;
  const drawing = { site, maze, ends };
  const packed = job.host.takesSeveralAreas ? await listInTurns(openingPieces(drawing), job.signal) : undefined;
  let isUntrue = false;
  try {
    if (packed !== undefined) {
      const sample = await drawPacked(job, drawing, packed, progress);
      if (sample !== undefined && sampleAgrees(sample, maze)) {
        if (maze.countPassages() > 0) job.host.keepsAreasApart = true;
        return await dropIdleCopy(job, site.covered, site.area);
      }
      isUntrue = sample !== undefined;
    }
  } catch (error) {
    if (!(error instanceof Refusal) || !formCodes.has(error.code)) throw error;
  }
  await job.request((context) => drawFrame(context, job.stamp, drawing, true));
  await paintPieces(job, hatchPieces(site));
  await openWallsSparsely(job, site.state.id, withoutWallsOutside(maze), site.area, progress);
  const sample = await job.onSheet(site.state.id, (sheet) => loadSample(sheet, site));
  if (!sampleAgrees(sample, maze)) {
    throw new Refusal(message("walls-still-stand", { area: addressOf(site.area), sheet: site.state.name }));
  }
  // Nobody need try that again in this workbook.
  if (isUntrue) job.host.takesSeveralAreas = false;
  await dropIdleCopy(job, site.covered, site.area);
}

/** What is drawn, and where. */
interface Drawing {
  readonly site: Site;
  readonly maze: Maze;
  readonly ends: MarkedEnds;
}

/** The openings of the maze, and of its frame. */
function openingPieces({ site: { state, area }, maze, ends }: Drawing): Iterable<Piece> {
  const cells = [...(ends?.entrance === undefined ? [] : [ends.entrance]), ...(ends?.exits ?? [])];
  const packed = packOpenings(withoutWallsOutside(maze), area, (side) => gapsOf(maze, area, cells, side));
  return linePieces(state.id, packed, undefined);
}

/** Returns the sample; nothing where the host takes no address of several areas. */
async function drawPacked(
  job: Job,
  drawing: Drawing,
  packed: readonly Piece[],
  progress: Progress,
): Promise<WallSample | undefined> {
  const { site, maze } = drawing;
  let isFirst = !job.rollsBack;
  const frame: Piece = {
    bytes: FRAME_BYTES,
    paint: (context) => {
      // Nothing was drawn yet, so the sheet's names are those that were read.
      if (isFirst) knowNames(sheetAt(context, site.state.id), site.state.names);
      isFirst = false;
      drawFrame(context, job.stamp, drawing, false);
      return [];
    },
  };
  const pieces = [frame, ...hatchPieces(site), ...packed];
  progress(0, pieces.length);
  // A closed maze, which is about to be watched, would not show what becomes of areas that touch.
  const tries = maze.countPassages() === 0 && site.mask === undefined && job.host.keepsAreasApart === undefined;
  let sample: WallSample | undefined;
  for (const { areas, paint, done, isLast } of inRequests(job.host, pieces)) {
    const read = await job.timed(areas, (context) => {
      paint(context);
      const sheet = sheetAt(context, site.state.id);
      return {
        sample: isLast ? loadSample(sheet, site) : undefined,
        between: isLast && tries ? loadTouchingSample(sheet, site.area, wallLine(site.layout)) : undefined,
      };
    });
    sample = read.sample;
    if (read.between !== undefined) job.host.keepsAreasApart = isLine(read.between);
    // Where it turns out on the way that the host takes no address of several areas, there is a shorter way to go on.
    if (!job.host.takesSeveralAreas) return undefined;
    if (job.host.keepsAreasApart === false) job.host.takesSeveralAreas = false;
    progress(done, pieces.length);
  }
  return sample;
}

/** Queues the reading of a sample of the walls, and brings the maze into view. */
function loadSample(sheet: Excel.Worksheet, site: Site): WallSample {
  if (site.isOutOfView === true) bringIntoView(sheet, site.area);
  return loadWallSample(sheet, site.area);
}

/** The closed grid with all its names. */
const FRAME_BYTES = 20_000;

/** Queues the closed grid with its entrance and exits. `opensGaps`: the frame is opened at these, else that is among the openings. */
function drawFrame(
  context: Excel.RequestContext,
  act: string,
  { site, maze, ends }: Drawing,
  opensGaps: boolean,
): void {
  const { state, area, layout } = site;
  drawClosedGrid(context, act, site);
  const look = layout.fill.replace("#", "").toUpperCase();
  drawEnds(sheetAt(context, state.id), area, maze, ends, { look, line: wallLine(layout), opensGaps });
}
