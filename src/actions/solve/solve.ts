import { type Filling, message, together, type Message } from "../../message";
import { type Ends, countCells, sideOfStep } from "../../maze/model";
import { pathCost, type Solution, type SolverFacts, solverFactsById } from "../../maze/solvers";
import {
  type CurrentSolution,
  isFreeForArrow,
  findCurrentSolution,
  solutionArea,
  removeSolution,
} from "../../worksheet/solution";
import { cellBlocks } from "../../worksheet/pieces";
import { cellName } from "../../worksheet/borders";
import { type Area, addressOf, areaIn, cellsOf, intersection, separateAreas } from "../../worksheet/addresses";
import { Refusal, seedFrom, type ExcelSession } from "../../worksheet/excel";
import { yieldTurn, type SolverRun, engine } from "../../engine";
import type { MazeReading } from "../../worksheet/walls";
import { lettersIn } from "../../worksheet/ends";
import { type Dialogue, type Pace, actFor, type Act, type ActionOutcome, act } from "../core";
import { readMarkedMaze, markedEnds, endTrail } from "../maze";
import { type SearchRun, drawSearch, searchNarration } from "./solvePlay";
import { cellsTyped, readSheet, type SheetState } from "../../worksheet/sheet";
import { painted } from "../../worksheet/changes";
import { readCells } from "../../worksheet/cells";

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

    const { state, area, maze } = reading;
    const run = { ...solution, solver, maze, area, ends, costs };
    const searched = await cellsOnce(maze.size, run.visited);
    const conclusionOn = (sheet: string) => sentenceOf(run, searched, sheet);
    const conclusion = conclusionOn(state.name);
    await yieldTurn();
    const played = {
      ...searchNarration(run, isFree, choice.showVisited),
      maze,
      current,
      arrows: choice.arrows ? arrowsOf(run, (cell) => isFree(cell) && isFreeForArrow(current, cell)) : undefined,
      conclusionOn,
    };
    await yieldTurn();
    const player = await drawSearch(action, played, choice.pace);
    const ready = { solver: solver.name, maze: addressOf(area), sheet: state.name, steps: player.play.length };
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
function arrowsOf({ maze, path }: SearchRun, isFree: (cell: number) => boolean): Uint8Array | undefined {
  if (path === undefined) return undefined;
  const arrows = new Uint8Array(maze.size);
  for (let i = 0; i + 1 < path.length; i++) {
    const cell = path[i]!;
    if (isFree(cell)) arrows[cell] = 1 + sideOfStep(maze, path[i + 1]! - cell);
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
  { solver: { name: solver, shortest }, maze, area, ends, costs, ...solution }: SearchRun & Solution,
  { marks, count }: Awaited<ReturnType<typeof cellsOnce>>,
  sheet: string,
): Message {
  const { entrance, exits } = ends;
  const from = cellName(area, entrance);
  if (solution.path !== undefined) {
    const to = cellName(area, solution.path[solution.path.length - 1]!);
    const found = { from, to, sheet, steps: solution.path.length - 1 };
    return together(
      message("path-found", { ...found, found: shortest ? "shortest" : "some" }),
      costs && message("path-costs", { cost: finiteCost(pathCost(solution.path, costs), sheet) }),
      message("solver-looked-at", { solver, searched: count, cells: maze.countCells() }),
    );
  }
  const to = exits.length === 1 ? cellName(area, exits[0]!) : message("any-exit", { count: exits.length });
  const reached = message("cells-reached", { count, areas: cellList(area, marks) });
  if (solution.reason === "circling") {
    const circled = message("solver-circled", { solver, from, to, sheet });
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

/** From the entrance or the selected cell to the nearest exit, between the two selected cells, or between two cells that were typed. */
export type Route =
  | { readonly kind: "ends" }
  | { readonly kind: "here" }
  | { readonly kind: "selection" }
  | { readonly kind: "typed"; readonly from: string; readonly to: string };

/** Where to solve from and to. Throws {@link Refusal}; one request for what is selected, none otherwise. */
async function findRoute(session: ExcelSession, reading: MazeReading, route: Route): Promise<Ends> {
  if (route.kind === "ends") return markedEnds(reading);
  if (route.kind === "here") {
    const active = await session.request((context) => context.workbook.getActiveCell().untrack().load("address"));
    return endsFrom(areaIn(active.address)!, reading);
  }
  if (route.kind === "typed") {
    return { entrance: typedCell(reading, route.from, "from"), exits: [typedCell(reading, route.to, "to")] };
  }
  const selected = await session.request((context) => context.workbook.getSelectedRanges().untrack().load("address"));
  const areas = separateAreas(selected.address).flatMap((address) => areaIn(address) ?? []);
  if (areas.reduce((sum, area) => sum + cellsOf(area), 0) !== 2) throw new Refusal(message("select-two-cells"));
  const [first, last] = [areas[0]!, areas[areas.length - 1]!];
  const end = { row: last.row + last.rows - 1, column: last.column + last.columns - 1 };
  return {
    entrance: cellOf(reading, { ...first, rows: 1, columns: 1 }),
    exits: [cellOf(reading, { ...end, rows: 1, columns: 1 })],
  };
}

/** From this cell to the exits but itself. Throws {@link Refusal} if there is no other. */
function endsFrom(one: Area, reading: MazeReading): Ends {
  const { state, maze } = reading;
  const entrance = cellOf(reading, one);
  const inMaze = reading.exits.filter((cell) => maze.has(cell));
  const exits = (inMaze.length > 0 ? inMaze : markedEnds(reading).exits).filter((cell) => cell !== entrance);
  if (exits.length > 0) return { entrance, exits };
  throw new Refusal(message("only-exit-selected", { cell: addressOf(one), sheet: state.name }));
}

function typedCell(reading: MazeReading, typed: string, field: "from" | "to"): number {
  const text = typed.trim();
  const [area, ...more] = cellsTyped(text, reading.area) ?? [];
  if (area === undefined || more.length > 0 || area.rows * area.columns !== 1) {
    const cell = cellName(reading.area, 0);
    throw new Refusal(
      text === "" ? message("field-empty", { field, cell }) : message("field-holds-no-cell", { field, cell, text }),
    );
  }
  return cellOf(reading, area);
}

function cellOf({ state, area, maze }: MazeReading, one: Area): number {
  const where = { cell: addressOf(one), sheet: state.name };
  if (intersection(one, area) === undefined) {
    throw new Refusal(message("cell-outside-maze", { ...where, maze: addressOf(area) }));
  }
  const cell = (one.row - area.row) * area.columns + one.column - area.column;
  if (!maze.has(cell)) throw new Refusal(message("cell-out-of-maze", where));
  return cell;
}

/** What Solve or Play put there, or colours of distances, also after the file was closed; cells filled since stay as they are. */
export function clearSolution(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => clearMarks(action, await readSheet(action.session)));
}

/** The same as a part of an action; the sentence of the outcome. Throws Refusal if nothing stands, or the sheet is protected. */
export async function clearMarks(action: Act, state: SheetState): Promise<Message> {
  const { session, changes } = action;
  const area = solutionArea(state);
  changes.declareWrites(state, { here: true });
  await endTrail(action, state);
  const cells = await readCells(session, state.id, area);
  const current = await findCurrentSolution(state, area, cells);
  await changes.make(session, painted(removeSolution(current)));
  return message("marks-cleared", { area: addressOf(area), sheet: state.name });
}
