import { counted, grouped } from "../../maze/counted";
import type { Ends } from "../../maze/ends";
import type { Maze } from "../../maze/maze";
import { Random } from "../../maze/random";
import { type Solution, type Solver, solverById } from "../../maze/solvers";
import { pathCost } from "../../maze/solvers/dijkstra";
import { drawSolution, isArrow, putSolutionBack } from "../../worksheet/beside/solution";
import { cellName } from "../../worksheet/cells/borders";
import type { Cells } from "../../worksheet/cells/fills";
import { cellBlocks } from "../../worksheet/cells/packing";
import { paintPieces } from "../../worksheet/cells/pieces";
import { addressOf, type Area } from "../../worksheet/excel/addresses";
import { Refusal } from "../../worksheet/excel/refusal";
import type { MazeReading } from "../../worksheet/grid/readMaze";
import { findEnds, isEndLetter } from "../../worksheet/sheet/ends";
import type { Pace } from "../desk/choices";
import type { Dialogue } from "../desk/dialogue";
import { freshSeed } from "../../worksheet/excel/freshSeed";
import { actFor, type ActionOutcome } from "../desk/work";
import { Player } from "../watch/player";
import { findWay } from "./findWay";
import { readMarkedMaze } from "./markedMaze";
import { findRoute, type Route } from "./route";
import { searchStory } from "./searchStory";
import { SolvePlay } from "./solvePlay";

export interface SolveChoice {
  /** An id of the list of solvers. */
  readonly solver: string;
  /** Decides the search of a solver that draws chance. Empty: a fresh one is drawn and told in the outcome. */
  readonly seed: string;
  readonly route: Route;
  /** Whether the cells that were searched are dotted beside the path. */
  readonly showVisited: boolean;
  /** Whether the path's empty cells get an arrow each. */
  readonly arrows: boolean;
  /** Instant: the solution stands at once. Otherwise its player waits before the first step of the search. */
  readonly pace: Pace;
}

export interface SolveOutcome extends ActionOutcome {
  /** The search, at its end or its beginning, to be watched, stepped and replayed; nothing when the person ended it before. */
  readonly player: Player | undefined;
  /** The seed that was given, or the fresh one. */
  readonly seed: string;
  /** What was found, in figures: "Path: 47 steps. Looked at: 212 of 300 cells."; "" where the person ended it before. */
  readonly result: string;
}

/**
 * Solves the maze that stands in borders, and fills the path. Where there is no way, everything that was reached is dotted.
 * Four requests up to 20,000 cells; 100x100 takes about 40 KB of them. Throws ActionFailure; then the sheet is as it was.
 */
export function solve(choice: SolveChoice, dialogue: Dialogue): Promise<SolveOutcome> {
  const seed = choice.seed.trim() === "" ? freshSeed() : choice.seed;
  return actFor<SolveOutcome>("Solve", dialogue, { player: undefined, seed, result: "" }, async (job, ending) => {
    const solver = solverById(choice.solver);
    const seeded = solver.isRandom ? ` The seed of this search is ${seed}.` : "";
    dialogue.progress(0, 1, "Looking at the sheet…");
    const { reading, cells, standing, isFree } = await readMarkedMaze(job, dialogue);
    const ends = await findRoute(job, reading, choice.route);
    const costs = solver.id === "dijkstra" ? costsIn(reading, cells) : undefined;
    const solution = await findWay(solver, reading.maze, ends, { random: new Random(seed), costs }, dialogue);

    const arrows = choice.arrows ? arrowsOf(reading.maze, solution, isFree) : undefined;
    const shows = choice.showVisited || solution.path === undefined;
    const conclusion =
      sentenceOf(solver, reading, ends, solution, costs) + (shows ? " What was searched is dotted." : "") + seeded;
    const play = new SolvePlay({
      act: job.stamp,
      maze: reading.maze,
      standing,
      story: searchStory(reading.maze.size, solution, isFree, choice.showVisited),
      arrows,
      conclusion,
    });
    const replayed = new Uint8Array(reading.maze.size);
    for (const cell of [...solution.visited, ...(solution.path ?? [])]) replayed[cell] = 1;
    const isInstant = choice.pace === "instant";
    const position = isInstant ? play.length : 0;
    const sketch = { kinds: play.kindsAt(position), arrows: isInstant ? arrows : undefined, replayed };
    ending.otherwise = `The solution in ${play.place} is unfinished. Press Clear solution.`;
    ending.mendBy((mender) => paintPieces(mender, putSolutionBack(job.stamp, standing, sketch)));
    dialogue.progress(0, 1, "Drawing the solution…");
    await paintPieces(job, drawSolution(job.stamp, standing, sketch));
    const player = new Player(play, position);
    const sentence = isInstant
      ? conclusion
      : `${solver.name} searches ${play.place} in ${counted(play.length, "step")}; none is shown yet.${seeded}`;
    return { player, seed, result: figuresOf(reading.maze, solution), sentence: sentence + reading.remark };
  });
}

/** The numbers in the cells; 1 for an empty one. Throws {@link Refusal} for anything that is no cost. */
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
  return `${way} Looked at: ${grouped(new Set(visited).size)} of ${counted(maze.countCells(), "cell")}.`;
}

function sentenceOf(
  solver: Solver,
  { state, area, maze }: MazeReading,
  { entrance, exits }: Ends,
  solution: Solution,
  costs: Float64Array | undefined,
): string {
  const from = cellName(area, entrance);
  const searched = new Set(solution.visited).size;
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

/** "B2:D3, C4 and 5 more areas" */
function cellList(area: Area, cells: Uint32Array): string {
  const wanted = new Set(cells);
  const blocks = [...cellBlocks(area, (cell) => wanted.has(cell))].map(addressOf);
  const shown = blocks.slice(0, 5).join(", ");
  const more = blocks.length - 5;
  return more > 0 ? `${shown} and ${grouped(more)} more area${more === 1 ? "" : "s"}` : shown;
}
