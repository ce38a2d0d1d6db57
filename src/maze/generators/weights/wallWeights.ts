import type { Random } from "../../model";

// In a sandbox, such as tests, a file's own constant is found a hundred times faster than a global; elsewhere there is no difference.
const { imul } = Math;

/** Greater than any weight: for places without a wall between two cells. */
export const HEAVIEST = 2 ** 30;

/** With fewer bits, weights would be poorly mixed; smaller grids are shuffled (wallsInOrder.ts). */
const FEWEST_BITS = 21;

/**
 * The random weight of every wall of a grid: a function of only the seed, the number of walls and the wall's number.
 * So all algorithms that take walls by weight make the same maze from one seed, and removing a cell changes no weight elsewhere.
 *
 * A keyed bijection turns wall numbers into weights: a multiplication, then three rounds that fold the upper half of the bits into
 * the lower, add a key and multiply, all with as many bits as the largest wall number has, at the upper end of a word. So no
 * two walls weigh the same, a weight identifies its wall, and counting through all weights visits all walls in order
 * without sorting. For every grid that Maze accepts, weights are multiples of 4 below 2^30: two bits are left for code that compares
 * walls and must know which of them won.
 *
 * The four keys are draws of the generator, 84 to 100 bits in all. Source of the method: multiplicative hashing (Knuth, volume
 * 3, 6.4) with xor-shifts between, as in MurmurHash3's finalizer.
 */
export class WallWeights {
  /** The number of weights, a power of 2; some belong to numbers after the last wall. */
  readonly ranks: number;
  /** How many bits of a word are below a number, which is at its upper end. */
  private readonly shift: number;
  /** Half the bits of a number, rounded up. */
  private readonly half: number;
  /** The bits that are used. */
  private readonly upper: number;
  private readonly key0: number;
  private readonly key1: number;
  private readonly key2: number;
  private readonly key3: number;
  private readonly one = new Int32Array(1);

  constructor(wallCount: number, random: Random) {
    const bits = Math.max(FEWEST_BITS, 32 - Math.clz32(wallCount - 1));
    this.shift = 32 - bits;
    this.half = (bits + 1) >> 1;
    this.ranks = 1 << bits;
    this.upper = -(1 << this.shift);
    this.key0 = random.next() & this.upper;
    this.key1 = random.next() & this.upper;
    this.key2 = random.next() & this.upper;
    this.key3 = random.next() & this.upper;
  }

  // The multipliers are literals in the code: as constants of the file they made computing a weight take up to twice as long.

  /** Writes the weights of `count` walls, beginning with `wall`, to an array from index `at` on. */
  ofWalls(wall: number, count: number, weights: Int32Array, at: number): void {
    const { half, upper, key0, key1, key2, key3 } = this;
    const step = -29918791 << this.shift;
    let word = (imul(wall, step) + key0) | 0;
    for (let i = at; i < at + count; i++) {
      let mixed = imul(fold(word, half, upper) ^ key1, 569420461);
      mixed = imul(fold(mixed, half, upper) ^ key2, 1935289751);
      mixed = imul(fold(mixed, half, upper) ^ key3, -1640531535);
      weights[i] = mixed >>> 2;
      word = (word + step) | 0;
    }
  }

  /** The wall with a weight. */
  wallOf(weight: number): number {
    this.fillWithWallsAt((weight << 2) >>> this.shift, this.one);
    return this.one[0]!;
  }

  /**
   * Fills an array with the walls of ranks `rank`, `rank` + 1 and so on, counted from 0; if no wall has the weight, with a number
   * after the last wall.
   */
  fillWithWallsAt(rank: number, walls: Int32Array): void {
    const { shift, half, upper, key0, key1, key2, key3 } = this;
    const step = 244002641 << shift;
    let word = imul(rank, step);
    for (let i = 0; i < walls.length; i++) {
      let mixed = fold(word ^ key3, half, upper);
      mixed = fold(imul(mixed, -1760353753) ^ key2, half, upper);
      mixed = fold(imul(mixed, 859588901) ^ key1, half, upper);
      walls[i] = imul(mixed - key0, -1270039415) >>> shift;
      word = (word + step) | 0;
    }
  }
}

/** Folds the upper half of the bits onto the lower half; it is its own inverse. */
function fold(bits: number, half: number, upper: number): number {
  return bits ^ ((bits >>> half) & upper);
}
