import { type Message, message } from "../../message";
import { type Ends, type Grid, type Maze, SizeError, TextError, checkEnds } from "../model";

/** What a text shows. */
export interface Drawing {
  readonly maze: Maze;
  /** Undefined if none are marked. */
  readonly ends?: Ends | undefined;
  /** The cells of a path in order, each beside the previous one; undefined if no path is marked. */
  readonly path?: Uint32Array | undefined;
}

/** A form in which a maze is written as text. */
export interface TextForm {
  readonly id: string;
  readonly name: Message;
  /** One sentence: what it looks like and what it is good for. */
  readonly description: Message;
  /** A character that only texts of this form contain; undefined for the form without such a character. */
  readonly sign: RegExp | undefined;
  /** Lines that each end with a line feed. Throws SizeError above {@link MAX_TEXT_CELLS}, or EndsError. */
  readonly print: (drawing: Drawing) => string;
  /**
   * Reads what {@link print} writes, also with CRLF, spaces at the ends of lines and blank lines around it; exits come in the order of
   * their cells, and a path from the entrance, or else from its end with the smaller number. `check` gets the size before any cell is
   * read, and may throw. Throws TextError with the place of the first fault, or SizeError.
   */
  readonly parse: (text: string, check?: SizeCheck) => Drawing;
}

/** May throw for a size that the caller does not want. */
export type SizeCheck = (grid: Grid) => void;

/** The most cells of a maze to print or read: 2000 x 2000, 24 MB of text. */
const MAX_TEXT_CELLS = 4_000_000;
const MAX_TEXT_LENGTH = 50_000_000;

/** Throws SizeError for a maze that is too large to print, or EndsError. */
export function checkPrintable({ maze, ends }: Drawing): void {
  checkTextSize(maze.rows, maze.columns);
  if (ends !== undefined) checkEnds(maze, ends);
}

/** Throws SizeError for a maze that is too large to print or to read. */
export function checkTextSize(rows: number, columns: number): void {
  if (rows * columns > MAX_TEXT_CELLS) {
    const figures = { rows, columns, cells: rows * columns, most: MAX_TEXT_CELLS };
    throw new SizeError(message("maze-too-large-for-text", figures));
  }
}

/** The non-blank lines of a text, without the spaces at their ends, and the number of the first one. */
export interface Lines {
  readonly lines: readonly string[];
  /** Number of the first line, from 1. */
  readonly first: number;
}

/** The lines that hold the maze, without a byte order mark. Throws SizeError for a text that is too long, TextError for an empty one. */
export function linesOf(text: string): Lines {
  if (text.length > MAX_TEXT_LENGTH) {
    throw new SizeError(message("maze-text-too-long", { length: text.length, most: MAX_TEXT_LENGTH }));
  }
  const all = Array.from(textLines(text.startsWith("\uFEFF") ? text.slice(1) : text), withoutEnd);
  const isFilled = (line: string) => line !== "";
  const begin = all.findIndex(isFilled);
  if (begin < 0) throw new TextError(1, 1, message("no-maze-in-text"));
  let end = all.length;
  while (!isFilled(all[end - 1]!)) end--;
  return { lines: all.slice(begin, end), first: begin + 1 };
}

/** A line without spaces and tabs at its end, in linear time: a pattern would start at every space within the line. */
function withoutEnd(line: string): string {
  let end = line.length;
  while (end > 0 && (line[end - 1] === " " || line[end - 1] === "\t")) end--;
  return line.slice(0, end);
}

/** What a fault calls the text it found: the character in quotes, or the end of the line. */
export function named(found: string): Message {
  return found === "" ? message("found-line-end") : message("found-characters", { characters: found });
}

/** The lines of a text, one by one; each ends at CR LF, CR, LF or the end of the text. */
export function* textLines(text: string): Generator<string> {
  for (let begin = 0; begin <= text.length;) {
    let end = begin;
    while (end < text.length && text[end] !== "\n" && text[end] !== "\r") end++;
    yield text.slice(begin, end);
    begin = end + (text.startsWith("\r\n", end) ? 2 : 1);
  }
}
