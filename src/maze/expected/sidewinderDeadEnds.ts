/** Columns farther apart are in one run with a chance below 2^-60, which no digit shows. */
const FAR = 60;

/**
 * The expected number of dead ends of sidewinder with closing chance 1/2, for at least 2 x 2 cells: exact.
 *
 * A cell is a dead end where exactly one of its four walls is open. Left and right: the run that it is in, from column
 * `from` to `to`, of which each coin is fair. Up: drawn from the run, with a chance of 1 in its cells. Down: the cell below
 * was drawn from its own run, which is independent, because rows draw for themselves. The first row is one run without an
 * opening upwards, and under the last row nothing is drawn. Time O(columns up to 121) times 60².
 */
export function sidewinderDeadEnds(rows: number, columns: number): number {
  // Columns in the middle of a wide grid are all alike.
  const width = Math.min(columns, 2 * FAR + 1);
  const weight = (column: number) => (column === FAR ? columns - width + 1 : 1);
  let first = 0;
  let between = 0;
  let last = 0;
  for (let column = 0; column < width; column++) {
    const { drawn, dead } = chancesOf(column, width);
    const isCorner = column === 0 || column === width - 1;
    first += weight(column) * (isCorner ? 1 - drawn : 0);
    // Its own row opens one of its walls at least: a run of one cell opens upwards.
    between += weight(column) * dead * (1 - drawn);
    last += weight(column) * dead;
  }
  return first + (rows - 2) * between + last;
}

/**
 * Of a cell below the first row: the chance that it is drawn to open upwards, and the chance of exactly one opening to the left,
 * to the right or upwards.
 */
function chancesOf(column: number, columns: number): { drawn: number; dead: number } {
  let drawn = 0;
  let dead = 0;
  for (let from = Math.max(0, column - FAR); from <= column; from++) {
    const starts = 0.5 ** (column - from) * (from > 0 ? 0.5 : 1);
    for (let to = column; to < Math.min(columns, column + FAR + 1); to++) {
      const ends = 0.5 ** (to - column) * (to < columns - 1 ? 0.5 : 1);
      const chance = starts * ends;
      const up = 1 / (to - from + 1);
      const sides = Number(from < column) + Number(to > column);
      drawn += chance * up;
      if (sides === 0) dead += chance;
      if (sides === 1) dead += chance * (1 - up);
    }
  }
  return { drawn, dead };
}
