import { firstSide } from "../model";
import type { Flood } from "./flood";

const EVERY_DIRECTION = 0b1111;

/**
 * For each cell that a flood has reached, the fewest turns on a shortest path to it. A path sets out from its start in any direction
 * without a turn. Does not depend on how the maze is turned or mirrored. Time O(n), 5 bytes a cell.
 */
export function fewestTurns({ passages, steps, distances, queue, queued }: Flood): Uint32Array {
  const turns = new Uint32Array(distances.length);
  /** Bit `side`: over that side of the cell before, a path with the fewest turns comes in. One turn more is all that others lack. */
  const arrivals = new Uint8Array(distances.length);
  for (let i = 0; i < queued; i++) {
    const cell = queue[i]!;
    const before = distances[cell]! - 1;
    if (before < 0) {
      arrivals[cell] = EVERY_DIRECTION;
      continue;
    }
    let fewest = Infinity;
    let arrived = 0;
    for (let open = passages[cell]!; open !== 0; open &= open - 1) {
      const side = firstSide(open);
      const from = cell + steps[side]!;
      if (distances[from] !== before) continue;
      const direction = side ^ 2;
      const needed = turns[from]! + 1 - ((arrivals[from]! >> direction) & 1);
      if (needed < fewest) arrived = 0;
      if (needed <= fewest) arrived |= 1 << direction;
      fewest = Math.min(fewest, needed);
    }
    turns[cell] = fewest;
    arrivals[cell] = arrived;
  }
  return turns;
}
