import fc from "fast-check";
import { generators, generatorById } from "../../../src/maze/generators/generators";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { Random, countCells, type Grid } from "../../../src/maze/model";
import { TraceCursor, mergesOf, Outcome, stepSelectedAcross, stepWall, type Trace } from "../../../src/maze/trace";
import { runs } from "../../depth";
import { anyGrid } from "../anyMaze";
import { wallsBetween } from "../shape";
import { setNumbersAt } from "./smallTrace";

/**
 * The set numbers of the Excel-VBA workbook's second macro, as slow and plain as it is there: a selected cell and one of its walls; if the
 * numbers on both sides differ, every cell with the other number gets the selected cell's. The random choices are those of the trace.
 */
function macro({ rows, columns }: Grid, { steps }: Trace, count: number): number[] {
  let numbers = Array.from({ length: columns * rows }, (_, i) => i + 1);
  for (const step of steps.subarray(0, count)) {
    const wall = stepWall(step);
    const owner = wall >> 1;
    const beyond = wall % 2 === 0 ? owner + 1 : owner + columns;
    const [selected, other] = (stepSelectedAcross(step) ? [beyond, owner] : [owner, beyond]).map((at) => numbers[at]!);
    numbers = numbers.map((number) => (number === other ? selected! : number));
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
    const cursor = new TraceCursor(grid, { ...trace, steps });
    cursor.moveTo(5_000);
    const before = cursor.setsLeft;
    looks = 0;
    cursor.moveTo(4_999);
    cursor.moveTo(5_000);
    expect([looks, cursor.setsLeft]).toEqual([2, before]);
  });

  it("equal the macro's after any number of steps, for any size and seed", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.string(),
        fc.nat(),
        (rows, columns, seed, at) => {
          const grid = { rows, columns };
          const { trace } = kruskal(grid, new Random(seed));
          const count = at % (trace.steps.length + 1);
          expect([...setNumbersAt(grid, trace, count)]).toEqual(macro(grid, trace, count));
        },
      ),
    );
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
        const size = whole.rows * whole.columns;
        const cells = Array.from({ length: size }, (__, cell) => cell).filter((cell) => whole.mask?.[cell] !== 0);
        const nodes = new Map<number, TextbookNode>(
          cells.map((cell, i) => [cell, { id: i + 1, parent: undefined }] as const),
        );
        let next = cells.length + 1;
        const idOf = (node: number) => 1 + (node < size ? cells.indexOf(node) : cells.length + node - size);
        const cursor = new TraceCursor(whole, trace);
        const mergeOf = mergesOf(whole);
        for (let position = 1; position <= trace.steps.length; position++) {
          cursor.moveTo(position);
          const step = cursor.step()!;
          const merge = mergeOf(step);
          const isJoin = step.outcome === Outcome.joined || step.outcome === Outcome.blocked;
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

const sizes: readonly Grid[] = [
  { rows: 5, columns: 8 },
  { rows: 15, columns: 20 },
  { rows: 9, columns: 9, mask: Uint8Array.from({ length: 81 }, (_, cell) => (cell % 7 === 3 ? 0 : 1)) },
];
const seeds = Array.from({ length: runs(12) }, (_, i) => `tints ${i}`);

/**
 * The sets of two or more cells at a position: the number of each with its size and its tint. Throws if a set has no tint, or more than
 * one, or that of a set that it touches.
 */
function setsAt(cursor: TraceCursor): Map<number, { size: number; tint: number }> {
  const [tints, numbers] = [cursor.tintsOfSets(), cursor.numbers()];
  const found = new Map<number, { size: number; tint: number }>();
  numbers.forEach((number, cell) => {
    const [size, tint] = [cursor.sizeOf(cell), tints[cell]!];
    if (size === 1 ? tint !== 0 : tint < 1 || tint > 7) throw new Error(`Cell ${cell} has the tint ${tint}.`);
    if (size === 1) return;
    if ((found.get(number)?.tint ?? tint) !== tint) throw new Error(`Set ${number} has two tints.`);
    found.set(number, { size, tint });
  });
  for (const wall of wallsBetween(cursor.maze)) {
    const [one, other] = [wall >> 1, cursor.maze.across(wall)];
    if (tints[one]! > 0 && tints[one] === tints[other] && numbers[one] !== numbers[other])
      throw new Error(`${one} and ${other} are of different sets of one tint.`);
  }
  return found;
}

test.each(["kruskal", "boruvka", "eller", "kruskal-picks"])(
  "tints of the sets of %s differ where two touch, and stay while their set does, unless it would touch one of its tint at least as large",
  (id) => {
    let [steps, others] = [0, 0];
    for (const grid of sizes.filter(({ mask }) => mask === undefined || generatorById(id).honoursMask)) {
      for (const seed of seeds) {
        const cursor = new TraceCursor(grid, generatorById(id).make(grid, new Random(seed)).trace);
        let before = setsAt(cursor);
        for (let position = 1; position <= cursor.trace.steps.length; position++) {
          cursor.moveTo(position);
          const after = setsAt(cursor);
          const { setOfSelected, setOfNeighbour } = cursor.step()!;
          const joined = after.get(setOfSelected);
          const [one, other] = [before.get(setOfSelected), before.get(setOfNeighbour)];
          const larger = other !== undefined && (one === undefined || other.size > one.size) ? other : one;
          const isAlike = (set: { size: number; tint: number }) => set.tint === larger?.tint;
          const fault = `${seed}, step ${position}`;
          for (const [number, { size, tint }] of after) {
            const old = before.get(number);
            if (number === setOfSelected || old === undefined || old.tint === tint) continue;
            if (!isAlike(old)) others++;
            else if (size > joined!.size) throw new Error(`${fault}: set ${number} changed its tint.`);
          }
          steps++;
          before = after;
          if (joined === undefined || larger === undefined || isAlike(joined)) continue;
          const isSmaller = [...after.values()].some((set) => isAlike(set) && set.size > joined.size);
          if (!isSmaller) throw new Error(`${fault}: the joined set changed its tint.`);
        }
      }
    }
    // Others change only to make room for a set that is surrounded by all tints.
    expect(others / steps).toBeLessThan(0.002);
  },
);
