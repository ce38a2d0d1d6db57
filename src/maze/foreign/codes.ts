import { BOTTOM, type Grid, LEFT, RIGHT, TOP, bitOf, neighbourSides, oppositeSide, stepsOf } from "../model";

/** What the bits of a cell's code, from 1 to 8, say: of which side each is, and whether it means a wall there or a passage. */
interface CodeMeaning {
  readonly sides: readonly number[];
  readonly areWalls: boolean;
  /** For each code the set of sides that are closed. */
  readonly closed: Uint8Array;
}

/** The bits as Micromouse programs and A-Maze-ing have them, then in every other order; then the same for passages. */
export const codeMeanings: readonly CodeMeaning[] = /* #__PURE__ */ [true, false].flatMap((areWalls) =>
  permuted([TOP, RIGHT, BOTTOM, LEFT]).map((sides) => {
    const closedBy = (code: number) =>
      sides.reduce((sum, side, bit) => sum | (((code >> bit) & 1) === Number(areWalls) ? bitOf(side) : 0), 0);
    return { sides, areWalls, closed: Uint8Array.from({ length: 16 }, (_, code) => closedBy(code)) };
  }),
);

function permuted(all: readonly number[]): number[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((first) => permuted(all.filter((each) => each !== first)).map((rest) => [first, ...rest]));
}

/** The first meaning by which neighbours agree about the wall between them and at most this share of the frame is open, if any does. */
export function meaningOfCodes(
  codes: ArrayLike<number>,
  { rows, columns }: Grid,
  mostOpen: number,
  meanings = codeMeanings,
): CodeMeaning | undefined {
  const inside = neighbourSides({ rows, columns }).subarray(columns);
  const steps = stepsOf({ columns });
  return meanings.find(({ closed }) => {
    const isClosed = (cell: number, side: number) => (closed[codes[cell]!]! & bitOf(side)) !== 0;
    let gaps = 0;
    for (let cell = 0; cell < codes.length; cell++) {
      for (const side of [RIGHT, BOTTOM, LEFT, TOP]) {
        if ((inside[cell]! & bitOf(side)) === 0) gaps += Number(!isClosed(cell, side));
        else if (isClosed(cell, side) !== isClosed(cell + steps[side]!, oppositeSide(side))) return false;
      }
    }
    return gaps <= mostOpen * 2 * (rows + columns);
  });
}
