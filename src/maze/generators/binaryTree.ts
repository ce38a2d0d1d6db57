import { type Grid, type Random, pickSide } from "../model";
import { type Generation, sayCoin } from "../trace";
import { Carving } from "./shared/carving";
import { expectRectangle } from "./shared/parts";
import { type Expectations, exact, isWhole, simulated } from "../expected";
import type { GeneratorFacts } from "./shared/generatorFacts";
import { BUCK } from "./shared/sources";

export const binaryTreeFacts: GeneratorFacts = {
  id: "binary-tree",
  codeNumber: 10,
  name: "Binary tree",
  description: "Each cell opens its left or its top wall; corridors along two edges and a slant, for rectangles only.",
  honoursMask: false,
  cost: "O(n)",
  kind: { texture: "Straight corridors", place: 3, difficulty: "easy" },
  picture: "18501-XZN74-V2CCX-SQEPG-53QGW-CE3MH-M3Y58-K8ZGQ-058HA",
  idea: [
    "Each cell by itself opens its left or its top wall, by a coin.",
    "Nothing is looked at or remembered, so cells can be made in any order.",
    "Corridors along the top and the left edge and a slant all over are the price, and there is never a crossroads.",
  ],
  sources: [BUCK],
  expected: binaryTreeExpectations,
  narration: { say: sayCoin, colouring: "sets" },
};

/**
 * Binary tree.
 *
 * Row by row, each cell opens either its left or its top wall, as a fair coin decides; in the first row only left, in
 * the first column only top, and the top left cell none. The fastest and the most biased: the first row and the first column
 * are corridors, there are no crossroads, and from any cell the path to the top left corner only goes left and up.
 *
 * Needs a whole rectangle: a cell whose left and top neighbours are masked would have nowhere to go.
 * Time O(n), 5 bytes a cell: 4 of trace, 1 of maze. Source: Buck, Mazes for Programmers. Throws SizeError or MaskError.
 */
export function binaryTree(grid: Grid, random: Random): Generation {
  expectRectangle(grid, "Binary tree");
  const { columns } = grid;
  const size = grid.rows * columns;
  const carving = new Carving(grid, size);
  for (let cell = 1, column = 1; cell < size; cell++, column++) {
    if (column >= columns) column = 0;
    carving.join(cell, pickSide((column > 0 ? LEFT : 0) | (cell >= columns ? TOP : 0), random));
  }
  return carving.finish();
}

const LEFT = 4;
const TOP = 8;

function binaryTreeExpectations(grid: Grid): Expectations {
  const { rows, columns } = grid;
  const published = simulated(grid, [25.255, 1.236, 9.75, 18.13]);
  if (!isWhole(grid) || rows === 1 || columns === 1) return published;
  return {
    ...published,
    deadEnds: exact((rows * columns) / 4 + 1, "rows x columns / 4 + 1, cell by cell", published.deadEnds?.sd),
    crossroads: exact(0, "no cell opens both its left and its top wall", 0),
    solutionLength: exact(rows + columns - 1, "the way to the top left corner only goes left and up", 0),
  };
}
