import { message } from "../../message";
import { Maze } from "../../maze/model";
import { type Layout, formatCells, heightPerWidth, shorterSide } from "../looks";
import { paintPieces } from "../pieces";
import { closeWalls, loadWallSample, wallLine, wallPieces } from "../lines";
import type { Area } from "../addresses";
import { type ExcelSession, Refusal, rangeAt } from "../excel";
import { orientationOf } from "../paper";
import { facts, saveFirstFact } from "../memory";
import type { SheetContents } from "../tables";

/** Rows and columns from 0: a title, the names of the algorithms, and below them the mazes, with a gap between them. */
const NAME_ROW = 1;
const MAZE_ROW = 2;
const FIRST_COLUMN = 1;
const GAP = 2;
/** Width of the column before the mazes, in points. */
const MARGIN = 12;

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

interface PairWords {
  readonly title: string;
  readonly names: readonly [string, string];
}

/**
 * Two closed grids, about 12 KB; {@link openPair} opens their walls. A hidden name with the stamp of the action shows that both are still
 * where they were drawn.
 */
export function pairContents(
  { left, right, both }: PairAreas,
  layout: Layout,
  { title, names }: PairWords,
  act: string,
): SheetContents {
  const fill = (sheet: Excel.Worksheet) => {
    rangeAt(sheet, { ...both, rows: 1 }).format.columnWidth = layout.cellSize;
    const write = (row: number, column: number, value: string) => {
      const cell = rangeAt(sheet, { row, column, rows: 1, columns: 1 });
      cell.values = [[value]];
      cell.format.font.bold = true;
    };
    write(0, FIRST_COLUMN, title);
    [left, right].forEach((area, i) => {
      write(NAME_ROW, area.column, names[i]!);
      const range = rangeAt(sheet, area);
      formatCells(range, layout);
      closeWalls(range, area, layout);
    });
    saveFirstFact(sheet, facts.pairStamp, { act, area: both });
  };
  return { widths: [MARGIN], page: { orientation: orientationOf(both, heightPerWidth(layout)) }, fill };
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
): Promise<void> {
  const line = wallLine(layout);
  for (;;) {
    const pieces = drawn.flatMap(({ area, maze }) => [
      ...wallPieces({ sheet: sheetId, area }, Maze.walled(maze).standing, maze.standing, line),
    ]);
    await paintPieces(session, pieces);
    const samples = await session.onSheet(sheetId, (sheet) =>
      drawn.map(({ area, maze }) => loadWallSample(sheet, area, maze)),
    );
    if (samples.every((isRight) => isRight())) return;
    if (!session.host.takesSeveralAreas) {
      throw new Refusal(message("pair-walls-still-stand"));
    }
    session.host.takesSeveralAreas = false;
    await session.repeatableOn(sheetId, (sheet) =>
      drawn.forEach(({ area }) => closeWalls(rangeAt(sheet, area), area, layout)),
    );
  }
}
