import fc from "fast-check";
import { generators } from "../../../src/maze/generators/generators";
import { Random } from "../../../src/maze/model/random";
import { countCells } from "../../../src/maze/model/maze";
import { TraceCursor } from "../../../src/maze/trace/cursor";
import { MergeTree, type TreeNode } from "../../../src/maze/trace/mergeTree";
import { BLOCKED, OPENED } from "../../../src/maze/trace/trace";
import { anyGrid } from "../anyMaze";
import { runs } from "../../depth";

/** A node as a C program keeps it: found by its id, with a parent that every union sets. */
interface TextbookNode {
  readonly id: number;
  parent: TextbookNode | undefined;
  readonly left?: TextbookNode;
  readonly right?: TextbookNode;
}

const rootOf = (node: TextbookNode): TextbookNode => (node.parent === undefined ? node : rootOf(node.parent));

const merging = generators.filter(({ mergesSets }) => mergesSets === true);

test("the generators that merge sets are Kruskal, in both forms, Borůvka and Eller", () => {
  expect(merging.map(({ id }) => id).sort()).toEqual(["boruvka", "eller", "kruskal", "kruskal-picks"]);
});

test.each(merging.map((generator) => [generator.id, generator] as const))(
  "%s: each union is a new node above the roots of its two cells, as in a program with pointers",
  (_, generator) => {
    fc.assert(
      fc.property(anyGrid(7), fc.string(), (grid, seed) => {
        const whole = generator.honoursMask ? grid : { rows: grid.rows, columns: grid.columns };
        const { trace } = generator.make(whole, new Random(seed));
        const cells = Array.from({ length: whole.rows * whole.columns }, (__, cell) => cell).filter(
          (cell) => whole.mask === undefined || whole.mask[cell] === 1,
        );
        const nodes = new Map<number, TextbookNode>(
          cells.map((cell, i) => [cell, { id: i + 1, parent: undefined }] as const),
        );
        let next = cells.length + 1;
        const idOf = (node: TreeNode) => ("cell" in node ? cells.indexOf(node.cell) + 1 : node.union);
        const cursor = new TraceCursor(whole, trace);
        const tree = new MergeTree(whole);
        for (let position = 1; position <= trace.steps.length; position++) {
          cursor.moveTo(position);
          const step = cursor.step()!;
          const merge = tree.take(step);
          const isJoin = step.outcome === OPENED || step.outcome === BLOCKED;
          const [one, other] = [rootOf(nodes.get(step.selected)!), rootOf(nodes.get(step.neighbour)!)];
          if (!isJoin || one === other) {
            expect(merge).toBeUndefined();
            continue;
          }
          one.parent = other.parent = { id: next++, parent: undefined, left: one, right: other };
          const { id, left, right } = one.parent;
          expect([merge!.node, merge!.left, merge!.right].map(idOf)).toEqual([id, left!.id, right!.id]);
        }
        expect(next - 1).toBeLessThanOrEqual(2 * countCells(whole) - 1);
      }),
      { seed: 43, numRuns: runs(60) },
    );
  },
);
