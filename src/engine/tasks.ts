import { type SheetOfMazes, base64, mazesAsFile } from "../files";
import {
  type BookletPlan,
  type DifficultyScale,
  type Level,
  bookletMaze,
  mazeOfLevel,
  sampleDifficulties,
} from "../maze/booklet";
import { type Recipe, decode, follow, mazeOf } from "../maze/code";
import {
  type GeneratorFigures,
  type GeneratorPlan,
  type SolverFigures,
  type SolverPlan,
  figuresOf,
  measureGenerator,
  measureSolvers,
} from "../maze/comparison";
import {
  type Ends,
  type Grid,
  type Maze,
  MazeError,
  Random,
  mend,
  onEdgeOf,
  orRefused,
  withoutRoomLoops,
} from "../maze/model";
import { type Expectations, componentsOf, expectedOf, generationByWeights } from "../maze/generators";
import {
  type EndedSearch,
  checkMaze,
  countShortestSolutions,
  deadEndLengths,
  distancesFrom,
  longestPath,
  measureShape,
  rate,
  recordSearch,
} from "../maze/measures";
import { type Outline, outlined } from "../maze/shapes";
import { breadthFirst, floydMatrices, solverById } from "../maze/solvers";
import { type Drawing, parseText, pathThrough, textFormById } from "../maze/text";
import { type Trace, TraceCursor, mazeAt, stepWall, takeStep } from "../maze/trace";
import type { ReportState } from "./perform";
import { mazeOfPassages, parsePassages } from "./passageList";

export interface SolverRun {
  readonly solver: string;
  readonly maze: Maze;
  readonly ends: Ends;
  readonly seed: string;
  /** The cost of entering each cell, for A* and Dijkstra; 1 each where it is not given. */
  readonly costs?: Float64Array | undefined;
}

const now = () => performance.now();

/** The set numbers after each of these numbers of steps; fastest in ascending order. */
function setNumbers({ grid, trace, counts }: { grid: Grid; trace: Trace; counts: readonly number[] }): Uint32Array[] {
  const cursor = new TraceCursor(grid, trace);
  return counts.map((count) => {
    cursor.moveTo(Math.min(count, trace.steps.length));
    return cursor.numbers();
  });
}

/** The faults of a maze that are not inside rooms; the cells of at most `most` of each kind. */
function findFaults({ maze, ends, most }: { maze: Maze; ends: Ends | undefined; most: number }) {
  const checked = withoutRoomLoops(maze);
  return {
    ...checkMaze(checked, most),
    hasRooms: checked.countPassages() < maze.countPassages(),
    /** The number of shortest ones; undefined if no ends are known. */
    solutions: ends && countShortestSolutions(maze, ends),
  };
}

interface RecipeAndMaze {
  readonly recipe: Recipe;
  /** With the recipe's numbers of rows and columns. */
  readonly maze: Maze;
}

/** Whether the maze is the recipe's, or one of the states in between when that is made step by step. Throws as the generator does. */
function isStateOf({ recipe, maze }: RecipeAndMaze): boolean {
  if (isSame(mazeOf(recipe), maze)) return true;
  const { trace } = follow(recipe);
  const state = mazeAt(recipe, trace, 0);
  const wanted = maze.countPassages();
  let passages = state.countPassages();
  for (let step = 0; ; step++) {
    if (passages === wanted && isSame(state, maze)) return true;
    if (step === trace.steps.length) return false;
    const wall = stepWall(trace.steps[step]!);
    passages -= Number(state.isOpen(wall));
    takeStep(state, trace.steps[step]!);
    passages += Number(state.isOpen(wall));
  }
}

/** Whether two mazes of one size have the same cells and passages. */
function isSame(one: Maze, other: Maze): boolean {
  for (let cell = 0; cell < one.size; cell++) if (one.has(cell) !== other.has(cell)) return false;
  for (let wall = 0; wall < one.wallCount; wall++) {
    if (one.separates(wall) && one.isOpen(wall) !== other.isOpen(wall)) return false;
  }
  return true;
}

/** All long computations: functions of data that a worker can get. Errors and mazes keep their classes (message.ts). */
export const tasks = {
  /** The maze of a recipe, made the fastest way. Throws as the generator does. */
  maze: mazeOf,
  /** The same maze, and how it was made. */
  generation: follow,
  generationByWeights,
  isMazeOf: ({ recipe, maze }: RecipeAndMaze) => isSame(mazeOf(recipe), maze),
  isStateOf,
  countComponents: (grid: Grid) => componentsOf(grid, new Random("")).length,
  setNumbers,
  /** The same for the maze of a share code, with its size; undefined if it is none: anybody may have changed it. */
  setNumbersOfCode: ({ code, count }: { code: string; count: number }) => {
    const made = orRefused(() => {
      const recipe = decode(code);
      const [numbers] = setNumbers({ grid: recipe, ...follow(recipe), counts: [count] });
      return { rows: recipe.rows, columns: recipe.columns, numbers: numbers! };
    });
    return made instanceof MazeError ? undefined : made;
  },

  /** The cells of a picture, word or image in a grid; throw as the functions of src/maze/shapes do. */
  outlined: ({ outline, grid }: { outline: Outline; grid: Pick<Grid, "rows" | "columns"> }) => outlined(outline, grid),

  /** A solver's result. Reports how many cells Floyd-Warshall has processed. Throws as the solver does. */
  runSolver: ({ solver, maze, ends, seed, costs }: SolverRun, report: ReportState<number>) =>
    solverById(solver).solve(maze, ends, {
      random: new Random(seed),
      costs,
      progress: (taken) => report(() => taken),
    }),
  /** The distance and the previous cell of each visit. Reports how many cells Floyd-Warshall has processed. Throws as it does. */
  searchRecord: (search: EndedSearch, report: ReportState<number>) =>
    recordSearch(search, (taken) => report(() => taken)),
  /** The cells of a shortest path, and how difficult the maze is; undefined if there is none. */
  shortestPath: ({ maze, ends }: { maze: Maze; ends: Ends }) => {
    const { path } = breadthFirst(maze, ends);
    return path && { path, rating: rate(maze, ends)! };
  },
  distances: ({ maze, from }: { maze: Maze; from: number }) => distancesFrom(maze, from),
  /** The paths between all cells. Reports how many cells are processed. Throws MazeError before anything is allocated. */
  allDistances: (maze: Maze, report: ReportState<number>) => floydMatrices(maze, (taken) => report(() => taken)),
  /** Between any two cells, or any two on the edge; undefined if no two cells are connected. */
  longestPath: ({ maze, onEdge }: { maze: Maze; onEdge: boolean }) =>
    longestPath(maze, onEdge ? onEdgeOf(maze) : undefined),

  findFaults,
  mend: ({ maze, seed }: { maze: Maze; seed: string }) => mend(maze, new Random(seed)),
  measureMaze: ({ maze, ends, generator }: { maze: Maze; ends: Ends; generator: string | undefined }) => ({
    figures: figuresOf(maze, ends),
    shape: measureShape(maze),
    deadEndLengths: deadEndLengths(maze),
    /** What theory says about perfect mazes of the generator. */
    expected: generator === undefined ? ({} as Expectations) : expectedOf(generator, maze),
  }),
  figures: ({ recipe, ends }: { recipe: Recipe; ends: Ends }) => figuresOf(mazeOf(recipe), ends),
  /** Mazes of a generator, measured and compared with theory; a step each. */
  compareGenerator: (plan: GeneratorPlan, report: ReportState<GeneratorFigures>) => measureGenerator(plan, now, report),
  compareSolvers: (plan: SolverPlan, report: ReportState<SolverFigures>) => measureSolvers(plan, now, report),
  difficultyScale: sampleDifficulties,
  bookletMaze: (one: { plan: BookletPlan; scale: DifficultyScale; index: number }) =>
    bookletMaze(one.plan, one.scale, one.index),
  mazeOfLevel: (one: { plan: BookletPlan; scale: DifficultyScale; level: Level; seed: string }) =>
    mazeOfLevel(one.plan, one.scale, one.level, one.seed),

  mazeOfText: parseText,
  /** A maze as a text of the form with this id; `onPath`, if given, has 1 for each cell of a path whose order is unknown. */
  textOfDrawing: ({ form, drawing, onPath }: { form: string; drawing: Drawing; onPath?: Uint8Array | undefined }) => {
    const path = onPath === undefined ? drawing.path : pathThrough(drawing.maze, onPath, drawing.ends);
    return textFormById(form).print({ ...drawing, path });
  },
  mazeOfPassages,
  /** Sheets of mazes as an .xlsx file, in Base64. */
  mazesAsFile: ({ sheets }: { sheets: readonly SheetOfMazes[] }) => base64(mazesAsFile(sheets)),
  parsePassages,
};

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type MazeFaults = ReturnType<typeof findFaults>;
