import fc from "fast-check";
import { CellQueue, DisjointSets } from "../../src/maze/model";
import { SmallestFirst } from "../../src/maze/generators/shared/smallestFirst";

const CELLS = 12;
const puts = fc.record({ cell: fc.nat(CELLS - 1), key: fc.integer({ min: 0, max: 20 }) });
const turns = fc.array(fc.option(puts, { nil: "take" as const, freq: 3 }), { maxLength: 60 });

describe("a queue of cells", () => {
  it("gives the waiting cells by their last keys, smallest first, whatever was put, lowered and taken before", () => {
    fc.assert(
      fc.property(turns, (all) => {
        const queue = new CellQueue(CELLS);
        const waiting = new Map<number, number>();
        const gone = new Set<number>();
        const take = () => {
          const smallest = Math.min(...waiting.values());
          const cell = queue.take();
          expect(waiting.get(cell)).toBe(smallest);
          waiting.delete(cell);
          gone.add(cell);
        };
        for (const turn of all) {
          if (turn === "take") {
            if (waiting.size > 0) take();
          } else if (!gone.has(turn.cell) && turn.key <= (waiting.get(turn.cell) ?? Infinity)) {
            queue.put(turn.cell, turn.key);
            waiting.set(turn.cell, turn.key);
          }
          expect(queue.isEmpty).toBe(waiting.size === 0);
          for (let cell = 0; cell < CELLS; cell++) expect(queue.knows(cell)).toBe(waiting.has(cell) || gone.has(cell));
        }
        while (waiting.size > 0) take();
        expect(queue.isEmpty).toBe(true);
      }),
    );
  });
});

test("cells have the same root exactly when they were joined, directly or through others; a join says whether it did anything", () => {
  const pairs = fc.array(fc.record({ one: fc.nat(10 - 1), other: fc.nat(10 - 1) }));
  fc.assert(
    fc.property(pairs, (joins) => {
      const sets = new DisjointSets(10);
      const names = Array.from({ length: 10 }, (_, cell) => cell);
      for (const { one, other } of joins) {
        const [kept, lost] = [names[one]!, names[other]!];
        expect(sets.join(one, other)).toBe(kept === lost ? 0 : 1);
        names.forEach((name, cell) => name === lost && (names[cell] = kept));
        for (let cell = 0; cell < 10; cell++) {
          for (let next = 0; next < cell; next++) {
            expect(sets.find(cell) === sets.find(next)).toBe(names[cell] === names[next]);
          }
          expect(sets.find(cell)).toBe(names.indexOf(names[cell]!));
        }
      }
    }),
  );
});

describe("A set that knows its smallest number", () => {
  it("agrees with a sorted list, whatever is added and removed", () => {
    const change = fc.tuple(fc.boolean(), fc.nat(2999));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 200 }), (changes) => {
        const set = new SmallestFirst(3000);
        const list = new Set<number>();
        for (const [add, number] of changes) {
          if (add) set.add(number);
          else set.remove(number);
          if (add) list.add(number);
          else list.delete(number);
          expect(set.smallest()).toBe(list.size === 0 ? undefined : Math.min(...list));
        }
      }),
    );
  });

  it("has no smallest when nothing can be in it", () => {
    expect(new SmallestFirst(0).smallest()).toBeUndefined();
  });
});
