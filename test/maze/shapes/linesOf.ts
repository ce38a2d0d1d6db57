/** A mask as one reads it: a line per row, # for a cell of the maze. */
export function linesOf(mask: Uint8Array, columns: number): string[] {
  return Array.from({ length: mask.length / columns }, (_, row) =>
    Array.from(mask.subarray(row * columns, (row + 1) * columns), (inside) => (inside === 1 ? "#" : ".")).join(""),
  );
}

/** The mask that {@link linesOf} shows. */
export function maskOf(lines: readonly string[]): Uint8Array {
  return Uint8Array.from(lines.join(""), (sign) => (sign === "#" ? 1 : 0));
}
