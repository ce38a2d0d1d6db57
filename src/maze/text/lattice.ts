import { message } from "../../message";
import { BOTTOM, type Grid, LEFT, Maze, RIGHT, TOP, textFault } from "../model";
import { checkTextSize } from "./form";
import { type Found, type Mark, type Passed, isPathMark } from "./found";

/** What stands in each cell of a text and between its cells, however it is written there. */
interface Lattice extends Pick<Grid, "rows" | "columns"> {
  /** The text in a cell, "" for none; undefined outside of the maze. May throw MazeError. */
  readonly inCell: (cell: number) => string | undefined;
  /** The text in the opening on a side of a cell, "" for none; undefined for a wall. May throw MazeError. */
  readonly onSide: (cell: number, side: number) => string | undefined;
  /** Where in the text a cell, or one of its sides, is. */
  readonly placeOf: (cell: number, side?: number) => readonly [line: number, column: number];
}

/** The maze of a lattice, with what is marked in it; gaps in the order of the lines. Throws MazeError. */
export function readLattice({ inCell, onSide, placeOf, ...size }: Lattice): Omit<Found, "form" | "lines"> {
  checkTextSize(size);
  const { rows, columns } = size;
  const mask = new Uint8Array(rows * columns);
  const marks: Mark[] = [];
  const gaps: { cell: number; side: number }[] = [];
  let passed: Passed | undefined;
  for (let cell = 0; cell < mask.length; cell++) {
    const text = inCell(cell);
    if (text !== undefined) mask[cell] = 1;
    if (text) marks.push({ cell, text, place: () => placeOf(cell) });
  }
  if (!mask.includes(1)) throw textFault(...placeOf(0), message("every-cell-masked"));
  const maze = Maze.walled({ ...size, mask: mask.includes(0) ? mask : undefined });

  const read = (cell: number, side: number) => {
    const text = onSide(cell, side);
    if (text === undefined) return;
    const isGap = isFrame(size, cell, side);
    const wall = 2 * cell + side;
    if (isGap ? mask[cell] === 0 : !maze.separates(wall)) {
      throw textFault(...placeOf(cell, side), message("opening-beside-mask"));
    }
    if (isGap) gaps.push({ cell, side });
    else maze.openWall(wall);
    if (text === "") return;
    if (!isGap && isPathMark(text)) (passed ??= { walls: new Uint8Array(2 * mask.length), text }).walls[wall] = 1;
    else marks.push({ cell, text, place: () => placeOf(cell, side) });
  };
  for (let cell = 0; cell < columns; cell++) read(cell, TOP);
  for (let first = 0; first < mask.length; first += columns) {
    read(first, LEFT);
    for (let cell = first; cell < first + columns; cell++) read(cell, RIGHT);
    for (let cell = first; cell < first + columns; cell++) read(cell, BOTTOM);
  }
  return { maze, marks, passed, gaps };
}

/** Whether a side of a cell is part of the frame. */
export function isFrame({ rows, columns }: Pick<Grid, "rows" | "columns">, cell: number, side: number): boolean {
  if (side === RIGHT) return cell % columns === columns - 1;
  if (side === LEFT) return cell % columns === 0;
  return side === TOP ? cell < columns : cell >= (rows - 1) * columns;
}
