import { cornerEnds } from "../ends";
import { MaskError, WalkError } from "../errors";
import { generatorById, type Generator, type Imperfection } from "../generators";
import { countCells, type Grid, type Maze } from "../maze";
import { Random } from "../random";
import type { Slices } from "../slices";
import { breadthFirst } from "../solvers/breadthFirst";
import { solverById, type Solution, type Solver } from "../solvers";
import { Sample } from "./sample";

export interface SolverPlan {
  /** Ids of solvers. */
  readonly solvers: readonly string[];
  /** Ids of the generators whose mazes they solve: the first maze is the first generator's, and so on in turn. */
  readonly generators: readonly string[];
  readonly sizes: readonly Grid[];
  /** Mazes of each size and imperfection. */
  readonly mazes: number;
  readonly seed: string;
  /** Each size is solved with each of these; without loops every solver finds the same path. */
  readonly imperfections: readonly Imperfection[];
}

/** What a solver did with the mazes of a size. */
export interface ComparedSolver {
  readonly solver: Solver;
  /** Mazes that it solved, of those that can be solved. */
  readonly solved: number;
  /** Visits, those that came back to a cell counted again, as a share of the maze's cells. */
  readonly visits: Sample;
  /** Steps of its path over those of the shortest. */
  readonly detour: Sample;
  /** Milliseconds a maze. */
  readonly time: Sample;
}

/** The mazes of a size and imperfection, and what each solver did with them. */
export interface SolvedGroup {
  readonly size: Grid;
  readonly imperfection: Imperfection;
  /** Mazes that every solver has tried. */
  readonly made: number;
  /** Mazes among them that can be solved. */
  readonly solvable: number;
  /** In the order of the plan, without those that take no maze of the size. */
  readonly solvers: readonly ComparedSolver[];
}

/** Cells above which a solver is left out that takes the cube of them. */
const CUBE_CELLS = 100;

/** Whether a solver is compared on mazes of a size: not one that takes no such maze, or the cube of their cells. */
export function isCompared({ maxCells }: Solver, size: Grid): boolean {
  const cells = countCells(size);
  return cells <= maxCells && (maxCells === Infinity || cells <= CUBE_CELLS);
}

/**
 * Solvers on the same mazes, from corner to corner; mazes whose corners are cut off from each other are left out, and so are
 * generators that refuse a size. Whoever drives it may stop after any slice.
 */
export class SolverComparison {
  private readonly all: readonly Group[];

  /** `now` tells milliseconds. Throws UnknownAlgorithmError. */
  constructor(
    private readonly plan: SolverPlan,
    private readonly now: () => number,
  ) {
    const solvers = plan.solvers.map(solverById);
    const makers = plan.generators.map(generatorById);
    this.all = plan.sizes.flatMap((size) =>
      plan.imperfections.map((imperfection) => new Group(size, imperfection, solvers, makers)),
    );
  }

  /** Sizes in the order of the plan, each with its imperfections. */
  get groups(): readonly SolvedGroup[] {
    return this.all;
  }

  /** Mazes that every solver has tried. */
  get made(): number {
    return this.all.reduce((sum, { made }) => sum + made, 0);
  }

  /** Mazes to be tried. */
  get planned(): number {
    return this.all.reduce((sum, { makers }) => sum + (makers.length === 0 ? 0 : this.plan.mazes), 0);
  }

  /** Throws SizeError and ImperfectionError. */
  *run(): Slices<void> {
    for (const group of this.all) {
      for (let number = 1; number <= this.plan.mazes; number++) {
        const maze = yield* this.make(group, number);
        if (maze === undefined) break;
        yield* this.solve(group, maze, number);
        group.made++;
        yield;
      }
    }
  }

  /** The maze of the next generator that takes the size; nothing where none does. */
  private *make({ size, imperfection, makers }: Group, number: number): Slices<Maze | undefined> {
    while (makers.length > 0) {
      const maker = makers[(number - 1) % makers.length]!;
      const random = new Random(`${this.plan.seed} ${size.rows} x ${size.columns} ${number}`);
      try {
        return yield* maker.mazeInSlices(size, random, imperfection);
      } catch (error) {
        if (!(error instanceof WalkError || error instanceof MaskError)) throw error;
        makers.splice(makers.indexOf(maker), 1);
      }
    }
    return undefined;
  }

  private *solve(group: Group, maze: Maze, number: number): Slices<void> {
    const ends = cornerEnds(maze);
    const shortest = (yield* breadthFirst(maze, ends)).path;
    if (shortest === undefined) return;
    group.solvable++;
    for (const tried of group.solvers) yield* this.try(tried, maze, shortest.length, number);
  }

  private *try(tried: Tried, maze: Maze, shortest: number, number: number): Slices<void> {
    const random = new Random(`${this.plan.seed} ${tried.solver.id} ${number}`);
    const solving = tried.solver.solveInSlices(maze, cornerEnds(maze), { random });
    for (let taken = 0; ;) {
      const began = this.now();
      const slice = solving.next();
      taken += this.now() - began;
      if (slice.done) return tried.add(slice.value, taken, maze.countCells(), shortest);
      yield;
    }
  }
}

class Group implements SolvedGroup {
  made = 0;
  solvable = 0;
  readonly solvers: readonly Tried[];
  /** Generators that have not refused the size. */
  readonly makers: Generator[];

  constructor(
    readonly size: Grid,
    readonly imperfection: Imperfection,
    solvers: readonly Solver[],
    makers: readonly Generator[],
  ) {
    this.solvers = solvers.filter((solver) => isCompared(solver, size)).map((solver) => new Tried(solver));
    this.makers = [...makers];
  }
}

class Tried implements ComparedSolver {
  solved = 0;
  readonly visits = new Sample();
  readonly detour = new Sample();
  readonly time = new Sample();

  constructor(readonly solver: Solver) {}

  add({ visited, path }: Solution, milliseconds: number, cells: number, shortest: number): void {
    this.time.add(milliseconds);
    this.visits.add(visited.length / cells);
    if (path === undefined) return;
    this.solved++;
    this.detour.add(shortest === 1 ? 1 : (path.length - 1) / (shortest - 1));
  }
}
