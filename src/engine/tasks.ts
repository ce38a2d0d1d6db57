import { type Addressing, type SheetOfMazes, base64, mazesAsFile } from "../files";
import {
  type BookletMaze,
  type BookletPlan,
  DifficultyScale,
  type Level,
  bookletMaze,
  mazeOfLevel,
  sampleDifficulties,
} from "../maze/booklet";
import { type Recipe, follow, mazeOf } from "../maze/code";
import { type Figures, figuresOf } from "../maze/comparison";
import { type Ends, type Grid, type Mask, type Maze, type Mending, Random, isOnEdge, mend } from "../maze/model";
import { componentsOf } from "../maze/generators";
import { type LongestPath, type Rating, distancesFrom, longestPathBetween, rate } from "../maze/measures";
import { type ImageChoice, type WordShape, imageMask, pictureMask, wordShape } from "../maze/shapes";
import { breadthFirst } from "../maze/solvers";
import { MergingSets, type Trace } from "../maze/trace";
import { checkMaze, isMazeOf, isStateOf, measureMaze } from "./tasks/checkMaze";
import { compareGenerator, compareSolvers } from "./tasks/compareGroup";
import { allDistances, searchMaze, searchRecord } from "./tasks/searchMaze";
import { drawPassages, printDrawing, readDrawing } from "./tasks/drawPassages";
import { type PassageList, parsePassages, type PassageText } from "./tasks/passageList";

/**
 * All long computations, by name: plain functions of data that can be sent to a worker. Errors, and mazes in input and output,
 * keep their classes (see message.ts).
 */
export const tasks = {
  /** The maze of a recipe, made the fastest way. Throws as the generator does. */
  maze: mazeOf,
  /** The same maze, and how it was made. */
  generation: follow,
  isMazeOf,
  isStateOf,
  /** The number of components of a grid. */
  countComponents: (grid: Grid): number => componentsOf(grid, new Random("")).length,
  /** The set numbers after each of these numbers of steps; fastest in ascending order. */
  setNumbers: ({ grid, trace, counts }: { grid: Grid; trace: Trace; counts: readonly number[] }): Uint32Array[] => {
    const sets = new MergingSets(grid, trace);
    return counts.map((count) => {
      sets.moveTo(Math.min(count, trace.steps.length));
      return sets.numbers();
    });
  },

  /** The cells of a picture, word or image in a grid; throw as the functions of src/maze/shapes do. */
  pictureMask: ({ id, grid }: { id: string; grid: Grid }): Mask => pictureMask(id, grid),
  wordShape: ({ text, grid }: { text: string; grid: Grid }): WordShape => wordShape(text, grid),
  imageMask: ({ choice, grid }: { choice: ImageChoice; grid: Grid }): { mask: Mask; dropped: number } =>
    imageMask(choice, grid),

  searchMaze,
  searchRecord,
  /** The cells of a shortest path, and how difficult the maze is; undefined if there is none. */
  shortestPath: ({ maze, ends }: { maze: Maze; ends: Ends }): { path: Uint32Array; rating: Rating } | undefined => {
    const { path } = breadthFirst(maze, ends);
    return path && { path, rating: rate(maze, ends)! };
  },
  /** The distance of each cell; see {@link distancesFrom}. */
  distances: ({ maze, from }: { maze: Maze; from: number }): Int32Array => distancesFrom(maze, from),
  allDistances,
  /** Between any two cells, or any two on the edge; undefined if no two cells are connected. */
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
  bookletMaze: (one: { plan: BookletPlan; scale: Float64Array; index: number }): BookletMaze =>
    bookletMaze(one.plan, new DifficultyScale(one.scale), one.index),
  mazeOfLevel: (one: { plan: BookletPlan; scale: Float64Array; level: Level; seed: string }): BookletMaze =>
    mazeOfLevel(one.plan, new DifficultyScale(one.scale), one.level, one.seed),

  readDrawing,
  printDrawing,
  drawPassages,
  /** Sheets of mazes as an .xlsx file, in Base64. */
  mazesAsFile: ({ sheets, addressing }: { sheets: readonly SheetOfMazes[]; addressing?: Addressing }): string =>
    base64(mazesAsFile(sheets, addressing)),
  /** The number of typed passages, and the first `most` of them. Throws TextError and SizeError. */
  passages: ({ most, ...typed }: PassageText & { most: number }): PassageList & { count: number } => {
    const { passages, areAddresses } = parsePassages(typed);
    return { areAddresses, count: passages.length, passages: passages.slice(0, most) };
  },
};

/** The table of tasks as a type: for each name its input and output. */
export type Tasks = typeof tasks;
/** The name of a task. */
export type TaskName = keyof Tasks;
