import { BOTTOM, LEFT, type Maze, RIGHT, TOP } from "../model";

/** A straight piece of wall between two corners of the grid; in cells, from the grid's upper left corner. */
interface WallRun {
  readonly x: number;
  readonly y: number;
  /** Its width in cells; 0 for a vertical piece. */
  readonly across: number;
  /** Its height in cells; 0 for a horizontal piece. */
  readonly down: number;
}

/** A gap in the frame or in the edge of a mask. `side` as in passages.ts. */
export interface Opening {
  readonly cell: number;
  readonly side: number;
}

/**
 * All walls that stand, the frame and the edge of the mask included, in the fewest straight pieces: first horizontal ones row by row,
 * then vertical ones.
 */
export function wallRuns(maze: Maze, openings: readonly Opening[] = []): WallRun[] {
  const { rows, columns } = maze;
  const open = new Set(openings.map(({ cell, side }) => 4 * cell + side));
  const has = (row: number, column: number) =>
    row >= 0 && row < rows && column >= 0 && column < columns && maze.has(row * columns + column);
  /** Whether a wall stands between two neighbours; `side` is the side of the first on which the second lies. */
  const stands = (row: number, column: number, beyondRow: number, beyondColumn: number, side: number) => {
    const [one, other] = [has(row, column), has(beyondRow, beyondColumn)];
    const cell = row * columns + column;
    if (one && other) return !maze.isOpen(2 * cell + side);
    if (one) return !open.has(4 * cell + side);
    return other && !open.has(4 * (beyondRow * columns + beyondColumn) + (side === BOTTOM ? TOP : LEFT));
  };
  const across = piecesOf(rows + 1, columns, (y, x) => stands(y - 1, x, y, x, BOTTOM));
  const down = piecesOf(columns + 1, rows, (x, y) => stands(y, x - 1, y, x, RIGHT));
  return [
    ...across.map(({ line, first, length }) => ({ x: first, y: line, across: length, down: 0 })),
    ...down.map(({ line, first, length }) => ({ x: line, y: first, across: 0, down: length })),
  ];
}

/** The runs of places for which `isWall` is true, line by line; it is false at the place after the last. */
function piecesOf(
  lines: number,
  places: number,
  isWall: (line: number, place: number) => boolean,
): { line: number; first: number; length: number }[] {
  const found = [];
  for (let line = 0; line < lines; line++) {
    let length = 0;
    for (let place = 0; place <= places; place++) {
      if (isWall(line, place)) length++;
      else if (length > 0) {
        found.push({ line, first: place - length, length });
        length = 0;
      }
    }
  }
  return found;
}
