import { UnknownAlgorithmError } from "../errors";
import { expectedOf, type Expected } from "../expected";
import type { Grid, Maze } from "../maze";
import type { Random } from "../random";
import { atOnce, type Slices } from "../slices";
import type { Generation } from "../trace";
import type { Telling } from "../trace/cursor";
import {
  sayCoin,
  sayCover,
  sayDivision,
  sayEller,
  sayFrontier,
  sayGrowing,
  sayHunt,
  sayPatch,
  saySearch,
  saySets,
  saySidewinder,
  sayWilson,
} from "../trace/sentences";
import { aldousBroder } from "./walks/aldousBroder";
import { binaryTree } from "./binaryTree";
import { boruvka } from "./boruvka";
import { depthFirst } from "./depthFirst";
import { eller } from "./eller";
import { atRandom, growingTree, mixed, newest, oldest, type Choice } from "./growingTree";
import { huntAndKill } from "./huntAndKill";
import { checkImperfection, isPerfect, makeImperfect, PERFECT, type Imperfection } from "./shared/imperfection";
import { kruskalInSlices, kruskalMaze } from "./kruskal";
import { primFrontier } from "./primFrontier";
import { primWeights } from "./primWeights";
import { recursiveDivision } from "./recursiveDivision";
import { sidewinder } from "./sidewinder";
import { WalkRecord } from "./walks/walkRecord";
import { wilson } from "./walks/wilson";

export { isImperfection, isPerfect, PERFECT, type Imperfection } from "./shared/imperfection";

/** A way to make a maze. Whatever offers a choice of algorithms reads {@link generators}. */
export interface Generator {
  /** Lower-case words joined by hyphens; never changed, because share codes and workbooks hold it. */
  readonly id: string;
  readonly name: string;
  /** One sentence: how it goes about it and what its mazes look like. */
  readonly description: string;
  /** False where the algorithm needs a whole rectangle; `make` then refuses a mask that takes a cell out. */
  readonly honoursMask: boolean;
  /** How long it takes for n cells, and what it refuses for that reason. */
  readonly cost: string;
  /**
   * Perfect unless an imperfection is given. The same grid, seed and imperfection give the same maze and trace.
   * Throws SizeError, MaskError or ImperfectionError before anything is allocated, and WalkError where `cost` says so.
   */
  readonly make: (grid: Grid, random: Random, imperfection?: Imperfection) => Generation;
  /** The same in slices; see slices.ts. Throws as `make` does, in the first slices. */
  readonly makeInSlices: (grid: Grid, random: Random, imperfection?: Imperfection) => Slices<Generation>;
  /** The same maze in slices, without its trace, by the fastest road. Throws as `make` does. */
  readonly mazeInSlices: (grid: Grid, random: Random, imperfection?: Imperfection) => Slices<Maze>;
  /** What theory says of its perfect mazes. */
  readonly expected: Expected;
  /** What steps and tints tell while it is watched. */
  readonly telling: Telling;
}

const LINEAR = "O(n)";
const REFUSES = "more than 100 million expected moves, or 200 a cell, are refused";

export const generators: readonly Generator[] = [
  {
    id: "kruskal",
    name: "Kruskal",
    description: "Walls fall in random order wherever they separate two sets; many short dead ends.",
    honoursMask: true,
    cost: "O(n α(n))",
    ...withRoad(kruskalInSlices, kruskalMaze),
    expected: expectedOf("kruskal"),
    telling: { say: saySets, tinting: "sets" },
  },
  {
    id: "depth-first",
    name: "Depth-first",
    description:
      "A search goes on into unvisited neighbours and back when it is stuck; long winding rivers with few dead ends.",
    honoursMask: true,
    cost: `O(n), or, where every wall makes a loop, as long as Aldous-Broder; ${REFUSES}`,
    ...ways(depthFirst),
    expected: expectedOf("depth-first"),
    telling: { say: saySearch, tinting: "stack" },
  },
  {
    id: "prim-weights",
    name: "Prim, by wall weights",
    description: "One patch grows over the lightest wall around it; the same mazes as Kruskal's, in another order.",
    honoursMask: true,
    cost: LINEAR,
    ...withRoad(primWeights, kruskalMaze),
    expected: expectedOf("prim-weights"),
    telling: { say: sayPatch, tinting: "frontier" },
  },
  {
    id: "prim-frontier",
    name: "Prim, by random frontier cell",
    description: "One patch grows by a random cell beside it; the most and the shortest dead ends.",
    honoursMask: true,
    cost: LINEAR,
    ...imperfectly(primFrontier),
    expected: expectedOf("prim-frontier"),
    telling: { say: sayFrontier, tinting: "frontier" },
  },
  {
    id: "wilson",
    name: "Wilson",
    description: "Random walks whose loops are erased join the maze; every maze is equally likely.",
    honoursMask: true,
    cost: `O(n log n) on a square, O(n²) along a narrow grid; ${REFUSES}`,
    ...walking(wilson),
    expected: expectedOf("wilson"),
    telling: { say: sayWilson, tinting: "walk" },
  },
  {
    id: "aldous-broder",
    name: "Aldous-Broder",
    description:
      "One random walk opens the wall into each cell that it enters for the first time; every maze is equally likely, slowly.",
    honoursMask: true,
    cost: `O(n log² n) on a square, O(n²) along a narrow grid; ${REFUSES}`,
    ...walking(aldousBroder),
    expected: expectedOf("aldous-broder"),
    telling: { say: sayCover, tinting: "cover" },
  },
  {
    id: "eller",
    name: "Eller",
    description: "Row by row, sets are joined sideways and carried down by coins; even and quick, for rectangles only.",
    honoursMask: false,
    cost: LINEAR,
    ...imperfectly(eller),
    expected: expectedOf("eller"),
    telling: { say: sayEller, tinting: "sets" },
  },
  {
    id: "hunt-and-kill",
    name: "Hunt and kill",
    description: "Random walks, each begun at the first cell beside the maze; long rivers and the fewest dead ends.",
    honoursMask: true,
    cost: LINEAR,
    ...imperfectly(huntAndKill),
    expected: expectedOf("hunt-and-kill"),
    telling: { say: sayHunt, tinting: "frontier" },
  },
  {
    id: "sidewinder",
    name: "Sidewinder",
    description:
      "Row by row, runs of random length each open one wall upwards; one long corridor at the top, for rectangles only.",
    honoursMask: false,
    cost: LINEAR,
    ...imperfectly(sidewinder),
    expected: expectedOf("sidewinder"),
    telling: { say: saySidewinder, tinting: "run" },
  },
  {
    id: "binary-tree",
    name: "Binary tree",
    description:
      "Each cell opens its left or its top wall; corridors along two edges and a slant, for rectangles only.",
    honoursMask: false,
    cost: LINEAR,
    ...imperfectly(binaryTree),
    expected: expectedOf("binary-tree"),
    telling: { say: sayCoin, tinting: "sets" },
  },
  {
    id: "recursive-division",
    name: "Recursive division",
    description: "Straight walls with one gap each split chambers into smaller ones; long walls, for rectangles only.",
    honoursMask: false,
    cost: LINEAR,
    ...imperfectly(recursiveDivision),
    expected: expectedOf("recursive-division"),
    telling: { say: sayDivision, tinting: "chamber" },
  },
  {
    id: "growing-tree-newest",
    name: "Growing tree, newest",
    description: "Grows from the cell that joined last; long winding rivers like depth-first's.",
    honoursMask: true,
    cost: LINEAR,
    ...growing(newest),
    expected: expectedOf("growing-tree-newest"),
    telling: { say: sayGrowing("the newest cell that can"), tinting: "active" },
  },
  {
    id: "growing-tree-oldest",
    name: "Growing tree, oldest",
    description: "Grows from the cell that joined first; straight corridors away from the beginning.",
    honoursMask: true,
    cost: LINEAR,
    ...growing(oldest),
    expected: expectedOf("growing-tree-oldest"),
    telling: { say: sayGrowing("the oldest cell that can"), tinting: "active" },
  },
  {
    id: "growing-tree-random",
    name: "Growing tree, random",
    description: "Grows from any cell of the maze; many short dead ends.",
    honoursMask: true,
    cost: LINEAR,
    ...growing(atRandom),
    expected: expectedOf("growing-tree-random"),
    telling: { say: sayGrowing("drawn from the cells that can"), tinting: "active" },
  },
  {
    id: "growing-tree-mixed",
    name: "Growing tree, mixed",
    description: "Grows half the time from the newest cell and half from any; rivers with many branches.",
    honoursMask: true,
    cost: LINEAR,
    ...growing(mixed),
    expected: expectedOf("growing-tree-mixed"),
    telling: { say: sayGrowing("the newest cell that can, or one drawn from all of them"), tinting: "active" },
  },
  {
    id: "boruvka",
    name: "Borůvka",
    description:
      "In each round every set takes down its lightest wall; the same mazes as Kruskal's, grown from everywhere.",
    honoursMask: true,
    cost: "O(n log n)",
    ...withRoad(boruvka, kruskalMaze),
    expected: expectedOf("boruvka"),
    telling: { say: saySets, tinting: "sets" },
  },
];

type Ways = Pick<Generator, "make" | "makeInSlices" | "mazeInSlices">;
type Perfect = (grid: Grid, random: Random) => Slices<Generation>;

/** The three ways to ask for a maze. `bare` is a faster road to it that leaves no whole trace, where there is one. */
function ways(makeInSlices: Generator["makeInSlices"], bare = makeInSlices): Ways {
  return {
    make: (grid, random, imperfection) => atOnce(makeInSlices(grid, random, imperfection)),
    makeInSlices,
    mazeInSlices: function* (grid, random, imperfection) {
      return (yield* bare(grid, random, imperfection)).maze;
    },
  };
}

/** The generator, with loops and blocks afterwards where they are asked for. */
function imperfectly(perfect: Perfect, bare = perfect): Ways {
  const imperfect = (make: Perfect): Generator["makeInSlices"] =>
    function* (grid, random, imperfection = PERFECT) {
      checkImperfection(imperfection);
      return yield* makeImperfect(yield* make(grid, random), random, imperfection);
    };
  return ways(imperfect(perfect), imperfect(bare));
}

/** The generator, and a faster road to its perfect maze that leaves no trace at all. */
function withRoad(perfect: Perfect, road: (grid: Grid, random: Random) => Slices<Maze>): Ways {
  const made = imperfectly(perfect);
  return {
    ...made,
    mazeInSlices: (grid, random, imperfection = PERFECT) =>
      isPerfect(imperfection) ? road(grid, random) : made.mazeInSlices(grid, random, imperfection),
  };
}

/** A random walk, which keeps no record of its moves where nobody asks for the trace. */
function walking(walk: typeof wilson): Ways {
  return imperfectly(
    (grid, random) => walk(grid, random, new WalkRecord(grid)),
    (grid, random) => walk(grid, random, undefined),
  );
}

function growing(choose: Choice): Ways {
  return imperfectly((grid, random) => growingTree(grid, random, choose));
}

/** Throws {@link UnknownAlgorithmError} for an id that is not in the list. */
export function generatorById(id: string): Generator {
  const generator = generators.find((entry) => entry.id === id);
  if (generator === undefined)
    throw new UnknownAlgorithmError(`Choose another generator. There is none called “${id}”.`);
  return generator;
}
