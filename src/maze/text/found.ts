import { type Message, message } from "../../message";
import {
  type Ends,
  type Maze,
  type Opening,
  BOTTOM,
  LEFT,
  MazeError,
  RIGHT,
  TOP,
  oppositeSide,
  orRefused,
  textFault,
} from "../model";
import { endSaid } from "../foreign";
import type { Drawing } from "./form";
import { blockOf } from "./blocks";
import { markedPath, pathThrough } from "./markedPath";
import { isOwnText } from "./textForms";
import { named } from "./textPart";

export interface Mark {
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
  readonly passed?: { readonly marks: Uint8Array; readonly text: string } | undefined;
  /** Openings in the frame, in the order of their lines. */
  readonly gaps: readonly Opening[];
  /** The line of `TextPart.all` in which it begins, and the one after its end. */
  readonly lines: readonly [begin: number, end: number];
  readonly beside?: string | undefined;
}

/** The maze of a text, and what a person is told before it is drawn. */
export interface TextReading extends Drawing {
  readonly form: FormRead;
  /** What is marked where an entrance or an exit is missing: the one, or the others. */
  readonly lone?: { readonly entrance?: number | undefined; readonly exits: readonly number[] } | undefined;
  readonly remarks: readonly Message[];
  /** Another maze that the same text may show. */
  readonly other?: TextReading | undefined;
  /** As in {@link Found}. */
  readonly lines: readonly [begin: number, end: number];
  readonly beside?: string | undefined;
}

/** What programs write besides; a small x is a step of a path. */
const SAID = /* #__PURE__ */ new Map<string, "begin" | "end" | undefined>([
  ["@", "begin"],
  ["T", "end"],
  ["t", "end"],
  ["x", undefined],
  ["2", undefined],
  ["3", undefined],
]);
/** Longer texts are no words for an end. */
const LONGEST = 10;
const PATH = /^([*.+x·•∙o°]) *(?:\1 *)*$/;
/** Arrows, and the side to which they point. */
const ARROWS: ReadonlyMap<string, number> = /* #__PURE__ */ new Map(
  (
    [
      [">→►", RIGHT],
      ["<←◄", LEFT],
      ["vV↓▼", BOTTOM],
      ["^↑▲", TOP],
    ] as const
  ).flatMap(([signs, side]) => Array.from(signs, (sign) => [sign, side] as const)),
);
/** The most marks that a remark names. */
const MOST_TOLD = 5;
/** More arrows than these are steps of a path. */
const MOST_ARROWS = 2;

/** Whether a text may mark a cell or an opening of a path. */
export function isPathMark(text: string): boolean {
  return PATH.test(text) || ARROWS.has(text);
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
  const areSteps = marks.filter(({ text }) => ARROWS.has(text)).length > MOST_ARROWS;
  const kinds = marks.map((mark) => (!areSteps && ARROWS.has(mark.text) ? arrowKind(mark) : kindOf(mark.text)));
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
  const drawn = pathOf(maze, ends, path, found.passed?.marks);
  const unused = drawn === undefined ? others.concat(passedBy) : others;
  const isExit = (mark: Mark) => mark === only && exits.length === 0 && isEnd(mark.cell) && !open.includes(mark.cell);
  const left = new Set(unused.filter((mark) => !isExit(mark)).map(({ text }) => text));
  if (drawn === undefined && found.passed !== undefined) left.add(found.passed.text);
  if (left.size > 0) remarks.push(message("text-marks-left-out", { marks: [...left].slice(0, MOST_TOLD).map(named) }));
  return { form, maze, ends, lone, path: drawn, remarks, lines: found.lines, beside: found.beside };

  function arrowKind({ cell, text }: Mark): "entrance" | "exit" | "path" {
    const side = ARROWS.get(text)!;
    const isGap = (wanted: number) => gaps.some((gap) => gap.cell === cell && gap.side === wanted);
    if (isGap(side)) return "exit";
    return isGap(oppositeSide(side)) ? "entrance" : "path";
  }
}

function kindOf(text: string): "entrance" | "exit" | "both" | "path" | undefined {
  if (isPathMark(text)) return "path";
  if (text === "SE") return "both";
  if (text.length > LONGEST) return undefined;
  const end = SAID.has(text) ? SAID.get(text) : endSaid(text);
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

/** The path that is marked, by the openings that it passes or, if none of them are marked, by its cells; undefined if it is none. */
function pathOf(maze: Maze, ends: Ends | undefined, cells: Uint8Array, passed: Uint8Array | undefined) {
  if (passed === undefined) return cells.includes(1) ? pathThrough(maze, cells, ends) : undefined;
  cells.forEach((isOn, cell) => (passed[blockOf(maze, cell)] = isOn));
  return markedPath(maze, passed, ends);
}

/** What `own` reads if the text is in a form that we write, with the measured reading beside it; otherwise that alone. Throws MazeError. */
export function ownOrMeasured(
  own: () => TextReading,
  rows: readonly string[],
  measured: (() => TextReading) | undefined,
): TextReading {
  if (measured === undefined) return own();
  const one = orRefused(own);
  if (one instanceof MazeError || !isOwnText(one, rows)) return measured();
  const other = orRefused(measured);
  return other instanceof MazeError ? one : { ...one, other };
}
