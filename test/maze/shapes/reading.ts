/** A mask as one reads it: a line per row, # for a cell of the maze. */
export function linesOf(mask: Uint8Array, columns: number): string[] {
  return Array.from({ length: mask.length / columns }, (_, row) =>
    Array.from(mask.subarray(row * columns, (row + 1) * columns), (inside) => (inside === 1 ? "#" : ".")).join(""),
  );
}

/** Whether all cells of a mask are connected by their sides: one flood from the first. */
export function isConnected(mask: Uint8Array, columns: number): boolean {
  const left = Uint8Array.from(mask);
  const found = [left.indexOf(1)];
  left[found[0]!] = 0;
  for (const cell of found) {
    const column = cell % columns;
    const beside = [column > 0 ? cell - 1 : -1, column + 1 < columns ? cell + 1 : -1, cell - columns, cell + columns];
    for (const next of beside) {
      if (left[next] !== 1) continue;
      left[next] = 0;
      found.push(next);
    }
  }
  return !left.includes(1);
}
