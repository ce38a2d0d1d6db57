import { ExcelSession } from "../../src/worksheet/excel/excelSession";
import { readSheet } from "../../src/worksheet/sheet";
import { findPlace, readMaze, type MazeReading } from "../../src/worksheet/walls";
import { pane, sheet } from "./openMaze";
import { Maze } from "../../src/maze/model/maze";
import { area } from "./sheetReading";

/** The maze of the sheet in front, as Lavirint reads it. */
export async function readBack(): Promise<MazeReading> {
  const session = ExcelSession.glance(pane);
  const state = await readSheet(session);
  return readMaze(session, await findPlace(session, state), () => undefined);
}

const WALL = "#1F3864";

/** The maze in the fills of an area: a passage is a cell between two that is no wall. Throws for a corner that is none. */
export function mazeOfFills(address: string, on = sheet(), wall = WALL): Maze {
  const place = area(address);
  const [rows, columns] = [(place.rows - 1) / 2, (place.columns - 1) / 2];
  const isWall = (r: number, c: number) => on.style(place.row + r, place.column + c).fill.color === wall;
  for (let r = 0; r <= 2 * rows; r += 2) for (let c = 0; c <= 2 * columns; c += 2) expect(isWall(r, c)).toBe(true);
  const maze = Maze.walled({ rows, columns });
  for (let cell = 0; cell < maze.size; cell++) {
    const [r, c] = [2 * Math.floor(cell / columns) + 1, 2 * (cell % columns) + 1];
    expect(isWall(r, c)).toBe(false);
    if (maze.separates(2 * cell) && !isWall(r, c + 1)) maze.openWall(2 * cell);
    if (maze.separates(2 * cell + 1) && !isWall(r + 1, c)) maze.openWall(2 * cell + 1);
  }
  return maze;
}
