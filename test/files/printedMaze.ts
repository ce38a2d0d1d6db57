import { BOTTOM, type Maze, RIGHT } from "../../src/maze/maze";
import type { Picture } from "./png";

/** A rectangle in pixels. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest rectangle around everything dark that is so many pixels away from the upper and lower edge and from the sides. */
export function darkFrame({ width, height, grey }: Picture, fromTop = 0, fromSides = 0): Frame {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = Math.ceil(fromTop); y < height - fromTop; y++) {
    for (let x = Math.ceil(fromSides); x < width - fromSides; x++) {
      if (grey[y * width + x]! > 127) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return { left, top, right, bottom };
}

/**
 * Walls that the picture shows otherwise than the maze has them, as sentences; none when they agree. `frame` is the maze's
 * outer rectangle. Each wall is looked at in its middle, a third of a cell to both sides: a wall's darkest pixel there must
 * be dark, a passage's and a cell's middle white all over (so that a gridline would be seen).
 */
export function differences(picture: Picture, frame: Frame, maze: Maze): string[] {
  const found: string[] = [];
  const cellWidth = (frame.right - frame.left) / maze.columns;
  const cellHeight = (frame.bottom - frame.top) / maze.rows;
  const darkest = (x: number, y: number, reachX: number, reachY: number) => {
    let least = 255;
    for (let py = Math.round(y - reachY); py <= Math.round(y + reachY); py++) {
      for (let px = Math.round(x - reachX); px <= Math.round(x + reachX); px++) {
        least = Math.min(least, picture.grey[py * picture.width + px]!);
      }
    }
    return least;
  };
  const see = (what: string, stands: boolean, x: number, y: number, across: boolean) => {
    const [reachX, reachY] = across ? [0, cellHeight / 3] : [cellWidth / 3, 0];
    const grey = darkest(x, y, reachX, reachY);
    if (stands ? grey > 100 : grey < 250)
      found.push(`${what} ${stands ? "stands" : "is open"} and the picture has ${grey}`);
  };
  for (let row = 0; row < maze.rows; row++) {
    for (let column = 0; column < maze.columns; column++) {
      const cell = row * maze.columns + column;
      const left = frame.left + column * cellWidth;
      const top = frame.top + row * cellHeight;
      const name = `row ${row} column ${column}`;
      const rightStands = column === maze.columns - 1 || !maze.isOpen(2 * cell + RIGHT);
      const bottomStands = row === maze.rows - 1 || !maze.isOpen(2 * cell + BOTTOM);
      const inner = column === maze.columns - 1 ? -cellWidth / 6 : 0;
      see(`right of ${name}`, rightStands, left + cellWidth + inner, top + cellHeight / 2, false);
      see(
        `below ${name}`,
        bottomStands,
        left + cellWidth / 2,
        top + cellHeight - (row === maze.rows - 1 ? cellHeight / 6 : 0),
        true,
      );
      if (column === 0) see(`left of ${name}`, true, left + cellWidth / 6, top + cellHeight / 2, false);
      if (row === 0) see(`above ${name}`, true, left + cellWidth / 2, top + cellHeight / 6, true);
      const middle = darkest(left + cellWidth / 2, top + cellHeight / 2, cellWidth / 5, cellHeight / 5);
      if (middle < 250) found.push(`the middle of ${name} is not empty: ${middle}`);
    }
  }
  return found;
}
