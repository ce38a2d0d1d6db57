import { type Ends, type Maze, counted, grouped } from "../../maze/model";
import { type Solution, type SolverFacts, pathCost, solverFactsById } from "../../maze/solvers";
import { isArrow, solutionDrawn } from "../../worksheet/solution";
import { type Cells, cellBlocks, cellName } from "../../worksheet/cells";
import { painted } from "../../worksheet/changes";
import { type Area, Refusal, addressOf, cellsOf, freshSeed, giveTurn } from "../../worksheet/excel";
import type { MazeReading } from "../../worksheet/walls";
import { findEnds, isEndLetter } from "../../worksheet/ends";
import { type ActionOutcome, type Dialogue, type Pace, actFor } from "../desk";
import { Player } from "../watch";
import { findWay } from "./findWay";
import { readMarkedMaze } from "./readMarkedMaze";
import { findRoute, type Route } from "./route";
import { searchStory } from "./searchStory";
import { SolvePlay } from "./solvePlay";

export interface SolveChoice {
  /** An id of the list of solvers. */
  readonly solver: string;
  /** Decides the search of a random solver. If empty, a fresh one is used and told in the outcome. */
  readonly seed: string;
  readonly route: Route;
  /** Whether visited cells beside the path are dotted. */
  readonly showVisited: boolean;
  /** Whether the path's empty cells get an arrow each. */
  readonly arrows: boolean;
  /** Instant: the solution is painted at once. Otherwise its player waits before the first step of the search. */
  readonly pace: Pace;
}

interface SolveOutcome extends ActionOutcome {
  /** Playback of the search, at its end or its beginning; undefined when the person ended it before. */
  readonly player: Player | undefined;
  /** The seed that was given, or the fresh one. */
  readonly seed: string;
  /** What was found, in figures: "Path: 47 steps. Looked at: 212 of 300 cells."; "" where the person ended it before. */
  readonly result: string;
}

/**
 * Solves the maze in the borders, and fills the path. Where there is no path, everything that was reached is dotted.
 * Four requests up to 20,000 cells; 100x100 takes about 40 KB of them. Throws ActionFailure; then the sheet is as it was.
 */
export function solve(choice: SolveChoice, dialogue: Dialogue): Promise<SolveOutcome> {
  const seed = choice.seed.trim() === "" ? freshSeed() : choice.seed;
  return actFor<SolveOutcome>("Solve", dialogue, { player: undefined, seed, result: "" }, async (job, changes) => {
    const solver = solverFactsById(choice.solver);
    const seeded = solver.isRandom ? ` The seed of this search is ${seed}.` : "";
    dialogue.progress(0, 1, "Looking at the sheet…");
    const { reading, cells, standing, isFree } = await readMarkedMaze(job, dialogue);
    const ends = await findRoute(job, reading, choice.route);
    const costs = solver.id === "dijkstra" ? costsIn(reading, cells) : undefined;
    const solution = await findWay({ solver: solver.id, maze: reading.maze, ends, seed, costs }, dialogue);

    const arrows = choice.arrows ? arrowsOf(reading.maze, solution, isFree) : undefined;
    const shows = choice.showVisited || solution.path === undefined;
    const conclusion =
      sentenceOf(solver, reading, ends, solution, costs) + (shows ? " What was searched is dotted." : "") + seeded;
    await giveTurn();
    const play = new SolvePlay({
      act: job.stamp,
      maze: reading.maze,
      standing,
      story: searchStory(reading.maze.size, solution, isFree, choice.showVisited),
      arrows,
      conclusion,
    });
    const replayed = new Uint8Array(reading.maze.size);
    mark(replayed, solution.visited);
    mark(replayed, solution.path);
    await giveTurn();
    const isInstant = choice.pace === "instant";
    const position = isInstant ? play.length : 0;
    const sketch = { kinds: play.kindsAt(position), arrows: isInstant ? arrows : undefined, replayed };
    const ifStuck = `The solution in ${play.place} is unfinished. Press Clear solution.`;
    const result = figuresOf(reading.maze, solution);
    dialogue.progress(0, 1, "Drawing the solution…");
    await giveTurn();
    await changes.make(job, painted(solutionDrawn(job.stamp, standing, sketch), { ifStuck }));
    const player = new Player(play, position);
    const sentence = isInstant
      ? conclusion
      : `${solver.name} searches ${play.place} in ${counted(play.length, "step")}; none is shown yet.${seeded}`;
    return { player, seed, result, sentence: sentence + reading.remark };
  });
}

/** The numbers in the cells; 1 for an empty one. Throws {@link Refusal} for anything that is not a valid cost. */
function costsIn({ state, area, maze }: MazeReading, { values, formulas }: Cells): Float64Array {
  const ends = findEnds(state.names, state.name, area);
  return Float64Array.from({ length: maze.size }, (_, cell) => {
    const value = values[cell];
    if (value === "" || !maze.has(cell) || isArrow(value) || isEndLetter(ends, cell, formulas[cell])) return 1;
    if (typeof value === "number" && value >= 0) return value;
    const held = typeof value === "number" ? `the negative number ${value}` : `“${String(value)}”`;
    throw new Refusal(
      `Change the cell, or choose another solver. ${cellName(area, cell)} on ${state.name} holds ${held}, and Dijkstra needs numbers of at least 0 in the cells, or empty ones, which cost 1.`,
    );
  });
}

/** The arrow of each path cell that leads to the next one, 1 for right, 2 down, 3 left, 4 up, or 0; rows x columns. */
function arrowsOf(
  { columns, size }: Maze,
  { path }: Solution,
  isFree: (cell: number) => boolean,
): Uint8Array | undefined {
  if (path === undefined) return undefined;
  const arrows = new Uint8Array(size);
  for (let i = 0; i + 1 < path.length; i++) {
    const cell = path[i]!;
    const step = path[i + 1]! - cell;
    // In a single column a step down is a step of 1 as well.
    const isAcross = Math.abs(step) === 1 && columns > 1;
    if (isFree(cell)) arrows[cell] = 1 + (isAcross ? 0 : 1) + (step > 0 ? 0 : 2);
  }
  return arrows;
}

function figuresOf(maze: Maze, { path, visited }: Solution): string {
  const way = path === undefined ? "No path." : `Path: ${counted(path.length - 1, "step")}.`;
  return `${way} Looked at: ${grouped(countDifferent(visited, maze))} of ${counted(maze.countCells(), "cell")}.`;
}

function sentenceOf(
  solver: SolverFacts,
  { state, area, maze }: MazeReading,
  { entrance, exits }: Ends,
  solution: Solution,
  costs: Float64Array | undefined,
): string {
  const from = cellName(area, entrance);
  const searched = countDifferent(solution.visited, maze);
  if (solution.path !== undefined) {
    const to = cellName(area, solution.path[solution.path.length - 1]!);
    const steps = solution.path.length - 1;
    const cost = costs === undefined ? "" : ` and costs ${grouped(pathCost(solution.path, costs))}`;
    const shortest = solver.shortest ? "The shortest path" : "A path";
    const best = costs === undefined ? shortest : "The cheapest path";
    return `${best} from ${from} to ${to} on ${state.name} takes ${grouped(steps)} step${steps === 1 ? "" : "s"}${cost}. ${solver.name} looked at ${grouped(searched)} of ${grouped(maze.countCells())} cells.`;
  }
  const to = exits.length === 1 ? cellName(area, exits[0]!) : `any of ${exits.length} exits`;
  const reached = `It reached ${grouped(searched)} cell${searched === 1 ? "" : "s"}: ${cellList(area, solution.visited)}.`;
  if (solution.reason === "circling") {
    return `${solver.name} came back to where it set out, ${from}, without finding ${to} on ${state.name}. ${reached} Another solver may find a way.`;
  }
  return `There is no way from ${from} to ${to} on ${state.name}. ${reached} Mend joins the parts of a maze.`;
}

/** Sets 1 for these cells. */
function mark(marks: Uint8Array, cells: Uint32Array = new Uint32Array()): void {
  for (let i = 0; i < cells.length; i++) marks[cells[i]!] = 1;
}

/** How many different cells of a maze are in a list with repetitions. */
function countDifferent(cells: Uint32Array, { size }: Maze): number {
  const seen = new Uint8Array(size);
  let count = 0;
  for (let i = 0; i < cells.length; i++) {
    count += 1 - seen[cells[i]!]!;
    seen[cells[i]!] = 1;
  }
  return count;
}

/** "B2:D3, C4 and 5 more areas" */
function cellList(area: Area, cells: Uint32Array): string {
  const wanted = new Uint8Array(cellsOf(area));
  for (const cell of cells) wanted[cell] = 1;
  const blocks = [...cellBlocks(area, (cell) => wanted[cell] === 1)];
  const shown = blocks.slice(0, 5).map(addressOf).join(", ");
  const more = blocks.length - 5;
  return more > 0 ? `${shown} and ${grouped(more)} more area${more === 1 ? "" : "s"}` : shown;
}
