import type { MazeIdentity } from "../../worksheet/identity";

/** Whether two readings are of the same unchanged maze: the same cells, walls, entrance and exits. A solution does not count. */
export function isSameMaze(one: MazeIdentity, other: MazeIdentity): boolean {
  return (
    one.sheetId === other.sheetId && one.place === other.place && one.maze === other.maze && one.ends === other.ends
  );
}
