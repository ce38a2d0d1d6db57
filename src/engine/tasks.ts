import { type BookletPlan, type Candidate, DifficultyScale, bookletMaze, sampleDifficulties } from "../maze/booklet";
import { type Recipe, follow, mazeOf } from "../maze/code";
import { type Figures, figuresOf } from "../maze/comparison";
import { type Ends, type Grid, type Maze, type Mending, Random, isOnEdge, mend } from "../maze/model";
import { partsOf } from "../maze/generators";
import { type LongestPath, distancesFrom, longestPathBetween, wrongTurnings } from "../maze/measures";
import { breadthFirst } from "../maze/solvers";
import { type Drawing, textFormById } from "../maze/text";
import { MergingSets, type Trace } from "../maze/trace";
import { checkMaze } from "./tasks/checkMaze";
import { compareGenerator, compareSolvers } from "./tasks/compareGroup";
import { allDistances } from "./tasks/allDistances";
import { isMazeOf, isOnTheWay } from "./tasks/mazeOfRecipe";
import { measureMaze } from "./tasks/measureMaze";
import { drawPassages } from "./tasks/drawPassages";
import { type PassageList, parsePassages, type PassageText } from "./tasks/passageList";
import { readDrawing } from "./tasks/readDrawing";
import { searchMaze } from "./tasks/searchMaze";

/**
 * Everything that takes long, by name: plain functions of data that can be sent to a worker. What they throw, and the mazes in what
 * they take and return, arrive as what they were (see message.ts).
 */
export const tasks = {
  /** The maze of a recipe, by the fastest road. Throws as the generator does. */
  maze: mazeOf,
  /** The same maze, and how it came about. */
  generation: follow,
  isMazeOf,
  isOnTheWay,
  /** How many parts of a grid do not touch. */
  countParts: (grid: Grid): number => partsOf(grid, new Random("")).length,
  /** The set numbers after so many steps; fastest where the counts do not fall. */
  setNumbers: ({ grid, trace, counts }: { grid: Grid; trace: Trace; counts: readonly number[] }): Uint32Array[] => {
    const sets = new MergingSets(grid, trace);
    return counts.map((count) => {
      sets.moveTo(Math.min(count, trace.steps.length));
      return sets.numbers();
    });
  },

  searchMaze,
  /** The cells of a shortest path, and how difficult it is to find, 0 to 100; nothing where there is none. */
  shortestPath: ({ maze, ends }: { maze: Maze; ends: Ends }): { path: Uint32Array; difficulty: number } | undefined => {
    const { path } = breadthFirst(maze, ends);
    return path && { path, difficulty: wrongTurnings(maze, path).difficulty };
  },
  /** The distance of each cell; see {@link distancesFrom}. */
  distances: ({ maze, from }: { maze: Maze; from: number }): Int32Array => distancesFrom(maze, from),
  allDistances,
  /** Between any two cells, or any two on the edge; nothing where no cell has a way to another. */
  longestPath: ({ maze, onEdge }: { maze: Maze; onEdge: boolean }): LongestPath | undefined =>
    longestPathBetween(maze, onEdge ? (cell) => isOnEdge(maze, cell) : () => true),

  checkMaze,
  mend: ({ maze, seed }: { maze: Maze; seed: string }): Mending => mend(maze, new Random(seed)),
  measureMaze,
  /** The figures of the maze of a recipe. */
  figures: ({ recipe, ends }: { recipe: Recipe; ends: Ends }): Figures => figuresOf(mazeOf(recipe), ends),
  compareGenerator,
  compareSolvers,
  difficultyScale: sampleDifficulties,
  bookletMaze: (one: { plan: BookletPlan; scale: Float64Array; index: number }): Candidate =>
    bookletMaze(one.plan, new DifficultyScale(one.scale), one.index),

  readDrawing,
  /** A maze as text, in the form with this id. */
  printDrawing: ({ form, drawing }: { form: string; drawing: Drawing }): string => textFormById(form).print(drawing),
  drawPassages,
  /** How many passages are typed, and the first `most` of them. Throws TextError and SizeError. */
  passages: ({ most, ...typed }: PassageText & { most: number }): PassageList & { count: number } => {
    const { passages, areAddresses } = parsePassages(typed);
    return { areAddresses, count: passages.length, passages: passages.slice(0, most) };
  },
};

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
