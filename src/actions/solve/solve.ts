import { type Filling, message, together, type Message } from "../../message";
import { type Ends, type Maze, countCells } from "../../maze/model";
import { pathCost, type Solution, type SolverFacts, solverFactsById } from "../../maze/solvers";
import { type CurrentSolution, isFreeForArrow } from "../../worksheet/solution";
import { cellBlocks } from "../../worksheet/pieces";
import { cellName } from "../../worksheet/borders";
import { type Area, addressOf } from "../../worksheet/addresses";
import { Refusal, seedFrom } from "../../worksheet/excel";
import { yieldTurn, type SolverRun, engine } from "../../engine";
import type { MazeReading } from "../../worksheet/walls";
import { lettersIn } from "../../worksheet/ends";
import { type Dialogue, type Pace, actFor } from "../core";
import { readMarkedMaze } from "../maze";
import { findRoute, type Route } from "./route";
import { drawSearch, searchNarration } from "./solvePlay";

export interface SolveChoice {
  readonly solver: string;
  /** Decides the search of a random solver. If empty, a fresh one is used and named in the outcome. */
  readonly seed: string;
  readonly route: Route;
  /** Whether visited cells beside the path are dotted. */
  readonly showVisited: boolean;
  /** Whether each empty cell of the path gets an arrow. */
  readonly arrows: boolean;
  /** Instant: the solution is painted at once. Otherwise its player waits before the first step of the search. */
  readonly pace: Pace;
}

export const usualSolve: SolveChoice = {
  solver: "breadth-first",
  seed: "",
  route: { kind: "ends" },
  showVisited: false,
  arrows: false,
  pace: "instant",
};

/** Solves the maze in the borders, and fills the path. If there is no path, everything that was reached is dotted. */
export function solve(choice: SolveChoice, dialogue: Dialogue) {
  const seed = seedFrom(choice.seed);
  return actFor(dialogue, async (action) => {
    const { session } = action;
    const solver = solverFactsById(choice.solver);
    const { reading, current, isFree } = await readMarkedMaze(action);
    const ends = await findRoute(session, reading, choice.route);
    const typed = solver.takesCosts === true ? costsIn(reading, current, solver) : undefined;
    const costs = solver.id === "a-star" && typed?.every((cost) => cost === 1) === true ? undefined : typed;
    const solution = await findPath({ solver: solver.id, maze: reading.maze, ends, seed, costs }, dialogue);

    const { area, maze } = reading;
    const isFreeToo = (cell: number) => isFree(cell) && isFreeForArrow(current, cell);
    const search = { ...solution, searched: await cellsOnce(maze.size, solution.visited) };
    const conclusionOn = (sheet: string) => sentenceOf(solver, { sheet, area, maze }, ends, search, costs);
    const conclusion = conclusionOn(reading.state.name);
    await yieldTurn();
    const { visited, path } = solution;
    const played = {
      maze,
      current,
      narration: searchNarration({ solver, maze, area, ends, costs, visited, path }, isFree, choice.showVisited),
      arrows: choice.arrows ? arrowsOf(maze, solution, isFreeToo) : undefined,
      conclusionOn,
    };
    await yieldTurn();
    const player = await drawSearch(action, played, choice.pace);
    const ready = { solver: solver.name, maze: addressOf(area), sheet: reading.state.name, steps: player.play.length };
    const sentence = choice.pace === "instant" ? conclusion : message("search-ready", ready);
    return { player, seed, isSolved: solution.path !== undefined, sentence: together(sentence, reading.remark) };
  });
}

/** The numbers in the cells; 1 for an empty one. Throws {@link Refusal} for anything that is not a valid cost. */
function costsIn(
  { state, area, maze, walls, looks, entrance, exits }: MazeReading,
  { cells, written, hasArrow }: CurrentSolution,
  { name: solver }: SolverFacts,
): Float64Array {
  const { values, formulas } = cells;
  const isLetter = lettersIn(state, area, written);
  const isMarked = new Set(looks && [entrance, ...exits]);
  return Float64Array.from({ length: maze.size }, (_, cell) => {
    const value = values[cell];
    if (walls === "signs" || walls === "sums" || (isMarked.has(cell) && typeof value !== "number")) return 1;
    if (value === "" || !maze.has(cell) || hasArrow(cell) || isLetter(cell, formulas[cell])) return 1;
    if (typeof value === "number" && value >= 0) return value;
    throw new Refusal(
      message("no-cost", { cell: cellName(area, cell), sheet: state.name, value: String(value), solver }),
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

/** Cells of a list that may hold some of them twice: 1 for each, and how many they are. */
async function cellsOnce(size: number, cells: Uint32Array): Promise<{ marks: Uint8Array; count: number }> {
  const marks = new Uint8Array(size);
  let count = 0;
  for (let i = 0; i < cells.length; i++) {
    if ((i & 0x3fff) === 0) await yieldTurn();
    count += 1 - marks[cells[i]!]!;
    marks[cells[i]!] = 1;
  }
  return { marks, count };
}

function sentenceOf(
  solver: SolverFacts,
  { sheet, area, maze }: Pick<MazeReading, "area" | "maze"> & { readonly sheet: string },
  { entrance, exits }: Ends,
  { searched, ...solution }: Solution & { readonly searched: Awaited<ReturnType<typeof cellsOnce>> },
  costs: Float64Array | undefined,
): Message {
  const { name, shortest } = solver;
  const from = cellName(area, entrance);
  if (solution.path !== undefined) {
    const to = cellName(area, solution.path[solution.path.length - 1]!);
    const found = { from, to, sheet, steps: solution.path.length - 1 };
    return together(
      message("path-found", { ...found, found: shortest ? "shortest" : "some" }),
      costs && message("path-costs", { cost: finiteCost(pathCost(solution.path, costs), sheet) }),
      message("solver-looked-at", { solver: name, searched: searched.count, cells: maze.countCells() }),
    );
  }
  const to = exits.length === 1 ? cellName(area, exits[0]!) : message("any-exit", { count: exits.length });
  const reached = message("cells-reached", { count: searched.count, areas: cellList(area, searched.marks) });
  if (solution.reason === "circling") {
    const circled = message("solver-circled", { solver: name, from, to, sheet });
    return together(circled, reached, message("try-another-solver"));
  }
  return together(message("no-path-found", { from, to, sheet }), reached, message("mend-to-join"));
}

/** Two paths that both cost more than the largest number cannot be compared. Throws {@link Refusal}. */
function finiteCost(cost: number, sheet: string): number {
  if (cost < Infinity) return cost;
  throw new Refusal(message("costs-too-large", { sheet }));
}

/** "B2:D3, C4 and 5 more areas" */
function cellList(area: Area, wanted: Uint8Array): Filling {
  const blocks = [...cellBlocks(area, (cell) => wanted[cell] === 1)];
  const shown = blocks.slice(0, 5).map(addressOf).join(", ");
  const more = blocks.length - 5;
  return more > 0 ? message("areas-and-more", { areas: shown, count: more }) : shown;
}

/** Rejects with Stopped, and with what the solver throws. */
export function findPath(search: SolverRun, asked: Dialogue): Promise<Solution> {
  return engine.run("runSolver", search, asked.signal, reportDistances(search.maze, asked));
}

export function reportDistances(maze: SolverRun["maze"], dialogue: Dialogue): (taken: number) => void {
  const cells = countCells(maze);
  return (taken) => dialogue.progress(taken, cells);
}
