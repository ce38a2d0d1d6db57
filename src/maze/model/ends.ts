import { message } from "../../message";
import { EndsError } from "./errors";
import type { Grid } from "./maze";

/** Entrance and exits: any cells of the maze. Solvers look for the nearest exit. */
export interface Ends {
  readonly entrance: number;
  /** At least one; the entrance may be among them. */
  readonly exits: readonly number[];
}

/** Entrance at the first cell of the maze and exit at the last: top left and bottom right unless a mask hides them. */
export function cornerEnds({ rows, columns, mask }: Grid): Ends {
  if (mask === undefined) return { entrance: 0, exits: [rows * columns - 1] };
  return { entrance: mask.indexOf(1), exits: [mask.lastIndexOf(1)] };
}

/** Whether one of a cell's sides borders the outside of the maze, so that one can walk in there. */
export function isOnEdge({ rows, columns, mask }: Grid, cell: number): boolean {
  const column = cell % columns;
  const beside = [
    column > 0 ? cell - 1 : -1,
    column + 1 < columns ? cell + 1 : -1,
    cell - columns,
    cell + columns < rows * columns ? cell + columns : -1,
  ];
  return beside.some((next) => next < 0 || mask?.[next] === 0);
}

/** Throws {@link EndsError} unless there is an exit and the entrance and every exit are cells of the maze. */
export function checkEnds(grid: Grid, { entrance, exits }: Ends): void {
  checkEnd(grid, "entrance", entrance);
  if (exits.length === 0) throw new EndsError(message("maze-without-exit"));
  for (const exit of exits) checkEnd(grid, "exit", exit);
}

function checkEnd({ rows, columns, mask }: Grid, end: "entrance" | "exit", cell: number): void {
  const size = rows * columns;
  if (!Number.isInteger(cell) || cell < 0 || cell >= size) {
    throw new EndsError(message("end-outside", { last: size - 1, end, cell: String(cell) }));
  }
  if (mask !== undefined && mask[cell] !== 1) {
    const place = { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 };
    throw new EndsError(message("end-masked", { end, cell, ...place }));
  }
}
