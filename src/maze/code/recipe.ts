import { message } from "../../message";
import { type Ends, type Grid, type Mask, type Maze, Random, checkEnds, checkGrid, MazeError, runsOf } from "../model";
import {
  type Variation,
  UNVARIED,
  VARIATION_BOUNDS,
  checkVariation,
  generatorById,
  generatorFacts,
  generatorFactsById,
  isUnvaried,
} from "../generators";
import type { Generation } from "../trace";

/** Everything needed to make the same maze anywhere. */
export interface Recipe extends Grid {
  readonly generator: string;
  readonly seed: string;
  readonly variation: Variation;
  readonly ends?: Ends | undefined;
}

/** Version 1 was never released: it had other seeds and weights, so its mazes can no longer be made. */
const VERSION = 2;

/** Flags beside the version in the first byte: what else the code holds. */
const IMPERFECT = 1;
export const WITH_ENDS = 2;
export const WITH_MASK = 4;
const WITH_MORE = 8;
/**
 * The parts of a variation, which a code holds if they vary anything. The flag of the first part is in the first byte; those of the others
 * are in a second number, if the first byte says that there is more.
 */
const PARTS = [
  ["loopPercent", "blockPermille"],
  ["openPercent", "braidPercent"],
  ["rooms", "roomFrom", "roomTo"],
  ["direction", "river", "pattern"],
] as const;

/** The maze of a recipe, with its trace. Throws MazeError as the generator does. */
export function follow(recipe: Recipe): Generation {
  return generatorById(recipe.generator).make(recipe, new Random(recipe.seed), recipe.variation);
}

/** The maze of a recipe alone, by the fastest path. Throws as {@link follow} does. */
export function mazeOf(recipe: Recipe): Maze {
  return generatorById(recipe.generator).makeMaze(recipe, new Random(recipe.seed), recipe.variation);
}

/**
 * The share code of a recipe: digits and letters that cannot be mistaken for each other, in groups of five; about 35 for an
 * unmasked maze with a short seed.
 *
 * Bytes: version x 16 + flags of what follows; more flags, if any; generator; rows; columns; loop percent and block permille, if not
 * both 0; percent of openings and of dead ends, if not both 0; rooms and their sides, if any; direction + 100, because no number is
 * below 0, river and pattern, if not all 0; length of the seed and its UTF-16 units; entrance, number of exits and exits, if given;
 * mask, if any; CRC-32 of all these, lowest byte first. Numbers are LEB128.
 *
 * Throws what the generator would throw for the recipe, and MazeError for a mask, seed or number of exits that does not fit the length
 * of a code.
 */
export function encode(recipe: Recipe): string {
  const { rows, columns, generator, seed, variation, ends } = recipe;
  checkGrid(recipe);
  checkVariation(variation);
  if (seed.length + (ends?.exits.length ?? 0) > MAX_CODE_LENGTH) throw tooMuchForCode();
  if (ends !== undefined) checkEnds(recipe, ends);
  const held = PARTS.filter((part) => !isUnvaried(variation, part));
  const flags = PARTS.reduce((sum, part, i) => sum | (Number(held.includes(part)) << i), 0);
  const more = flags >> 1;
  const out = [(VERSION << 4) | (flags & IMPERFECT) | (more > 0 ? WITH_MORE : 0)];
  if (more > 0) writeNumbers(out, more);
  writeNumbers(out, generatorFactsById(generator).codeNumber, rows, columns);
  for (const what of held.flat()) {
    const [least] = VARIATION_BOUNDS[what];
    writeNumbers(out, (variation[what] ?? Math.max(0, least)) - Math.min(0, least));
  }
  writeNumbers(out, seed.length);
  for (let i = 0; i < seed.length; i++) writeNumbers(out, seed.charCodeAt(i));
  writeEndsAndMask(recipe, out);
  return sealed(out);
}

/**
 * The recipe of a share code, in either case, with or without hyphens and spaces, O for 0, and I or L for 1.
 *
 * Throws MazeError for anything but a complete, undamaged code that this engine can reproduce exactly. An altered code
 * passes the checksum with a chance of one in 2^32.
 */
export function decode(code: string): Recipe {
  const from = unsealed(code);
  const first = from.byte();
  const version = first >> 4;
  const more = version !== VERSION || (first & WITH_MORE) === 0 ? 0 : from.number();
  if (version !== VERSION || more >> (PARTS.length - 1) > 0) {
    throw new MazeError("code", message("share-code-of-other-version"));
  }
  const number = from.number();
  const generator = generatorFacts.find(({ codeNumber }) => codeNumber === number)?.id;
  if (generator === undefined) throw new MazeError("code", message("share-code-of-other-version"));
  const size = { rows: from.number(), columns: from.number() };
  checkGrid(size);
  const flags = (first & IMPERFECT) | (more << 1);
  const held = PARTS.filter((_, i) => (flags >> i) % 2 === 1).flat();
  const numbers = held.map((what) => [what, from.number() + Math.min(0, VARIATION_BOUNDS[what][0])] as const);
  const variation: Variation = { ...UNVARIED, ...Object.fromEntries(numbers) };
  checkVariation(variation);
  const seed = Array.from({ length: from.number() }, () => String.fromCharCode(from.number())).join("");
  const grid = { ...size, ...readEndsAndMask(first, size.rows * size.columns, from) };
  if (from.left > 0) throw damaged();
  checkGrid(grid);
  if (grid.ends !== undefined) checkEnds(grid, grid.ends);
  return { ...grid, generator, seed, variation };
}

/** Writes whole numbers one after another, 7 bits per byte, lowest first (LEB128). */
export function writeNumbers(out: number[], ...numbers: readonly number[]): void {
  for (const number of numbers) {
    let rest = number;
    for (; rest > 127; rest >>>= 7) out.push((rest & 127) | 128);
    out.push(rest);
  }
}

/** Reads bytes and numbers one after another; every reading past the end throws MazeError. */
export class ByteReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get left(): number {
    return this.bytes.length - this.at;
  }

  byte(): number {
    const value = this.bytes[this.at++];
    if (value === undefined) throw damaged();
    return value;
  }

  /** A number of at most 28 bits. */
  number(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
    throw damaged();
  }
}

export function damaged(): MazeError {
  return new MazeError("code", message("share-code-damaged"));
}

type EndsAndMask = Pick<Recipe, "ends" | "mask">;

/** Writes entrance, number of exits and exits, if given; and the mask, if any; and in the first byte which of them follow. */
export function writeEndsAndMask({ ends, mask }: EndsAndMask, out: number[]): void {
  if (ends !== undefined) {
    out[0]! |= WITH_ENDS;
    writeNumbers(out, ends.entrance, ends.exits.length, ...ends.exits);
  }
  if (mask?.includes(0) === true) {
    out[0]! |= WITH_MASK;
    writeMask(mask, out);
  }
}

/** Reads them; whether the ends are among `cells` cells is not checked. Throws MazeError. */
export function readEndsAndMask(flags: number, cells: number, from: ByteReader): EndsAndMask {
  const list = () => Array.from({ length: from.number() }, () => from.number());
  const ends = (flags & WITH_ENDS) === 0 ? undefined : { entrance: from.number(), exits: list() };
  return { ends, mask: (flags & WITH_MASK) === 0 ? undefined : readMask(cells, from) };
}

const RUNS = 0;
const BITS = 1;

/** Writes a mask in the shorter of two forms: lengths of runs, beginning with cells of the maze; or one bit per cell. */
function writeMask(mask: Mask, out: number[]): void {
  const bitBytes = Math.ceil(mask.length / 8);
  const runs = mask[0] === 1 ? [] : [0];
  for (const { length } of runsOf(mask.length, (cell) => mask[cell])) {
    writeNumbers(runs, length);
    if (runs.length > bitBytes) break;
  }
  const isShort = runs.length <= bitBytes;
  out.push(isShort ? RUNS : BITS);
  if (isShort) for (const byte of runs) out.push(byte);
  else writeBits(mask, out);
}

function readMask(size: number, from: ByteReader): Mask {
  const form = from.byte();
  if (form === BITS) return readBits(size, from);
  if (form !== RUNS) throw new MazeError("code", message("share-code-of-other-version"));
  const mask = new Uint8Array(size);
  for (let begin = 0, inside = 1; begin < size; inside ^= 1) {
    const length = from.number();
    if (begin + length > size || (length === 0 && begin > 0)) throw damaged();
    mask.fill(inside, begin, begin + length);
    begin += length;
  }
  return mask;
}

/** Writes bits, eight a byte, lowest first. */
export function writeBits(bits: Uint8Array, out: number[]): void {
  for (let first = 0; first < bits.length; first += 8) {
    out.push(bits.subarray(first, first + 8).reduce((byte, bit, i) => byte | (bit << i), 0));
  }
}

/** Reads as many bits. Throws MazeError, also if the last byte has more. */
export function readBits(count: number, from: ByteReader): Uint8Array {
  if (from.left < Math.ceil(count / 8)) throw damaged();
  const bits = new Uint8Array(count);
  let byte = 0;
  for (let i = 0; i < count; i++, byte >>= 1) {
    if (i % 8 === 0) byte = from.byte();
    bits[i] = byte & 1;
  }
  if (byte !== 0) throw damaged();
  return bits;
}

/** The longest share code: as much text as a cell of a worksheet holds. */
export const MAX_CODE_LENGTH = 32_767;

const CHECKSUM_BYTES = 4;

/** The CRC-32 of bytes, lowest byte first. */
function checksumOf(bytes: ArrayLike<number>): number[] {
  const crc = crc32(bytes);
  return [0, 8, 16, 24].map((shift) => (crc >>> shift) & 0xff);
}

/** A share code of these bytes: with their checksum behind them, in base 32. Throws MazeError if it is too long. */
export function sealed(out: readonly number[]): string {
  const code = toBase32([...out, ...checksumOf(out)]);
  if (code.length > MAX_CODE_LENGTH) throw tooMuchForCode();
  return code;
}

export function tooMuchForCode(): MazeError {
  return new MazeError("code", message("too-much-for-code"));
}

export function unsealed(code: string): ByteReader {
  if (code.length > 2 * MAX_CODE_LENGTH) {
    throw new MazeError("code", message("share-code-too-long", { most: MAX_CODE_LENGTH, length: code.length }));
  }
  const bytes = fromBase32(code);
  const content = bytes.subarray(0, Math.max(0, bytes.length - CHECKSUM_BYTES));
  if (content.length === 0) throw damaged();
  if (checksumOf(content).some((byte, i) => byte !== bytes[content.length + i])) throw damaged();
  return new ByteReader(content);
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  return crc;
});

/** The CRC-32 (0x04C11DB7 reflected, as in zip files and ISO 3309) of bytes; `before` is that of the bytes before them. */
export function crc32(bytes: ArrayLike<number>, before = 0): number {
  let crc = ~before;
  for (let i = 0; i < bytes.length; i++) crc = TABLE[(crc ^ bytes[i]!) & 0xff]! ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** Crockford's digits: no I, L or O, which are read as 1, 1 and 0, and no U. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUP = 5;

/** Bytes as digits of 5 bits each, in groups of five with hyphens between; zeros fill up the last digit. */
export function toBase32(bytes: Iterable<number>): string {
  let digits = "";
  let bits = 0;
  let held = 0;
  const put = (digit: number) => {
    if (digits.length % (GROUP + 1) === GROUP) digits += "-";
    digits += DIGITS[digit]!;
  };
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5;) put((held >> (bits -= 5)) & 31);
    held &= 31;
  }
  if (bits > 0) put((held << (5 - bits)) & 31);
  return digits;
}

/** The bytes of such digits, in either case; hyphens and spaces are ignored. Throws MazeError. */
export function fromBase32(text: string): Uint8Array {
  const digits = text.toUpperCase().replace(/[-\s]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  const bytes = new Uint8Array(Math.floor((digits.length * 5) / 8));
  let bits = 0;
  let held = 0;
  let count = 0;
  for (const digit of digits) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) throw new MazeError("code", message("share-code-with-other-character", { character: digit }));
    held = ((held & 0xff) << 5) | value;
    bits += 5;
    if (bits >= 8) bytes[count++] = (held >> (bits -= 8)) & 0xff;
  }
  const rest = held & ((1 << bits) - 1);
  if (bits >= 5 || rest !== 0) throw damaged();
  return bytes;
}
