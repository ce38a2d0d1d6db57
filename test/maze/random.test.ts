import { murmurHash, Random } from "../../src/maze/model";
import { chiSquared } from "./shape";

describe("the seeded generator", () => {
  it("gives the same draws for the same seed, on every machine", () => {
    const random = new Random("Lavirint");
    expect([random.next(), random.next(), random.next(), random.below(1000)]).toEqual([
      -1781080830, 1499156952, 953671076, 405,
    ]);
  });

  it("draws every number below a bound equally often", () => {
    const random = new Random("uniform");
    const seen = new Array<number>(7).fill(0);
    for (let i = 0; i < 70_000; i++) seen[random.below(7)]!++;
    // 6 degrees of freedom: above 22.46 with a chance of 0.001.
    expect(chiSquared(seen, new Array(7).fill(10_000))).toBeLessThan(22.46);
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

  it.each([
    ["percent", 100, 30],
    ["permille", 1000, 25],
  ] as const)("is true with the stated chance in %s, never at 0 and always at the whole", (unit, whole, some) => {
    const random = new Random(unit);
    const hits = (chance: number) => Array.from({ length: 40_000 }, () => random[unit](chance)).filter(Boolean).length;
    expect([hits(0), hits(whole)]).toEqual([0, 40_000]);
    const share = some / whole;
    expect(Math.abs(hits(some) - 40_000 * share)).toBeLessThan(4 * Math.sqrt(40_000 * share * (1 - share)));
  });
});

const hex = (hash: Int32Array) => [...hash].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");

describe("the hash of a seed", () => {
  // From a program of its own, written from MurmurHash3's definition, which gives the published value for
  // "The quick brown fox jumps over the lazy dog" (43 bytes, so no text of 16-bit units): 2f1583c3ecee2c675d7bf66ce5e91d2c.
  it.each([
    ["", "00000000000000000000000000000000"],
    ["a", "033bb196ccef4fe1ccef4fe1ccef4fe1"],
    [" ", "0db20c5c0e595fea0e595fea0e595fea"],
    ["Lavirint", "33e24d93b29405cb062f0a6a29c03b82"],
    ["tavo-mirelu-42", "39d172ba32e5dedfb56d405fdbf7be6f"],
    ["Ljubljana č 7", "bf307af9b3230f676d20045594a2726d"],
    ["x".repeat(37), "3faef66bb3406f7674d7a31ed257b4df"],
  ])("is MurmurHash3_x86_128 of its UTF-16 units: %j", (text, expected) => {
    expect(hex(murmurHash(text))).toBe(expected);
  });

  it("differs for texts of lone halves of a character, which no other encoding tells apart", () => {
    const texts = ["\ud83d", "\ude00", "\ud83d\ude00", "\ufffd"];
    expect(new Set(texts.map((text) => hex(murmurHash(text)))).size).toBe(texts.length);
  });
});
