import { message } from "../../message";
import type { Maze } from "../../maze/model";
import { type MarkedEnds, drawEnds, gapsOf } from "../ends";
import { wallsText, withoutWallsOutside } from "../walls";
import { type Job, Refusal, addressOf, formCodes, listInTurns, rangeAt, sheetAt } from "../excel";
import { drawClosedGrid, nameGrid, outsidePieces, type Site } from "./closedGrid";
import { knowMazeNames } from "../memory";
import { dropIdleCopy } from "../place";
import {
  type Piece,
  type WallSample,
  inRequests,
  isLine,
  learnOfTrial,
  linePieces,
  loadTouchingSample,
  loadTouchingTrial,
  loadWallSample,
  openWallsSparsely,
  packOpenings,
  paintPieces,
  sampleAgrees,
  setCellSize,
  wallLine,
} from "../cells";

/** Progress of the drawing, for the progress bar. */
type Progress = (done: number, total: number) => void;

/**
 * Draws a maze with its ends: the closed grid and the first openings in one request, and the other openings in as few more as the host
 * is fast enough for; with the last, a sample is read back. Where Excel refuses the packed addresses, or a wall of the sample is
 * wrong, everything is drawn again with each cell's own borders, and the sample is read again.
 *
 * Throws {@link Refusal} or Stopped; then the grid is unfinished, and the caller completes it.
 */
export async function drawMaze(
  job: Job,
  chosen: Site,
  maze: Maze,
  ends: MarkedEnds,
  progress: Progress,
): Promise<void> {
  // Without a share code, walls are kept one by one.
  const walls = chosen.code === undefined ? (chosen.walls ?? wallsText(maze)) : chosen.walls;
  const site = { ...chosen, walls };
  await drawAnyhow(job, { site, maze, ends }, progress);
  await dropIdleCopy(job, site.covered, site.area);
}

/** Draws the maze in the first of the ways that this Excel takes. */
async function drawAnyhow(job: Job, drawing: Drawing, progress: Progress): Promise<void> {
  const { site, maze } = drawing;
  let hasBegun = job.rollsBack;
  if (site.arrived !== undefined) {
    let isFirst = true;
    const { sample, trial } = await job.repeatable((context) => {
      const sheet = sheetAt(context, site.state.id);
      if (isFirst) knowMazeNames(sheet, site.state);
      isFirst = false;
      return {
        trial: loadTouchingTrial(job, sheet, site.area, maze),
        sample: nameArrived(context, job.stamp, drawing),
      };
    });
    await learnOfTrial(job, site.state.id, trial, wallLine(site.layout));
    if (sampleAgrees(sample, maze)) return;
    job.host.mostInserted = 0;
    hasBegun = true;
  }
  const packed = job.host.takesSeveralAreas ? await listInTurns(openingPieces(drawing), job.signal) : undefined;
  let isUntrue = false;
  const sent = { answered: 0 };
  try {
    if (packed !== undefined) {
      const sample = await drawPacked(job, { ...drawing, hasBegun }, packed, progress, sent);
      if (sample !== undefined && sampleAgrees(sample, maze)) {
        if (maze.countPassages() > 0) job.host.keepsAreasApart = true;
        return;
      }
      isUntrue = sample !== undefined;
    }
  } catch (error) {
    if (!(error instanceof Refusal) || !formCodes.has(error.code)) throw error;
    // Excel gives no reason. Before anything was drawn it can be any; the form of the addresses was tried by itself.
    if (error.code === "GeneralException" && sent.answered === 0) throw error;
  }
  await job.repeatable((context) => drawFrame(context, job.stamp, drawing, true));
  await paintPieces(job, outsidePieces(site));
  await openWallsSparsely(job, site.state.id, withoutWallsOutside(maze), site.area, progress);
  const sample = await job.onSheet(site.state.id, (sheet) => loadWallSample(sheet, site.area));
  if (!sampleAgrees(sample, maze)) {
    throw new Refusal(message("walls-still-stand", { area: addressOf(site.area), sheet: site.state.name }));
  }
  // No later action need try that in this workbook again.
  if (isUntrue) job.host.takesSeveralAreas = false;
}

/** What is drawn, and where. */
interface Drawing {
  readonly site: Site;
  readonly maze: Maze;
  readonly ends: MarkedEnds;
}

/** Queues what a maze that arrived with its sheet still lacks: names, sizes and ends. */
function nameArrived(context: Excel.RequestContext, act: string, { site, maze, ends }: Drawing): WallSample {
  const sheet = sheetAt(context, site.state.id);
  site.arrived!(context, sheet);
  nameGrid(context, act, site);
  setCellSize(rangeAt(sheet, site.area), site.layout);
  drawMarks(sheet, { site, maze, ends }, true);
  return loadWallSample(sheet, site.area);
}

/** The openings of the maze, and of its frame. */
function openingPieces({ site: { state, area }, maze, ends }: Drawing): Iterable<Piece> {
  const cells = [...(ends?.entrance === undefined ? [] : [ends.entrance]), ...(ends?.exits ?? [])];
  const packed = packOpenings(withoutWallsOutside(maze), area, (side) => gapsOf(maze, area, cells, side));
  return linePieces(state.id, packed, undefined);
}

/** Returns the sample; undefined if the host refuses addresses of several areas. Counts the answered requests in `sent`. */
async function drawPacked(
  job: Job,
  drawing: Drawing & { readonly hasBegun: boolean },
  packed: readonly Piece[],
  progress: Progress,
  sent: { answered: number },
): Promise<WallSample | undefined> {
  const { site, maze } = drawing;
  let isFirst = !drawing.hasBegun;
  const frame: Piece = {
    bytes: FRAME_BYTES,
    paint: (context) => {
      // Nothing has been drawn yet, so the sheet's names are those that were read.
      if (isFirst) knowMazeNames(sheetAt(context, site.state.id), site.state);
      isFirst = false;
      drawFrame(context, job.stamp, drawing, false);
      return [];
    },
  };
  const pieces = [frame, ...outsidePieces(site), ...packed];
  progress(0, pieces.length);
  // Of a maze that takes several requests Excel need not show each line as it comes and goes.
  const isLong = pieces.reduce((sum, { many }) => sum + (many?.areas ?? 0), 0) > job.host.areasAtOnce;
  // A closed maze, as at the beginning of playback, would not show whether touching areas stay separate.
  const tries = maze.countPassages() === 0 && site.mask === undefined && job.host.keepsAreasApart === undefined;
  let sample: WallSample | undefined;
  for (const { areas, paint, done, isLast } of inRequests(job.host, pieces)) {
    const read = await job.timed(areas, (context) => {
      if (isLong) context.application.suspendScreenUpdatingUntilNextSync();
      paint(context);
      const sheet = sheetAt(context, site.state.id);
      return {
        sample: isLast ? loadWallSample(sheet, site.area) : undefined,
        between: isLast && tries ? loadTouchingSample(sheet, site.area, wallLine(site.layout)) : undefined,
      };
    });
    sent.answered++;
    sample = read.sample;
    if (read.between !== undefined) job.host.keepsAreasApart = isLine(read.between);
    // If the host turns out to refuse addresses of several areas, there is a shorter way to continue.
    if (!job.host.takesSeveralAreas) return undefined;
    if (job.host.keepsAreasApart === false) job.host.takesSeveralAreas = false;
    progress(done, pieces.length);
  }
  return sample;
}

/** The closed grid with all its names. */
const FRAME_BYTES = 20_000;

/** Queues the closed grid with its entrance and exits. `opensGaps`: open the frame for these; otherwise the openings include that. */
function drawFrame(context: Excel.RequestContext, act: string, drawing: Drawing, opensGaps: boolean): void {
  drawClosedGrid(context, act, drawing.site);
  drawMarks(sheetAt(context, drawing.site.state.id), drawing, opensGaps);
}

function drawMarks(sheet: Excel.Worksheet, { site: { area, layout }, maze, ends }: Drawing, opensGaps: boolean): void {
  const look = layout.fill.replace("#", "").toUpperCase();
  drawEnds(sheet, area, maze, ends, { look, line: wallLine(layout), opensGaps });
}
