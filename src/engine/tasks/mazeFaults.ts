import { type Ends, type Maze, withoutRoomLoops } from "../../maze/model";
import { checkMaze, countShortestSolutions, deadEndLengths, measureShape } from "../../maze/measures";
import { figuresOf } from "../../maze/comparison";
import { type Expectations, expectedOf } from "../../maze/generators";
import { type Recipe, follow, mazeOf } from "../../maze/code";
import { mazeAt, stepWall, takeSteps } from "../../maze/trace";

/** The faults of a maze that are not inside rooms; the cells of at most `most` of each kind. */
export function findFaults({ maze, ends, most }: { maze: Maze; ends: Ends | undefined; most: number }) {
  const checked = withoutRoomLoops(maze);
  return {
    ...checkMaze(checked, most),
    hasRooms: checked.countPassages() < maze.countPassages(),
    /** The number of shortest ones; undefined if no ends are known. */
    solutions: ends && countShortestSolutions(maze, ends),
  };
}
export type MazeFaults = ReturnType<typeof findFaults>;

export function measureMaze({ maze, ends, generator }: { maze: Maze; ends: Ends; generator: string | undefined }) {
  return {
    figures: figuresOf(maze, ends),
    shape: measureShape(maze),
    deadEndLengths: deadEndLengths(maze),
    /** What theory says about perfect mazes of the generator. */
    expected: generator === undefined ? ({} as Expectations) : expectedOf(generator, maze),
  };
}

interface RecipeAndMaze {
  readonly recipe: Recipe;
  /** With the recipe's numbers of rows and columns. */
  readonly maze: Maze;
}

export function isMazeOf({ recipe, maze }: RecipeAndMaze): boolean {
  return isSame(mazeOf(recipe), maze);
}

/** Whether the maze is one of the states in between when the recipe's maze is made step by step. Throws as the generator does. */
export function isStateOf({ recipe, maze }: RecipeAndMaze): boolean {
  const { trace } = follow(recipe);
  const state = mazeAt(recipe, trace, 0);
  const wanted = maze.countPassages();
  let passages = state.countPassages();
  for (let step = 0; ; step++) {
    if (passages === wanted && isSame(state, maze)) return true;
    if (step === trace.steps.length) return false;
    const wall = stepWall(trace.steps[step]!);
    passages -= Number(state.isOpen(wall));
    takeSteps(state, trace, step, step + 1);
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
