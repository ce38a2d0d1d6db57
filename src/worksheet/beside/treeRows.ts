/**
 * The row of each node of binary trees in a drawing whose leaves are rows, from 0. `unions`: the two children of each node as places in the
 * list, or undefined for a leaf; children come before their parents. The leaves of every node follow each other without a gap, so that
 * no two lines cross; a node with children is in the middle between them, and never below the row of the right one.
 */
export function treeRows(
  unions: readonly ({ readonly left: number; readonly right: number } | undefined)[],
): Uint32Array {
  const rows = new Uint32Array(unions.length);
  const isChild = new Uint8Array(unions.length);
  for (const union of unions) {
    if (union === undefined) continue;
    isChild[union.left] = 1;
    isChild[union.right] = 1;
  }
  let leaves = 0;
  const place = (node: number): void => {
    const union = unions[node];
    if (union === undefined) {
      rows[node] = leaves++;
      return;
    }
    place(union.left);
    place(union.right);
    rows[node] = Math.floor((rows[union.left]! + rows[union.right]!) / 2);
  };
  for (let node = 0; node < unions.length; node++) if (isChild[node] === 0) place(node);
  return rows;
}
