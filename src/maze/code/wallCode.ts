import { message } from "../../message";
import { Maze, checkGrid } from "../model";
import { fromBase32, toBase32 } from "./base32";
import { ByteReader, ByteWriter } from "./bytes";
import { damaged } from "./damaged";
import { readMask, writeMask } from "./maskBytes";

/** Cells per byte: each has two bits, for its right and its bottom wall. */
const CELLS = 4;

/**
 * A maze wall by wall, for mazes whose recipe is unknown: rows, columns, whether there is a mask, the mask, and two bits per cell,
 * 1 for an open wall. Digits as in share codes, half a digit per cell; no checksum, because nobody types it.
 */
export function encodeWalls(maze: Maze): string {
  const { rows, columns, mask, size } = maze;
  const out = new ByteWriter();
  out.number(rows);
  out.number(columns);
  out.byte(mask === undefined ? 0 : 1);
  if (mask !== undefined) writeMask(mask, out);
  const bit = (wall: number) => (wall < maze.wallCount && maze.separates(wall) && maze.isOpen(wall) ? 1 : 0);
  for (let first = 0; first < size; first += CELLS) {
    let byte = 0;
    for (let i = 0; i < 2 * CELLS; i++) byte |= bit(2 * first + i) << i;
    out.byte(byte);
  }
  return toBase32(out.toBytes());
}

/** The maze of such a code. Throws CodeError, SizeError or MaskError. */
export function decodeWalls(code: string): Maze {
  const from = new ByteReader(fromBase32(code));
  const [rows, columns] = [from.number(), from.number()];
  checkGrid({ rows, columns });
  const mask = from.byte() === 0 ? undefined : readMask(rows * columns, from);
  checkGrid({ rows, columns, mask });
  const maze = Maze.walled({ rows, columns, mask });
  if (from.left !== Math.ceil(maze.size / CELLS)) throw damaged(message("code-walls-do-not-fit"));
  for (let first = 0; first < maze.size; first += CELLS) {
    const byte = from.byte();
    for (let i = 0; i < 2 * CELLS; i++) {
      const wall = 2 * first + i;
      // Bits after the last wall open nothing.
      if (((byte >> i) & 1) === 1 && maze.separates(wall)) maze.openWall(wall);
    }
  }
  return maze;
}
