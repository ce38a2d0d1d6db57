import { message } from "../../message";
import {
  CodeError,
  type Ends,
  type Grid,
  type Mask,
  type Maze,
  Random,
  checkEnds,
  checkGrid,
  UnknownAlgorithmError,
} from "../model";
import { type Imperfection, PERFECT, checkImperfection, generatorById, generatorFacts } from "../generators";
import type { Generation } from "../trace";
import { type ByteReader, ByteWriter, damaged, readEnds, writeEnds, readMask, writeMask } from "./bytes";
import { checkLength, sealed, unsealed } from "./sealed";

/** Everything needed to make the same maze anywhere. */
export interface Recipe extends Grid {
  readonly generator: string;
  readonly seed: string;
  readonly imperfection: Imperfection;
  readonly ends?: Ends | undefined;
}

/** Version 1 was never released: it had other seeds and weights, so its mazes can no longer be made. */
const VERSION = 2;

/** Flags beside the version in the first byte: what else the code holds. */
const IMPERFECT = 1;
const WITH_ENDS = 2;
const WITH_MASK = 4;
const WITH_MORE = 8;
/** Flags in a second number, if the first byte says that there is more. */
const OPENED = 1;

/** The maze of a recipe, with its trace. Throws as the generator does, or UnknownAlgorithmError. */
export function follow(recipe: Recipe): Generation {
  return generatorById(recipe.generator).make(recipe, new Random(recipe.seed), recipe.imperfection);
}

/** The maze of a recipe alone, by the fastest path. Throws as {@link follow} does. */
export function mazeOf(recipe: Recipe): Maze {
  return generatorById(recipe.generator).makeMaze(recipe, new Random(recipe.seed), recipe.imperfection);
}

/**
 * The share code of a recipe: digits and letters that cannot be mistaken for each other, in groups of five; about 35 for an
 * unmasked maze with a short seed.
 *
 * Bytes: version x 16 + flags of what follows; more flags, if any; generator; rows; columns; loop percent and block permille, if not
 * both 0; percent of openings and of dead ends, if not both 0; length of the seed and its UTF-16 units; entrance, number of exits and
 * exits, if given; mask, if any; CRC-32 of all these, lowest byte first. Numbers are LEB128.
 *
 * Throws what the generator would throw for the recipe, EndsError, or CodeError for a mask, seed or number of exits
 * that does not fit the length of a code.
 */
export function encode(recipe: Recipe): string {
  const { rows, columns, mask, generator, seed, imperfection, ends } = recipe;
  checkGrid(recipe);
  checkImperfection(imperfection);
  checkLength(seed.length + (ends?.exits.length ?? 0));
  if (ends !== undefined) checkEnds(recipe, ends);
  const { loopPercent, blockPermille, openPercent = 0, braidPercent = 0 } = imperfection;
  const isImperfect = loopPercent !== 0 || blockPermille !== 0;
  const isOpened = openPercent !== 0 || braidPercent !== 0;
  const isMasked = mask !== undefined && mask.includes(0);
  const holds =
    (isImperfect ? IMPERFECT : 0) |
    (ends === undefined ? 0 : WITH_ENDS) |
    (isMasked ? WITH_MASK : 0) |
    (isOpened ? WITH_MORE : 0);

  const out = new ByteWriter();
  out.byte((VERSION << 4) | holds);
  if (isOpened) out.number(OPENED);
  for (const number of [numberOfGenerator(generator), rows, columns]) out.number(number);
  if (isImperfect) for (const number of [loopPercent, blockPermille]) out.number(number);
  if (isOpened) for (const number of [openPercent, braidPercent]) out.number(number);
  out.number(seed.length);
  for (let i = 0; i < seed.length; i++) out.number(seed.charCodeAt(i));
  if (ends !== undefined) writeEnds(ends, out);
  if (isMasked) writeMask(mask, out);
  return sealed(out);
}

/**
 * The recipe of a share code, in either case, with or without hyphens and spaces, O for 0, and I or L for 1.
 *
 * Throws CodeError for anything but a complete, undamaged code that this engine can reproduce exactly. An altered code
 * passes the checksum with a chance of one in 2^32.
 */
export function decode(code: string): Recipe {
  const from = unsealed(code);
  const first = from.byte();
  const version = first >> 4;
  if (version === 1) {
    throw new CodeError(message("share-code-of-version-1"));
  }
  const more = version !== VERSION || (first & WITH_MORE) === 0 ? 0 : from.number();
  if (version !== VERSION || more > OPENED) {
    throw new CodeError(message("share-code-of-other-version", { version }));
  }
  const generator = generatorOfNumber(from.number());
  const size = { rows: from.number(), columns: from.number() };
  checkGrid(size);
  const chances = (first & IMPERFECT) === 0 ? PERFECT : { loopPercent: from.number(), blockPermille: from.number() };
  const imperfection = more === OPENED ? { ...chances, ...readShares(from) } : chances;
  checkImperfection(imperfection);
  const seed = readSeed(from);
  const ends = (first & WITH_ENDS) === 0 ? undefined : readEnds(from);
  const mask: Mask | undefined = (first & WITH_MASK) === 0 ? undefined : readMask(size.rows * size.columns, from);
  if (from.left > 0) throw damaged(message("code-with-idle-bytes", { bytes: from.left }));
  const grid = { ...size, mask };
  checkGrid(grid);
  if (ends !== undefined) checkEnds(grid, ends);
  return { ...grid, generator, seed, imperfection, ends };
}

/** What the encoder leaves out, if both are 0. */
function readShares(from: ByteReader): Partial<Imperfection> {
  const shares = { openPercent: from.number(), braidPercent: from.number() };
  return shares.openPercent === 0 && shares.braidPercent === 0 ? {} : shares;
}

function readSeed(from: ByteReader): string {
  const length = from.number();
  let seed = "";
  for (let i = 0; i < length; i++) seed += String.fromCharCode(from.number());
  return seed;
}

/** The number that stands for a generator in a code. Throws UnknownAlgorithmError for an id that no code can hold. */
export function numberOfGenerator(id: string): number {
  const facts = generatorFacts.find((each) => each.id === id);
  if (facts === undefined) throw new UnknownAlgorithmError(message("no-share-code-for-generator", { id }));
  return facts.codeNumber;
}

/** Throws CodeError for a number that stands for none. */
function generatorOfNumber(number: number): string {
  const facts = generatorFacts.find(({ codeNumber }) => codeNumber === number);
  if (facts === undefined) throw new CodeError(message("share-code-of-unknown-generator", { number }));
  return facts.id;
}
