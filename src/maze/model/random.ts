const DRAWS = 0x7fffffff;
/** Draws until every word of the state depends on every other word. */
const WARM_UP = 12;

/**
 * The seeded generator, the only source of chance: the same text gives the same draws on every machine.
 *
 * Any text is a seed, exactly as typed: case, spaces and every other character count.
 *
 * sfc32 (Chris Doty-Humphrey, PractRand): four 32-bit words of state, the last of them a counter, a period of at least 2^32, a
 * few additions and shifts per draw. All four words are set to the 128 bits of the text's MurmurHash3, so two
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

const FACTORS = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93] as const;
const TURNS_OF_WORD = [15, 16, 17, 18] as const;
const TURNS_OF_LANE = [19, 17, 15, 13] as const;
const ADDED = [0x561ccd1b, 0x0bcaa747, 0x96cd1c35, 0x32ac3b17] as const;
const LANES = [0, 1, 2, 3] as const;
/** UTF-16 units in a block of 16 bytes. */
const BLOCK = 8;

/**
 * 128 bits of a text as four 32-bit integers: MurmurHash3_x86_128 (Austin Appleby, SMHasher, public domain) with seed 0, over the
 * text's UTF-16 units, two bytes each, lower byte first. Every unit counts, lone surrogates included, so the hash distinguishes
 * texts that UTF-8 would not.
 */
export function murmurHash(text: string): Int32Array {
  const hash = new Int32Array(4);
  const whole = text.length - (text.length % BLOCK);
  for (let at = 0; at < whole; at += BLOCK) {
    for (const lane of LANES) {
      const turned = rotate(hash[lane]! ^ scrambled(text, at, lane), TURNS_OF_LANE[lane]);
      hash[lane] = Math.imul(turned + hash[(lane + 1) & 3]!, 5) + ADDED[lane];
    }
  }
  for (const lane of LANES) hash[lane] = hash[lane]! ^ scrambled(text, whole, lane) ^ (2 * text.length);
  addUp(hash);
  for (const lane of LANES) hash[lane] = finalMix(hash[lane]!);
  addUp(hash);
  return hash;
}

/** The lane's word of the block that begins at a unit; units after the end of the text are 0. */
function scrambled(text: string, at: number, lane: 0 | 1 | 2 | 3): number {
  const unit = at + 2 * lane;
  const word = text.charCodeAt(unit) | (text.charCodeAt(unit + 1) << 16);
  const turned = rotate(Math.imul(word, FACTORS[lane]), TURNS_OF_WORD[lane]);
  return Math.imul(turned, FACTORS[((lane + 1) & 3) as 0 | 1 | 2 | 3]);
}

/** Sets the first lane to the sum of all, then adds it to every other lane. */
function addUp(hash: Int32Array): void {
  hash[0] = hash[0]! + hash[1]! + hash[2]! + hash[3]!;
  for (let lane = 1; lane < 4; lane++) hash[lane] = hash[lane]! + hash[0];
}

function finalMix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function rotate(word: number, turns: number): number {
  return (word << turns) | (word >>> (32 - turns));
}
