import { type Expectations, type Simulated, exact, isWhole, ofAnyTree, simulated } from "../../expected";
import type { Grid } from "../../model";
import { message } from "../../../message";

const MINIMUM_TREE: Simulated = [30.31, 1.36, 14.4, 20.8];
const UNIFORM_TREE: Simulated = [29.04, 1.38, 15.08, 23.2];
const NEWEST: Simulated = [10.535, 0.918, 29.2, 57.52];

/** What is known of the perfect mazes of generators, by their ids; undefined where only what is true of any tree is known. */
const figures: Readonly<Record<string, Simulated | undefined>> = {
  kruskal: MINIMUM_TREE,
  "kruskal-picks": MINIMUM_TREE,
  "depth-first": NEWEST,
  "prim-weights": MINIMUM_TREE,
  "prim-frontier": [35.16, 1.328, 10.84, 14.68],
  wilson: UNIFORM_TREE,
  "aldous-broder": UNIFORM_TREE,
  eller: [29.001, 1.388, 14.1, 22.32],
  "hunt-and-kill": [10.021, 0.871, 19.39, 37.67],
  sidewinder: [27.382, 1.319, 11.88, 20.69],
  "binary-tree": [25.255, 1.236, 9.75, 18.13],
  "recursive-division": [27.137, 1.554, 16.63, 25.6],
  "growing-tree-newest": NEWEST,
  "growing-tree-oldest": undefined,
  "growing-tree-random": undefined,
  "growing-tree-mixed": undefined,
  boruvka: MINIMUM_TREE,
};

/** What theory predicts for the perfect mazes of a generator on a grid; nothing for one without a theory. */
export function expectedOf({ id }: { readonly id: string }, grid: Grid): Expectations {
  if (!(id in figures)) return {};
  const known = figures[id];
  const published = known === undefined ? ofAnyTree(grid) : simulated(grid, known);
  const { rows, columns } = grid;
  if (id !== "binary-tree" || !isWhole(grid) || rows === 1 || columns === 1) return published;
  return {
    ...published,
    deadEnds: exact((rows * columns) / 4 + 1, message("theory-binary-tree-dead-ends"), published.deadEnds?.sd),
    crossroads: exact(0, message("theory-binary-tree-crossroads"), 0),
    solutionLength: exact(rows + columns - 1, message("theory-binary-tree-solution"), 0),
  };
}
