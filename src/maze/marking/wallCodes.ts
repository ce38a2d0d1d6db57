import { type Ends, type Maze, passagesOf } from "../model";

/** Added to the code of an exit. */
export const EXIT = 16;

/**
 * The walls of every cell as a number: the sum of 1, 2, 4 and 8 for a passage to the right, down, to the left and up, and 16 for an exit.
 * An entrance is no exit.
 */
export function wallCodes(maze: Maze, { entrance, exits }: Ends): Uint8Array {
  const codes = passagesOf(maze);
  for (const exit of new Set(exits)) if (exit !== entrance) codes[exit]! += EXIT;
  return codes;
}
