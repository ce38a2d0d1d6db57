import { decodeWalls, encodeWalls, decode } from "../../maze/code";
import { type Maze, BOTTOM, LEFT, type OwnedSide, RIGHT, TOP, MazeError, orRefused } from "../../maze/model";
import type { Difference } from "../changes";
import { type Area, cellsOf } from "../addresses";
import type { ReadName } from "../names";
import { type ExcelSession, rangeAt } from "../excel";
import { factBetween } from "../fact";
import { facts } from "../facts";
import { savedOutside, savedMask } from "../shapeAndEnds";
import type { SheetState } from "../sheet";
import { engine, yieldTurn } from "../../engine";
import { neighbour, Borders } from "../borders";
import { outsideLook } from "../looks";
import { findEnds } from "../ends";

/**
 * What the share code of a sheet's maze does not say about its walls, in hidden names of the sheet: all walls of a maze without a code,
 * and the numbers of those edited since it was drawn. They save reading every wall and are never trusted: code that reads the
 * maze asks Excel whether the walls agree (askForWalls in readMaze.ts).
 *
 * "E 2s 9z": as in the share code, except walls 100 and 359 (in base 36); "W400K…": as in this wall code; "W400K… 2s": both.
 */
const BY_CODE = "E";
const BY_WALLS = "W";

/** The most characters that are kept: each look at the sheet reads them. */
const LONGEST = 20_000;
/** Mazes with more cells are not kept wall by wall: half a character a cell. */
const MOST_CELLS = 36_000;

export function wallsText(maze: Maze): string | undefined {
  return maze.size > MOST_CELLS ? undefined : BY_WALLS + encodeWalls(maze);
}

/** Those drawn, unless the share code says them, and the numbers of those edited, which may be invalid. A damaged text counts as none. */
function savedWalls(list: readonly ReadName[]) {
  const [base = "", ...edited] = facts.walls.read(list)?.split(" ") ?? [];
  const numbers = edited.map((number) => (/^[0-9a-z]{1,5}$/.test(number) ? parseInt(number, 36) : 0));
  const drawn = base.startsWith(BY_WALLS) ? orRefused(() => decodeWalls(base.slice(1))) : undefined;
  return { drawn: drawn instanceof MazeError ? undefined : drawn, edited: numbers };
}

/** Walls by their numbers in the maze; no change where nothing is known about it, or too much was edited. */
export function editedBetween(state: SheetState, walls: Iterable<number>): Difference {
  const kept = facts.walls.read(state.names);
  const [base = BY_CODE, ...before] = kept?.split(" ") ?? [];
  const edited = new Set(before);
  for (const wall of walls) {
    const number = wall.toString(36);
    // A wall edited twice is as it was drawn.
    if (!edited.delete(number)) edited.add(number);
  }
  const text = [base, ...edited].join(" ");
  const isUnknown = kept === undefined && facts.code.read(state.names) === undefined;
  const after = isUnknown || text.length > LONGEST ? kept : text === BY_CODE ? undefined : text;
  return factBetween(state, facts.walls, after);
}

/**
 * The lines of a maze as far as a sheet remembers, from the share code or wall by wall; they may have changed since. Those between two
 * cells out of the maze are open. Throws Stopped.
 */
export async function savedLines(
  session: ExcelSession,
  { names: list, name }: SheetState,
  area: Area,
): Promise<Borders | undefined> {
  const code = facts.code.read(list);
  const kept = savedWalls(list);
  if (code === undefined && kept.drawn === undefined) return undefined;
  try {
    const grid = kept.drawn ?? decode(code!);
    if (grid.rows !== area.rows || grid.columns !== area.columns) return undefined;
    const maze = kept.drawn ?? (await engine.run("maze", decode(code!), session.signal));
    const drawn = withoutWallsOutside(maze).copy();
    for (const wall of kept.edited) {
      const isWithin = wall < drawn.wallCount && neighbour(drawn, wall >> 1, (wall & 1) as OwnedSide) !== undefined;
      if (isWithin) drawn.standing[wall >> 1]! ^= 1 << (wall & 1);
    }
    const lines = new Borders({ rows: area.rows, columns: area.columns, mask: savedMask(list, area) });
    lines.expect(drawn);
    await yieldTurn();
    for (const { cell, was } of findEnds(list, name, area).all) {
      if (was?.opened !== undefined) lines.setEdge(cell, was.opened.side, false);
    }
    if (!outsideLook(savedOutside(list)).isFramed) openRim(lines, drawn);
    return lines;
  } catch (error) {
    if (error instanceof MazeError) return undefined; // somebody changed the name
    throw error;
  }
}

/** There are no lines on the frame of the grid beside cells that are out of the maze. */
function openRim(lines: Borders, maze: Maze): void {
  for (let cell = 0; cell < maze.size; cell++) {
    if (maze.has(cell)) continue;
    for (const side of [RIGHT, BOTTOM, LEFT, TOP] as const) {
      if (neighbour(maze, cell, side) === undefined) lines.setEdge(cell, side, false);
    }
  }
}

/** The same maze without walls between cells that are out of it, so that these look like one hatched area. */
export function withoutWallsOutside(maze: Maze): Maze {
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

/** The most cells whose walls are read alongside something else: 50x50, about 660 KB of answer. */
const CELLS = 2_500;

export interface CurrentWalls {
  /** Its walls; undefined for a larger maze, whose walls were not read. */
  readonly maze: Maze | undefined;
  readonly isClosed: boolean;
}

/** For more than 2,500 cells only whether all are closed. Where walls are cells, they are told as they were drawn. */
export function loadCurrentWalls(sheet: Excel.Worksheet, state: SheetState, grid: Area): () => CurrentWalls {
  if (state.before.wallShare !== undefined) {
    const { drawn: maze } = savedWalls(state.names);
    return () => ({ maze, isClosed: maze === undefined && facts.code.read(state.names) === undefined });
  }
  if (cellsOf(grid) > CELLS) {
    const { borders } = rangeAt(sheet, grid).format;
    const across = borders.getItem("InsideVertical").load("style");
    const down = borders.getItem("InsideHorizontal").load("style");
    return () => ({ maze: undefined, isClosed: isDrawn(across, grid.columns) && isDrawn(down, grid.rows) });
  }
  const cells = rangeAt(sheet, grid).getCellProperties({ format: { borders: { style: true } } });
  const borders = new Borders({ rows: grid.rows, columns: grid.columns, mask: savedMask(state.names, grid) });
  return () => {
    const { value } = cells;
    borders.addRows(0, value);
    const maze = borders.maze();
    return { maze, isClosed: maze.countPassages() === 0 };
  };
}

/** Whether all lines between this many rows or columns exist and look the same; a single one has none between. */
function isDrawn({ style }: Excel.RangeBorder, count: number): boolean {
  return count === 1 || ((style as string | null) !== null && style !== "None");
}
