import { message } from "../../message";
import { type Ends, type Grid, Maze, TextError } from "../model";
import { checkTextSize, type Drawing } from "./form";
import { markedPath, marksThrough } from "./markedPath";

/** What a text may show for a cell. */
export type Mark = "empty" | "entrance" | "exit" | "both" | "masked" | "path";

/** A line and a column of a text, from 1. */
type Place = readonly [line: number, column: number];

/** A maze that is being read: first all cells, then all openings. */
export class Reading {
  private readonly mask: Uint8Array;
  private maze: Maze | undefined;
  private entrance: number | undefined;
  private readonly exits: number[] = [];
  private firstEnd: number | undefined;
  /** 1 for each cell of the path, and for each opening that it passes. */
  private readonly path: Uint8Array;
  private readonly passed: Uint8Array;
  private isPassed = false;

  /** Throws SizeError before anything is allocated. `placeOf` says where a cell stands in the text. */
  constructor(
    private readonly grid: Grid,
    private readonly placeOf: (cell: number) => Place,
  ) {
    checkTextSize(grid.rows, grid.columns);
    const size = grid.rows * grid.columns;
    this.mask = new Uint8Array(size).fill(1);
    this.path = new Uint8Array(size);
    this.passed = new Uint8Array(2 * size);
  }

  cell(cell: number, mark: Mark): void {
    if (mark === "empty") return;
    if (mark === "path") {
      this.path[cell] = 1;
      return;
    }
    if (mark === "masked") {
      this.mask[cell] = 0;
      return;
    }
    this.firstEnd ??= cell;
    if (mark === "entrance" || mark === "both") {
      if (this.entrance !== undefined) throw new TextError(...this.placeOf(cell), message("second-entrance"));
      this.entrance = cell;
    }
    if (mark === "exit" || mark === "both") {
      this.exits.push(cell);
    }
  }

  /** Throws TextError for an opening in the frame or at a masked cell. `isPassed` says whether the path passes it. */
  opening(wall: number, isPassed: boolean, place: Place): void {
    this.maze ??= this.walled();
    if (!this.maze.separates(wall)) throw new TextError(...place, message("opening-beside-mask"));
    this.maze.openWall(wall);
    if (!isPassed) return;
    this.passed[wall] = 1;
    this.isPassed = true;
  }

  /** Throws TextError if ends are missing, or if what is marked is no path. */
  finish(): Drawing {
    const maze = this.maze ?? this.walled();
    const ends = this.ends();
    return { maze, ends, path: this.pathIn(maze, ends) };
  }

  private pathIn(maze: Maze, ends: Ends | undefined): Uint32Array | undefined {
    if (!this.isPassed && !this.path.includes(1)) return undefined;
    const marks = this.isPassed ? { cells: this.path, walls: this.passed } : marksThrough(maze, this.path, ends);
    const path = markedPath(maze, marks, ends);
    if (path instanceof Uint32Array) return path;
    throw new TextError(...this.placeOf(path.cell), message("no-path-in-text", { why: path.why }));
  }

  private walled(): Maze {
    const mask = this.mask.includes(0) ? this.mask : undefined;
    if (mask !== undefined && !mask.includes(1)) throw new TextError(1, 1, message("every-cell-masked"));
    return Maze.walled({ ...this.grid, mask });
  }

  private ends(): Ends | undefined {
    if (this.firstEnd === undefined) return undefined;
    if (this.entrance === undefined)
      throw new TextError(...this.placeOf(this.firstEnd), message("exit-without-entrance"));
    if (this.exits.length === 0) throw new TextError(...this.placeOf(this.firstEnd), message("entrance-without-exit"));
    return { entrance: this.entrance, exits: this.exits };
  }
}

/** What bytes from 128 on mean in the code pages 437 and 852, as far as both agree and a drawn maze needs it. */
const DRAWN: Readonly<Record<number, string>> = {
  0xb1: "▒",
  0xb3: "│",
  0xb4: "┤",
  0xbf: "┐",
  0xc0: "└",
  0xc1: "┴",
  0xc2: "┬",
  0xc3: "├",
  0xc4: "─",
  0xc5: "┼",
  0xd9: "┘",
  0xda: "┌",
  0xdb: "█",
};

const PART = 100_000;

/**
 * The text of a file: UTF-8; UTF-16 with a byte order mark, as some Windows editors save it; and what is neither is taken for code
 * page 437 or 852, in which programs for a console window draw. Other letters beyond ASCII become U+FFFD there.
 */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return fromCodePage(new Uint8Array(bytes));
  }
}

function fromCodePage(bytes: Uint8Array): string {
  const characters = Array.from({ length: 256 }, (_, byte) =>
    byte < 128 ? String.fromCharCode(byte) : (DRAWN[byte] ?? "\ufffd"),
  );
  const parts: string[] = [];
  // Joined in parts, because a list of single characters takes many times the memory of their text.
  for (let begin = 0; begin < bytes.length; begin += PART) {
    parts.push(Array.from(bytes.subarray(begin, begin + PART), (byte) => characters[byte]!).join(""));
  }
  return parts.join("");
}
