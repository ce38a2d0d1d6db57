import { type Message, message } from "../../message";
import { type Ends, type Grid, type Maze, checkEnds, MazeError } from "../model";

export interface Drawing {
  readonly maze: Maze;
  /** Undefined if none are marked. */
  readonly ends?: Ends | undefined;
  /** The cells of a path in order, each beside the previous one; undefined if no path is marked. */
  readonly path?: Uint32Array | undefined;
}

export interface TextForm {
  readonly id: string;
  readonly name: Message;
  /** One sentence: what it looks like and what it is good for. */
  readonly description: Message;
  /** Lines that each end with a line feed. Throws MazeError, also above {@link MAX_TEXT_CELLS}. */
  readonly print: (drawing: Drawing) => string;
}

/** The most cells of a maze to print or read: 2000 x 2000, 24 MB of text. */
const MAX_TEXT_CELLS = 4_000_000;

/** Throws MazeError for a maze that is too large to print, and for ends that are none. */
export function checkPrintable({ maze, ends }: Drawing): void {
  checkTextSize(maze);
  if (ends !== undefined) checkEnds(maze, ends);
}

/** Throws MazeError for a maze that is too large to print or to read. */
export function checkTextSize({ rows, columns }: Pick<Grid, "rows" | "columns">): void {
  if (rows * columns > MAX_TEXT_CELLS) {
    const figures = { rows, columns, cells: rows * columns, most: MAX_TEXT_CELLS };
    throw new MazeError("size", message("maze-too-large-for-text", figures));
  }
}

/** The lines of a text; each ends at CR LF, CR, LF or the end of the text. */
export const textLines = (text: string): string[] => text.split(/\r\n?|\n/);
