import { ON_PATH, hasMarkColour } from "./cellKinds";
import type { StandingSolution } from "./solution";

/** 1 for each cell that shows the path of a solution: not those of a race, and not entrance and exits, which keep their own fill. */
export function cellsOnPath({ cells: { fills }, shown }: StandingSolution): Uint8Array {
  const isPath = fills.looks.map((look) => hasMarkColour(look, ON_PATH));
  return shown.map((is, cell) => (is === 1 && isPath[fills.lookOf[cell]!] ? 1 : 0));
}
