import { BOTTOM, type Grid, type Maze, type OwnedSide, RIGHT } from "../../maze/model";
import { type Area, type Job, addressOf, rangeAt, rangesAt, rowBands } from "../excel";
import { type Border, Borders, cellArea, isLine } from "./borders";
import type { Layout } from "./layout";
import { cellBlocks, packAreas } from "./packing";
import { type Piece, areasPiece } from "./pieces";

/**
 * Walls are borders. Two neighbouring cells share one edge, so every wall is drawn and opened by a single call on a range
 * that holds both cells: half a wall can never be left behind (OfficeDev/office-js#1920).
 */

/** The line of a wall in this layout. */
export function wallLine({ wallWeight, wallColor }: Layout): Border {
  return { style: "Continuous", weight: wallWeight, color: wallColor };
}

/** Queues a line, or its removal. Removal sets only the style: weight or colour on a border of style None bring it back. */
export function setBorder(border: Excel.RangeBorder, line: Border | undefined): void {
  border.style = (line?.style ?? "None") as Excel.BorderLineStyle;
  if (line === undefined || line.style === "None") return;
  border.weight = line.weight as Excel.BorderWeight;
  border.color = line.color;
}

/** Queues a line, or its removal, for the vertical (RIGHT) or horizontal walls inside areas that hold both cells of each. */
export function lineInside(
  { format }: Excel.Range | Excel.RangeAreas,
  side: OwnedSide,
  line: Border | undefined,
): void {
  setBorder(format.borders.getItem(side === RIGHT ? "InsideVertical" : "InsideHorizontal"), line);
}

/** Queues the frame of a grid: four border items. */
function closeFrame(range: Excel.Range, layout: Layout): void {
  const line = wallLine(layout);
  for (const item of ["EdgeTop", "EdgeBottom", "EdgeLeft", "EdgeRight"] as const)
    setBorder(range.format.borders.getItem(item), line);
}

/** The lines of a grid's frame beside the wanted cells, which are drawn, or removed if there is no line. */
export function* frameBeside(
  sheetId: string,
  area: Area,
  isWanted: (cell: number) => boolean,
  line: Border | undefined,
): Generator<Piece> {
  const { row, column, rows, columns } = area;
  const sides = [
    { item: "EdgeTop", rim: { row, column, rows: 1, columns }, cellAt: (at: number) => at },
    {
      item: "EdgeBottom",
      rim: { row: row + rows - 1, column, rows: 1, columns },
      cellAt: (at: number) => (rows - 1) * columns + at,
    },
    { item: "EdgeLeft", rim: { row, column, rows, columns: 1 }, cellAt: (at: number) => at * columns },
    {
      item: "EdgeRight",
      rim: { row, column: column + columns - 1, rows, columns: 1 },
      cellAt: (at: number) => (at + 1) * columns - 1,
    },
  ] as const;
  for (const { item, rim, cellAt } of sides) {
    for (const addresses of packAreas(cellBlocks(rim, (at) => isWanted(cellAt(at))))) {
      yield areasPiece(sheetId, addresses, ({ format }) => setBorder(format.borders.getItem(item), line));
    }
  }
}

/** Queues every wall of a grid: six border items on one range, however large it is. */
export function closeWalls(range: Excel.Range, area: Area, layout: Layout): void {
  closeFrame(range, layout);
  const items: Excel.BorderIndex[] = [];
  // A single column or row has no inner borders, and Excel refuses the item.
  if (area.columns > 1) items.push("InsideVertical" as Excel.BorderIndex.insideVertical);
  if (area.rows > 1) items.push("InsideHorizontal" as Excel.BorderIndex.insideHorizontal);
  const line = wallLine(layout);
  for (const item of items) setBorder(range.format.borders.getItem(item), line);
}

/**
 * Cells in one `setCellProperties`; Excel on the web accepted 80,000, and 8,000 keep the request under 1 MB even with all four sides
 * open in every cell.
 */
const SPARSE_CELLS = 8_000;
const NONE = { style: "None" } as const;

/**
 * Opens walls the slow way: cell by cell, each wall for both cells that may hold its line, in blocks of rows. About fifteen
 * times the bytes of packed addresses, for hosts that refuse those or report a removal that did not happen.
 */
export async function openWallsSparsely(
  job: Job,
  sheetId: string,
  maze: Maze,
  area: Area,
  progress: (done: number, total: number) => void,
): Promise<void> {
  const bands = [...rowBands(area, SPARSE_CELLS)];
  for (const [done, band] of bands.entries()) {
    progress(done, bands.length);
    const cells: Excel.SettableCellProperties[][] = [];
    for (let r = 0; r < band.rows; r++) {
      const first = (band.row - area.row + r) * maze.columns;
      cells.push(Array.from({ length: maze.columns }, (_, column) => openingsOf(maze, first + column)));
    }
    await job.repeatableOn(sheetId, (sheet) => {
      rangeAt(sheet, band).setCellProperties(cells);
    });
  }
}

function openingsOf(maze: Maze, cell: number): Excel.SettableCellProperties {
  const { columns } = maze;
  const borders = {
    ...(maze.isOpen(2 * cell + RIGHT) && { right: NONE }),
    ...(maze.isOpen(2 * cell + BOTTOM) && { bottom: NONE }),
    ...(cell % columns > 0 && maze.isOpen(2 * (cell - 1) + RIGHT) && { left: NONE }),
    ...(cell >= columns && maze.isOpen(2 * (cell - columns) + BOTTOM) && { top: NONE }),
  };
  return Object.keys(borders).length === 0 ? {} : { format: { borders } };
}

/** Cells along one read; of a longer strip the beginning, the middle and the end are read. */
const STRETCH_CELLS = 500;
/** Rows and columns of a block. */
const BLOCK_SIDE = 8;

/** Where `length` of `count` rows or columns begin: at the beginning, in the middle, at the end. */
function placesOf(length: number, count: number): number[] {
  const last = Math.max(0, count - length);
  return [...new Set([0, Math.min(count >> 1, last), last])];
}

/** Stretches of a strip of `count` cells, each as its first cell and its length. */
function stretchesOf(count: number): { first: number; length: number }[] {
  if (count <= 3 * STRETCH_CELLS) return [{ first: 0, length: count }];
  return placesOf(STRETCH_CELLS, count).map((first) => ({ first, length: STRETCH_CELLS }));
}

/**
 * Three pairs of neighbouring rows of a grid, and the two middle columns: about 9 (columns) + 3 (rows) walls. Of sides over 1,500 cells
 * three stretches, so that the answer stays under the 5 MB limit of Excel on the web.
 */
function stripsOf({ rows, columns }: Grid): Area[] {
  const across = placesOf(2, rows).flatMap((row) =>
    stretchesOf(columns).map(({ first, length }): Area => {
      return { row, column: first, rows: Math.min(2, rows), columns: length };
    }),
  );
  const column = Math.min(columns >> 1, Math.max(0, columns - 2));
  const down = stretchesOf(rows).map(({ first, length }): Area => {
    return { row: first, column, rows: length, columns: Math.min(2, columns) };
  });
  return [...across, ...down];
}

/** Blocks of 8 x 8 cells at a grid's first corner, in its middle and at its last corner, where the first and last openings are. */
function blocksOf({ rows, columns }: Grid): Area[] {
  const size = { rows: Math.min(BLOCK_SIDE, rows), columns: Math.min(BLOCK_SIDE, columns) };
  const [across, down] = [placesOf(size.columns, columns), placesOf(size.rows, rows)];
  const most = Math.max(across.length, down.length);
  const at = (places: readonly number[], i: number) => places[Math.min(i, places.length - 1)]!;
  return Array.from({ length: most }, (_, i) => ({ ...size, row: at(down, i), column: at(across, i) }));
}

/** The borders of parts of a grid, as they were read back. */
export interface WallSample {
  readonly strips: readonly {
    /** A part of the grid, whose first cell is in row 0 and column 0. */
    readonly part: Area;
    readonly read: OfficeExtension.ClientResult<Excel.CellProperties[][]>;
  }[];
}

/**
 * Queues the reading of a sample of newly drawn walls: three blocks, 1.2 KB of request and about 255 bytes of answer for each
 * of 192 cells. Both cells at each edge are asked: which of the two holds a line depends on the host and on who wrote last
 * (OfficeDev/office-js#1920).
 */
export function loadWallSample(sheet: Excel.Worksheet, area: Area): WallSample {
  return loadParts(sheet, area, blocksOf(area));
}

/** Queues the reading of a sample of walls that a person may have changed anywhere: whole rows and columns. */
export function loadWallStrips(sheet: Excel.Worksheet, area: Area): WallSample {
  return loadParts(sheet, area, stripsOf(area));
}

function loadParts(sheet: Excel.Worksheet, area: Area, parts: readonly Area[]): WallSample {
  const strips = parts.map((part) => {
    const place = { ...part, row: area.row + part.row, column: area.column + part.column };
    return { part, read: rangeAt(sheet, place).getCellProperties({ format: { borders: { style: true } } }) };
  });
  return { strips };
}

/**
 * Queues a trial in the closed grid of an area: two touching pairs of cells are opened through one address, the wall between them is
 * read, and they are closed again. Undefined if the grid is too small. A maze that is watched has no opening that would tell.
 */
export function loadTouchingSample(sheet: Excel.Worksheet, area: Area, line: Border): Excel.RangeBorder | undefined {
  if (area.columns < 4) return undefined;
  const pair = (first: number): Area => ({ ...area, column: area.column + first, rows: 1, columns: 2 });
  const pairs = () => rangesAt(sheet, `${addressOf(pair(0))},${addressOf(pair(2))}`);
  for (const cells of pairs()) lineInside(cells, RIGHT, undefined);
  const between = rangeAt(sheet, pair(1)).format.borders.getItem("InsideVertical").load("style");
  for (const cells of pairs()) lineInside(cells, RIGHT, line);
  return between;
}

/** What is read in a trial, and the two cells at the wall that it may have opened. */
interface TouchingTrial {
  readonly between: Excel.RangeBorder;
  readonly cells: Area;
}

/**
 * Queues a trial in a maze that is drawn but was not drawn by addresses of several areas: two touching pairs of cells with passages are
 * opened once more, through one address, and the wall between the pairs is read. Undefined if the maze has no such cells, or the host
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

/** Keeps what a trial showed; if the host joins touching areas, closes the wall again, in one request. */
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

/** Whether every wall within the strips of the sample stands or is open as in the maze. */
export function sampleAgrees(sample: WallSample, maze: Maze): boolean {
  return sample.strips.every(({ part, read }) => {
    const strip: Grid = { rows: part.rows, columns: part.columns };
    const borders = new Borders(strip);
    borders.addRows(0, read.value);
    const found = borders.maze();
    for (let cell = 0; cell < found.size; cell++) {
      const there = (part.row + Math.floor(cell / part.columns)) * maze.columns + part.column + (cell % part.columns);
      for (const side of [RIGHT, BOTTOM]) {
        if (!found.separates(2 * cell + side) || !maze.separates(2 * there + side)) continue;
        if (found.isOpen(2 * cell + side) !== maze.isOpen(2 * there + side)) return false;
      }
    }
    return true;
  });
}
