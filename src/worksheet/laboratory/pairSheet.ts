import { message } from "../../message";
import type { Maze } from "../../maze/model";
import {
  type Layout,
  type Piece,
  closeWalls,
  formatCells,
  isLine,
  loadTouchingSample,
  loadWallSample,
  paintPieces,
  sampleAgrees,
  wallLine,
} from "../cells";
import {
  type Area,
  Gone,
  type Job,
  type ReadName,
  Refusal,
  areaOfName,
  bringToFront,
  rangeAt,
  sameArea,
} from "../excel";
import { type ReversibleChange, sheetAdded } from "../changes";
import { facts, rememberFirst } from "../memory";
import { type FindMaze, stillThere } from "../identity";
import type { ReportPlace } from "./reportSheet";

/** Rows and columns from 0: a title, the names of the algorithms, and below them the mazes, with a gap between them. */
const NAME_ROW = 1;
const MAZE_ROW = 2;
const FIRST_COLUMN = 1;
const GAP = 2;
/** Width of the column before the mazes, in points. */
const MARGIN = 12;

/** Where two mazes of one size are, side by side, and the block that holds both. */
interface PairAreas {
  readonly left: Area;
  readonly right: Area;
  readonly both: Area;
}

/** The areas of two mazes of this size, the same on every sheet of a pair. */
export function pairAreas({ rows, columns }: { readonly rows: number; readonly columns: number }): PairAreas {
  const left = { row: MAZE_ROW, column: FIRST_COLUMN, rows, columns };
  const right = { ...left, column: FIRST_COLUMN + columns + GAP };
  return { left, right, both: { ...left, columns: 2 * columns + GAP } };
}

/** Points: the width of two mazes that are both in view beside an open pane, and the size of their smallest cells. */
const WIDE = 640;
const HIGH = 400;
const SMALLEST = 6;

/** The layout of a maze beside another: smaller cells with thinner walls where both would not be in view. */
export function pairLayout(layout: Layout, { left, both }: PairAreas): Layout {
  const room = Math.floor(Math.min(WIDE / both.columns, HIGH / left.rows));
  const cellSize = Math.min(layout.cellSize, Math.max(SMALLEST, room));
  if (cellSize === layout.cellSize) return layout;
  const isThick = layout.wallWeight === "Thick";
  const wallWeight = cellSize < 9 ? "Thin" : cellSize < 18 && isThick ? "Medium" : layout.wallWeight;
  return { ...layout, cellSize, wallWeight };
}

/** What is on a sheet of two mazes besides these. */
interface PairWords {
  readonly title: string;
  /** The names of the two algorithms. */
  readonly names: readonly [string, string];
}

/**
 * Adds a sheet with two closed grids and brings it to the front, in two requests of about 12 KB; gives its id. A hidden name with the
 * stamp of the action shows that both are still where they were drawn.
 */
export function pairSheetAdded(
  place: ReportPlace,
  areas: PairAreas,
  layout: Layout,
  { title, names }: PairWords,
): ReversibleChange<string> {
  return sheetAdded(place, async (job) => {
    const { left, right, both } = areas;
    const made = await job.request((context) => {
      const sheet = context.workbook.worksheets.add(place.name);
      rangeAt(sheet, { row: 0, column: 0, rows: 1, columns: 1 }).format.columnWidth = MARGIN;
      rangeAt(sheet, { ...both, rows: 1 }).format.columnWidth = layout.cellSize;
      write(sheet, 0, FIRST_COLUMN, title);
      [left, right].forEach(({ column }, i) => write(sheet, NAME_ROW, column, names[i]!));
      for (const area of [left, right]) {
        const range = rangeAt(sheet, area);
        formatCells(range, layout);
        closeWalls(range, area, layout);
      }
      rememberFirst(sheet, facts.pairStamp, { act: job.stamp, area: both });
      return sheet.load("id");
    });
    await bringToFront(job, made.id);
    return made.id;
  });
}

function write(sheet: Excel.Worksheet, row: number, column: number, text: string): void {
  const cell = rangeAt(sheet, { row, column, rows: 1, columns: 1 });
  cell.values = [[text]];
  cell.format.font.bold = true;
}

/**
 * Opens walls of the closed grids, and reads a sample of each back; where it is wrong, they are closed and opened again,
 * area by area. One request more where it is not known whether the host keeps touching areas separate, which a closed maze would not
 * show. Throws {@link Refusal} where that does not help.
 */
export async function openPair(
  job: Job,
  sheetId: string,
  drawn: readonly { readonly area: Area; readonly maze: Maze }[],
  layout: Layout,
  pieces: () => readonly Piece[],
): Promise<void> {
  if (job.host.takesSeveralAreas && job.host.keepsAreasApart === undefined) {
    const between = await job.onSheet(sheetId, (sheet) => loadTouchingSample(sheet, drawn[0]!.area, wallLine(layout)));
    if (between !== undefined) job.host.keepsAreasApart = isLine(between);
    if (job.host.keepsAreasApart === false) job.host.takesSeveralAreas = false;
  }
  for (;;) {
    await paintPieces(job, pieces());
    const samples = await job.onSheet(sheetId, (sheet) => drawn.map(({ area }) => loadWallSample(sheet, area)));
    if (samples.every((sample, i) => sampleAgrees(sample, drawn[i]!.maze))) return;
    if (!job.host.takesSeveralAreas) {
      throw new Refusal(message("pair-walls-still-stand"));
    }
    job.host.takesSeveralAreas = false;
    await job.repeatableOn(sheetId, (sheet) =>
      drawn.forEach(({ area }) => closeWalls(rangeAt(sheet, area), area, layout)),
    );
  }
}

/**
 * Finds one of two mazes where it was drawn, in one request. It throws {@link Gone} where the two are no longer there, and
 * {@link Refusal} where their sheet is protected.
 */
export function pairFinder(both: Area): FindMaze {
  return async (job, { sheetId, stamp }, { alongside } = {}) => {
    const gone = new Gone(message("pair-gone"));
    const check = (names: readonly ReadName[], sheet: string) => {
      const place = areaOfName(names, stamp);
      if (place?.sheet !== sheet || !sameArea(place.area, both)) throw gone;
    };
    const read = await stillThere(job, sheetId, { gone, check, alongside: (sheet) => alongside?.(sheet) });
    return {
      sheet: read.sheet,
      names: read.names,
      letters: new Map(),
      sets: undefined,
      alongside: read.alongside as never,
    };
  };
}
