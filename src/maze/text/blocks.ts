import { message } from "../../message";
import { BOTTOM, RIGHT, TextError, passagesOf } from "../model";
import { checkPrintable, linesOf, named, type Drawing, type Lines, type SizeCheck, type TextForm } from "./form";
import { marksOf } from "./markedPath";
import { Reading, type Mark } from "./reading";

const WALL = "█";
const CLEAR = " ";
const PATH = "x";
/** What byte 0xDB, the block of old code pages, becomes where a program takes it for Central European text. */
const MISREAD_WALL = "Ű";
const MARKS: Readonly<Record<string, Mark>> = {
  [CLEAR]: "empty",
  S: "entrance",
  E: "exit",
  X: "both",
  [PATH]: "path",
  [WALL]: "masked",
};

/**
 * One character per cell and per wall, as in figure 1 and the file Lavirint.txt of Marković, Novaković, Marković: Generating and
 * solving of the maze by using Kruskal's and Floyd's algorithm. Rows and columns are numbered from 0 along all four sides,
 * with the columns' digits one below the other. S marks the entrance, E an exit, X a cell that is both, x each cell and opening of the
 * path; a masked cell is solid.
 */
export const blocks: TextForm = {
  id: "blocks",
  name: message("blocks"),
  description: message("blocks-looks"),
  sign: /[█Ű]/,
  print: printed,
  parse: parsed,
};

function printed(drawing: Drawing): string {
  checkPrintable(drawing);
  const { maze, ends, path } = drawing;
  const { rows, columns } = maze;
  const passages = passagesOf(maze);
  const exits = new Set(ends?.exits);
  const marks = path && marksOf(maze, path);
  const markAt = (cell: number) => {
    if (!maze.has(cell)) return WALL;
    if (cell === ends?.entrance) return exits.has(cell) ? "X" : "S";
    if (exits.has(cell)) return "E";
    return marks?.cells[cell] === 1 ? PATH : CLEAR;
  };
  const wallAt = (cell: number, side: typeof RIGHT | typeof BOTTOM) => {
    if ((passages[cell]! & (1 << side)) === 0) return WALL;
    return marks?.walls[2 * cell + side] === 1 ? PATH : CLEAR;
  };
  const margin = String(rows - 1).length;
  const heading = numbersAbove(columns).map((digits) => `${" ".repeat(margin)}${digits}`.trimEnd());
  const lines = [...heading, " ".repeat(margin) + WALL.repeat(2 * columns + 1)];
  for (let row = 0; row < rows; row++) {
    let cells = WALL;
    let floor = WALL;
    for (let cell = row * columns; cell < (row + 1) * columns; cell++) {
      cells += markAt(cell) + wallAt(cell, RIGHT);
      floor += wallAt(cell, BOTTOM) + WALL;
    }
    lines.push(String(row).padStart(margin) + cells + String(row), " ".repeat(margin) + floor);
  }
  return [...lines, ...heading].join("\n") + "\n";
}

/** The columns' numbers from 0, each above its cell, one line per digit. */
function numbersAbove(columns: number): string[] {
  const digits = String(columns - 1).length;
  const numbers = Array.from({ length: columns }, (_, column) => String(column).padStart(digits));
  return Array.from({ length: digits }, (_, line) => numbers.map((number) => ` ${number[line]!}`).join(""));
}

function parsed(text: string, check?: SizeCheck): Drawing {
  const { lines, first } = picture(linesOf(text.replaceAll(MISREAD_WALL, WALL)));
  const left = lines[0]!.indexOf(WALL);
  const width = lines[0]!.lastIndexOf(WALL) + 1 - left;
  if (width < 3 || width % 2 !== 1) {
    const fault = message("frame-of-wrong-width", { width, each: 2 });
    throw new TextError(first, left + width + 1, fault);
  }
  if (lines.length < 3 || lines.length % 2 !== 1) {
    const fault = message("maze-of-wrong-height", { lines: lines.length });
    throw new TextError(first + lines.length, 1, fault);
  }
  const [rows, columns] = [(lines.length - 1) / 2, (width - 1) / 2];
  check?.({ rows, columns });
  const reading = new Reading({ rows, columns }, (cell) => [
    first + 2 * Math.floor(cell / columns) + 1,
    left + 2 * (cell % columns) + 2,
  ]);

  /** Reads every character where cells are, or where walls are. */
  function read(what: "cells" | "walls"): void {
    for (const [i, line] of lines.entries()) {
      for (let j = 0; j < width; j++) {
        const isCell = i % 2 === 1 && j % 2 === 1;
        if (isCell !== (what === "cells")) continue;
        const place = [first + i, left + j + 1] as const;
        const found = line[left + j] ?? "";
        if (isCell) readCell(((i - 1) / 2) * columns + (j - 1) / 2, found, place);
        else readWall(i, j, found, place);
      }
    }
  }
  const readCell = (cell: number, found: string, place: readonly [number, number]) => {
    const mark = MARKS[found];
    if (mark === undefined) {
      throw new TextError(...place, message("block-mark-wrong", { masked: WALL, found: named(found) }));
    }
    reading.cell(cell, mark);
  };
  const readWall = (i: number, j: number, found: string, place: readonly [number, number]) => {
    if (found === WALL) return;
    if (found !== CLEAR && found !== PATH) {
      throw new TextError(...place, message("wall-wrong", { wall: WALL, found: named(found) }));
    }
    if (i === 0 || j === 0 || i === 2 * rows || j === 2 * columns) {
      throw new TextError(...place, message("frame-open"));
    }
    if (i % 2 === 0 && j % 2 === 0) throw new TextError(...place, message("block-corner-wrong", { wall: WALL }));
    const side = i % 2 === 1 ? RIGHT : BOTTOM;
    reading.opening(2 * (((i - 1) >> 1) * columns + ((j - 1) >> 1)) + side, found === PATH, place);
  };
  read("cells");
  read("walls");
  lines.forEach((line, i) => checkMargins(line, left, left + width, first + i));
  return reading.finish();
}

/** The lines between the headings: from the first with a wall to the last. */
function picture({ lines, first }: Lines): Lines {
  const hasWall = (line: string) => line.includes(WALL);
  const begin = lines.findIndex(hasWall);
  if (begin < 0) throw new TextError(first, 1, message("no-wall-in-text", { wall: WALL }));
  let end = lines.length;
  while (!hasWall(lines[end - 1]!)) end--;
  [...lines.slice(0, begin), ...lines.slice(end)].forEach((line, i) => {
    const number = first + (i < begin ? i : i - begin + end);
    checkMargins(line, line.length, line.length, number);
  });
  return { lines: lines.slice(begin, end), first: first + begin };
}

/** Checks that only numbers and spaces, which are ignored, are beside the maze. */
function checkMargins(line: string, left: number, right: number, number: number): void {
  for (let at = 0; at < line.length; at++) {
    if (at >= left && at < right) continue;
    if (!/[\d ]/.test(line[at]!)) {
      throw new TextError(number, at + 1, message("margin-wrong", { found: named(line[at]!) }));
    }
  }
}
