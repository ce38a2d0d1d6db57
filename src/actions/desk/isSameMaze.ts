import type { MazeIdentity } from "../../worksheet/identity";

/** Whether what was read of one maze is true of the other: the same cells, walls, entrance and exits. A solution does not count. */
export function isSameMaze(one: MazeIdentity, other: MazeIdentity): boolean {
  return (
    one.sheetId === other.sheetId && one.place === other.place && one.maze === other.maze && one.ends === other.ends
  );
}
