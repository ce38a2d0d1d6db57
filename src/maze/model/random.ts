import { murmurHash } from "./murmurHash";

const DRAWS = 0x7fffffff;
/** Draws until every word of the state depends on every other word. */
const WARM_UP = 12;

/**
 * The seeded generator, the only source of chance: the same text gives the same draws on every machine.
 *
 * Any text is a seed, exactly as typed: case, spaces and every other character count.
 *
 * sfc32 (Chris Doty-Humphrey, PractRand): four 32-bit words of state, the last of them a counter, a period of at least 2^32, a
 * few additions and shifts per draw. All four words are set to the 128 bits of the text's MurmurHash3 (murmurHash.ts), so two
 * seeds give the same draws only if all those bits agree.
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter: number;

  constructor(readonly seed: string) {
    const hash = murmurHash(seed);
    this.a = hash[0]!;
    this.b = hash[1]!;
    this.c = hash[2]!;
    this.counter = hash[3]!;
    for (let i = 0; i < WARM_UP; i++) this.next();
  }

  /** A whole number from -2^31 to 2^31 - 1, each equally likely. */
  next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum;
  }

  /** A whole number from 0 to `bound` - 1, each exactly equally likely; `bound` from 1 to 2^31 - 1. */
  below(bound: number): number {
    const last = DRAWS - (bound - 1);
    for (;;) {
      const draw = this.next() >>> 1;
      const rest = draw % bound;
      // Draws after the last whole multiple of `bound` would favour small numbers, so they are drawn again.
      if (draw - rest <= last) return rest;
    }
  }

  percent(percent: number): boolean {
    return this.below(100) < percent;
  }

  permille(permille: number): boolean {
    return this.below(1000) < permille;
  }

  /** Puts entries into uniformly random order (Fisher and Yates). */
  shuffle<T>(entries: { [place: number]: T; readonly length: number }): void {
    for (let i = entries.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const entry = entries[j]!;
      entries[j] = entries[i]!;
      entries[i] = entry;
    }
  }
}
