import fc from "fast-check";
import { CellQueue } from "../../../src/maze/model";

const CELLS = 12;
const puts = fc.record({ cell: fc.nat(CELLS - 1), key: fc.integer({ min: 0, max: 20 }) });
const turns = fc.array(fc.option(puts, { nil: "take" as const, freq: 3 }), { maxLength: 60 });

test("a queue gives the waiting cells by their last keys, smallest first, whatever was put, lowered and taken before", () => {
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
