import { message } from "../../message";
import type { Maze } from "../../maze/model";
import type { SheetOfMazes } from "../../files";
import { type Layout, formatCells, heightPerWidth, mazeInFile, setCellSize, shorterSide } from "../looks";
import { type Piece, paintPieces } from "../pieces";
import { closeWalls, loadWallSample, sampleAgrees } from "../lines";
import { type Area, sameArea } from "../addresses";
import { Gone, type ExcelSession, Refusal, rangeAt } from "../excel";
import { showPrinted } from "../page";
import { orientationOf } from "../paper";
import { type ReadName, areaOfName } from "../names";
import { type ReversibleChange, insertSheets, addSheetChange } from "../changes";
import { facts, saveFirstFact } from "../memory";
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

/** The layout of a maze beside another: smaller cells with thinner walls if both would not be in view. */
export function pairLayout(layout: Layout, { left, both }: PairAreas): Layout {
  const tall = heightPerWidth(layout);
  const room = Math.floor(Math.min(WIDE / both.columns, HIGH / (left.rows * tall)));
  const cellSize = Math.min(layout.cellSize, Math.max(SMALLEST / Math.min(1, tall), room));
  if (cellSize === layout.cellSize) return layout;
  const smaller = { ...layout, wallShare: undefined, cellSize, cellHeight: cellSize * tall };
  const side = shorterSide(smaller);
  const isThick = layout.wallWeight === "Thick";
  return { ...smaller, wallWeight: side < 9 ? "Thin" : side < 18 && isThick ? "Medium" : layout.wallWeight };
}

/** What is on a sheet of two mazes besides these. */
interface PairWords {
  readonly title: string;
  /** The names of the two algorithms. */
  readonly names: readonly [string, string];
}

/** A sheet of two mazes. */
interface PairSheet {
  readonly id: string;
  /** Whether the walls of both are open already. */
  readonly isDrawn: boolean;
}

/**
 * Adds a sheet with two closed grids and brings it to the front, in two requests of about 12 KB. `mazes` are drawn then, if they arrive
 * with the sheet, in three requests; otherwise {@link openPair} draws them. A hidden name with the stamp of the action shows that both
 * are still where they were drawn.
 */
export function addPairSheet(
  place: ReportPlace,
  areas: PairAreas,
  layout: Layout,
  words: PairWords,
  mazes: readonly Maze[] = [],
): ReversibleChange<PairSheet> {
  return addSheetChange(place, async (session, arrived) => {
    const { left, right, both } = areas;
    const inserted =
      mazes.length === 0 ? undefined : await insertPair(session, { place, areas, layout, words, mazes }, arrived);
    if (inserted !== undefined) return inserted;
    const made = await session.request((context) => {
      const sheet = context.workbook.worksheets.add(place.name);
      sizeColumns(sheet, both, layout);
      for (const { row, column, value } of cellsWith(words, areas)) {
        const cell = rangeAt(sheet, { row, column, rows: 1, columns: 1 });
        cell.values = [[value]];
        cell.format.font.bold = true;
      }
      for (const area of [left, right]) {
        const range = rangeAt(sheet, area);
        formatCells(range, layout);
        closeWalls(range, area, layout);
      }
      saveFirstFact(sheet, facts.pairStamp, { act: session.stamp, area: both });
      return sheet.load("id");
    });
    await showPair(session, made.id, both, layout);
    return { id: made.id, isDrawn: false };
  });
}

/** Brings the sheet to the front, on one page. */
async function showPair(session: ExcelSession, id: string, both: Area, layout: Layout): Promise<void> {
  await showPrinted(session, [{ id, page: { orientation: orientationOf(both, heightPerWidth(layout)) } }]);
}

function sizeColumns(sheet: Excel.Worksheet, both: Area, { cellSize }: Layout): void {
  rangeAt(sheet, { row: 0, column: 0, rows: 1, columns: 1 }).format.columnWidth = MARGIN;
  rangeAt(sheet, { ...both, rows: 1 }).format.columnWidth = cellSize;
}

/** The cells above the mazes, with their texts. */
function cellsWith({ title, names }: PairWords, { left, right }: PairAreas) {
  const heads = [left, right].map(({ column }, i) => ({ row: NAME_ROW, column, value: names[i]! }));
  return [{ row: 0, column: FIRST_COLUMN, value: title }, ...heads];
}

/** What is on a sheet of two mazes that are drawn at once. */
interface DrawnPair {
  readonly place: ReportPlace;
  readonly areas: PairAreas;
  readonly layout: Layout;
  readonly words: PairWords;
  readonly mazes: readonly Maze[];
}

/** Inserts the sheet with both mazes, and reads a sample of each back. Undefined if Excel does not take it; then it is gone. */
async function insertPair(
  session: ExcelSession,
  { place, areas, layout, words, mazes }: DrawnPair,
  arrived: (ids: readonly string[]) => void,
): Promise<PairSheet | undefined> {
  const sides = [areas.left, areas.right];
  const file: SheetOfMazes = {
    ...{ name: place.name, columnWidths: [], rowHeights: [] },
    mazes: sides.map((area, i) => mazeInFile(area, mazes[i]!, layout)),
    cells: cellsWith(words, areas).map((cell) => ({ ...cell, look: { font: { isBold: true } } })),
  };
  const format = async ([id]: readonly string[]) => {
    const samples = await session.repeatableOn(id!, (sheet) => {
      sizeColumns(sheet, areas.both, layout);
      for (const area of sides) setCellSize(rangeAt(sheet, area), layout);
      saveFirstFact(sheet, facts.pairStamp, { act: session.stamp, area: areas.both });
      return sides.map((area, i) => loadWallSample(sheet, area, mazes[i]!));
    });
    return samples.every((sample, i) => sampleAgrees(sample, mazes[i]!));
  };
  const inserted = await insertSheets(session, { file: [file], sheets: place.sheets, arrived, format });
  if (inserted === undefined) return undefined;
  const id = inserted.ids[0]!;
  await showPair(session, id, areas.both, layout);
  return { id, isDrawn: true };
}

/**
 * Opens walls of the closed grids, and reads a sample of each back; where it is wrong, they are closed and opened again,
 * area by area. Throws {@link Refusal} if that does not help.
 */
export async function openPair(
  session: ExcelSession,
  sheetId: string,
  drawn: readonly { readonly area: Area; readonly maze: Maze }[],
  layout: Layout,
  pieces: () => readonly Piece[],
): Promise<void> {
  for (;;) {
    await paintPieces(session, pieces());
    const samples = await session.onSheet(sheetId, (sheet) =>
      drawn.map(({ area, maze }) => loadWallSample(sheet, area, maze)),
    );
    if (samples.every((sample, i) => sampleAgrees(sample, drawn[i]!.maze))) return;
    if (!session.host.takesSeveralAreas) {
      throw new Refusal(message("pair-walls-still-stand"));
    }
    session.host.takesSeveralAreas = false;
    await session.repeatableOn(sheetId, (sheet) =>
      drawn.forEach(({ area }) => closeWalls(rangeAt(sheet, area), area, layout)),
    );
  }
}

/**
 * Finds one of two mazes where it was drawn, in one request. It throws {@link Gone} if the two are no longer there, and
 * {@link Refusal} if their sheet is protected.
 */
export function pairFinder(both: Area): FindMaze {
  return async (session, { sheetId, stamp }, { alongside } = {}) => {
    const gone = new Gone(message("pair-gone"));
    const check = (names: readonly ReadName[], sheet: string) => {
      const place = areaOfName(names, stamp);
      if (place?.sheet !== sheet || !sameArea(place.area, both)) throw gone;
    };
    const read = await stillThere(session, sheetId, { gone, check, alongside: (sheet) => alongside?.(sheet) });
    return {
      sheet: read.sheet,
      names: read.names,
      letters: new Map(),
      sets: undefined,
      alongside: read.alongside as never,
    };
  };
}
