import type { Maze } from "../../model";
import { HEAVIEST, type WallWeights } from "./wallWeights";

/** A block of cells; it may begin one row above the maze or one column to its left. */
interface Block {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** Where weights are written: right and bottom wall of the block's cell (i, j) at 2 x (i x stride + j) and the index after. */
interface Target {
  readonly stride: number;
  readonly weight: Int32Array;
}

/** Writes the weights of a block's walls; HEAVIEST where there is no wall between two cells of the maze. */
export function weighBlock(maze: Maze, weights: WallWeights, block: Block, { stride, weight }: Target): void {
  const { mask } = maze;
  for (let i = 0; i < block.rows; i++) {
    const row = block.row + i;
    const cell = row * maze.columns + block.column;
    const first = 2 * i * stride;
    const end = first + 2 * block.columns;
    weights.ofWalls(2 * cell, end - first, weight, first);
    for (let wall = first, c = cell; mask !== undefined && wall < end; wall += 2, c++) {
      if (mask[c] === 0 || mask[c + 1] === 0) weight[wall] = HEAVIEST;
      if (mask[c] === 0 || mask[c + maze.columns] === 0) weight[wall + 1] = HEAVIEST;
    }
    if (row === -1) weight.fill(HEAVIEST, first, end);
    if (row === maze.rows - 1) for (let wall = first; wall < end; wall += 2) weight[wall + 1] = HEAVIEST;
    if (block.column === -1) weight[first] = HEAVIEST;
    if (block.column + block.columns === maze.columns) weight[end - 2] = HEAVIEST;
  }
}
