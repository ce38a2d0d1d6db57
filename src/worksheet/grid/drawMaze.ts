import type { Maze } from "../../maze/maze";
import { drawEnds, gapsOf, type MarkedEnds } from "../sheet/ends";
import { formCodes, type Job } from "../excel/job";
import { knownHost } from "../excel/knownHost";
import { knowNames } from "../excel/names";
import { drawClosedGrid, hatchPieces, type Site } from "./closedGrid";
import { dropIdleCopy } from "./covered";
import { packOpenings } from "../cells/packing";
import { inRequests, linePieces, paintPieces, type Piece } from "../cells/pieces";
import { type Border, isLine } from "../cells/borders";
import type { Layout } from "../cells/layout";
import { Turns } from "../excel/turns";
import { withoutWallsOutside } from "./rememberedWalls";
import { Refusal } from "../excel/refusal";
import { loadWallSample, loadTouchingSample, openWallsSparsely, sampleAgrees, type WallSample } from "../cells/walls";
import { addressOf } from "../excel/addresses";
import { wallsText } from "../sheet/keptWalls";
import { bringIntoView } from "../excel/view";
import { sheetAt } from "../excel/rangeAt";

/** How far it is, for the progress bar. */
export type Progress = (done: number, total: number) => void;

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
  const packed = knownHost.takesSeveralAreas ? await packInTurns(maze, site, ends) : undefined;
  let isUntrue = false;
  try {
    if (packed !== undefined) {
      const sample = await drawPacked(job, site, maze, ends, packed, progress);
      if (sample !== undefined && sampleAgrees(sample, maze)) {
        if (maze.countPassages() > 0) knownHost.keepsAreasApart = true;
        return await dropIdleCopy(job, site.covered, site.area);
      }
      isUntrue = sample !== undefined;
    }
  } catch (error) {
    if (!(error instanceof Refusal) || !formCodes.has(error.code)) throw error;
  }
  await job.request((context) => drawFrame(context, job.stamp, site, maze, ends, true));
  await paintPieces(job, hatchPieces(site));
  await openWallsSparsely(job, site.state.id, withoutWallsOutside(maze), site.area, progress);
  const sample = await job.onSheet(site.state.id, (sheet) => loadSample(sheet, site));
  if (!sampleAgrees(sample, maze)) {
    throw new Refusal(
      `Close the workbook, open it again and press Generate. The workbook took the maze in ${addressOf(site.area)} on ${site.state.name} without a complaint, but walls stand there that were to be taken away.`,
    );
  }
  // Nobody need try that again in this workbook.
  if (isUntrue) knownHost.takesSeveralAreas = false;
  await dropIdleCopy(job, site.covered, site.area);
}

/** The openings of the maze, and of its frame. */
async function packInTurns(maze: Maze, { state, area }: Site, ends: MarkedEnds): Promise<Piece[]> {
  const turns = new Turns();
  const pieces: Piece[] = [];
  const cells = [...(ends?.entrance === undefined ? [] : [ends.entrance]), ...(ends?.exits ?? [])];
  const packed = packOpenings(withoutWallsOutside(maze), area, (side) => gapsOf(maze, area, cells, side));
  for (const piece of linePieces(state.id, packed, undefined)) {
    pieces.push(piece);
    await turns.next();
  }
  return pieces;
}

/** Returns the sample; nothing where the host takes no address of several areas. */
async function drawPacked(
  job: Job,
  site: Site,
  maze: Maze,
  ends: MarkedEnds,
  packed: readonly Piece[],
  progress: Progress,
): Promise<WallSample | undefined> {
  let isFirst = !job.mends;
  const frame: Piece = {
    bytes: FRAME_BYTES,
    paint: (context) => {
      drawFrame(context, job.stamp, site, maze, ends, false, isFirst);
      isFirst = false;
      return [];
    },
  };
  const pieces = [frame, ...hatchPieces(site), ...packed];
  progress(0, pieces.length);
  // A closed maze, which is about to be watched, would not show what becomes of areas that touch.
  const tries = maze.countPassages() === 0 && site.mask === undefined && knownHost.keepsAreasApart === undefined;
  let sample: WallSample | undefined;
  for (const { areas, paint, done, isLast } of inRequests(pieces)) {
    const read = await job.timed(areas, (context) => {
      paint(context);
      const sheet = sheetAt(context, site.state.id);
      return {
        sample: isLast ? loadSample(sheet, site) : undefined,
        between: isLast && tries ? loadTouchingSample(sheet, site.area, lineOf(site.layout)) : undefined,
      };
    });
    sample = read.sample;
    if (read.between !== undefined) knownHost.keepsAreasApart = isLine(read.between);
    // Where it turns out on the way that the host takes no address of several areas, there is a shorter way to go on.
    if (!knownHost.takesSeveralAreas) return undefined;
    if (knownHost.keepsAreasApart === false) knownHost.takesSeveralAreas = false;
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

/**
 * Queues the closed grid with its entrance and exits. `opensGaps`: the frame is opened at these, else that is among the openings.
 * `isFirst`: nothing was drawn yet, so the sheet's names are those that were read.
 */
function drawFrame(
  context: Excel.RequestContext,
  act: string,
  site: Site,
  maze: Maze,
  ends: MarkedEnds,
  opensGaps: boolean,
  isFirst = false,
): void {
  const { state, area, layout } = site;
  const sheet = sheetAt(context, state.id);
  if (isFirst) knowNames(sheet, state.names);
  drawClosedGrid(context, act, site, sheet);
  drawEnds(sheet, area, maze, ends, layout.fill.replace("#", "").toUpperCase(), lineOf(layout), opensGaps);
}

const lineOf = ({ wallWeight, wallColor }: Layout): Border => ({
  style: "Continuous",
  weight: wallWeight,
  color: wallColor,
});
