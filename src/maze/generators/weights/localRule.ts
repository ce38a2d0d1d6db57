import { heavier, lighter } from "../shared/branchless";
import { HEAVIEST } from "./wallWeights";

/** Nothing is known of the wall yet. */
export const UNKNOWN = 0;
/** The wall is in the tree. */
export const FALLS = 1;
/** The wall closes a loop. */
export const STAYS = 2;

/** Cell (i, j) is number p = i x stride + j and owns walls 2p and 2p + 1; row 0 and column 0 hold its neighbours outside. */
interface Decided {
  readonly stride: number;
  /** HEAVIEST where there is no wall between two cells. */
  readonly weight: Int32Array;
  readonly known: Uint8Array;
  /** For each cell, the cell beyond its lightest wall; the cell itself if it has none. */
  readonly parent: Uint16Array;
}

/**
 * Decides walls by their neighbours, in rows and columns from 1 on: of the four around a cell the lightest falls (cut property),
 * of the four around a corner the heaviest stays (cycle property). In a large maze each rule decides 5 of 14, never the same walls.
 */
export function decideLocally(rows: number, columns: number, { stride, weight, known, parent }: Decided): void {
  // The two bits that weights leave free say which of four walls won: for a cell its right, bottom, left and top wall, for the
  // corner at its upper left the wall above, to the left, below and to the right. Two walls have the same bits for both.
  const wallOfCell = Int32Array.of(0, 1, -2, 1 - 2 * stride);
  const beyond = Int32Array.of(1, stride, -1, -stride);
  const wallOfCorner = Int32Array.of(-2, -1, 2 * stride - 2, 1);
  known.fill(UNKNOWN);
  for (let i = 1; i <= rows; i++) {
    let left = weight[2 * i * stride]!;
    let upperLeft = weight[2 * (i - 1) * stride]!;
    let topLeft = weight[2 * (i - 1) * stride + 1]!;
    for (let p = i * stride + 1; p <= i * stride + columns; p++) {
      const up = p - stride;
      const right = weight[2 * p]!;
      const top = weight[2 * up + 1]!;
      const heaviest = heavier(heavier(upperLeft, topLeft + 1), heavier(left + 2, top + 3));
      const lightest = lighter(lighter(right, weight[2 * p + 1]! + 1), lighter(left + 2, top + 3));
      left = right;
      upperLeft = weight[2 * up]!;
      topLeft = top;
      known[2 * up + wallOfCorner[heaviest & 3]!] = STAYS;
      parent[p] = p;
      if (lightest >= HEAVIEST) continue;
      known[2 * p + wallOfCell[lightest & 3]!] = FALLS;
      parent[p] = p + beyond[lightest & 3]!;
    }
  }
}
