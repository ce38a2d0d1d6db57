import { type Message, message } from "../../message";
import { MazeError, bitOf, byId, checkEnds, inRows, orRefused, passagesOf, stepsOf } from "../model";
import { type Drawing, type TextReading, blocksOf, checkTextSize, openingAt, openingsPassed } from "./reading";
import { withoutBlanks } from "./textPart";

export interface TextForm {
  readonly id: string;
  readonly name: Message;
  /** One sentence: what it looks like and what it is good for. */
  readonly description: Message;
  /** Lines that each end with a line feed. Throws MazeError, also for a maze that is too large. */
  readonly print: (drawing: Drawing) => string;
}

function checkPrintable({ maze, ends }: Drawing): void {
  checkTextSize(maze);
  if (ends !== undefined) checkEnds(maze, ends);
}

/** The characters of a drawing: 2 rows + 1 lines of cells with the walls between them, corners where walls meet. */
interface Pen {
  /** A wall above or below a cell: as many characters as a cell is wide. */
  readonly horizontal: string;
  /** What stands in a cell and an opening without a mark; a blank if it is not given. */
  readonly floor?: string;
  /** Entrance and exit; S and E if they are not given. */
  readonly ends?: readonly [entrance: string, exit: string];
  /** A wall beside a cell, one character. */
  readonly vertical: string;
  /** A masked cell, as wide as a cell. */
  readonly masked: string;
  readonly both: string;
  /** Corners, by the walls that meet there: from above (1), the right (2), below (4) and the left (8), added up; 16 characters. */
  readonly corners: string;
}

const PATH = "x";

function linesPrinted(drawing: Drawing, pen: Pen): string[] {
  checkPrintable(drawing);
  const { maze, ends, path } = drawing;
  const width = pen.horizontal.length;
  const passages = passagesOf(maze);
  const exits = new Set(ends?.exits);
  const { floor = " ", ends: [entranceMark, exitMark] = ["S", "E"] } = pen;
  const passed = path && passagesOf(openingsPassed(path, maze));
  const blocks = blocksOf(maze);
  /** Whether a block is among these sides of cells; a cell is if any of its sides are. */
  const isIn = (sides: Uint8Array | undefined, row: number, column: number) => {
    if (sides === undefined) return false;
    const { cell, side } = openingAt(maze, row, column);
    return (sides[cell]! & (row % 2 === 1 && column % 2 === 1 ? 15 : bitOf(side))) !== 0;
  };
  const isWall = (row: number, column: number) =>
    row >= 0 && column >= 0 && row < blocks.rows && column < blocks.columns && !isIn(passages, row, column);
  const inCell = (cell: number, floor: string) => {
    if (!maze.has(cell)) return pen.masked;
    if (cell === ends?.entrance) return exits.has(cell) ? pen.both : entranceMark;
    return exits.has(cell) ? exitMark : floor;
  };
  const textAt = (row: number, column: number) => {
    const open = isIn(passed, row, column) ? PATH : floor;
    if (row % 2 === 1 && column % 2 === 1) return inCell(openingAt(maze, row, column).cell, open).padEnd(width);
    if (row % 2 === 1) return isWall(row, column) ? pen.vertical : open;
    if (column % 2 === 1) return isWall(row, column) ? pen.horizontal : open.padEnd(width);
    const [above, right] = [isWall(row - 1, column), isWall(row, column + 1)];
    const [below, left] = [isWall(row + 1, column), isWall(row, column - 1)];
    return pen.corners[Number(above) + 2 * Number(right) + 4 * Number(below) + 8 * Number(left)]!;
  };
  return Array.from({ length: blocks.rows }, (_, row) =>
    Array.from({ length: blocks.columns }, (_each, column) => textAt(row, column)).join(""),
  );
}

const solid = (character: string): Pen => ({
  horizontal: character,
  vertical: character,
  masked: character,
  both: "X",
  corners: character.repeat(16),
});
const joined = (horizontal: string, vertical: string, corners: string): Pen => ({
  horizontal,
  vertical,
  corners,
  masked: "▒▒",
  both: "SE",
});

const printLines =
  (pen: Pen): TextForm["print"] =>
  (drawing) =>
    linesPrinted(drawing, pen).join("\n") + "\n";

/** Writes zeros and ones; a path is left out, because nothing there could mark it. */
function printZerosAndOnes(separator: string): TextForm["print"] {
  const pen: Pen = { ...solid("1"), floor: "0", ends: ["2", "3"], both: "4" };
  return ({ maze, ends }) =>
    linesPrinted({ maze, ends }, pen)
      .map((line) => Array.from(line).join(separator) + "\n")
      .join("");
}

/**
 * One character per cell and per wall, as in figure 1 and the file Lavirint.txt of Marković, Novaković, Marković: Generating and
 * solving of the maze by using Kruskal's and Floyd's algorithm. Rows and columns are numbered from 0 along all four sides,
 * with the columns' digits one below the other. S marks the entrance, E an exit, X a cell that is both, x each cell and opening of the
 * path; a masked cell is solid.
 */
function printBlocks(drawing: Drawing): string {
  const { rows, columns } = drawing.maze;
  const margin = String(rows - 1).length;
  const heading = numbersAbove(columns).map((digits) => withoutBlanks(" ".repeat(margin) + digits));
  const lines = linesPrinted(drawing, solid("█")).map((line, i) => {
    const number = i % 2 === 1 ? String(i >> 1) : "";
    return number.padStart(margin) + line + number;
  });
  return [...heading, ...lines, ...heading].join("\n") + "\n";
}

function numbersAbove(columns: number): string[] {
  const digits = String(columns - 1).length;
  const numbers = Array.from({ length: columns }, (_, column) => String(column).padStart(digits));
  return Array.from({ length: digits }, (_, line) => numbers.map((number) => ` ${number[line]!}`).join(""));
}

const UNDERSCORED: Pen = { horizontal: "___", vertical: "|", masked: "##", both: "SE", corners: " ".repeat(16) };
const PITCH = 4;

/** Floors of underscores and upright walls, with a line for each row; S, E and x stand before the floor, # in a masked cell. */
function printUnderscores(drawing: Drawing): string {
  const lines = linesPrinted(drawing, UNDERSCORED);
  const floors = lines.filter((_, i) => i % 2 === 0);
  const rows = lines.filter((_, i) => i % 2 === 1);
  const floored = rows.map((row, i) =>
    Array.from(row, (character, at) => {
      if (at % PITCH === 0) return character === PATH ? " " : character;
      return character === " " ? floors[i + 1]![at]! : character;
    }).join(""),
  );
  return [withoutBlanks(floors[0]!), ...floored].join("\n") + "\n";
}

/**
 * A hexadecimal digit for each cell, with bits for its walls: north 1, east 2, south 4, west 8. Then, as A-Maze-ing writes them, column
 * and row of the entrance and of the first exit, and the path in letters. A masked cell is F.
 */
function printHexadecimal(drawing: Drawing): string {
  checkPrintable(drawing);
  const { maze, ends, path } = drawing;
  const { columns } = maze;
  // Our bits begin with east and end with north.
  const digits = Array.from(passagesOf(maze), (open) => (~((open << 1) | (open >> 3)) & 15).toString(16).toUpperCase());
  const lines = inRows(digits, maze).map((row) => row.join(""));
  if (ends === undefined) return lines.join("\n") + "\n";
  const place = (cell: number) => `${cell % columns},${Math.floor(cell / columns)}`;
  lines.push("", place(ends.entrance), place(ends.exits[0]!));
  if (path?.[0] === ends.entrance && path[path.length - 1] === ends.exits[0]) {
    // In a maze of one column a step down is also one to the next cell.
    const letterOf = (cell: number, i: number) => "ESWN".charAt(stepsOf(maze).lastIndexOf(cell - path[i]!));
    lines.push(Array.from(path.subarray(1), letterOf).join(""));
  }
  return lines.join("\n") + "\n";
}

const printers = [
  ["box-drawing", printLines(joined("──", "│", " ╵╶└╷│┌├╴┘─┴┐┤┬┼"))],
  // S and E in the cells of entrance and exits, x along the path, ## in masked cells
  ["ascii", printLines({ ...joined("--", "|", "+".repeat(16)), masked: "##" })],
  ["blocks", printBlocks],
  ["box-heavy", printLines(joined("━━", "┃", " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"))],
  ["box-double", printLines(joined("══", "║", " ║═╚║║╔╠═╝═╩╗╣╦╬"))],
  ["number-signs", printLines(solid("#"))],
  ["underscores", printUnderscores],
  ["zeros-ones", printZerosAndOnes(" ")],
  ["csv", printZerosAndOnes(",")],
  ["hexadecimal", printHexadecimal],
] as const;

export const textForms = printers.map(([id, print]): TextForm => {
  return { id, name: message(id), description: message(`${id}-looks`), print };
});

export const textFormById = (id: string): TextForm => byId(textForms, id);

/** Whether a text is exactly what we write for a drawing in one of these forms. */
export function isOwnText(drawing: Drawing, rows: readonly string[], forms = textForms): boolean {
  const bare = (lines: readonly string[]) => lines.map(withoutBlanks).join("\n").trimEnd();
  const text = bare(rows);
  return forms.some(({ print }) => bare(print(drawing).split("\n")) === text);
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
