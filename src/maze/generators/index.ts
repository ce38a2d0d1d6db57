import { UnknownAlgorithmError } from "../errors";
import type { Grid } from "../maze";
import type { Random } from "../random";
import { saySearch, saySets, type Say } from "../steps";
import type { Tinting } from "../tints";
import type { Generation } from "../trace";
import { aldousBroder, aldousBroderInSlices } from "./aldousBroder";
import { binaryTree } from "./binaryTree";
import { boruvka } from "./boruvka";
import { depthFirst } from "./depthFirst";
import { eller } from "./eller";
import { atRandom, growingTree, mixed, newest, oldest, type Choice } from "./growingTree";
import { huntAndKill } from "./huntAndKill";
import { checkImperfection, makeImperfect, PERFECT, type Imperfection } from "./imperfection";
import { kruskal } from "./kruskal";
import { primFrontier } from "./primFrontier";
import { primWeights } from "./primWeights";
import { recursiveDivision } from "./recursiveDivision";
import { sidewinder } from "./sidewinder";
import { wilson } from "./wilson";

export { PERFECT, type Imperfection } from "./imperfection";

/** Work that gives its turn back now and then, and returns a generation at its end. */
export type Slices = globalThis.Generator<undefined, Generation, undefined>;

/** A way to make a maze. Whatever offers a choice of algorithms reads {@link generators}. */
export interface Generator {
  /** Lower-case words joined by hyphens; never changed, because share codes and workbooks hold it. */
  readonly id: string;
  readonly name: string;
  /** One sentence: how it goes about it and what its mazes look like. */
  readonly description: string;
  /** False where the algorithm needs a whole rectangle; `make` then refuses a mask that takes a cell out. */
  readonly honoursMask: boolean;
  /**
   * Perfect unless an imperfection is given. The same grid, seed and imperfection give the same maze and trace.
   * Throws SizeError, MaskError or ImperfectionError before anything is allocated.
   */
  readonly make: (grid: Grid, random: Random, imperfection?: Imperfection) => Generation;
  /**
   * The same maze and trace in slices of a few milliseconds, where `make` takes long: each `next()` is one slice, and the
   * last one returns the generation. Throws as `make` does.
   */
  readonly makeInSlices?: (grid: Grid, random: Random, imperfection?: Imperfection) => Slices;
  /** Says what came of a step; `sayStep` where it is missing. */
  readonly say?: Say;
  /** What tints show while it is watched: the sets where it is missing. */
  readonly tinting?: Tinting;
}

export const generators: readonly Generator[] = [
  {
    id: "kruskal",
    name: "Kruskal",
    description: "Walls fall in random order wherever they separate two sets; many short dead ends.",
    honoursMask: true,
    make: imperfectly(kruskal),
    say: saySets,
  },
  {
    id: "depth-first",
    name: "Depth-first",
    description:
      "A search goes on into unvisited neighbours and back when it is stuck; long winding rivers with few dead ends.",
    honoursMask: true,
    make: depthFirst,
    say: saySearch,
    tinting: "stack",
  },
  {
    id: "prim-weights",
    name: "Prim, by wall weights",
    description: "One patch grows over the lightest wall around it; the same mazes as Kruskal's, in another order.",
    honoursMask: true,
    make: imperfectly(primWeights),
  },
  {
    id: "prim-frontier",
    name: "Prim, by random frontier cell",
    description: "One patch grows by a random cell beside it; the most and the shortest dead ends.",
    honoursMask: true,
    make: imperfectly(primFrontier),
  },
  {
    id: "wilson",
    name: "Wilson",
    description: "Random walks whose loops are erased join the maze; every maze is equally likely.",
    honoursMask: true,
    make: imperfectly(wilson),
  },
  {
    id: "aldous-broder",
    name: "Aldous-Broder",
    description:
      "One random walk opens the wall into each cell that it enters for the first time; every maze is equally likely, slowly.",
    honoursMask: true,
    make: imperfectly(aldousBroder),
    makeInSlices: function* (grid, random, imperfection = PERFECT) {
      checkImperfection(imperfection);
      return makeImperfect(yield* aldousBroderInSlices(grid, random), random, imperfection);
    },
  },
  {
    id: "eller",
    name: "Eller",
    description: "Row by row, sets are joined sideways and carried down by coins; even and quick, for rectangles only.",
    honoursMask: false,
    make: imperfectly(eller),
  },
  {
    id: "hunt-and-kill",
    name: "Hunt and kill",
    description: "Random walks, each begun at the first cell beside the maze; long rivers and the fewest dead ends.",
    honoursMask: true,
    make: imperfectly(huntAndKill),
  },
  {
    id: "sidewinder",
    name: "Sidewinder",
    description:
      "Row by row, runs of random length each open one wall upwards; one long corridor at the top, for rectangles only.",
    honoursMask: false,
    make: imperfectly(sidewinder),
  },
  {
    id: "binary-tree",
    name: "Binary tree",
    description:
      "Each cell opens its left or its top wall; corridors along two edges and a slant, for rectangles only.",
    honoursMask: false,
    make: imperfectly(binaryTree),
  },
  {
    id: "recursive-division",
    name: "Recursive division",
    description: "Straight walls with one gap each split chambers into smaller ones; long walls, for rectangles only.",
    honoursMask: false,
    make: imperfectly(recursiveDivision),
  },
  {
    id: "growing-tree-newest",
    name: "Growing tree, newest",
    description: "Grows from the cell that joined last; long winding rivers like depth-first's.",
    honoursMask: true,
    make: imperfectly(growing(newest)),
  },
  {
    id: "growing-tree-oldest",
    name: "Growing tree, oldest",
    description: "Grows from the cell that joined first; straight corridors away from the beginning.",
    honoursMask: true,
    make: imperfectly(growing(oldest)),
  },
  {
    id: "growing-tree-random",
    name: "Growing tree, random",
    description: "Grows from any cell of the maze; many short dead ends.",
    honoursMask: true,
    make: imperfectly(growing(atRandom)),
  },
  {
    id: "growing-tree-mixed",
    name: "Growing tree, mixed",
    description: "Grows half the time from the newest cell and half from any; rivers with many branches.",
    honoursMask: true,
    make: imperfectly(growing(mixed)),
  },
  {
    id: "boruvka",
    name: "Borůvka",
    description:
      "In each round every set takes down its lightest wall; the same mazes as Kruskal's, grown from everywhere.",
    honoursMask: true,
    make: imperfectly(boruvka),
  },
];

/** The generator, with loops and blocks afterwards where they are asked for. */
function imperfectly(perfect: (grid: Grid, random: Random) => Generation): Generator["make"] {
  return (grid, random, imperfection = PERFECT) => {
    checkImperfection(imperfection);
    return makeImperfect(perfect(grid, random), random, imperfection);
  };
}

function growing(choose: Choice) {
  return (grid: Grid, random: Random): Generation => growingTree(grid, random, choose);
}

/** Throws {@link UnknownAlgorithmError} for an id that is not in the list. */
export function generatorById(id: string): Generator {
  const generator = generators.find((entry) => entry.id === id);
  if (generator === undefined) throw new UnknownAlgorithmError(`There is no generator called “${id}”.`);
  return generator;
}
