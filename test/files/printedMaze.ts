import { BOTTOM, type Maze, RIGHT } from "../../src/maze/model/maze";
import type { Picture } from "./png";

/** A rectangle in pixels. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest rectangle around everything dark within a part of the picture, or within all of it. */
export function darkFrame(
  { width, height, grey }: Picture,
  part: Frame = { left: 0, top: 0, right: width, bottom: height },
): Frame {
  let [left, top, right, bottom] = [width, height, -1, -1];
  const [firstX, firstY, lastX, lastY] = [part.left, part.top, part.right, part.bottom].map((edge) => Math.round(edge));
  for (let y = Math.max(0, firstY!); y < Math.min(height, lastY!); y++) {
    for (let x = Math.max(0, firstX!); x < Math.min(width, lastX!); x++) {
      if (grey[y * width + x]! > 127) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return { left, top, right, bottom };
}

/** The cells of a grid of this size, of which `frame` is the outer rectangle, whose middle is grey: neither white nor as dark as a wall. */
export function greyCells(picture: Picture, frame: Frame, { rows, columns }: Pick<Maze, "rows" | "columns">): number[] {
  const found: number[] = [];
  for (let cell = 0; cell < rows * columns; cell++) {
    const x = Math.round(frame.left + (((cell % columns) + 0.5) * (frame.right - frame.left)) / columns);
    const y = Math.round(frame.top + ((Math.floor(cell / columns) + 0.5) * (frame.bottom - frame.top)) / rows);
    const grey = picture.grey[y * picture.width + x]!;
    if (grey > 150 && grey < 225) found.push(cell);
  }
  return found;
}

/** Cells that are not empty. */
export interface Marked {
  /** Filled in grey: no wall is as light. */
  readonly grey?: ReadonlySet<number>;
  /** Out of the maze and filled, darker than that. */
  readonly filled?: ReadonlySet<number>;
  /** With a letter in them, and open to the outside: their walls are not checked where they may be open. */
  readonly ends?: ReadonlySet<number>;
}

/** No grey fill is darker, and no wall as light. */
const GREY = 150;
/** No fill of a hole is darker, and no wall as light. */
const FILLED = 75;

/**
 * Walls that differ between the picture and the maze, as sentences; none if they agree. `frame` is the maze's
 * outer rectangle. Each wall is checked in its middle, a third of a cell to both sides: a wall's darkest pixel there must
 * be dark, a passage's and a cell's middle white all over (so that a gridline would be seen), or grey where a cell is marked. Out of the
 * maze all is white, or filled, and its edge is a wall.
 */
export function differences(picture: Picture, frame: Frame, maze: Maze, { grey, filled, ends }: Marked = {}): string[] {
  const found: string[] = [];
  const { columns, rows } = maze;
  const cellWidth = (frame.right - frame.left) / columns;
  const cellHeight = (frame.bottom - frame.top) / rows;
  const darkest = (x: number, y: number, reachX: number, reachY: number) => {
    let least = 255;
    for (let py = Math.round(y - reachY); py <= Math.round(y + reachY); py++) {
      for (let px = Math.round(x - reachX); px <= Math.round(x + reachX); px++) {
        least = Math.min(least, picture.grey[py * picture.width + px]!);
      }
    }
    return least;
  };
  const lightest = (...cells: number[]) => {
    if (cells.some((cell) => filled?.has(cell))) return FILLED;
    return cells.some((cell) => grey?.has(cell)) ? GREY : 250;
  };
  /** `beside` are the cells on the two sides, or the one beside the frame. */
  const see = (what: string, isWall: boolean, x: number, y: number, across: boolean, ...beside: number[]) => {
    const cells = beside.filter((cell) => maze.has(cell));
    const stands = cells.length === 2 ? isWall : cells.length === 1;
    const isAtEnd = cells.some((cell) => ends?.has(cell));
    if (isAtEnd && (!stands || cells.length === 1)) return;
    const [reachX, reachY] = across ? [0, cellHeight / 3] : [cellWidth / 3, 0];
    const shade = darkest(x, y, reachX, reachY);
    if (stands ? shade > 100 : shade < lightest(...beside))
      found.push(`${what} ${stands ? "stands" : "is open"} and the picture has ${shade}`);
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      const left = frame.left + column * cellWidth;
      const top = frame.top + row * cellHeight;
      const [middleX, middleY] = [left + cellWidth / 2, top + cellHeight / 2];
      const name = `row ${row} column ${column}`;
      if (column < columns - 1) {
        const stands = !maze.isOpen(2 * cell + RIGHT);
        see(`right of ${name}`, stands, left + cellWidth, middleY, false, cell, cell + 1);
      } else see(`right of ${name}`, true, left + cellWidth - cellWidth / 6, middleY, false, cell);
      if (row < rows - 1) {
        const stands = !maze.isOpen(2 * cell + BOTTOM);
        see(`below ${name}`, stands, middleX, top + cellHeight, true, cell, cell + columns);
      } else see(`below ${name}`, true, middleX, top + cellHeight - cellHeight / 6, true, cell);
      if (column === 0) see(`left of ${name}`, true, left + cellWidth / 6, middleY, false, cell);
      if (row === 0) see(`above ${name}`, true, middleX, top + cellHeight / 6, true, cell);
      if (ends?.has(cell)) continue;
      const middle = darkest(middleX, middleY, cellWidth / 5, cellHeight / 5);
      if (filled?.has(cell) === true && middle >= GREY) found.push(`the middle of ${name} is not filled: ${middle}`);
      if (middle < lightest(cell)) found.push(`the middle of ${name} is not empty: ${middle}`);
    }
  }
  return found;
}
