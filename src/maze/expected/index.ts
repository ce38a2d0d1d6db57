import { countCells, type Grid } from "../maze";
import { sidewinderDeadEnds } from "./sidewinderDeadEnds";
import { TREE_CELLS, uniformTreeDeadEnds } from "./uniformTrees";

/** What is expected: numbers of cells, ways from corner to corner and longest paths both ends included. */
export type Expectable = "deadEnds" | "crossroads" | "solutionLength" | "longestPath";

/** What theory, or somebody else's simulation, says that a measure is on average. */
export interface Expectation {
  readonly value: number;
  /** "exact": derived, and right to the digits of a number. "published": found by simulation, and as good as `error` says. */
  readonly kind: "exact" | "published";
  /** Where it comes from, for whoever asks. */
  readonly source: string;
  /** The standard deviation of one maze; undefined where it is not known. */
  readonly sd?: number | undefined;
  /** The standard error of a published mean, where its deviation is known. */
  readonly error?: number | undefined;
}

export type Expectations = Readonly<Partial<Record<Expectable, Expectation>>>;

/** What is known of a generator's perfect mazes on a grid; nothing for most sizes of most generators. */
export type Expected = (grid: Grid) => Expectations;

/**
 * Simulations on 20 x 20: dead ends and their standard deviation, the way from corner to corner, the longest path, all in
 * per cent of the 400 cells. The means of dead ends have standard errors of a 141st of the deviation.
 */
const SIMULATED: Readonly<Record<string, readonly [deadEnds: number, sd: number, way: number, longest: number]>> = {
  "depth-first": [10.535, 0.918, 29.2, 57.52],
  "hunt-and-kill": [10.021, 0.871, 19.39, 37.67],
  "recursive-division": [27.137, 1.554, 16.63, 25.6],
  "binary-tree": [25.255, 1.236, 9.75, 18.13],
  sidewinder: [27.382, 1.319, 11.88, 20.69],
  eller: [29.001, 1.388, 14.1, 22.32],
  uniform: [29.04, 1.38, 15.08, 23.2],
  kruskal: [30.31, 1.36, 14.4, 20.8],
  "prim-frontier": [35.16, 1.328, 10.84, 14.68],
};
const SIMULATED_MAZES = 20_000;
const SIMULATION = "20,000 mazes of 20 x 20 by an independent program";

/** Of every perfect maze on a whole rectangle: a corridor has two ends, and so has whatever lies on 2 x 2. */
const ofAnyTree: Expected = (grid) => {
  const { rows, columns } = grid;
  const cells = rows * columns;
  if (countCells(grid) < cells) return {};
  const isLine = rows === 1 || columns === 1;
  if (!isLine && cells !== 4) return {};
  const always = (value: number): Expectation => ({ value, kind: "exact", source: "there is no other way", sd: 0 });
  const deadEnds = always(cells === 1 ? 0 : 2);
  return isLine
    ? { deadEnds, crossroads: always(0), solutionLength: always(cells), longestPath: always(cells) }
    : { deadEnds, crossroads: always(0), longestPath: always(4) };
};

function isWhole(grid: Grid): boolean {
  return countCells(grid) === grid.rows * grid.columns;
}

/** What was simulated, on 20 x 20, and what holds of any tree. */
function simulated(name: string): Expected {
  return (grid) => {
    if (grid.rows !== 20 || grid.columns !== 20 || !isWhole(grid)) return ofAnyTree(grid);
    const [deadEnds, sd, way, longest] = SIMULATED[name]!;
    const cells = (percent: number) => 4 * percent;
    const published = { kind: "published", source: SIMULATION } as const;
    return {
      deadEnds: {
        ...published,
        value: cells(deadEnds),
        sd: cells(sd),
        error: cells(sd) / Math.sqrt(SIMULATED_MAZES),
      },
      solutionLength: { ...published, value: cells(way) },
      longestPath: { ...published, value: cells(longest) },
    };
  };
}

/** The first, and what the second adds or knows better. */
function both(first: Expected, better: Expected): Expected {
  return (grid) => (isWhole(grid) ? { ...first(grid), ...better(grid) } : {});
}

function exact(value: number, source: string, sd?: number): Expectation {
  return { value, kind: "exact", source, sd };
}

const binaryTree = both(simulated("binary-tree"), ({ rows, columns }) => {
  if (rows === 1 || columns === 1) return {};
  const sd = rows === 20 && columns === 20 ? 4 * 1.236 : undefined;
  return {
    deadEnds: exact((rows * columns) / 4 + 1, "rows x columns / 4 + 1, cell by cell", sd),
    crossroads: exact(0, "no cell opens both its left and its top wall", 0),
    solutionLength: exact(rows + columns - 1, "the way to the top left corner only goes left and up", 0),
  };
});

const sidewinder = both(simulated("sidewinder"), ({ rows, columns }) => {
  if (rows === 1 || columns === 1) return {};
  const sd = rows === 20 && columns === 20 ? 4 * 1.319 : undefined;
  return {
    deadEnds: exact(sidewinderDeadEnds(rows, columns), "summed over all runs that a cell can be in", sd),
  };
});

const uniformTree = both(simulated("uniform"), ({ rows, columns }) => {
  if (rows === 1 || columns === 1 || rows * columns > TREE_CELLS) return {};
  const sd = rows === 20 && columns === 20 ? 4 * 1.38 : undefined;
  return {
    deadEnds: exact(uniformTreeDeadEnds(rows, columns), "the transfer-current theorem (Burton and Pemantle 1993)", sd),
  };
});

const minimumTree = both(simulated("kruskal"), ({ rows, columns }) => {
  if (rows !== 3 || columns !== 3) return {};
  return { deadEnds: exact(21_073 / 5940, "summed over all orders of the 12 walls", Math.sqrt(KRUSKAL_3X3_VARIANCE)) };
});

/** From the law on 3x3: 2 to 6 dead ends with 14081/166320, 2609/5940, 27743/83160, 1339/10395, 23/1680. */
const KRUSKAL_3X3_VARIANCE =
  (4 * 14_081) / 166_320 +
  (9 * 2609) / 5940 +
  (16 * 27_743) / 83_160 +
  (25 * 1339) / 10_395 +
  (36 * 23) / 1680 -
  (21_073 / 5940) ** 2;

/** By the generators' ids. */
const all: Readonly<Record<string, Expected>> = {
  kruskal: minimumTree,
  "prim-weights": minimumTree,
  boruvka: minimumTree,
  "depth-first": simulated("depth-first"),
  "growing-tree-newest": simulated("depth-first"),
  "prim-frontier": simulated("prim-frontier"),
  wilson: uniformTree,
  "aldous-broder": uniformTree,
  eller: simulated("eller"),
  "hunt-and-kill": simulated("hunt-and-kill"),
  sidewinder,
  "binary-tree": binaryTree,
  "recursive-division": simulated("recursive-division"),
};

/** What is known of the perfect mazes of a generator, given by its id. */
export function expectedOf(id: string): Expected {
  return all[id] ?? ofAnyTree;
}
