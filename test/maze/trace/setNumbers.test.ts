import fc from "fast-check";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { Random, countCells } from "../../../src/maze/model";
import { MergingSets, mergesOf } from "../../../src/maze/trace/sets";
import { setNumbersAt } from "./smallTrace";
import { stepSelectedAcross, stepWall, type Trace, BLOCKED, OPENED } from "../../../src/maze/trace/trace";
import { generators } from "../../../src/maze/generators/generators";
import { TraceCursor } from "../../../src/maze/trace/cursor";
import { anyGrid } from "../anyMaze";
import { runs } from "../../depth";

/**
 * The workbook's macro as it is told, slow and plain: numbers in cells; a selected cell and a side; if the numbers
 * differ, every cell of the neighbour's set gets the selected cell's number.
 */
function macro(rows: number, columns: number, trace: Trace, count: number): number[] {
  const numbers = Array.from({ length: rows * columns }, (_, cell) => cell + 1);
  for (const step of trace.steps.slice(0, count)) {
    const owner = stepWall(step) >> 1;
    const across = owner + (stepWall(step) & 1 ? columns : 1);
    const [selected, neighbour] = stepSelectedAcross(step) ? [across, owner] : [owner, across];
    const [kept, absorbed] = [numbers[selected]!, numbers[neighbour]!];
    if (kept === absorbed) continue;
    for (let cell = 0; cell < numbers.length; cell++) if (numbers[cell] === absorbed) numbers[cell] = kept;
  }
  return numbers;
}

describe("set numbers", () => {
  it("look at one step of the trace to go one step further or back, however long it is", () => {
    const grid = { rows: 60, columns: 60 };
    const { trace } = kruskal(grid, new Random("long"));
    let looks = 0;
    const steps = new Proxy(trace.steps, {
      get: (all, at) => {
        if (typeof at === "string" && /^\d+$/.test(at)) looks++;
        return Reflect.get(all, at, all) as unknown;
      },
    });
    const sets = new MergingSets(grid, { ...trace, steps });
    sets.moveTo(5_000);
    const before = sets.setsLeft;
    looks = 0;
    sets.moveTo(4_999);
    sets.moveTo(5_000);
    expect([looks, sets.setsLeft]).toEqual([1, before]);
  });

  it("equal the macro's after any number of steps, for any size and seed", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.string(),
        fc.nat(),
        (rows, columns, seed, at) => {
          const { trace } = kruskal({ rows, columns }, new Random(seed));
          const count = at % (trace.steps.length + 1);
          expect([...setNumbersAt({ rows, columns }, trace, count)]).toEqual(macro(rows, columns, trace, count));
        },
      ),
    );
  });

  it("are 0 in masked cells", () => {
    const grid = { rows: 1, columns: 3, mask: Uint8Array.of(1, 0, 1) };
    const { trace } = kruskal(grid, new Random("mask"));
    expect([...setNumbersAt(grid, trace, trace.steps.length)]).toEqual([1, 0, 3]);
  });
});

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
        const size = whole.rows * whole.columns;
        const idOf = (node: number) => 1 + (node < size ? cells.indexOf(node) : cells.length + node - size);
        const cursor = new TraceCursor(whole, trace);
        const mergeOf = mergesOf(whole);
        for (let position = 1; position <= trace.steps.length; position++) {
          cursor.moveTo(position);
          const step = cursor.step()!;
          const merge = mergeOf(step);
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
