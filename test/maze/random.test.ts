import { kruskal } from "../../src/maze/generators/kruskal";
import { murmurHash } from "../../src/maze/model/murmurHash";
import { Random } from "../../src/maze/model/random";
import { chiSquared } from "./shape";

describe("the seeded generator", () => {
  it("gives the same draws for the same seed, on every machine", () => {
    const random = new Random("Lavirint");
    expect([random.next(), random.next(), random.next(), random.below(1000)]).toEqual([
      -1781080830, 1499156952, 953671076, 405,
    ]);
  });

  it("gives other draws for seeds that differ in one letter, in case or in length", () => {
    const first = (seed: string) => new Random(seed).next();
    const seeds = ["", " ", "a", "a ", " a", "A", "b", "aa", "1", "01", "ä"];
    expect(new Set(seeds.map(first)).size).toBe(seeds.length);
  });

  // 32 bits of a seed are not enough: these pairs agreed in all of them while the state was made of a hash of 32 bits.
  it.each([
    ["maze-36205", "maze-36210"],
    ["maze-36204", "maze-36211"],
    ["maze-36207", "maze-36212"],
  ])("gives other draws and other mazes for %s and %s", (one, other) => {
    const draws = (seed: string) => {
      const random = new Random(seed);
      return Array.from({ length: 8 }, () => random.next());
    };
    const both = new Set([...draws(one), ...draws(other)]);
    expect(both.size).toBe(16);
    const maze = (seed: string) => kruskal({ rows: 50, columns: 50 }, new Random(seed)).maze.standing;
    expect(maze(one)).not.toEqual(maze(other));
  });

  it("has another state for each of 300,000 seeds, of which 32 bits would let about ten agree", () => {
    const first = new Set<string>();
    for (let i = 0; i < 300_000; i++) first.add(murmurHash(`seed ${i}`).join());
    expect(first.size).toBe(300_000);
  });

  it("draws every number below a bound equally often", () => {
    const random = new Random("uniform");
    const seen = new Array<number>(7).fill(0);
    for (let i = 0; i < 70_000; i++) seen[random.below(7)]!++;
    // 6 degrees of freedom: above 22.46 with a chance of 0.001.
    expect(chiSquared(seen, new Array(7).fill(10_000))).toBeLessThan(22.46);
  });

  it("draws low and high halves equally often for a bound that does not divide its range", () => {
    const bound = 3 * 2 ** 29;
    const random = new Random("large bound");
    let low = 0;
    for (let i = 0; i < 40_000; i++) if (random.below(bound) < bound / 2) low++;
    // Unbiased: 20,000 with a standard deviation of 100. Without the second draw it would be 24,000 or more.
    expect(Math.abs(low - 20_000)).toBeLessThan(400);
  });

  it("takes the very last draw where a bound divides its range, and draws again after the last whole multiple of one that does not", () => {
    /** Draws what it is given. */
    class Given extends Random {
      draws: number[] = [];
      override next(): number {
        return this.draws?.shift() ?? super.next();
      }
    }
    const random = new Given("given");
    random.draws = [-1];
    expect(random.below(2 ** 30)).toBe(2 ** 30 - 1);
    // Of 2^31 draws, 0 to 2^31 - 1, the last two are beyond the last whole multiple of 3.
    random.draws = [-1, -3, -5];
    expect(random.below(3)).toBe(2);
    expect(random.draws).toEqual([]);
  });

  it("is true with the stated chance in a hundred, never at 0 and always at 100", () => {
    const random = new Random("percent");
    const hits = (percent: number) =>
      Array.from({ length: 10_000 }, () => random.percent(percent)).filter(Boolean).length;
    expect(hits(0)).toBe(0);
    expect(hits(100)).toBe(10_000);
    expect(Math.abs(hits(30) - 3000)).toBeLessThan(4 * Math.sqrt(10_000 * 0.3 * 0.7));
  });

  it("is true with the stated chance in a thousand, never at 0 and always at 1000", () => {
    const random = new Random("permille");
    const hits = (permille: number) =>
      Array.from({ length: 40_000 }, () => random.permille(permille)).filter(Boolean).length;
    expect(hits(0)).toBe(0);
    expect(hits(1000)).toBe(40_000);
    expect(Math.abs(hits(25) - 1000)).toBeLessThan(4 * Math.sqrt(40_000 * 0.025 * 0.975));
  });
});
