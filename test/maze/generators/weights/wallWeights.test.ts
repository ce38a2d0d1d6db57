import fc from "fast-check";
import { WallWeights } from "../../../../src/maze/generators/weights/wallWeights";
import { MAX_CELLS } from "../../../../src/maze/model/maze";
import { Random } from "../../../../src/maze/model/random";
import { chiSquared } from "../../shape";
import { runs } from "../../../depth";

/** Weights of single walls. */
function weigh(weights: WallWeights, walls: readonly number[]): number[] {
  const one = new Int32Array(1);
  return walls.map((wall) => {
    weights.ofWalls(wall, 1, one, 0);
    return one[0]!;
  });
}

function wallsAt(weights: WallWeights, rank: number, count: number): number[] {
  const walls = new Int32Array(count);
  weights.fillWithWallsAt(rank, walls);
  return [...walls];
}

describe("The weights of walls", () => {
  const count = fc.integer({ min: 1, max: 2 * MAX_CELLS });

  it("give their wall back, are multiples of 4 and below 2^30, up to the largest maze", () => {
    fc.assert(
      fc.property(count, fc.double({ min: 0, max: 1, noNaN: true }), fc.string(), (walls, where, seed) => {
        const weights = new WallWeights(walls, new Random(seed));
        const wall = Math.floor(where * (walls - 1));
        const weight = weigh(weights, [wall])[0]!;
        expect([weight % 4, weight >= 0, weight < 2 ** 30]).toEqual([0, true, true]);
        expect(weights.wallOf(weight)).toBe(wall);
        expect(wallsAt(weights, weight / (2 ** 30 / weights.ranks), 1)).toEqual([wall]);
      }),
      { numRuns: runs(2000) },
    );
  });

  it("are for one seed and one number of walls what they were when codes of such mazes were handed out", () => {
    const first = (walls: number, seed: string) =>
      weigh(new WallWeights(walls, new Random(seed)), [0, 1, 2, walls - 1]);
    expect(first(1_200_000, "golden")).toEqual([1028547584, 533585408, 1005640192, 539228672]);
    expect(first(2 ** 21, "golden")).toEqual([1028547584, 533585408, 1005640192, 265349632]);
    expect(first(2 ** 21 + 1, "golden")).toEqual([885527808, 61033216, 690716416, 431558144]);
    expect(first(2 * MAX_CELLS, "golden")).toEqual([259457824, 485783072, 245186976, 901667264]);
  });

  it("are as many as wall numbers of so many bits, none twice", () => {
    const weights = new WallWeights(1_100_000, new Random("bijection"));
    expect(weights.ranks).toBe(2 ** 21);
    const seen = new Uint8Array(weights.ranks);
    for (let rank = 0; rank < weights.ranks; rank += 1000) {
      for (const wall of wallsAt(weights, rank, Math.min(1000, weights.ranks - rank))) seen[wall]!++;
    }
    expect(seen.every((times) => times === 1)).toBe(true);
  });

  it("are the same for a row of walls at once as one by one", () => {
    const weights = new WallWeights(2_000_000, new Random("row"));
    const row = new Int32Array(50);
    weights.ofWalls(123_456, 40, row, 5);
    expect([...row.subarray(5, 45)]).toEqual(
      weigh(
        weights,
        Array.from({ length: 40 }, (_, i) => 123_456 + i),
      ),
    );
  });

  // Walls around a cell, around a corner, side by side, far apart by powers of 2; of 1000 columns.
  it.each([
    [[502_002, 502_003, 502_000, 500_003]],
    [[502_000, 504_000, 502_001, 502_003]],
    [[0, 1, 2, 3]],
    [[5, 65_541, 131_077, 196_613]],
    [[0, 512, 1_048_576, 1_049_088]],
  ])("put walls %j in each of their 24 orders equally often", (walls) => {
    const seeds = 24_000;
    const seen = new Map<string, number>();
    for (let i = 0; i < seeds; i++) {
      const heavy = weigh(new WallWeights(2_000_000, new Random(`orders ${i}`)), walls);
      const order = [0, 1, 2, 3].sort((a, b) => heavy[a]! - heavy[b]!).join("");
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    // 23 degrees of freedom: above 49.73 with a chance of 0.001.
    expect(chiSquared([...seen.values()], new Array<number>(24).fill(seeds / 24))).toBeLessThan(49.73);
  });

  it("of neighbours, and of seeds that differ in one letter, are uncorrelated", () => {
    const walls = 1_200_000;
    const of = (seed: string) => {
      const weights = new Int32Array(walls);
      new WallWeights(walls, new Random(seed)).ofWalls(0, walls, weights, 0);
      return weights;
    };
    const one = of("seed a");
    const correlation = (a: Int32Array, b: Int32Array) => {
      let sum = 0;
      for (let i = 0; i < a.length; i++) sum += (a[i]! / 2 ** 29 - 1) * (b[i]! / 2 ** 29 - 1);
      return (3 * sum) / a.length;
    };
    // Of n independent pairs the correlation has a standard deviation of 1 / sqrt(n).
    const most = 4 / Math.sqrt(walls);
    for (const distance of [1, 2, 3, 1024, 2048, 65_536]) {
      const pairs = walls - distance;
      expect(Math.abs(correlation(one.subarray(0, pairs), one.subarray(distance)))).toBeLessThan(1.1 * most);
    }
    expect(Math.abs(correlation(one, of("seed b")))).toBeLessThan(most);
  });
});
