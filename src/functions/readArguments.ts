import { type Message, message } from "../message";
import { mazeOfTable, textInCell } from "../maze/code";
import { type GeneratorFacts, generatorFacts } from "../maze/generators";
import { mazeOfBlocks } from "../maze/foreign";
import { type Grid, Maze, MazeError } from "../maze/model";
import { type TextForm, textForms } from "../maze/text";
import { saysOfFunction } from "../words";

/** Cells that a function takes or gives: 500 x 500, about 2 MB in what Excel on the web may be sent at once. */
const MOST_FUNCTION_CELLS = 250_000;
const SHEET_COLUMNS = 16_384;

/** What is left out arrives as null or undefined; a blank cell as null, 0 or "", which differs between Excels. */
const isOmitted = (value: unknown): boolean => value === undefined || value === null || value === "" || value === 0;

/** A number, 0 if there is none, and NaN for anything else. */
export const numberOf = (value: unknown): number => (typeof value === "number" ? value : isOmitted(value) ? 0 : NaN);

/** The seed of an argument: a number is its digits; 0 if none is given, so that a blank cell is the same seed in every Excel. */
export const seedOf = (value: unknown): string => (isOmitted(value) ? "0" : textInCell(value));

/** Throws MazeError for more cells, `most` if it is given, or columns than a function may give; other faults are the maze's own. */
export function checkFunctionSize({ rows, columns }: Grid, most = MOST_FUNCTION_CELLS): void {
  const cells = rows * columns;
  if (cells > most) throw new MazeError("size", message("function-too-many-cells", { rows, columns, cells, most }));
  if (columns > SHEET_COLUMNS) {
    throw new MazeError("size", message("function-too-many-columns", { columns, most: SHEET_COLUMNS }));
  }
}

/**
 * The maze of a range: of wall codes or, if the second argument names what stands in cells that are walls, of cells. `cellByCell` makes
 * each cell of the range one of the maze; otherwise walls of cells on every second row and column stand between cells. Throws MazeError.
 */
export function wallsOf(
  value: unknown,
  wall: unknown,
  { cellByCell, most }: { cellByCell?: true; most?: number } = {},
): Maze {
  const table = tableOf(value);
  const size = { rows: table.length, columns: table[0]!.length };
  checkFunctionSize(size, most);
  if (isOmitted(wall)) {
    if (isFramedInOnes(table)) throw new MazeError("choice", message("wall-not-named", { kind: "codes", wall: "1" }));
    return mazeOfTable(table);
  }
  const sign = signOf(wall);
  const mask = Uint8Array.from(table.flat(), (entry) => Number(signOf(entry) !== sign));
  if (!mask.includes(0) || !mask.includes(1)) {
    throw new MazeError("choice", message("wall-not-named", { kind: "none", wall: textInCell(wall) }));
  }
  const isWall = (row: number, column: number) => mask[row * size.columns + column] === 0;
  return cellByCell === true ? Maze.open({ ...size, mask }) : mazeOfBlocks({ ...size, isWall })!.maze;
}

const signOf = (value: unknown) => textInCell(value).trim().toUpperCase();

/** Whether cells of zeros have ones all around: no maze of wall codes has ones alone in its last row. */
function isFramedInOnes(table: readonly (readonly unknown[])[]): boolean {
  const [first, last] = [table[0]!, table[table.length - 1]!];
  const sides = table.map((row) => [row[0], row[row.length - 1]]).flat();
  return (
    table.length > 2 &&
    [...first, ...last, ...sides].every((entry) => entry === 1) &&
    table.every((row) => row.every((entry) => entry === 1 || isOmitted(entry)))
  );
}

/** An argument as rows of equal length; one cell arrives as itself in some Excels. */
function tableOf(value: unknown): readonly (readonly unknown[])[] {
  const [first, ...others] = Array.isArray(value) ? (value as unknown[]) : [];
  const isTable = Array.isArray(first) && first.length > 0;
  const isEven = isTable && others.every((row) => Array.isArray(row) && row.length === first.length);
  return isEven ? (value as readonly (readonly unknown[])[]) : [[value]];
}

/** The cell of a maze that an argument names, `otherwise` if it names none. Throws MazeError. */
export function cellOf(value: unknown, maze: Maze, otherwise: number): number {
  const entries = tableOf(value).flat();
  const [entry] = entries;
  if (entries.length === 1 && isOmitted(entry)) return otherwise;
  const typed = /^([0-9]{1,9}) ?[,;] ?([0-9]{1,9})$/.exec(textInCell(entry).trim());
  const numbers = entries.length === 1 && typed !== null ? [Number(typed[1]), Number(typed[2])] : entries;
  const [row, column] = numbers.map((number) => (typeof number === "number" ? number : NaN));
  if (numbers.length !== 2 || !Number.isInteger(row) || !Number.isInteger(column)) {
    const found = entries.slice(0, 3).map(textInCell).join(" ");
    throw new MazeError("choice", message("place-not-two-numbers", { found }));
  }
  const cell = (row! - 1) * maze.columns + column! - 1;
  const isInside = row! >= 1 && row! <= maze.rows && column! >= 1 && column! <= maze.columns;
  if (!isInside || !maze.has(cell))
    throw new MazeError("choice", message("place-outside-maze", { row: row!, column: column! }));
  return cell;
}

/** The algorithm of a name as the pane shows it in any language, or of an id; Kruskal if none is given. Throws MazeError. */
export const algorithmOf = (value: unknown): GeneratorFacts =>
  named(generatorFacts, value, message("function-algorithm-unknown", { name: textInCell(value) }));

/** The form of a text in the same way; the first if none is given. */
export const formOf = (value: unknown): TextForm =>
  named(textForms, value, message("no-such-choice", { id: textInCell(value) }));

function named<T extends { readonly id: string; readonly name: Message }>(
  all: readonly T[],
  value: unknown,
  fault: Message,
): T {
  const wanted = textInCell(value).trim().toLowerCase();
  const isWanted = ({ id, name }: T) =>
    id === wanted || saysOfFunction(name).some((said) => said.toLowerCase() === wanted);
  const found = isOmitted(value) ? all[0] : all.find(isWanted);
  if (found === undefined) throw new MazeError("choice", fault);
  return found;
}
