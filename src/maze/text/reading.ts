import {
  BOTTOM,
  type Grid,
  LEFT,
  type Opening,
  PASSAGE_COUNTS,
  RIGHT,
  TOP,
  type Ends,
  bitOf,
  firstSide,
  oppositeSide,
  passagesOf,
  stepsOf,
  wallBeside,
  textFault,
  Maze,
  MazeError,
} from "../model";
import { type Message, message } from "../../message";
import { endSaid } from "../foreign";
import { breadthFirst } from "../solvers";
import { named } from "./textPart";

export interface Drawing {
  readonly maze: Maze;
  readonly ends?: Ends | undefined;
  /** The cells of a path in order, each beside the previous one; undefined if no path is marked. */
  readonly path?: Uint32Array | undefined;
}

/** The most cells of a maze to print or read: 2000 x 2000, 24 MB of text. */
const MAX_TEXT_CELLS = 4_000_000;

export function checkTextSize({ rows, columns }: Size): void {
  if (rows * columns > MAX_TEXT_CELLS) {
    const figures = { rows, columns, cells: rows * columns, most: MAX_TEXT_CELLS };
    throw new MazeError("size", message("maze-too-large-for-text", figures));
  }
}

/*
 * In a text, a maze is 2 rows + 1 rows of 2 columns + 1 blocks: a cell where both numbers are odd, a side of a cell where one is, and a
 * corner where none is.
 */
type Size = Pick<Grid, "rows" | "columns">;

export const blocksOf = ({ rows, columns }: Size): Size => ({ rows: 2 * rows + 1, columns: 2 * columns + 1 });

/** The cell of a block; of a side, the cell above or to the left of it, or in the frame the only one, and which of its sides it is. */
export function openingAt({ columns }: Pick<Size, "columns">, row: number, column: number): Opening {
  const cell = Math.max(0, (row - 1) >> 1) * columns + Math.max(0, (column - 1) >> 1);
  if (row % 2 === 0) return { cell, side: row === 0 ? TOP : BOTTOM };
  return { cell, side: column === 0 ? LEFT : RIGHT };
}

/** A maze that is open only where a path passes, each cell of which is beside the previous one. */
export function openingsPassed(path: Uint32Array, maze: Maze): Maze {
  const passed = Maze.walled(maze);
  for (let i = 1; i < path.length; i++) {
    const [one, other] = [path[i - 1]!, path[i]!];
    passed.openWall(2 * Math.min(one, other) + (Math.abs(one - other) === maze.columns ? BOTTOM : RIGHT));
  }
  return passed;
}

/**
 * The path on which these cells are, as far as they show one; undefined if they do not. Nobody knows which openings it passes: all between
 * two of them, and to the ends of the maze, but none to an exit that the path goes by.
 */
export function pathThrough(maze: Maze, cells: Uint8Array, ends: Ends | undefined): Uint32Array | undefined {
  const isOn = cells.slice();
  for (const end of ends === undefined ? [] : [ends.entrance, ...ends.exits]) isOn[end] = 1;
  const isPassed = (wall: number, across: number) => maze.isOpen(wall) && isOn[wall >> 1] === 1 && isOn[across] === 1;
  const passed = Maze.open(maze, isPassed);
  const passages = passagesOf(passed);
  for (const exit of ends?.exits ?? []) {
    if (cells[exit] === 1 || PASSAGE_COUNTS[passages[exit]!] !== 1) continue;
    const side = firstSide(passages[exit]!);
    const beside = exit + stepsOf(maze)[side]!;
    if (PASSAGE_COUNTS[passages[beside]!]! <= 2) continue;
    passages[beside]! &= ~bitOf(oppositeSide(side));
    passed.closeWall(wallBeside(maze, exit, side));
  }
  return pathAlong(passed, cells, ends);
}

/**
 * The path that passes all openings: its cells in order, from the maze's entrance if it ends there, and to an exit if only its other end is
 * one; otherwise from the end with the smaller number. Undefined if there is none, it forks, breaks off or closes, or `cells` are others
 * than its own, though its ends may be missing among them. Time and memory O(n).
 */
function pathAlong(passed: Maze, cells: Uint8Array, ends: Ends | undefined): Uint32Array | undefined {
  const passages = passagesOf(passed);
  const places = Array.from(passages.keys());
  const ended = new Set(ends && [ends.entrance, ...ends.exits]);
  if (places.some((cell) => (passages[cell] === 0 ? cells[cell] === 1 : cells[cell] === 0 && !ended.has(cell))))
    return undefined;
  const [one, other, ...more] = places.filter((cell) => PASSAGE_COUNTS[passages[cell]!] === 1);
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const isTurned =
    other === ends?.entrance ||
    (one !== ends?.entrance && ends?.exits.includes(one) === true && !ends.exits.includes(other));
  const [entrance, exit] = isTurned ? [other, one] : [one, other];
  const { path } = breadthFirst(passed, { entrance, exits: [exit] });
  // Where it forks or closes, the shortest way leaves something out.
  return path?.length === places.filter((cell) => passages[cell] !== 0).length ? path : undefined;
}

interface Mark {
  readonly cell: number;
  readonly text: string;
  readonly place: () => readonly [line: number, column: number];
}

/** How a text shows walls: as lines, floors of underscores, dots for cells, signs between cells, signs as large as cells, or numbers. */
type FormRead = "lines" | "underscores" | "dots" | "blocks" | "cells" | "numbers" | "list";

/** What a text was found to show; every family of forms makes this of it. */
export interface Found {
  readonly form: FormRead;
  readonly maze: Maze;
  readonly marks: readonly Mark[];
  /** The openings between cells in which something stands that may mark a path, and one of these; undefined if there is none. */
  readonly passed?: { readonly openings: Maze; readonly text: string } | undefined;
  /** Openings in the frame, in the order of their lines. */
  readonly gaps: readonly Opening[];
  /** The line of `TextPart.all` in which it begins, and the one after its end. */
  readonly lines: readonly [begin: number, end: number];
  readonly beside?: string | undefined;
}

/** The maze of a text, and what a person is told before it is drawn. */
export interface TextReading extends Drawing, Pick<Found, "form" | "lines" | "beside"> {
  /** What is marked where an entrance or an exit is missing: the one, or the others. */
  readonly lone?: { readonly entrance?: number | undefined; readonly exits: readonly number[] } | undefined;
  readonly remarks: readonly Message[];
  /** Another maze that the same text may show. */
  readonly other?: TextReading | undefined;
}

/** Longer texts are no words for an end. */
const LONGEST = 10;
const PATH = /^([*.+x·•∙o°]) *(?:\1 *)*$/;
/** By the sides to which they point. */
const ARROWS: readonly string[] = [">→►", "vV↓▼", "<←◄", "^↑▲"];
const MOST_TOLD = 5;
/** More arrows than these are steps of a path. */
const MOST_ARROWS = 2;

/** The side to which an arrow points; -1 for any other text. */
const pointsTo = (text: string) => (text.length === 1 ? ARROWS.findIndex((signs) => signs.includes(text)) : -1);

export function isPathMark(text: string): boolean {
  return PATH.test(text) || pointsTo(text) >= 0;
}

export function isEndOrPath(text: string): boolean {
  return kindOf(text) !== undefined;
}

/**
 * The maze with its ends and its path. Letters mark ends, and what they do not mark, gaps in the frame do: the first is the entrance,
 * the others are exits. What marks no end and no path is left out, and a remark says so. Throws MazeError for a second entrance.
 */
export function readingOf(found: Found): TextReading {
  const { form, maze, marks, gaps } = found;
  const remarks: Message[] = [];
  const path = new Uint8Array(maze.size);
  const areSteps = marks.filter(({ text }) => pointsTo(text) >= 0).length > MOST_ARROWS;
  const kinds = marks.map(({ cell, text }) => {
    const side = areSteps ? -1 : pointsTo(text);
    if (side < 0) return kindOf(text);
    const isGap = (wanted: number) => gaps.some((gap) => gap.cell === cell && gap.side === wanted);
    return isGap(side) ? "exit" : isGap(oppositeSide(side)) ? "entrance" : "path";
  });
  const marksOf = (...wanted: typeof kinds) => marks.filter((_, i) => wanted.includes(kinds[i]));
  const [[first, second], exits] = [marksOf("entrance", "both"), marksOf("exit", "both").map(({ cell }) => cell)];
  const [passedBy, others] = [marksOf("path"), marksOf(undefined)];
  if (second !== undefined) throw textFault(...second.place(), message("second-entrance"));
  const crosses = marks.filter(({ text }) => text === "X");
  const open = [...new Set(gaps.map(({ cell }) => cell))].filter((cell) => maze.has(cell));
  const only = passedBy.length + others.length === 1 ? (passedBy[0] ?? others[0]) : undefined;
  const both = open.length === 0 && crosses.length === 1 ? crosses[0] : undefined;
  const { ends, lone } = endsOf((first ?? both)?.cell, exits, open, only?.cell);
  const drawnEnds = new Set(ends && ends.exits.concat(ends.entrance));
  const isEnd = (cell: number) => drawnEnds.has(cell);
  const closed = open.filter((cell) => !isEnd(cell)).length;
  if (closed > 0 && ends !== undefined) remarks.push(message("text-gaps-closed", { gaps: closed }));
  for (const { cell } of passedBy) path[cell] = 1;
  const drawn =
    found.passed !== undefined
      ? pathAlong(found.passed.openings, path, ends)
      : path.includes(1)
        ? pathThrough(maze, path, ends)
        : undefined;
  const unused = drawn === undefined ? others.concat(passedBy) : others;
  const isExit = (mark: Mark) => mark === only && exits.length === 0 && isEnd(mark.cell) && !open.includes(mark.cell);
  const left = new Set(unused.filter((mark) => !isExit(mark)).map(({ text }) => text));
  if (drawn === undefined && found.passed !== undefined) left.add(found.passed.text);
  if (left.size > 0) remarks.push(message("text-marks-left-out", { marks: [...left].slice(0, MOST_TOLD).map(named) }));
  return { form, maze, ends, lone, path: drawn, remarks, lines: found.lines, beside: found.beside };
}

function kindOf(text: string): "entrance" | "exit" | "both" | "path" | undefined {
  if (isPathMark(text)) return "path";
  if (text === "SE") return "both";
  // Programs write @ and T besides; 2 and 3 are numbers here.
  if (text.length > LONGEST || text === "2" || text === "3") return undefined;
  const end = text === "@" ? "begin" : /^[Tt]$/.test(text) ? "end" : endSaid(text);
  return end === undefined ? undefined : end === "begin" ? "entrance" : "exit";
}

/** Entrance and exits, of letters as far as there are some, then of gaps, and then of the only other mark; one gap alone is an exit. */
function endsOf(
  lettered: number | undefined,
  exits: readonly number[],
  gaps: readonly number[],
  only: number | undefined,
): Pick<TextReading, "ends" | "lone"> {
  const free = gaps.filter((cell) => cell !== lettered && !exits.includes(cell));
  const isGap = lettered === undefined && (exits.length > 0 ? free.length === 1 : free.length > 1);
  const entrance = isGap ? free.shift() : lettered;
  const others = free.length > 0 || only === undefined || entrance === undefined ? free : [only];
  const found = [...new Set(exits.length > 0 ? exits : others)].sort((one, other) => one - other);
  if (entrance !== undefined && found.length > 0) return { ends: { entrance, exits: found } };
  return { lone: entrance === undefined && found.length === 0 ? undefined : { entrance, exits: found } };
}

/** The blocks of a maze, however they are written. */
interface Lattice extends Pick<Grid, "rows" | "columns"> {
  /** The text in a cell, or in the opening on a side, "" for none; undefined for a wall and outside of the maze. May throw MazeError. */
  readonly textAt: (row: number, column: number) => string | undefined;
  readonly placeOf: (row: number, column: number) => readonly [line: number, column: number];
}

/** The maze of a lattice, with what is marked in it; gaps in the order of the lines. Throws MazeError. */
export function readLattice({ textAt, placeOf, ...size }: Lattice): Omit<Found, "form" | "lines"> {
  checkTextSize(size);
  const mask = new Uint8Array(size.rows * size.columns);
  const marks: Mark[] = [];
  const gaps: Opening[] = [];
  let passed: Found["passed"];
  const { rows, columns } = blocksOf(size);
  const mark = (cell: number, text: string, row: number, column: number) => {
    if (text !== "") marks.push({ cell, text, place: () => placeOf(row, column) });
  };
  for (let row = 1, cell = 0; row < rows; row += 2) {
    for (let column = 1; column < columns; column += 2, cell++) {
      const text = textAt(row, column);
      if (text === undefined) continue;
      mask[cell] = 1;
      mark(cell, text, row, column);
    }
  }
  if (!mask.includes(1)) throw textFault(...placeOf(1, 1), message("every-cell-masked"));
  const maze = Maze.walled({ ...size, mask: mask.includes(0) ? mask : undefined });
  for (let row = 0; row < rows; row++) {
    for (let column = 1 - (row % 2); column < columns; column += 2) {
      const text = textAt(row, column);
      if (text === undefined) continue;
      const { cell, side } = openingAt(size, row, column);
      const isGap = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
      const wall = 2 * cell + side;
      if (isGap ? mask[cell] === 0 : !maze.separates(wall)) {
        throw textFault(...placeOf(row, column), message("opening-beside-mask"));
      }
      if (isGap) gaps.push({ cell, side });
      else maze.openWall(wall);
      if (isGap || !isPathMark(text)) mark(cell, text, row, column);
      else (passed ??= { openings: Maze.walled(maze), text }).openings.openWall(wall);
    }
  }
  return { maze, marks, passed, gaps };
}
