import { type Message, message } from "../../../message";
import { DisjointSets, type Grid, type Random, checkGrid, countCells, MazeError } from "../../model";

export interface Component {
  /** A random cell of the component, each equally likely. */
  readonly start: number;
  readonly cells: number;
}

/**
 * The components of a grid in the order of their first cells; without a mask there is one. Takes 12 bytes per cell if there is a
 * mask, released before anything is carved. Throws as {@link checkGrid} does.
 */
export function componentsOf(grid: Grid, random: Random): Component[] {
  checkGrid(grid);
  const { rows, columns, mask } = grid;
  const size = rows * columns;
  if (mask === undefined || countCells(grid) === size) return [{ start: random.below(size), cells: size }];

  const sets = new DisjointSets(size);
  for (let cell = 0; cell < size; cell++) {
    if (mask[cell] === 0) continue;
    if ((cell + 1) % columns !== 0 && mask[cell + 1] === 1) sets.join(cell, cell + 1);
    if (cell + columns < size && mask[cell + columns] === 1) sets.join(cell, cell + columns);
  }
  // A set's root is its smallest cell. Each further cell replaces the one chosen so far with a chance of 1 / cells.
  const cells = new Uint32Array(size);
  const chosen = new Uint32Array(size);
  const roots: number[] = [];
  for (let cell = 0; cell < size; cell++) {
    if (mask[cell] === 0) continue;
    const root = sets.find(cell);
    if (root === cell) roots.push(root);
    if (random.below(++cells[root]!) === 0) chosen[root] = cell;
  }
  return roots.map((root) => ({ start: chosen[root]!, cells: cells[root]! }));
}

/** Throws the MazeError of an algorithm that needs a whole rectangle, before anything is allocated. */
export function expectRectangle(grid: Grid, algorithm: Message): void {
  checkGrid(grid);
  const { rows, columns } = grid;
  const taken = rows * columns - countCells(grid);
  if (taken > 0) throw new MazeError("mask", message("rectangle-needed", { algorithm, cells: taken }));
}
