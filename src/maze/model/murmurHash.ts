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
