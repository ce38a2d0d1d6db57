import { type Maze, bitOf, forNeighbours, neighbourSides, oppositeSide, passagesOf, stepsOf } from "../maze/model";
import type { FileLine, FileLook } from "./fileLook";
import type { LookTable } from "./lookTable";

/** What cells of a maze look like in a file. */
export interface MazeLook {
  readonly wall: FileLine;
  /** Whether the frame follows the shape of the maze; otherwise it is the rectangle's. */
  readonly followsShape?: boolean | undefined;
  /** The looks that cells have, apart from their walls. */
  readonly looks: readonly FileLook[];
  /** For each cell the number of its look in `looks`; all have the first where it is missing. */
  readonly lookOf?: Uint8Array | undefined;
}

/** An opening in the frame. */
export interface FrameGap {
  readonly cell: number;
  readonly side: number;
}

/** The sides of a cell are a set of four bits. */
const SETS = 16;

/**
 * The look of each cell of a maze, row by row, by its number in `table`. Both cells at a wall have its line, as Excel draws it, and
 * so the cells show the same whichever of the two a reader asks. Between two cells that are out of the maze there is no line.
 */
export function mazeLooks(
  maze: Maze,
  { wall, followsShape = false, looks, lookOf }: MazeLook,
  gaps: readonly FrameGap[],
  table: LookTable,
): Uint16Array {
  const { rows, columns, size } = maze;
  const steps = stepsOf(maze);
  const inside = neighbourSides({ rows, columns }).subarray(columns);
  const lines = passagesOf(maze);
  for (let cell = 0; cell < size; cell++) {
    if (maze.has(cell)) lines[cell] = ~lines[cell]! & (SETS - 1);
    else {
      lines[cell] = followsShape ? 0 : ~inside[cell]! & (SETS - 1);
      forNeighbours(cell, inside[cell]!, steps, (beyond, side) => {
        if (maze.has(beyond)) lines[cell]! |= bitOf(side);
      });
    }
  }
  for (const { cell, side } of gaps) {
    lines[cell]! &= ~bitOf(side);
    forNeighbours(cell, inside[cell]! & bitOf(side), steps, (beyond) => (lines[beyond]! &= ~bitOf(oppositeSide(side))));
  }
  const numbers = looks.map((look) =>
    Uint16Array.from({ length: SETS }, (_, sides) => table.numberOf(look, sides, wall)),
  );
  const result = new Uint16Array(size);
  for (let cell = 0; cell < size; cell++) result[cell] = numbers[lookOf?.[cell] ?? 0]![lines[cell]!]!;
  return result;
}
