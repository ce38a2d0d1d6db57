import {
  type Expectations,
  type Expected,
  exact,
  isWhole,
  minimumTree,
  ofAnyTree,
  sidewinderDeadEnds,
  simulated,
  uniformTree,
} from "../../expected";
import type { Grid } from "../../model";
import { message } from "../../../message";

/** What theory predicts for the perfect mazes of a generator, by its id. */
const theories: Readonly<Record<string, Expected>> = {
  kruskal: minimumTree,
  "kruskal-picks": minimumTree,
  "depth-first": (grid) => simulated(grid, [10.535, 0.918, 29.2, 57.52]),
  "prim-weights": minimumTree,
  "prim-frontier": (grid) => simulated(grid, [35.16, 1.328, 10.84, 14.68]),
  wilson: uniformTree,
  "aldous-broder": uniformTree,
  eller: (grid) => simulated(grid, [29.001, 1.388, 14.1, 22.32]),
  "hunt-and-kill": (grid) => simulated(grid, [10.021, 0.871, 19.39, 37.67]),
  sidewinder: sidewinderExpectations,
  "binary-tree": binaryTreeExpectations,
  "recursive-division": (grid) => simulated(grid, [27.137, 1.554, 16.63, 25.6]),
  "growing-tree-newest": (grid) => simulated(grid, [10.535, 0.918, 29.2, 57.52]),
  "growing-tree-oldest": ofAnyTree,
  "growing-tree-random": ofAnyTree,
  "growing-tree-mixed": ofAnyTree,
  boruvka: minimumTree,
};

/** What theory predicts for the perfect mazes of a generator on a grid; nothing for one without a theory. */
export function expectedOf({ id }: { readonly id: string }, grid: Grid): Expectations {
  return theories[id]?.(grid) ?? {};
}

function binaryTreeExpectations(grid: Grid): Expectations {
  const { rows, columns } = grid;
  const published = simulated(grid, [25.255, 1.236, 9.75, 18.13]);
  if (!isWhole(grid) || rows === 1 || columns === 1) return published;
  return {
    ...published,
    deadEnds: exact((rows * columns) / 4 + 1, message("theory-binary-tree-dead-ends"), published.deadEnds?.sd),
    crossroads: exact(0, message("theory-binary-tree-crossroads"), 0),
    solutionLength: exact(rows + columns - 1, message("theory-binary-tree-solution"), 0),
  };
}

function sidewinderExpectations(grid: Grid): Expectations {
  const { rows, columns } = grid;
  const published = simulated(grid, [27.382, 1.319, 11.88, 20.69]);
  if (!isWhole(grid) || rows === 1 || columns === 1) return published;
  const deadEnds = sidewinderDeadEnds(rows, columns);
  return {
    ...published,
    deadEnds: exact(deadEnds, message("theory-all-runs"), published.deadEnds?.sd),
  };
}
