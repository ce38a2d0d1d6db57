import fc from "fast-check";
import { DisjointSets } from "../../src/maze/model/disjointSets";

const CELLS = 10;

test("cells have the same root exactly when they were joined, directly or through others; a join says whether it did anything", () => {
  const pairs = fc.array(fc.record({ one: fc.nat(CELLS - 1), other: fc.nat(CELLS - 1) }));
  fc.assert(
    fc.property(pairs, (joins) => {
      const sets = new DisjointSets(CELLS);
      const names = Array.from({ length: CELLS }, (_, cell) => cell);
      for (const { one, other } of joins) {
        const [kept, lost] = [names[one]!, names[other]!];
        expect(sets.join(one, other)).toBe(kept === lost ? 0 : 1);
        names.forEach((name, cell) => name === lost && (names[cell] = kept));
        for (let cell = 0; cell < CELLS; cell++) {
          for (let next = 0; next < cell; next++) {
            expect(sets.find(cell) === sets.find(next)).toBe(names[cell] === names[next]);
          }
          expect(sets.find(cell)).toBe(names.indexOf(names[cell]!));
        }
      }
    }),
  );
});
