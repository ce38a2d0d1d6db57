const DRAWS = 0x7fffffff;

/**
 * The seeded generator, the only source of chance: the same text gives the same draws on every machine.
 *
 * sfc32 (Chris Doty-Humphrey, PractRand): 128 bits of state, a period of at least 2^32, a few additions and shifts a
 * draw. The seed text is spread over the state by MurmurHash3's finalizer (Austin Appleby).
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter: number;

  constructor(readonly seed: string) {
    let hash = 0x9e3779b9 ^ seed.length;
    for (let i = 0; i < seed.length; i++) hash = mix(hash ^ seed.charCodeAt(i));
    // `| 0` keeps the state in 32-bit integers from the first draw; without it the engine goes through doubles.
    this.a = (hash = mix(hash + 0x6d2b79f5)) | 0;
    this.b = (hash = mix(hash + 0x6d2b79f5)) | 0;
    this.c = mix(hash + 0x6d2b79f5) | 0;
    this.counter = 1;
    for (let i = 0; i < 12; i++) this.next();
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
      // The draws after the last whole multiple of `bound` would favour small numbers: they are drawn again.
      if (draw - rest <= last) return rest;
    }
  }

  /** True with a chance of `percent` in 100. */
  percent(percent: number): boolean {
    return this.below(100) < percent;
  }

  /** True with a chance of `permille` in 1000. */
  permille(permille: number): boolean {
    return this.below(1000) < permille;
  }
}

function mix(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
