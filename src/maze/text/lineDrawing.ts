import { message } from "../../message";
import { BOTTOM, RIGHT, TextError, passagesOf } from "../model";
import { checkPrintable, linesOf, named, type Drawing, type SizeCheck, type TextForm } from "./form";
import { marksOf } from "./markedPath";
import { Reading, type Mark } from "./reading";

/** The characters of a line drawing. */
interface Pen {
  /** A wall above or below a cell, two characters. */
  readonly horizontal: string;
  /** A wall beside a cell, one character. */
  readonly vertical: string;
  /** A masked cell, two characters. */
  readonly masked: string;
  /** Corners, by the walls that meet there: from above (1), the right (2), below (4) and the left (8), added up; 16 characters. */
  readonly corners: string;
}

/** Characters from one cell to the next: a cell is two wide, a wall or corner one. */
const PITCH = 3;
const CLEAR = "  ";
/** Marks a cell of the path, and an opening that it passes. */
const PATH = "x";
const MARKS: Readonly<Record<string, Mark>> = { "": "empty", S: "entrance", E: "exit", SE: "both", [PATH]: "path" };

/** A maze as 2 rows + 1 lines of 3 columns + 1 characters. */
function linesPrinted(drawing: Drawing, pen: Pen): string {
  checkPrintable(drawing);
  const { maze, ends, path } = drawing;
  const { rows, columns } = maze;
  const passages = passagesOf(maze);
  const exits = new Set(ends?.exits);
  const marks = path && marksOf(maze, path);
  /** Whether a wall stands below a row and beside a column; rows and columns of -1 are beyond the frame. */
  const below = (row: number, column: number) =>
    column >= 0 && column < columns && (row < 0 || (passages[row * columns + column]! & (1 << BOTTOM)) === 0);
  const beside = (row: number, column: number) =>
    row >= 0 && row < rows && (column < 0 || (passages[row * columns + column]! & (1 << RIGHT)) === 0);
  const corner = (row: number, column: number) =>
    pen.corners[
      Number(beside(row, column)) +
        2 * Number(below(row, column + 1)) +
        4 * Number(beside(row + 1, column)) +
        8 * Number(below(row, column))
    ]!;
  const content = (cell: number) => {
    if (!maze.has(cell)) return pen.masked;
    const end = (cell === ends?.entrance ? "S" : "") + (exits.has(cell) ? "E" : "");
    return (end === "" && marks?.cells[cell] === 1 ? PATH : end).padEnd(2);
  };
  const opening = (cell: number, side: typeof RIGHT | typeof BOTTOM) =>
    marks?.walls[2 * cell + side] === 1 ? PATH : " ";

  const lines: string[] = [];
  for (let row = -1; row < rows; row++) {
    if (row >= 0) {
      let cells = pen.vertical;
      for (let column = 0; column < columns; column++) {
        const cell = row * columns + column;
        cells += content(cell) + (beside(row, column) ? pen.vertical : opening(cell, RIGHT));
      }
      lines.push(cells);
    }
    let walls = corner(row, -1);
    for (let column = 0; column < columns; column++) {
      const gap = () => opening(row * columns + column, BOTTOM).padEnd(2);
      walls += (below(row, column) ? pen.horizontal : gap()) + corner(row, column);
    }
    lines.push(walls);
  }
  return lines.join("\n") + "\n";
}

/** The maze in such a drawing. Throws TextError or SizeError. */
function linesRead(text: string, pen: Pen, check?: SizeCheck): Drawing {
  const { lines, first } = linesOf(text);
  const width = lines[0]!.length;
  if (width < PITCH + 1 || width % PITCH !== 1) {
    const fault = message("frame-of-wrong-width", { width, each: PITCH });
    throw new TextError(first, width + 1, fault);
  }
  if (lines.length < 3 || lines.length % 2 !== 1) {
    const fault = message("text-of-wrong-height", { lines: lines.length });
    throw new TextError(first + lines.length, 1, fault);
  }
  lines.forEach((line, i) => {
    if (line.length === width) return;
    const fault = message("line-of-wrong-width", { width: line.length, first: width });
    throw new TextError(first + i, Math.min(line.length, width) + 1, fault);
  });
  const [rows, columns] = [(lines.length - 1) / 2, (width - 1) / PITCH];
  check?.({ rows, columns });
  const placeOf = (cell: number) => [first + 2 * Math.floor(cell / columns) + 1, PITCH * (cell % columns) + 2] as const;
  const reading = new Reading({ rows, columns }, placeOf);
  for (let row = 0; row < rows; row++) {
    const line = lines[2 * row + 1]!;
    for (let column = 0; column < columns; column++) {
      const content = line.slice(PITCH * column + 1, PITCH * (column + 1));
      const mark = content === pen.masked ? "masked" : MARKS[content.trim()];
      if (mark === undefined) {
        const place = placeOf(row * columns + column);
        throw new TextError(...place, message("cell-mark-wrong", { masked: pen.masked, found: named(content) }));
      }
      reading.cell(row * columns + column, mark);
    }
  }
  for (const [i, line] of lines.entries()) {
    for (let column = 0; column <= columns; column++) {
      const row = (i >> 1) - 1;
      if (i % 2 === 1) readBeside(line, row + 1, column);
      else readBelow(line, row, column);
    }
  }
  return reading.finish();

  function readBeside(line: string, row: number, column: number): void {
    const place = [first + 2 * row + 1, PITCH * column + 1] as const;
    const found = line[PITCH * column]!;
    if (found === pen.vertical) return;
    if (found !== " " && found !== PATH) {
      throw new TextError(...place, message("wall-wrong", { wall: pen.vertical, found: named(found) }));
    }
    // An opening at the right end of a line is not read: without it the line is shorter than the first.
    if (column === 0) throw new TextError(...place, message("frame-open"));
    reading.opening(2 * (row * columns + column - 1) + RIGHT, found === PATH, place);
  }

  function readBelow(line: string, row: number, column: number): void {
    const at = PITCH * column;
    const corner = line[at]!;
    const lineNumber = first + 2 * row + 2;
    if (!pen.corners.includes(corner)) {
      throw new TextError(
        lineNumber,
        at + 1,
        message("corner-wrong", { corners: uniqueCorners(pen), found: named(corner) }),
      );
    }
    if (column === columns) return;
    const found = line.slice(at + 1, at + PITCH);
    if (found === pen.horizontal) return;
    const isPassed = found.trimEnd() === PATH;
    if (found !== CLEAR && !isPassed) {
      throw new TextError(lineNumber, at + 2, message("wall-wrong", { wall: pen.horizontal, found: named(found) }));
    }
    if (row < 0 || row === rows - 1) throw new TextError(lineNumber, at + 2, message("frame-open"));
    reading.opening(2 * (row * columns + column) + BOTTOM, isPassed, [lineNumber, at + 2]);
  }
}

function uniqueCorners(pen: Pen): string {
  return [...new Set(pen.corners)].join("");
}

const PEN: Pen = { horizontal: "──", vertical: "│", masked: "▒▒", corners: " ╵╶└╷│┌├╴┘─┴┐┤┬┼" };

/** Lines of Unicode's box drawing characters, S and E in the cells of entrance and exits, x along the path, masked cells hatched. */
export const boxDrawing: TextForm = {
  id: "box-drawing",
  name: message("box-drawing"),
  description: message("box-drawing-looks"),
  sign: /[─│]/,
  print: (drawing) => linesPrinted(drawing, PEN),
  parse: (text, check) => linesRead(text, PEN, check),
};

const ASCII_PEN: Pen = { horizontal: "--", vertical: "|", masked: "##", corners: "+".repeat(16) };

/** Lines of +, - and |, S and E in the cells of entrance and exits, x along the path, ## in masked cells. */
export const ascii: TextForm = {
  id: "ascii",
  name: message("ascii"),
  description: message("ascii-looks"),
  sign: undefined,
  print: (drawing) => linesPrinted(drawing, ASCII_PEN),
  parse: (text, check) => linesRead(text, ASCII_PEN, check),
};
