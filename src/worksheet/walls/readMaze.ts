import { type Message, message } from "../../message";
import type { Mask, Maze } from "../../maze/model";
import {
  type Area,
  type Job,
  Refusal,
  SHEET_COLUMNS,
  SHEET_ROWS,
  addressOf,
  areaIn,
  cellsOf,
  yieldTurn,
  rangeAt,
  rowBands,
} from "../excel";
import { Borders, CELL_LIMIT, type Gap } from "../cells";
import { askForWalls } from "./askForWalls";
import { rememberedWalls } from "./rememberedWalls";
import type { SheetState } from "../sheet";
import { checkObstacles, loadObstacles, unlessMergedUnknown } from "../place";
import { isMaskOutgrown, rememberedMask } from "../memory";

/** Where a maze is read from. */
export interface MazePlace {
  readonly state: SheetState;
  readonly area: Area;
  /** Whether it is the sheet's named grid; otherwise it was selected. */
  readonly isNamed: boolean;
}

/** Queues further reads of the sheet of a place. */
export type Alongside<T> = (sheet: Excel.Worksheet, place: MazePlace) => T;

/** Is told how many rows of how many were read. */
export type ReadingProgress = (done: number, total: number) => void;

/** A maze as read from borders. */
export interface MazeReading extends MazePlace {
  readonly maze: Maze;
  /** Where the outer frame, or the rim of cells that are out of the maze, is open. */
  readonly gaps: readonly Gap[];
  /** A sentence for the outcome, where something on the sheet had to be left out of account. */
  readonly remark: Message | undefined;
}

/**
 * Cells per read. Excel answers with the style of all eight borders of a cell, 245 to 270 bytes; 10,000 are about half of
 * the 5 MB limit of an answer in Excel on the web. Where the answer is still too large, the band is read in halves.
 */
const READ_CELLS = 10_000;
const tooLarge = new Set(["ResponsePayloadSizeLimitExceeded", "RangeExceedsLimit", "OperationCellsExceedLimit"]);

/** The sheet's named grid, or else the selection (one request). Throws {@link Refusal} for a selection that cannot be read. */
export async function findPlace(
  job: Job,
  state: SheetState,
  check: (place: MazePlace) => void = () => undefined,
): Promise<MazePlace> {
  const place = state.grid === undefined ? await selectedPlace(job, state) : { state, area: state.grid, isNamed: true };
  check(place);
  return place;
}

async function selectedPlace(job: Job, state: SheetState): Promise<MazePlace> {
  const selected = await job.request((context) =>
    context.workbook.getSelectedRanges().untrack().load("address,areaCount"),
  );
  const area = areaIn(selected.address);
  if (selected.areaCount > 1 || area === undefined || area.rows * area.columns === 1) {
    throw new Refusal(message("generate-or-select", { sheet: state.name }));
  }
  // For whole rows and columns Excel reports no single cells.
  if (area.rows * area.columns > CELL_LIMIT || area.columns === SHEET_COLUMNS || area.rows === SHEET_ROWS) {
    throw new Refusal(
      message("maze-selected-too-large", {
        area: addressOf(area),
        sheet: state.name,
        count: area.rows * area.columns,
        most: CELL_LIMIT,
      }),
    );
  }
  return { state, area, isNamed: false };
}

/** Fewer cells are cheaper to read than to ask for. */
const FEWEST_ASKED = 100;

/**
 * Reads the lines of a place. For a maze that Lavirint drew, Excel is asked whether they are still as drawn; otherwise, or
 * if much was changed, the borders of all cells are read: one request for every 10,000 cells, so four for 200x200. Any style but None is
 * a wall, and a wall drawn through either neighbour counts. Cells that were taken out of the maze stay out.
 *
 * `alongside` queues further reads with the first of these requests.
 * Throws {@link Refusal} for merged cells, tables, filters and hidden rows or columns.
 */
export async function readMaze<T = undefined>(
  job: Job,
  place: MazePlace,
  progress: ReadingProgress,
  alongside?: (sheet: Excel.Worksheet, range: Excel.Range) => T,
  asksForMerged = !place.isNamed,
): Promise<MazeReading & { readonly alongside: T }> {
  const { state, area } = place;
  const mask = place.isNamed ? rememberedMask(state.names, area) : undefined;
  const { lines, first } = await unlessMergedUnknown(asksForMerged, async (asks) => {
    const first = new FirstRequest(job, place, alongside, asks);
    const asked = await askedLines(job, place, mask, progress, first);
    return { first, lines: asked ?? (await readLines(job, place, mask, progress, first)) };
  });
  const isOutgrown = place.isNamed && isMaskOutgrown(state.names, area);
  const remark = isOutgrown ? message("taken-out-unknown", { area: addressOf(area) }) : undefined;
  await yieldTurn();
  const maze = lines.maze();
  await yieldTurn();
  return { ...place, maze, gaps: lines.gaps(), remark, alongside: first.alongside as T };
}

/** What is read with the first request, and checked when that is answered. */
class FirstRequest<T> {
  alongside: T | undefined;
  private isDone = false;

  constructor(
    private readonly job: Job,
    private readonly place: MazePlace,
    private readonly more: ((sheet: Excel.Worksheet, range: Excel.Range) => T) | undefined,
    private readonly asksForMerged: boolean,
  ) {}

  /** Undefined if it was queued before. */
  load(sheet: Excel.Worksheet) {
    if (this.isDone) return undefined;
    const { area } = this.place;
    return {
      shape: loadObstacles(sheet, area, this.asksForMerged),
      more: this.more?.(sheet, rangeAt(sheet, area)),
    };
  }

  async check(loaded: ReturnType<FirstRequest<T>["load"]>): Promise<void> {
    if (loaded === undefined) return;
    this.isDone = true;
    this.alongside = loaded.more;
    await checkObstacles(this.job, this.place.state, this.place.area, loaded.shape, "drawn");
  }
}

async function askedLines<T>(
  job: Job,
  { state, area, isNamed }: MazePlace,
  mask: Mask | undefined,
  progress: ReadingProgress,
  first: FirstRequest<T>,
): Promise<Borders | undefined> {
  if (!isNamed || cellsOf(area) < FEWEST_ASKED) return undefined;
  if (!job.host.takesSeveralAreas || !job.host.reportsMixedLines) return undefined;
  const remembered = await rememberedWalls(job, state, area);
  if (remembered === undefined) return undefined;
  return askForWalls(job, { sheetId: state.id, area, mask, remembered }, first, progress);
}

async function readLines<T>(
  job: Job,
  { state, area }: MazePlace,
  mask: Mask | undefined,
  progress: ReadingProgress,
  first: FirstRequest<T>,
): Promise<Borders> {
  const lines = new Borders({ ...area, mask });
  const readBand = async (band: Area): Promise<void> => {
    const read = await job
      .onSheet(state.id, (sheet) => ({
        first: first.load(sheet),
        cells: rangeAt(sheet, band).getCellProperties({ format: { borders: { style: true } } }),
      }))
      .catch((error: unknown) => {
        if (error instanceof Refusal && tooLarge.has(error.code) && band.rows > 1) return undefined;
        throw error;
      });
    if (read === undefined) {
      for (const half of rowBands(band, band.columns * Math.ceil(band.rows / 2))) await readBand(half);
      return;
    }
    await first.check(read.first);
    lines.addRows(band.row - area.row, read.cells.value);
  };
  for (const band of rowBands(area, READ_CELLS)) {
    progress(band.row - area.row, area.rows);
    await readBand(band);
  }
  return lines;
}
