import { readFileSync } from "node:fs";
import type { Maze } from "../../src/maze/model";

/** A picture in grey: one byte per pixel, 0 black to 255 white, row by row from the upper left. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

/** Reads a PGM file of one byte per pixel, as pdftoppm writes pages. */
export function readPgm(path: string): Picture {
  const file = readFileSync(path);
  const [head, width, height] = /^P5\s(\d+)\s(\d+)\s255\s/.exec(file.toString("latin1", 0, 40))!;
  return { width: Number(width), height: Number(height), grey: file.subarray(head.length) };
}

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

/** Sides of a cell: number, name, and the step to what is beside it, to the right and down. */
const LOOKS = [
  [0, "right of", 1, 0],
  [1, "below", 0, 1],
  [2, "left of", -1, 0],
  [3, "above", 0, -1],
] as const;

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
  for (let cell = 0; cell < columns * rows; cell++) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const name = `row ${row} column ${column}`;
    const [x, y] = [frame.left + (column + 0.5) * cellWidth, frame.top + (row + 0.5) * cellHeight];
    for (const [side, where, right, down] of LOOKS) {
      const [atColumn, atRow] = [column + right, row + down];
      const isFrame = atColumn < 0 || atColumn === columns || atRow < 0 || atRow === rows;
      // Others are looked at from the cell to the left or above.
      if (!isFrame && side > 1) continue;
      const beside = isFrame ? [cell] : [cell, atRow * columns + atColumn];
      const cells = beside.filter((each) => maze.has(each));
      const stands = cells.length === 2 ? !maze.isOpen(2 * cell + side) : cells.length === 1;
      const isAtEnd = cells.some((each) => ends?.has(each));
      if (isAtEnd && (!stands || cells.length === 1)) continue;
      const [width, height] = [right * cellWidth, down * cellHeight];
      const far = isFrame ? 1 / 3 : 1 / 2;
      const shade = darkest(x + far * width, y + far * height, Math.abs(width) / 3, Math.abs(height) / 3);
      if (stands ? shade > 100 : shade < lightest(...beside))
        found.push(`${where} ${name} ${stands ? "stands" : "is open"} and the picture has ${shade}`);
    }
    if (ends?.has(cell)) continue;
    const middle = darkest(x, y, cellWidth / 5, cellHeight / 5);
    if (filled?.has(cell) === true && middle >= GREY) found.push(`the middle of ${name} is not filled: ${middle}`);
    if (middle < lightest(cell)) found.push(`the middle of ${name} is not empty: ${middle}`);
  }
  return found;
}
