import { message } from "../../message";
import { Maze, MazeError, checkGrid, type Ends, checkEnds, inRows, wallsWhere } from "../model";
import {
  ByteReader,
  WITH_ENDS,
  WITH_MASK,
  damaged,
  fromBase32,
  readBits,
  readEndsAndMask,
  sealed,
  toBase32,
  tooMuchForCode,
  unsealed,
  writeBits,
  writeEndsAndMask,
  writeNumbers,
} from "./recipe";

/** Recipes have version 2. */
const VERSION = 3;

interface SharedMaze {
  readonly maze: Maze;
  readonly ends?: Ends | undefined;
}

/**
 * A maze that no recipe makes, such as one with walls changed by hand, as bytes: version x 16 + flags of what follows; rows; columns;
 * entrance, number of exits and exits, if given; mask, if any; one bit for each wall between two cells, by number, lowest bit first, 1
 * for an open one. Numbers are LEB128.
 */
function written({ maze, ends }: SharedMaze): number[] {
  const { rows, columns, mask } = maze;
  const out = [VERSION << 4];
  writeNumbers(out, rows, columns);
  writeEndsAndMask({ ends, mask }, out);
  const openings = Uint8Array.from(wallsWhere(maze), (wall) => Number(maze.isOpen(wall)));
  writeBits(openings, out);
  return out;
}

/** Reads a maze of at most `most` cells from these bytes; undefined for another version. Throws MazeError if they are damaged. */
function read(from: ByteReader, most: number): SharedMaze | undefined {
  const first = from.byte();
  if (first >> 4 !== VERSION) return undefined;
  if ((first & ~(WITH_ENDS | WITH_MASK) & 15) !== 0) throw damaged();
  const size = { rows: from.number(), columns: from.number() };
  checkGrid(size);
  const cells = size.rows * size.columns;
  if (cells > most) throw tooMuchForCode();
  const { ends, mask } = readEndsAndMask(first, cells, from);
  const maze = Maze.walled({ ...size, mask });
  if (ends !== undefined) checkEnds(maze, ends);
  const walls = wallsWhere(maze);
  readBits(walls.length, from).forEach((isOpen, i) => {
    if (isOpen === 1) maze.openWall(walls[i]!);
  });
  if (from.left > 0) throw damaged();
  return { maze, ends };
}

/** The most cells of a maze whose walls a share code holds: about 960 characters. */
export const MOST_CODE_CELLS = 2_000;

/** The share code of a maze: half a digit per cell. Throws MazeError, also for more than {@link MOST_CODE_CELLS} cells. */
export function encodeMaze(shared: SharedMaze): string {
  const { maze, ends } = shared;
  if (maze.size > MOST_CODE_CELLS) throw tooMuchForCode();
  if (ends !== undefined) checkEnds(maze, ends);
  return sealed(written(shared));
}

/** The maze of such a code, in either case and with or without hyphens; undefined for another version. Throws MazeError. */
export function decodeMaze(code: string): SharedMaze | undefined {
  return read(unsealed(code), MOST_CODE_CELLS);
}

/** A maze of any size as such a code without a seal, because nobody types it. */
export function encodeWalls(maze: Maze): string {
  return toBase32(written({ maze }));
}

export function decodeWalls(code: string): Maze {
  const shared = read(new ByteReader(fromBase32(code)), Infinity);
  if (shared === undefined) throw damaged();
  return shared.maze;
}

/** Stands in a table of wall codes for a cell that is not in the maze. */
const OUTSIDE = 4;

/**
 * The wall codes of a maze, row by row, for the cells of a worksheet: 0 for a cell without a wall on its right or below it, 1 with one on
 * its right, 2 with one below it, 3 with both, and 4 for a cell that is not in the maze. The frame has walls everywhere.
 */
export function wallTable(maze: Maze): number[][] {
  const codes = Array.from(maze.standing, (walls, cell) => (maze.has(cell) ? walls : OUTSIDE));
  return inRows(codes, maze);
}

/** What a person sees in the cell from which a function has a value. */
export function textInCell(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "boolean" || typeof value === "number" ? String(value).toUpperCase() : typeof value;
}

/** The maze of such a table, whose rows are equally long; Excels pass a blank cell, without walls, as null, 0 or "". Throws MazeError. */
export function mazeOfTable(table: readonly (readonly unknown[])[]): Maze {
  const [rows, columns] = [table.length, table[0]?.length ?? 0];
  const codes = new Uint8Array(rows * columns);
  table.forEach((line, row) =>
    line.forEach((entry, column) => {
      const code = entry === "" ? 0 : (entry ?? 0);
      if (typeof code !== "number" || !Number.isInteger(code) || code < 0 || code > OUTSIDE) {
        const found = textInCell(entry);
        const kind = typeof entry === "string" ? "text" : "other";
        throw new MazeError("code", message("wall-code-wrong", { row: row + 1, column: column + 1, found, kind }));
      }
      codes[row * columns + column] = code;
    }),
  );
  const mask = codes.includes(OUTSIDE) ? codes.map((code) => (code === OUTSIDE ? 0 : 1)) : undefined;
  return Maze.open({ rows, columns, mask }, (wall) => ((codes[wall >> 1]! >> (wall & 1)) & 1) === 0);
}
