import { type Message, message } from "../message";
import { encodeMaze, decode, decodeMaze, mazeOf, textInCell, wallTable } from "../maze/code";
import { metrics } from "../maze/comparison";
import { UNVARIED } from "../maze/generators";
import { UNREACHED, distancesFrom, longestPath, measureShape, measureSolution, rate } from "../maze/measures";
import { type Maze, checkGrid, cornerEnds, inRows, MazeError } from "../maze/model";
import { breadthFirst } from "../maze/solvers";
import { sayInFunction } from "../words";
import { algorithmOf, cellOf, checkFunctionSize, formOf, numberOf, seedOf, wallsOf } from "./readArguments";

/** What Excel is told of an argument, and of an answer: whether it is one value, or a range of cells. */
interface Shape {
  readonly type: "number" | "string" | "any";
  readonly dimensionality: "scalar" | "matrix";
}

export const parameters = {
  rows: { type: "number", dimensionality: "scalar" },
  columns: { type: "number", dimensionality: "scalar" },
  seed: { type: "any", dimensionality: "scalar", optional: true },
  algorithm: { type: "any", dimensionality: "scalar", optional: true },
  loops: { type: "number", dimensionality: "scalar", optional: true },
  walls: { type: "any", dimensionality: "matrix" },
  from: { type: "any", dimensionality: "matrix", optional: true },
  to: { type: "any", dimensionality: "matrix", optional: true },
  wall: { type: "any", dimensionality: "scalar", optional: true },
  form: { type: "any", dimensionality: "scalar", optional: true },
  code: { type: "string", dimensionality: "scalar" },
} as const satisfies Readonly<Record<string, Shape & { readonly optional?: true }>>;

/** A value of a cell. An empty text stands if there is nothing to say: Excel makes 0 of null. */
type Cell = number | string;

/** Yields where Excel may have its turn. Throws MazeError, of the kind "path" if nothing is wrong with the arguments. */
type Calculation = Generator<undefined, Cell | Cell[][], undefined>;

export interface WorksheetFunction {
  readonly parameters: readonly (keyof typeof parameters)[];
  readonly result: Shape;
  readonly calculate: (given: readonly unknown[]) => Calculation;
}

const CELL_CHARACTERS = 32_767;
/** A cell of a maze takes up to 24 bytes of text, and one answer at most 5 MB on the web. */
const MOST_TEXT_CELLS = 100_000;

/** All functions by their names after "LAVIRINT.", in the order of the documentation; never changed, because workbooks hold them. */
export const worksheetFunctions = {
  MAZE: {
    parameters: ["rows", "columns", "seed", "algorithm", "loops"],
    result: { type: "number", dimensionality: "matrix" },
    *calculate([rows, columns, seed, algorithm, loops]) {
      const grid = { rows: numberOf(rows), columns: numberOf(columns) };
      if (grid.rows >= 1 && grid.columns >= 1) checkFunctionSize(grid);
      checkGrid(grid);
      const { id: generator } = algorithmOf(algorithm);
      const openPercent = numberOf(loops);
      yield;
      const recipe = { ...grid, generator, seed: seedOf(seed) };
      const maze = mazeOf({ ...recipe, variation: { ...UNVARIED, openPercent } });
      yield;
      return wallTable(maze);
    },
  },
  PATH: {
    parameters: ["walls", "from", "to", "wall"],
    result: { type: "any", dimensionality: "matrix" },
    *calculate([walls, from, to, wall]) {
      const maze = wallsOf(walls, wall, { cellByCell: true });
      const corners = cornerEnds(maze);
      const entrance = cellOf(from, maze, corners.entrance);
      const exit = cellOf(to, maze, corners.exits[0]!);
      yield;
      const { path } = breadthFirst(maze, { entrance, exits: [exit] });
      if (path === undefined) {
        const [start, end] = [placeOf(entrance, maze), placeOf(exit, maze)];
        const places = { ...start, toRow: end.row, toColumn: end.column };
        throw new MazeError("path", message("no-path-between-places", places));
      }
      const steps: Cell[] = Array.from({ length: maze.size }, () => "");
      path.forEach((cell, i) => (steps[cell] = i + 1));
      return inRows(steps, maze);
    },
  },
  DISTANCES: {
    parameters: ["walls", "from", "wall"],
    result: { type: "any", dimensionality: "matrix" },
    *calculate([walls, from, wall]) {
      const maze = wallsOf(walls, wall, { cellByCell: true });
      const start = cellOf(from, maze, cornerEnds(maze).entrance);
      yield;
      const steps = Array.from(distancesFrom(maze, start), (distance) => (distance === UNREACHED ? "" : distance));
      return inRows(steps, maze);
    },
  },
  STATISTICS: {
    parameters: ["walls", "wall"],
    result: { type: "any", dimensionality: "matrix" },
    *calculate([walls, wall]) {
      const maze = wallsOf(walls, wall);
      yield;
      const shape = measureShape(maze);
      yield;
      const longest = longestPath(maze)!;
      yield;
      const solution = measureSolution(maze, cornerEnds(maze));
      const counted: readonly [Message, number][] = [
        [message("statistic-cells"), shape.cells],
        [message("statistic-passages"), shape.passages],
        [message("statistic-parts"), shape.components],
        [message("statistic-loops"), shape.loops],
        [message("statistic-closed-cells"), shape.closedCells],
      ];
      const compared = metrics.map(({ name, of }) => [name, of({ shape, longest, solution }) ?? ""] as const);
      return [...counted, ...compared].map(([label, figure]) => [sayInFunction(label), figure]);
    },
  },
  DIFFICULTY: {
    parameters: ["walls", "wall"],
    result: { type: "number", dimensionality: "scalar" },
    *calculate([walls, wall]) {
      const maze = wallsOf(walls, wall);
      yield;
      const rating = rate(maze, cornerEnds(maze));
      if (rating === undefined) throw new MazeError("path", message("no-path-to-rate"));
      return rating.score;
    },
  },
  ASTEXT: {
    parameters: ["walls", "form", "wall"],
    result: { type: "string", dimensionality: "matrix" },
    *calculate([walls, form, wall]) {
      const maze = wallsOf(walls, wall, { most: MOST_TEXT_CELLS });
      const { print } = formOf(form);
      yield;
      const lines = print({ maze }).split("\n").slice(0, -1);
      const length = Math.max(...lines.map((line) => line.length));
      if (length > CELL_CHARACTERS) {
        throw new MazeError("size", message("text-line-too-long-for-cell", { length, most: CELL_CHARACTERS }));
      }
      return lines.map((line) => [line]);
    },
  },
  ENCODE: {
    parameters: ["walls", "wall"],
    result: { type: "string", dimensionality: "scalar" },
    *calculate([walls, wall]) {
      const maze = wallsOf(walls, wall);
      yield;
      return encodeMaze({ maze });
    },
  },
  DECODE: {
    parameters: ["code"],
    result: { type: "number", dimensionality: "matrix" },
    *calculate([code]) {
      const text = textInCell(code);
      yield;
      const shared = decodeMaze(text);
      if (shared !== undefined) return wallTable(shared.maze);
      const recipe = decode(text);
      checkFunctionSize(recipe);
      yield;
      const maze = mazeOf(recipe);
      yield;
      return wallTable(maze);
    },
  },
} as const satisfies Readonly<Record<string, WorksheetFunction>>;

function placeOf(cell: number, { columns }: Maze): { readonly row: number; readonly column: number } {
  return { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 };
}
