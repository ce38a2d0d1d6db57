import { type Message, message } from "../message";
import { encodeMaze, decode, decodeMaze, mazeOf, wallTable } from "../maze/code";
import { metrics } from "../maze/comparison";
import { UNVARIED } from "../maze/generators";
import { UNREACHED, distancesFrom, longestPath, measureShape, measureSolution, rate } from "../maze/measures";
import { type Maze, checkGrid, cornerEnds, MazeError } from "../maze/model";
import { breadthFirst } from "../maze/solvers";
import { sayInFunction } from "../words";
import { algorithmOf, cellOf, checkFunctionSize, formOf, numberOf, seedOf, textOf, wallsOf } from "./readArguments";

interface Parameter {
  readonly name: string;
  readonly description: Message;
  readonly type: "number" | "string" | "any";
  /** A range of cells; otherwise one value. */
  readonly isRange?: true;
  readonly isOptional?: true;
}

/** A value of a cell. An empty text stands if there is nothing to say: Excel makes 0 of null. */
type Cell = number | string;

/** Waits until Excel had its turn. Throws MazeError if it has cancelled the calculation. */
type Rest = () => Promise<void>;

export interface WorksheetFunction {
  /** Its name after "LAVIRINT."; the same in all languages, because workbooks hold it. */
  readonly id: string;
  readonly description: Message;
  readonly parameters: readonly Parameter[];
  readonly gives: "number" | "string" | "any";
  readonly fillsRange: boolean;
  /** Throws MazeError, of the kind "path" if nothing is wrong with the arguments. */
  readonly calculate: (given: readonly unknown[], rest: Rest) => Promise<Cell | Cell[][]>;
}

const CELL_CHARACTERS = 32_767;
/** A cell of a maze takes up to 24 bytes of text, and one answer at most 5 MB on the web. */
const MOST_TEXT_CELLS = 100_000;

const walls: Parameter = { name: "walls", description: message("argument-walls"), type: "any", isRange: true };
const from: Parameter = {
  name: "from",
  description: message("argument-from"),
  type: "any",
  isRange: true,
  isOptional: true,
};
const wall: Parameter = { name: "wall", description: message("argument-wall"), type: "any", isOptional: true };
const to: Parameter = { ...from, name: "to", description: message("argument-to") };

/** All functions, in the order of the documentation. */
export const worksheetFunctions: readonly WorksheetFunction[] = [
  {
    id: "MAZE",
    description: message("function-maze"),
    parameters: [
      { name: "rows", description: message("argument-rows"), type: "number" },
      { name: "columns", description: message("argument-columns"), type: "number" },
      { name: "seed", description: message("argument-seed"), type: "any", isOptional: true },
      { name: "algorithm", description: message("argument-algorithm"), type: "any", isOptional: true },
      { name: "loops", description: message("argument-loops"), type: "number", isOptional: true },
    ],
    gives: "number",
    fillsRange: true,
    calculate: async ([rows, columns, seed, algorithm, loops], rest) => {
      const grid = { rows: numberOf(rows), columns: numberOf(columns) };
      if (grid.rows >= 1 && grid.columns >= 1) checkFunctionSize(grid);
      checkGrid(grid);
      const { id: generator } = algorithmOf(algorithm);
      const openPercent = numberOf(loops);
      await rest();
      const recipe = { ...grid, generator, seed: seedOf(seed) };
      const maze = mazeOf({ ...recipe, variation: { ...UNVARIED, openPercent } });
      await rest();
      return wallTable(maze);
    },
  },
  {
    id: "PATH",
    description: message("function-path"),
    parameters: [walls, from, to, wall],
    gives: "any",
    fillsRange: true,
    calculate: async ([walls, from, to, wall], rest) => {
      const maze = wallsOf(walls, wall, { cellByCell: true });
      const corners = cornerEnds(maze);
      const entrance = cellOf(from, maze, corners.entrance);
      const exit = cellOf(to, maze, corners.exits[0]!);
      await rest();
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
  {
    id: "DISTANCES",
    description: message("function-distances"),
    parameters: [walls, from, wall],
    gives: "any",
    fillsRange: true,
    calculate: async ([walls, from, wall], rest) => {
      const maze = wallsOf(walls, wall, { cellByCell: true });
      const start = cellOf(from, maze, cornerEnds(maze).entrance);
      await rest();
      const steps = Array.from(distancesFrom(maze, start), (distance) => (distance === UNREACHED ? "" : distance));
      return inRows(steps, maze);
    },
  },
  {
    id: "STATISTICS",
    description: message("function-statistics"),
    parameters: [walls, wall],
    gives: "any",
    fillsRange: true,
    calculate: async ([walls, wall], rest) => {
      const maze = wallsOf(walls, wall);
      await rest();
      const shape = measureShape(maze);
      await rest();
      const longest = longestPath(maze);
      await rest();
      const solution = measureSolution(maze, cornerEnds(maze));
      const counted: readonly [Message, number][] = [
        [message("statistic-cells"), shape.cells],
        [message("statistic-passages"), shape.passages],
        [message("statistic-parts"), shape.components],
        [message("statistic-loops"), shape.loops],
        [message("statistic-closed-cells"), shape.closedCells],
      ];
      const compared = metrics.map(({ name, unit, of }): [Message, Cell] => {
        const figure = of({ shape, longest, solution });
        // What is compared as a share of the cells is a whole number of them.
        return [name, figure === undefined ? "" : unit === "share" ? Math.round(figure * shape.cells) : figure];
      });
      return [...counted, ...compared].map(([label, figure]) => [sayInFunction(label), figure]);
    },
  },
  {
    id: "DIFFICULTY",
    description: message("function-difficulty"),
    parameters: [walls, wall],
    gives: "number",
    fillsRange: false,
    calculate: async ([walls, wall], rest) => {
      const maze = wallsOf(walls, wall);
      await rest();
      const rating = rate(maze, cornerEnds(maze));
      if (rating === undefined) throw new MazeError("path", message("no-path-to-rate"));
      return rating.score;
    },
  },
  {
    id: "ASTEXT",
    description: message("function-text"),
    parameters: [walls, { ...wall, name: "form", description: message("argument-form") }, wall],
    gives: "string",
    fillsRange: true,
    calculate: async ([walls, form, wall], rest) => {
      const maze = wallsOf(walls, wall, { most: MOST_TEXT_CELLS });
      const { print } = formOf(form);
      await rest();
      const lines = print({ maze }).split("\n").slice(0, -1);
      const length = Math.max(...lines.map((line) => line.length));
      if (length > CELL_CHARACTERS) {
        throw new MazeError("size", message("text-line-too-long-for-cell", { length, most: CELL_CHARACTERS }));
      }
      return lines.map((line) => [line]);
    },
  },
  {
    id: "ENCODE",
    description: message("function-code"),
    parameters: [walls, wall],
    gives: "string",
    fillsRange: false,
    calculate: async ([walls, wall], rest) => {
      const maze = wallsOf(walls, wall);
      await rest();
      return encodeMaze({ maze });
    },
  },
  {
    id: "DECODE",
    description: message("function-decode"),
    parameters: [{ name: "code", description: message("argument-code"), type: "string" }],
    gives: "number",
    fillsRange: true,
    calculate: async ([code], rest) => {
      const text = textOf(code);
      await rest();
      const shared = decodeMaze(text);
      if (shared !== undefined) return wallTable(shared.maze);
      const recipe = decode(text);
      checkFunctionSize(recipe);
      await rest();
      const maze = mazeOf(recipe);
      await rest();
      return wallTable(maze);
    },
  },
];

function placeOf(cell: number, { columns }: Maze): { readonly row: number; readonly column: number } {
  return { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 };
}

function inRows(cells: readonly Cell[], { rows, columns }: Maze): Cell[][] {
  return Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
}
