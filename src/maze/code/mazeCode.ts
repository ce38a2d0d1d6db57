import { message } from "../../message";
import { CodeError, type Ends, Maze, checkEnds, checkGrid } from "../model";
import { ByteWriter, damaged, readEnds, writeEnds, readMask, writeMask } from "./bytes";
import { sealed, unsealed } from "./sealed";

/** The most cells of a maze whose walls a share code holds: about 960 characters. */
export const MOST_CODE_CELLS = 2_000;

/** Recipes have version 2. */
const VERSION = 3;
const WITH_ENDS = 2;
const WITH_MASK = 4;

/** A maze wall by wall, with its ends where they are known. */
interface SharedMaze {
  readonly maze: Maze;
  readonly ends?: Ends | undefined;
}

/**
 * The share code of a maze that no recipe makes, such as one with walls changed by hand: about half a digit per cell.
 *
 * Bytes: version x 16 + flags of what follows; rows; columns; entrance, number of exits and exits, if given; mask, if any; one bit
 * for each wall between two cells, by number, lowest bit first, 1 for an open one. Numbers are LEB128, the seal is that of a recipe.
 *
 * Throws EndsError, or CodeError for more than {@link MOST_CODE_CELLS} cells.
 */
export function encodeMaze({ maze, ends }: SharedMaze): string {
  const { rows, columns, mask, size } = maze;
  if (size > MOST_CODE_CELLS) {
    throw new CodeError(message("too-many-cells-for-code", { cells: size, most: MOST_CODE_CELLS }));
  }
  if (ends !== undefined) checkEnds(maze, ends);
  const isMasked = mask !== undefined && mask.includes(0);
  const out = new ByteWriter();
  out.byte((VERSION << 4) | (ends === undefined ? 0 : WITH_ENDS) | (isMasked ? WITH_MASK : 0));
  out.number(rows);
  out.number(columns);
  if (ends !== undefined) writeEnds(ends, out);
  if (isMasked) writeMask(mask, out);
  const walls = wallsBetweenCells(maze);
  for (let first = 0; first < walls.length; first += 8) {
    let byte = 0;
    for (let i = 0; i < 8 && first + i < walls.length; i++) if (maze.isOpen(walls[first + i]!)) byte |= 1 << i;
    out.byte(byte);
  }
  return sealed(out);
}

/**
 * The maze of such a code; undefined if the code is of another version. Read as a recipe's code is: in either case, with or without
 * hyphens. Throws CodeError, SizeError, MaskError or EndsError for a damaged one.
 */
export function decodeMaze(code: string): SharedMaze | undefined {
  const from = unsealed(code);
  const first = from.byte();
  if (first >> 4 !== VERSION) return undefined;
  if ((first & ~(WITH_ENDS | WITH_MASK) & 15) !== 0) throw damaged(message("code-walls-do-not-fit"));
  const size = { rows: from.number(), columns: from.number() };
  checkGrid(size);
  const cells = size.rows * size.columns;
  if (cells > MOST_CODE_CELLS) {
    throw new CodeError(message("too-many-cells-for-code", { cells, most: MOST_CODE_CELLS }));
  }
  const ends = (first & WITH_ENDS) === 0 ? undefined : readEnds(from);
  const mask = (first & WITH_MASK) === 0 ? undefined : readMask(cells, from);
  const maze = Maze.walled({ ...size, mask });
  if (ends !== undefined) checkEnds(maze, ends);
  const walls = wallsBetweenCells(maze);
  if (from.left !== Math.ceil(walls.length / 8)) throw damaged(message("code-walls-do-not-fit"));
  for (let at = 0; at < walls.length; at += 8) {
    const byte = from.byte();
    for (let i = 0; i < 8; i++) {
      if (((byte >> i) & 1) === 0) continue;
      const wall = walls[at + i];
      if (wall === undefined) throw damaged(message("code-walls-do-not-fit"));
      maze.openWall(wall);
    }
  }
  return { maze, ends };
}

function wallsBetweenCells(maze: Maze): number[] {
  return Array.from({ length: maze.wallCount }, (_, wall) => wall).filter((wall) => maze.separates(wall));
}
