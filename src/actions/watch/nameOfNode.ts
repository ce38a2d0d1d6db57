import type { TreeNode } from "../../maze/trace";
import { cellName } from "../../worksheet/cells";
import type { Area } from "../../worksheet/excel";

/** What a node of a merge tree is called in tables: a cell by its address, a union by its number: "#41". */
export function nameOfNode(area: Area, node: TreeNode): string {
  return "cell" in node ? cellName(area, node.cell) : `#${node.union}`;
}
