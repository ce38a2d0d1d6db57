import { type Grid, type Maze, Random, cornerEnds, countCells } from "../model";
import { type Variation, generatorById } from "../generators";
import { type SolverFacts, breadthFirst, solverById } from "../solvers";
import { type Measuring, isRefusedSize } from "./generatorComparison";
import { Sample, type Summary } from "./sample";

export interface SolverPlan {
  readonly solvers: readonly string[];
  /** Ids of the generators that make the mazes, in turn: the first generator makes the first maze, and so on. */
  readonly generators: readonly string[];
  readonly size: Grid;
  readonly mazes: number;
  readonly seed: string;
  /** Without loops every solver finds the same path. */
  readonly variation: Variation;
}

export interface SolverFigures {
  /** Mazes that every solver has tried. */
  readonly made: number;
  /** Mazes among them that can be solved. */
  readonly solvable: number;
  /** Whether any generator supports the size. */
  readonly isPlanned: boolean;
  /** In the order of the plan, without the solvers that refuse mazes of this size. */
  readonly solvers: readonly {
    readonly solver: string;
    /** Mazes that it solved, among those that can be solved. */
    readonly solved: number;
    /** Visits as a share of the maze's cells; a cell visited twice counts twice. */
    readonly visits: Summary;
    /** The steps of its path divided by those of the shortest path. */
    readonly detour: Summary;
    /** Milliseconds per maze. */
    readonly time: Summary;
  }[];
}

/** The most cells for solvers whose time grows with the cube of the cells. */
const CUBE_CELLS = 100;

/** Whether a solver is compared on mazes of a size: it must take them, and if its time grows with the cube, they must be small. */
export function isCompared({ maxCells }: SolverFacts, size: Grid): boolean {
  const cells = countCells(size);
  return cells <= maxCells && (maxCells === Infinity || cells <= CUBE_CELLS);
}

/**
 * Runs solvers on the same mazes, from corner to corner. Generators that refuse the size are left out. `now` gives milliseconds;
 * `report` gets the figures so far as soon as every solver has tried a maze. Throws MazeError.
 */
export function* measureSolvers(
  plan: SolverPlan,
  now: () => number,
  report: (figures: () => SolverFigures) => void,
): Measuring<SolverFigures> {
  const { size, seed } = plan;
  const solvers = plan.solvers.map(solverById).filter((solver) => isCompared(solver, size));
  const tried = solvers.map((solver) => ({
    solver,
    visits: new Sample(),
    detour: new Sample(),
    time: new Sample(),
  }));
  let [made, solvable] = [0, 0];
  const figures = (): SolverFigures => ({
    made,
    solvable,
    isPlanned: makers.length > 0,
    solvers: tried.map(({ solver: { id }, visits, detour, time }) => ({
      ...{ solver: id, solved: detour.n, visits: visits.summary, detour: detour.summary, time: time.summary },
    })),
  });
  const makers = plan.generators.map(generatorById);
  /** The maze of the next generator that takes the size; generators that refuse it leave the list. */
  const makeNext = (number: number): Maze | undefined => {
    while (makers.length > 0) {
      const maker = makers[(number - 1) % makers.length]!;
      try {
        const random = new Random(`${seed} ${size.rows} x ${size.columns} ${number}`);
        return maker.makeMaze(size, random, plan.variation);
      } catch (error) {
        if (!isRefusedSize(error)) throw error;
        makers.splice(makers.indexOf(maker), 1);
      }
    }
    return undefined;
  };
  for (let number = 1; number <= plan.mazes; number++) {
    const maze = makeNext(number);
    if (maze === undefined) break;
    made++;
    const ends = cornerEnds(maze);
    const shortest = breadthFirst(maze, ends).path?.length;
    if (shortest !== undefined) solvable++;
    for (const { solver, visits, detour, time } of shortest === undefined ? [] : tried) {
      const random = new Random(`${seed} ${solver.id} ${number}`);
      const began = now();
      const { visited, path } = solver.solve(maze, ends, { random });
      time.add(now() - began);
      visits.add(visited.length / maze.countCells());
      if (path !== undefined) detour.add(shortest === 1 ? 1 : (path.length - 1) / (shortest! - 1));
    }
    report(figures);
    yield;
  }
  return figures();
}
