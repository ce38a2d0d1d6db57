import fc from "fast-check";
import {
  entryOf,
  orderOfWeights,
  sortByWeight,
  wallOfEntry,
} from "../../../../src/maze/generators/weights/sortedWeights";
import { heavier, lighter } from "../../../../src/maze/generators/shared/branchless";

/** Weights as walls have them, multiples of 4 below 2^30, none twice; half the time so near to each other that entries are equal. */
const weights = fc
  .oneof(fc.uniqueArray(fc.nat(2 ** 28 - 1), { maxLength: 300 }), fc.uniqueArray(fc.nat(9999), { maxLength: 300 }))
  .map((numbers) => Int32Array.from(numbers, (number) => 4 * number));

/** The numbers of the weights, the lightest first. */
function sorted(all: Int32Array): number[] {
  return [...all.keys()].sort((one, other) => all[one]! - all[other]!);
}

describe("Walls sorted by weight", () => {
  it("are all of those listed, the lightest first; what stands after them in the list stays", () => {
    fc.assert(
      fc.property(weights, (all) => {
        const list = Int32Array.from({ length: all.length + 3 }, (_, wall) =>
          wall < all.length ? entryOf(wall, all[wall]!) : -7,
        );
        sortByWeight(list, all.length, all, new Int32Array(list.length));
        expect([...list.subarray(0, all.length)].map(wallOfEntry)).toEqual(sorted(all));
        expect([...list.subarray(all.length)]).toEqual([-7, -7, -7]);
      }),
    );
  });

  it("are as many as asked for, by their place among all weights", () => {
    fc.assert(
      fc.property(weights, fc.nat(300), (all, some) => {
        const count = Math.min(some, all.length);
        expect([...orderOfWeights(all, count)]).toEqual(sorted(all.subarray(0, count)));
      }),
    );
  });
});

describe("The lighter and the heavier of two weights", () => {
  it("are the smaller and the larger of two numbers", () => {
    const weight = fc.nat(2 ** 30 + 3);
    fc.assert(
      fc.property(weight, weight, (one, other) => {
        expect([lighter(one, other), heavier(one, other)]).toEqual([Math.min(one, other), Math.max(one, other)]);
      }),
    );
  });
});
