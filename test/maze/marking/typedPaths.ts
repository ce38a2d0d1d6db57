import { markPath } from "./markPath";
import { type MarkingWords, stepSigns, stepsToMark, markingCells } from "../../../src/maze/marking";
import { generatorById } from "../../../src/maze/generators/generators";
import { type Ends, type Maze, Random } from "../../../src/maze/model";
import { breadthFirst } from "../../../src/maze/solvers/breadthFirst";
import { cellName } from "../../../src/worksheet/borders";

/** How many paths are typed, each on a sheet of its own: every sheet is a whole sheet as Add self-marking writes it. */
export const PATHS = 1_000;
const PLACE = { row: 4, column: 26 };
const GERMAN = stepSigns(["R", "U", "L", "O"]);

const SAID: Readonly<Record<string, string>> = {
  "no-wall-crossed": "no wall",
  "first-wall-at": "wall #1 #2",
  "no-exit-reached": "no exit",
  "exit-reached-at": "exit #1",
  "path-empty": "empty",
  "path-going": "going",
  "path-too-long": "long",
  "path-crosses-wall": "walled #1 #2",
  "path-has-no-direction": "unknown #1",
  "path-reaches-exit": "solved #1",
};
/** Short words for a sheet that marks: what it says can be told apart. */
export const shortWords: MarkingWords = {
  say: (told) => SAID[typeof told === "string" ? told : told.id] ?? "word",
  maze: "B2",
  sheet: "S",
  entrance: "B2",
};

/** A path as somebody typed it, and what it leads through. */
export interface TypedPath {
  readonly maze: Maze;
  readonly ends: Ends;
  readonly signs: string;
  readonly steps: number;
  /** What stands in B4, and below B11. */
  readonly text: string;
  readonly cells: readonly string[];
}

/** The shortest path and what pupils make of it: changed, cut short, gone astray, with strange signs, or far too long. */
export function typedPath(number: number): TypedPath {
  const random = new Random(`path ${number}`);
  const grid = { rows: 2 + random.below(5), columns: 2 + random.below(5) };
  const loops = number % 3 === 0 ? 20 : 0;
  const maze = generatorById("kruskal").makeMaze(grid, random, { loopPercent: loops, blockPermille: 0 });
  const exits = Array.from({ length: 1 + random.below(2) }, () => 1 + random.below(maze.size - 1));
  const ends = { entrance: 0, exits };
  const shortest = breadthFirst(maze, ends).path!;
  const sides = [...shortest.slice(1)].map((cell, i) => {
    return [1, maze.columns, -1, -maze.columns].indexOf(cell - shortest[i]!);
  });
  const kind = random.below(8);
  for (let left = kind < 4 ? kind : 1; left > 0; left--)
    sides.splice(random.below(sides.length + 1), 0, random.below(4));
  if (kind === 4) sides.splice(random.below(sides.length));
  if (kind === 5) while (sides.length < 90) sides.unshift(...openLoop(maze));
  if (kind === 6) sides.push(random.below(4), random.below(4));
  const signs = number % 2 === 0 ? stepSigns([]) : GERMAN;
  const typed = sides.map((side) => signs[side + 4 * random.below(signs.length / 4)]!);
  if (kind === 7) typed.splice(random.below(typed.length + 1), 0, "?*~7é.X"[random.below(7)]!);
  const steps = stepsToMark(shortest.length - 1);
  const between = ["", " ", ", ", "\n", ","][random.below(5)]!;
  const isInCells = number % 4 === 1 && typed.length < steps - 3;
  if (!isInCells) return { maze, ends, signs, steps, text: typed.join(between), cells: [] };
  const cells = typed.map((sign, i) => (i % 5 === 1 ? ` ${sign}` : sign));
  cells.splice(random.below(cells.length + 1), 0, "", " ");
  return { maze, ends, signs, steps, text: number % 8 === 1 ? "" : " ", cells };
}

/** There and back through the first passage of the entrance. */
function openLoop(maze: Maze): number[] {
  return maze.isOpen(0) ? [0, 2] : [1, 3];
}

/** What the engine says, in the words of the sheet. */
export function markedInWords({ maze, ends, signs, steps, text, cells }: TypedPath): (string | number)[] {
  const marked = markPath(maze, ends, text.trim() === "" ? cells.join("") : text, signs, steps);
  const { typed, right, crossing, unknown, exit } = marked;
  const at = crossing && `${crossing.step} ${nameOf(maze, crossing.cell)}`;
  const going = typed === 0 ? "empty" : typed > steps ? "long" : "going";
  const verdicts = [at && `walled ${at}`, unknown && `unknown ${unknown}`, exit && `solved ${exit}`];
  const wall = at === undefined ? "no wall" : `wall ${at}`;
  return [typed, right, wall, exit === undefined ? "no exit" : `exit ${exit}`, verdicts.find(Boolean) ?? going];
}

const nameOf = ({ rows, columns }: Maze, cell: number) =>
  cellName({ row: PLACE.row - 1, column: PLACE.column - 1, rows, columns }, cell);

/** What the cells of the sheet that marks it hold, from row and column 0 on; texts that begin with "=" are formulas. */
export function cellsOf({ maze, ends, signs, steps, text, cells }: TypedPath) {
  const { blocks } = markingCells(maze, ends, PLACE, { signs, steps }, shortWords);
  const all = blocks.flatMap(({ row, column, cells: lines }) =>
    lines.flatMap((line, i) => line.map((content, j) => [row + i, column + j, content] as const)),
  );
  return [...all, [3, 1, text] as const, ...cells.map((step, i) => [11 + i, 1, step] as const)];
}

/** Expects that each verdict is told of many paths. */
export function expectEachVerdict(told: readonly (readonly (string | number)[])[]): void {
  for (const verdict of ["walled", "unknown", "solved", "going", "long"])
    expect(told.filter((line) => String(line[4]).startsWith(verdict)).length).toBeGreaterThan(30);
}
