import { type Grid, MaskError, type Maze, Random, WalkError, cornerEnds, countCells } from "../model";
import { type Generator, type Imperfection, generatorById } from "../generators";
import { type Solver, type SolverFacts, breadthFirst, solverById, solverFactsById } from "../solvers";
import { Sample } from "./sample";

/** Which solvers to measure, and on which mazes. */
export interface SolverPlan {
  /** Ids of solvers. */
  readonly solvers: readonly string[];
  /** Ids of the generators that make the mazes, in turn: the first generator makes the first maze, and so on. */
  readonly generators: readonly string[];
  readonly sizes: readonly Grid[];
  /** Mazes per size and imperfection. */
  readonly mazes: number;
  readonly seed: string;
  /** Each size is solved with each of these; without loops every solver finds the same path. */
  readonly imperfections: readonly Imperfection[];
}

/** What a solver did with the mazes of one size. */
export interface ComparedSolver {
  readonly solver: SolverFacts;
  /** Mazes that it solved, among those that can be solved. */
  readonly solved: number;
  /** Visits as a share of the maze's cells; a cell visited twice counts twice. */
  readonly visits: Sample;
  /** The steps of its path divided by those of the shortest path. */
  readonly detour: Sample;
  /** Milliseconds per maze. */
  readonly time: Sample;
}

/** The mazes of one size and imperfection, and what each solver did with them. */
export interface SolvedGroup {
  readonly size: Grid;
  readonly imperfection: Imperfection;
  /** Mazes that every solver has tried. */
  readonly made: number;
  /** Mazes among them that can be solved. */
  readonly solvable: number;
  /** In the order of the plan, without the solvers that refuse mazes of this size. */
  readonly solvers: readonly ComparedSolver[];
}

/** The most cells for solvers whose time grows with the cube of the cells. */
const CUBE_CELLS = 100;

/** Whether a solver is compared on mazes of a size: it must take them, and if its time grows with the cube, they must be small. */
export function isCompared({ maxCells }: SolverFacts, size: Grid): boolean {
  const cells = countCells(size);
  return cells <= maxCells && (maxCells === Infinity || cells <= CUBE_CELLS);
}

/** What {@link measureSolvers} gives. Groups are numbered from 0: size by size, and within a size imperfection by imperfection. */
interface SolverResult {
  readonly group: number;
  /**
   * What each compared solver did with a maze; undefined if the maze cannot be solved; "refused" if no generator supports the size,
   * and then the group has no further mazes.
   */
  readonly tries: readonly Try[] | undefined | "refused";
}

/** The figures of {@link ComparedSolver} for one maze. */
interface Try {
  readonly visits: number;
  /** Undefined if it found no path. */
  readonly detour: number | undefined;
  readonly milliseconds: number;
}

/**
 * Runs solvers on the same mazes, from corner to corner. Generators that refuse a size are left out. `now` gives milliseconds. Gives
 * each maze as soon as every solver has tried it, so that nothing is lost if the caller stops, and the caller can rest.
 * Throws UnknownAlgorithmError, SizeError and ImperfectionError.
 */
export function* measureSolvers(plan: SolverPlan, now: () => number): Iterable<SolverResult> {
  const solvers = plan.solvers.map(solverById);
  for (const [group, { size, imperfection }] of groupsOf(plan).entries()) {
    const makers = plan.generators.map(generatorById);
    const compared = solvers.filter((solver) => isCompared(solver, size));
    for (let number = 1; number <= plan.mazes; number++) {
      const seed = `${plan.seed} ${size.rows} x ${size.columns} ${number}`;
      const maze = makeNext(makers, number, (maker) => maker.makeMaze(size, new Random(seed), imperfection));
      if (maze === undefined) {
        yield { group, tries: "refused" };
        break;
      }
      const shortest = breadthFirst(maze, cornerEnds(maze)).path?.length;
      const randomFor = ({ id }: Solver) => new Random(`${plan.seed} ${id} ${number}`);
      const tries = shortest && compared.map((solver) => trySolver(solver, { maze, shortest }, randomFor(solver), now));
      yield { group, tries: tries || undefined };
    }
  }
}

function groupsOf({ sizes, imperfections }: SolverPlan): { size: Grid; imperfection: Imperfection }[] {
  return sizes.flatMap((size) => imperfections.map((imperfection) => ({ size, imperfection })));
}

/** The maze of the next generator that takes the size; generators that refuse it leave the list. Undefined if none is left. */
function makeNext(makers: Generator[], number: number, make: (maker: Generator) => Maze): Maze | undefined {
  while (makers.length > 0) {
    const maker = makers[(number - 1) % makers.length]!;
    try {
      return make(maker);
    } catch (error) {
      if (!(error instanceof WalkError || error instanceof MaskError)) throw error;
      makers.splice(makers.indexOf(maker), 1);
    }
  }
  return undefined;
}

/** A maze that can be solved, and the cells of its shortest path. */
interface Solvable {
  readonly maze: Maze;
  readonly shortest: number;
}

function trySolver(solver: Solver, { maze, shortest }: Solvable, random: Random, now: () => number): Try {
  const began = now();
  const { visited, path } = solver.solve(maze, cornerEnds(maze), { random });
  const milliseconds = now() - began;
  const detour = path && (shortest === 1 ? 1 : (path.length - 1) / (shortest - 1));
  return { visits: visited.length / maze.countCells(), detour, milliseconds };
}

/** Collects what {@link measureSolvers} gives. */
export class SolverComparison {
  private readonly all: readonly Group[];

  /** Throws UnknownAlgorithmError. */
  constructor(private readonly plan: SolverPlan) {
    const solvers = plan.solvers.map(solverFactsById);
    this.all = groupsOf(plan).map(({ size, imperfection }) => new Group(size, imperfection, solvers));
  }

  /** Sizes in the order of the plan, each with its imperfections. */
  get groups(): readonly SolvedGroup[] {
    return this.all;
  }

  /** Mazes that every solver has tried. */
  get made(): number {
    return this.all.reduce((sum, { made }) => sum + made, 0);
  }

  /** Mazes to be tried in all. */
  get planned(): number {
    return this.all.filter(({ isRefused }) => !isRefused).length * this.plan.mazes;
  }

  add({ group, tries }: SolverResult): void {
    this.all[group]!.add(tries);
  }
}

class Group implements SolvedGroup {
  made = 0;
  solvable = 0;
  isRefused = false;
  readonly solvers: readonly Tried[];

  constructor(
    readonly size: Grid,
    readonly imperfection: Imperfection,
    solvers: readonly SolverFacts[],
  ) {
    this.solvers = solvers.filter((solver) => isCompared(solver, size)).map((solver) => new Tried(solver));
  }

  add(tries: SolverResult["tries"]): void {
    if (tries === "refused") {
      this.isRefused = true;
      return;
    }
    this.made++;
    if (tries === undefined) return;
    this.solvable++;
    for (const [i, each] of tries.entries()) this.solvers[i]!.add(each);
  }
}

class Tried implements ComparedSolver {
  solved = 0;
  readonly visits = new Sample();
  readonly detour = new Sample();
  readonly time = new Sample();

  constructor(readonly solver: SolverFacts) {}

  add({ visits, detour, milliseconds }: Try): void {
    this.time.add(milliseconds);
    this.visits.add(visits);
    if (detour === undefined) return;
    this.solved++;
    this.detour.add(detour);
  }
}
