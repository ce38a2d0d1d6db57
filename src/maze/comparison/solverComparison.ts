import { cornerEnds } from "../ends";
import { generatorById, type Imperfection } from "../generators";
import type { Maze } from "../maze";
import { Random } from "../random";
import type { Slices } from "../slices";
import { breadthFirst } from "../solvers/breadthFirst";
import { solverById, type Solution, type Solver } from "../solvers";
import type { Size } from "./generatorComparison";
import { Sample } from "./sample";

export interface SolverPlan {
  /** Ids of solvers. */
  readonly solvers: readonly string[];
  /** The id of the generator whose mazes they solve. */
  readonly generator: string;
  readonly size: Size;
  readonly mazes: number;
  readonly seed: string;
  /** Without loops every solver finds the same path. */
  readonly imperfection: Imperfection;
}

/** What a solver did with the mazes. */
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

/**
 * Solvers on the same mazes, from corner to corner; mazes whose corners are cut off from each other are left out. Whoever drives it
 * may stop after any slice.
 */
export class SolverComparison {
  /** Mazes that every solver has tried. */
  made = 0;
  /** Mazes among them that can be solved. */
  solvable = 0;
  private readonly tried: readonly Tried[];

  /** `now` tells milliseconds. Throws UnknownAlgorithmError. */
  constructor(
    private readonly plan: SolverPlan,
    private readonly now: () => number,
  ) {
    const cells = plan.size.rows * plan.size.columns;
    const fitting = plan.solvers.map(solverById).filter(({ maxCells }) => cells <= maxCells);
    this.tried = fitting.map((solver) => new Tried(solver));
  }

  /** In the order of the plan, without those that take no maze of the size. */
  get compared(): readonly ComparedSolver[] {
    return this.tried;
  }

  /** Throws SizeError, ImperfectionError, and WalkError where the generator refuses the size. */
  *run(): Slices<void> {
    const { generator, size, mazes, seed, imperfection } = this.plan;
    for (let number = 1; number <= mazes; number++) {
      const random = new Random(`${seed} ${size.rows} x ${size.columns} ${number}`);
      const maze = yield* generatorById(generator).mazeInSlices(size, random, imperfection);
      yield* this.solve(maze, number);
      this.made++;
      yield;
    }
  }

  private *solve(maze: Maze, number: number): Slices<void> {
    const ends = cornerEnds(maze);
    const shortest = (yield* breadthFirst(maze, ends)).path;
    if (shortest === undefined) return;
    this.solvable++;
    for (const tried of this.tried) yield* this.try(tried, maze, shortest.length, number);
  }

  private *try(tried: Tried, maze: Maze, shortest: number, number: number): Slices<void> {
    const random = new Random(`${this.plan.seed} ${tried.solver.id} ${number}`);
    const solving = tried.solver.solveInSlices(maze, cornerEnds(maze), { random });
    for (let taken = 0; ;) {
      const began = this.now();
      const slice = solving.next();
      taken += this.now() - began;
      if (slice.done) return tried.add(slice.value, taken, maze.size, shortest);
      yield;
    }
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
