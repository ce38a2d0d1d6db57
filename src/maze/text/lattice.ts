import { message } from "../../message";
import { type Grid, Maze, type Opening, textFault } from "../model";
import { blocksOf, openingAt } from "./blocks";
import { checkTextSize } from "./form";
import { type Found, type Mark, isPathMark } from "./found";

/** The blocks of a maze (see blocks.ts), however they are written. */
interface Lattice extends Pick<Grid, "rows" | "columns"> {
  /** The text in a cell, or in the opening on a side, "" for none; undefined for a wall and outside of the maze. May throw MazeError. */
  readonly textAt: (row: number, column: number) => string | undefined;
  readonly placeOf: (row: number, column: number) => readonly [line: number, column: number];
}

/** The maze of a lattice, with what is marked in it; gaps in the order of the lines. Throws MazeError. */
export function readLattice({ textAt, placeOf, ...size }: Lattice): Omit<Found, "form" | "lines"> {
  checkTextSize(size);
  const mask = new Uint8Array(size.rows * size.columns);
  const marks: Mark[] = [];
  const gaps: Opening[] = [];
  let passed: Found["passed"];
  const { rows, columns } = blocksOf(size);
  const mark = (cell: number, text: string, row: number, column: number) => {
    if (text !== "") marks.push({ cell, text, place: () => placeOf(row, column) });
  };
  for (let row = 1, cell = 0; row < rows; row += 2) {
    for (let column = 1; column < columns; column += 2, cell++) {
      const text = textAt(row, column);
      if (text === undefined) continue;
      mask[cell] = 1;
      mark(cell, text, row, column);
    }
  }
  if (!mask.includes(1)) throw textFault(...placeOf(1, 1), message("every-cell-masked"));
  const maze = Maze.walled({ ...size, mask: mask.includes(0) ? mask : undefined });
  for (let row = 0; row < rows; row++) {
    for (let column = 1 - (row % 2); column < columns; column += 2) {
      const text = textAt(row, column);
      if (text === undefined) continue;
      const { cell, side } = openingAt(size, row, column);
      const isGap = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
      const wall = 2 * cell + side;
      if (isGap ? mask[cell] === 0 : !maze.separates(wall)) {
        throw textFault(...placeOf(row, column), message("opening-beside-mask"));
      }
      if (isGap) gaps.push({ cell, side });
      else maze.openWall(wall);
      if (isGap || !isPathMark(text)) mark(cell, text, row, column);
      else (passed ??= { marks: new Uint8Array(rows * columns), text }).marks[row * columns + column] = 1;
    }
  }
  return { maze, marks, passed, gaps };
}
