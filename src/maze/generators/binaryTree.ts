import { message } from "../../message";
import { type Grid, type Random, pickSide } from "../model";
import type { Generation } from "../trace";
import { Carving } from "./shared/carving";
import { expectRectangle } from "./shared/components";
import type { GeneratorFacts } from "./shared/generatorFacts";
import { BUCK } from "./shared/sources";

export const binaryTreeFacts: GeneratorFacts = {
  id: "binary-tree",
  codeNumber: 10,
  name: message("generator-binary-tree"),
  look: message("generator-binary-tree-look"),
  description: message("generator-binary-tree-does"),
  honoursMask: false,
  cost: "O(n)",
  kind: { texture: "corridors", place: 3, difficulty: "easy" },
  picture: "18501-XZN74-V2CCX-SQEPG-53QGW-CE3MH-M3Y58-K8ZGQ-058HA",
  idea: message("generator-binary-tree-idea"),
  sources: [BUCK],
};

/**
 * Binary tree.
 *
 * Row by row, a fair coin decides for each cell whether its left or its top wall opens. In the first row only left walls open, in
 * the first column only top walls, and the top left cell opens none. The fastest and the most biased: the first row and column
 * are corridors, there are no crossroads, and from any cell the path to the top left corner only goes left and up.
 *
 * Needs a whole rectangle: a cell whose left and top neighbours are masked would have nothing to open.
 * Time O(n), 5 bytes per cell: 4 for the trace, 1 for the maze. Source: Buck, Mazes for Programmers. Throws SizeError or MaskError.
 */
export function binaryTree(grid: Grid, random: Random): Generation {
  expectRectangle(grid, binaryTreeFacts.name);
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
