/** The most cells for which dead ends of uniform spanning trees are computed: 30 x 30 takes about 20 milliseconds. */
export const TREE_CELLS = 900;

/**
 * The expected number of dead ends of a uniform spanning tree of a whole rectangle, for at least 2 x 2 and at most
 * {@link TREE_CELLS} cells: exact, to about ten digits.
 *
 * By the transfer-current theorem, the chance that none of a set of edges is in the tree is the determinant of I - K. K(e, f) is the
 * current through f when a current of 1 enters at one end of e and leaves at the other, with every edge a wire
 * of 1 ohm. A cell is a dead end if all of its edges but one are absent: the sum of these determinants over its edges. K comes from the
 * pseudo-inverse of the grid's Laplacian, whose eigenvectors are products of cosines. Time O(n (rows + columns)).
 *
 * Source: Burton, Pemantle 1993.
 */
export function uniformTreeDeadEnds(rows: number, columns: number): number {
  const green = greenFunction(rows, columns);
  let deadEnds = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const neighbours = [
        [row, column + 1],
        [row + 1, column],
        [row, column - 1],
        [row - 1, column],
      ].filter(([r, c]) => r! >= 0 && r! < rows && c! >= 0 && c! < columns) as [number, number][];
      const here: [number, number] = [row, column];
      const self = green(here, here);
      const beside = neighbours.map((one) => green(here, one));
      const transfer = neighbours.map((one, i) =>
        neighbours.map((other, j) => self - beside[i]! - beside[j]! + green(one, other)),
      );
      for (let kept = 0; kept < neighbours.length; kept++) {
        const out = neighbours.map((_, i) => i).filter((i) => i !== kept);
        deadEnds += determinant(out.map((i) => out.map((j) => Number(i === j) - transfer[i]![j]!)));
      }
    }
  }
  return deadEnds;
}

/** The pseudo-inverse of the Laplacian for pairs of cells that are at most {@link NEAR} columns apart. */
function greenFunction(rows: number, columns: number): (one: [number, number], other: [number, number]) => number {
  const down = cosines(rows);
  const across = cosines(columns);
  const [downValues, acrossValues] = [rows, columns].map((n) => Array.from({ length: n }, (_, i) => eigenvalue(i, n)));
  // For two columns, the sums over everything that does not depend on the rows: one number per vertical eigenvector.
  const sums = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: 2 * NEAR + 1 }, (__, beside) => sumsAcross(column, column + beside - NEAR)),
  );
  function sumsAcross(column: number, otherColumn: number): Float64Array {
    const [one, other] = [across[column]!, across[otherColumn]];
    if (other === undefined) return new Float64Array();
    const products = one.map((value, j) => value * other[j]!);
    return Float64Array.from({ length: rows }, (_, i) => {
      let sum = 0;
      for (let j = i === 0 ? 1 : 0; j < columns; j++) sum += products[j]! / (downValues![i]! + acrossValues![j]!);
      return sum;
    });
  }
  return ([row, column], [otherRow, otherColumn]) => {
    const along = sums[column]![otherColumn - column + NEAR]!;
    const [one, other] = [down[row]!, down[otherRow]!];
    let sum = 0;
    for (let i = 0; i < rows; i++) sum += along[i]! * one[i]! * other[i]!;
    return sum;
  };
}

/** The greatest distance in columns between two neighbours of one cell. */
const NEAR = 2;

/** The eigenvectors of a path of n cells, each of length 1: for each cell its entry in every vector. */
function cosines(n: number): Float64Array[] {
  return Array.from({ length: n }, (_, at) =>
    Float64Array.from(
      { length: n },
      (__, i) => Math.sqrt((i === 0 ? 1 : 2) / n) * Math.cos((Math.PI * i * (at + 0.5)) / n),
    ),
  );
}

function eigenvalue(i: number, n: number): number {
  return 2 - 2 * Math.cos((Math.PI * i) / n);
}

/** The determinant of at most 3 x 3 numbers, by Gaussian elimination. */
function determinant(matrix: number[][]): number {
  let product = 1;
  for (let i = 0; i < matrix.length; i++) {
    const pivot = matrix[i]!;
    product *= pivot[i]!;
    for (const row of matrix.slice(i + 1)) {
      const factor = row[i]! / pivot[i]!;
      for (let j = i; j < row.length; j++) row[j]! -= factor * pivot[j]!;
    }
  }
  return product;
}
