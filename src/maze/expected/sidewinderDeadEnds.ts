/** Two columns farther apart are in one run with a chance below 2^-60, too small to show in any digit. */
const FAR = 60;

/**
 * The expected number of dead ends of sidewinder with closing chance 1/2, for at least 2 x 2 cells: exact.
 *
 * A cell is a dead end if exactly one of its four walls is open. Left and right depend on its run, from column
 * `from` to `to`, and each coin is fair. Up: one cell of the run is drawn, each with a chance of 1 in the run's cells. Down: the cell below
 * is drawn from its own run, independently, because each row draws for itself. The first row is one run without an
 * opening upwards, and below the last row nothing is drawn. Time O(columns up to 121) times 60².
 */
export function sidewinderDeadEnds(rows: number, columns: number): number {
  // All columns in the middle of a wide grid are alike.
  const width = Math.min(columns, 2 * FAR + 1);
  const weight = (column: number) => (column === FAR ? columns - width + 1 : 1);
  let first = 0;
  let between = 0;
  let last = 0;
  for (let column = 0; column < width; column++) {
    const { drawn, dead } = chancesOf(column, width);
    const isCorner = column === 0 || column === width - 1;
    first += weight(column) * (isCorner ? 1 - drawn : 0);
    // Its own row opens at least one of its walls: a run of one cell opens upwards.
    between += weight(column) * dead * (1 - drawn);
    last += weight(column) * dead;
  }
  return first + (rows - 2) * between + last;
}

/**
 * For a cell below the first row: the chance that it is drawn to open upwards, and the chance that exactly one of its left, right and
 * top walls is open.
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
