import { type Grid, countCells } from "../model";
import type { Step } from "./steps";
import { BLOCKED, OPENED } from "./trace";

/** A union of two sets: a new node of the tree, above the nodes of the two sets. */
interface Merge {
  readonly node: TreeNode;
  /** The node of the selected cell's set. */
  readonly left: TreeNode;
  /** The node of its neighbour's set. */
  readonly right: TreeNode;
}

/** A node of the tree: a cell, which is a leaf, or the union with this number. */
export type TreeNode = { readonly cell: number } | { readonly union: number };

/**
 * The tree in which the sets of a maze merge, as disjoint sets are kept in nodes with a parent, a left and a right child: every cell is a
 * node, and each union makes a new node above the two that are joined. Nodes of unions are numbered on from the number of cells, in the
 * order of the merges. It follows the steps of a trace without leaving out any. 8 bytes per cell.
 */
export class MergeTree {
  /** The cell or union, by the number of its set; see MergingSets. Unions come after all cells. */
  private readonly nodes: Uint32Array;
  private readonly size: number;
  private readonly cells: number;
  private merges = 0;

  constructor(grid: Grid) {
    this.size = grid.rows * grid.columns;
    this.cells = countCells(grid);
    this.nodes = Uint32Array.from({ length: this.size }, (_, cell) => cell);
  }

  /** What the next step merges; undefined if it merges nothing. */
  take({ outcome, setOfSelected, setOfNeighbour }: Step): Merge | undefined {
    if ((outcome !== OPENED && outcome !== BLOCKED) || setOfSelected === setOfNeighbour) return undefined;
    const left = this.nodes[setOfSelected - 1]!;
    const right = this.nodes[setOfNeighbour - 1]!;
    const node = this.size + this.merges++;
    this.nodes[setOfSelected - 1] = node;
    return { node: this.nodeOf(node), left: this.nodeOf(left), right: this.nodeOf(right) };
  }

  private nodeOf(node: number): TreeNode {
    return node < this.size ? { cell: node } : { union: this.cells + 1 + node - this.size };
  }
}
