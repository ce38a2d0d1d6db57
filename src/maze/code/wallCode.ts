import { message } from "../../message";
import { Maze, checkGrid, CodeError } from "../model";
import { fromBase32, toBase32 } from "./sealed";
import { ByteReader, ByteWriter, damaged, readMask, writeMask } from "./bytes";

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

/** Stands in a table of wall codes for a cell that is not in the maze. */
const OUTSIDE = 4;

/**
 * The wall codes of a maze, row by row, for the cells of a worksheet: 0 for a cell without a wall on its right or below it, 1 with one on
 * its right, 2 with one below it, 3 with both, and 4 for a cell that is not in the maze. The frame has walls everywhere.
 */
export function wallTable(maze: Maze): number[][] {
  return Array.from({ length: maze.rows }, (_, row) =>
    Array.from({ length: maze.columns }, (_, column) => {
      const cell = row * maze.columns + column;
      return maze.has(cell) ? maze.standing[cell]! : OUTSIDE;
    }),
  );
}

/**
 * The maze of such a table, whose rows must be equally long. A blank cell, which some Excels pass as null and others as 0, has no wall.
 * Openings of the frame are closed. Throws CodeError, SizeError or MaskError.
 */
export function mazeOfTable(table: readonly (readonly unknown[])[]): Maze {
  const [rows, columns] = [table.length, table[0]?.length ?? 0];
  const codes = new Uint8Array(rows * columns);
  table.forEach((line, row) =>
    line.forEach((entry, column) => {
      const code = entry ?? 0;
      if (typeof code !== "number" || !Number.isInteger(code) || code < 0 || code > OUTSIDE) {
        const isShown = typeof entry === "number" || typeof entry === "boolean";
        const found = typeof entry === "string" ? entry : isShown ? String(entry).toUpperCase() : typeof entry;
        const kind = typeof entry === "string" ? "text" : "other";
        throw new CodeError(message("wall-code-wrong", { row: row + 1, column: column + 1, found, kind }));
      }
      codes[row * columns + column] = code;
    }),
  );
  const mask = codes.includes(OUTSIDE) ? codes.map((code) => (code === OUTSIDE ? 0 : 1)) : undefined;
  const maze = Maze.walled({ rows, columns, mask });
  for (let wall = 0; wall < maze.wallCount; wall++) {
    if (((codes[wall >> 1]! >> (wall & 1)) & 1) === 0 && maze.separates(wall)) maze.openWall(wall);
  }
  return maze;
}
