import { kruskal } from "../../src/maze/generators/kruskal";
import { type Maze, RIGHT } from "../../src/maze/model/maze";
import { Random } from "../../src/maze/model/random";
import { NO_LINE, type SheetStore, cellArea } from "../host/store";
import { closeSheet } from "../host/tests/print/mazeSheet";

/** Puts a Kruskal maze of rows x columns on a sheet from B2, on a grid of {@link closeSheet}. */
export function drawMazeSheet(sheet: SheetStore, rows: number, columns: number): Maze {
  const { maze } = kruskal({ rows, columns }, new Random(`${rows} by ${columns}`));
  closeSheet(sheet, rows, columns);
  for (let wall = 0; wall < maze.wallCount; wall++) {
    if (!maze.isOpen(wall)) continue;
    const { row, column, across } = edgeOf(maze, wall);
    const edge = cellArea(row + 1, column + 1);
    const opened = () => NO_LINE;
    if (across) sheet.changeHorizontalEdges(edge, opened);
    else sheet.changeVerticalEdges(edge, opened);
  }
  return maze;
}

/** The wall as the line above (across) or left of a cell of the maze. */
function edgeOf(maze: Maze, wall: number): { row: number; column: number; across: boolean } {
  const cell = wall >> 1;
  const row = Math.floor(cell / maze.columns);
  const column = cell % maze.columns;
  return (wall & 1) === RIGHT ? { row, column: column + 1, across: false } : { row: row + 1, column, across: true };
}
