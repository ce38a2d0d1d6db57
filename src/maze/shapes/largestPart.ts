import type { Grid, Mask } from "../model";

/** The largest connected part of a mask, the first of several of that size, and how many cells the others had. Time O(cells). */
export function largestPart({ rows, columns, mask }: Grid & { readonly mask: Mask }): {
  readonly mask: Mask;
  readonly dropped: number;
} {
  const partOf = new Int32Array(mask.length);
  const sizes = [0];
  for (let first = 0; first < mask.length; first++) {
    if (mask[first] === 0 || partOf[first] !== 0) continue;
    const part = sizes.length;
    let size = 0;
    const found = [first];
    partOf[first] = part;
    const visit = (cell: number) => {
      if (mask[cell] === 0 || partOf[cell] !== 0) return;
      partOf[cell] = part;
      found.push(cell);
    };
    while (found.length > 0) {
      const cell = found.pop()!;
      size++;
      if (cell % columns > 0) visit(cell - 1);
      if ((cell + 1) % columns > 0) visit(cell + 1);
      if (cell >= columns) visit(cell - columns);
      if (cell + columns < rows * columns) visit(cell + columns);
    }
    sizes.push(size);
  }
  const largest = sizes.indexOf(Math.max(...sizes.slice(1), 0), 1);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return { mask: Uint8Array.from(partOf, (part) => (part === largest ? 1 : 0)), dropped: all - (sizes[largest] ?? 0) };
}
