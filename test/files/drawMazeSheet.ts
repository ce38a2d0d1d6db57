import { kruskal } from "../../src/maze/generators/kruskal";
import { type Maze, RIGHT } from "../../src/maze/maze";
import { Random } from "../../src/maze/random";
import { type Line, NO_LINE, type SheetStore, cellArea } from "../host/store";

const WALL: Line = { style: "Continuous", weight: "Thick", color: "#000000", tintAndShade: 0 };

/** Puts a Kruskal maze on a sheet from B2: square cells of 15 points, thick walls, the page prepared for one sheet of A4. */
export function drawMazeSheet(sheet: SheetStore, rows: number, columns: number): Maze {
  const { maze } = kruskal({ rows, columns }, new Random(`${rows} by ${columns}`));
  const grid = { row: 1, column: 1, rows, columns };
  sheet.setRowHeight(1, rows, 15);
  sheet.setColumnWidth(1, columns, 15);
  sheet.changeHorizontalEdges({ ...grid, rows: rows + 1 }, () => WALL);
  sheet.changeVerticalEdges({ ...grid, columns: columns + 1 }, () => WALL);
  for (let wall = 0; wall < maze.wallCount; wall++) {
    if (!maze.isOpen(wall)) continue;
    const { row, column, across } = edgeOf(maze, wall);
    const edge = cellArea(row + 1, column + 1);
    const opened = () => NO_LINE;
    if (across) sheet.changeHorizontalEdges(edge, opened);
    else sheet.changeVerticalEdges(edge, opened);
  }
  Object.assign(sheet.page, {
    paperSize: "A4",
    orientation: columns > rows ? "Landscape" : "Portrait",
    zoom: { horizontalFitToPages: 1, verticalFitToPages: 1 },
    printArea: [grid],
    centerHorizontally: true,
    centerVertically: true,
  });
  return maze;
}

/** The wall as the line on top of (across) or left of a cell of the maze. */
function edgeOf(maze: Maze, wall: number): { row: number; column: number; across: boolean } {
  const cell = wall >> 1;
  const row = Math.floor(cell / maze.columns);
  const column = cell % maze.columns;
  return (wall & 1) === RIGHT ? { row, column: column + 1, across: false } : { row: row + 1, column, across: true };
}
