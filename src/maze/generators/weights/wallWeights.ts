import type { Random } from "../../model";

// In a sandbox, as in tests, a name of the file is found a hundred times faster than a global one; elsewhere it is the same.
const { imul } = Math;

/** More than any weight: for what is no wall between two cells. */
export const HEAVIEST = 2 ** 30;

/** Fewer bits would not be mixed well; smaller grids are shuffled (wallsInOrder.ts). */
const FEWEST_BITS = 21;

/**
 * The random weight of every wall of a grid: a function only of the seed, the number of walls and the wall's number.
 * So all algorithms that take walls by weight make the same maze from one seed, and removing a cell changes no weight elsewhere.
 *
 * A keyed bijection turns wall numbers into weights: a multiplication, then three times a fold of the upper half of the bits into
 * the lower, a key and a multiplication, all with as many bits as the largest wall number has, at the upper end of a word. So no
 * two walls weigh the same, a weight gives its wall back, and going through all weights in order goes through all walls
 * without sorting. For every grid that Maze accepts weights are multiples of 4 below 2^30: two bits are left for code that compares
 * walls and must know which of them won.
 *
 * The four keys are draws of the generator, 84 to 100 bits of them. Source of the method: multiplicative hashing (Knuth, volume
 * 3, 6.4) with xor-shifts between, as in MurmurHash3's finalizer.
 */
export class WallWeights {
  /** How many weights there are, a power of 2; some belong to numbers after the last wall. */
  readonly ranks: number;
  /** Numbers are in the upper bits of a word, from this one on. */
  private readonly lift: number;
  /** Half as many bits as a number has, rounded up. */
  private readonly half: number;
  /** The bits that are used. */
  private readonly upper: number;
  private readonly key0: number;
  private readonly key1: number;
  private readonly key2: number;
  private readonly key3: number;

  constructor(wallCount: number, random: Random) {
    const bits = Math.max(FEWEST_BITS, 32 - Math.clz32(wallCount - 1));
    this.lift = 32 - bits;
    this.half = (bits + 1) >> 1;
    this.ranks = 1 << bits;
    this.upper = -(1 << this.lift);
    this.key0 = random.next() & this.upper;
    this.key1 = random.next() & this.upper;
    this.key2 = random.next() & this.upper;
    this.key3 = random.next() & this.upper;
  }

  // The multipliers are literals in the code: as constants of the file they made a weight take up to twice as long.

  /** Writes the weights of `count` walls, from a wall on, to an array, from index `at` on. */
  ofWalls(wall: number, count: number, weights: Int32Array, at: number): void {
    const { half, upper, key0, key1, key2, key3 } = this;
    const step = -29918791 << this.lift;
    let word = (imul(wall, step) + key0) | 0;
    for (let i = at; i < at + count; i++) {
      let mixed = imul(fold(word, half, upper) ^ key1, 569420461);
      mixed = imul(fold(mixed, half, upper) ^ key2, 1935289751);
      mixed = imul(fold(mixed, half, upper) ^ key3, -1640531535);
      weights[i] = mixed >>> 2;
      word = (word + step) | 0;
    }
  }

  /** The wall of a weight. */
  wallOf(weight: number): number {
    return this.unmixed(weight << 2);
  }

  /** The wall whose weight is number `rank` of all weights, from 0; for a weight that no wall has, a number after the last. */
  wallAt(rank: number): number {
    return this.unmixed(rank << this.lift);
  }

  private unmixed(word: number): number {
    const { half, upper, key0, key1, key2, key3 } = this;
    let mixed = fold(imul(word, 244002641) ^ key3, half, upper);
    mixed = fold(imul(mixed, -1760353753) ^ key2, half, upper);
    mixed = fold(imul(mixed, 859588901) ^ key1, half, upper);
    return imul(mixed - key0, -1270039415) >>> this.lift;
  }
}

/** The upper half of the bits onto the lower half; it is its own inverse. */
function fold(bits: number, half: number, upper: number): number {
  return bits ^ ((bits >>> half) & upper);
}
