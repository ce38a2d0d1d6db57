import { type Maze, type Opening, linedSides } from "../maze/model";
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

/** The sides of a cell are a set of four bits. */
const SETS = 16;

/** The look of each cell of a maze, row by row, by its number in `table`. */
export function mazeLooks(
  maze: Maze,
  { wall, followsShape = false, looks, lookOf }: MazeLook,
  gaps: readonly Opening[],
  table: LookTable,
): Uint16Array {
  const lined = linedSides(maze, gaps, followsShape);
  const numbers = looks.map((look) =>
    Uint16Array.from({ length: SETS }, (_, sides) => table.numberOf(look, sides, wall)),
  );
  const result = new Uint16Array(lined.length);
  for (let cell = 0; cell < lined.length; cell++) result[cell] = numbers[lookOf?.[cell] ?? 0]![lined[cell]!]!;
  return result;
}
