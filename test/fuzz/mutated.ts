import fc from "fast-check";
import { runs } from "../depth";

/** Texts that break readers: ends of ranges, other scripts, halves of surrogate pairs, beginnings of formulas, numbers beyond limits. */
const SHARDS = [
  ..."\n\r\t \u0000\"'=+-@!:;,.$#(){}[]<>&%\\/█▒│─┼xX0123456789aZz_".split(""),
  ..."\r\n|\ud800|𠮷|迷|\uFEFF|-1|1e9|NaN|null|16384|16385|1048576|1048577|4294967296".split("|"),
  ..."$A$1|$XFD$1048576|A:XFD|1:1048576|#REF!|''|Sheet1|%22|%|zzzzz|0x|SE".split("|"),
  " ".repeat(60),
];

/** One change of a text: `length` characters from `at` (a share of its length, 0 to 1) are replaced. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof({ weight: 4, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.nat(400) }),
  kind: fc.constantFrom("delete", "double", "put", "put", "swap"),
  put: fc.oneof(fc.constantFrom(...SHARDS), fc.string({ maxLength: 12, unit: "binary" })),
});

/** The most characters of an input, 10 KB. */
const LONGEST = 10_000;

/** One of the texts, changed once to eight times, at most 10,000 characters. */
export function mutated(...texts: readonly string[]): fc.Arbitrary<string> {
  const changes = fc.array(change, { minLength: 1, maxLength: 8 });
  return fc
    .tuple(fc.constantFrom(...texts), changes)
    .map(([text, list]) => list.reduce(changed, text).slice(0, LONGEST));
}

type Change = typeof change extends fc.Arbitrary<infer Made> ? Made : never;

function changed(text: string, { at, length, kind, put }: Change): string {
  const begin = Math.floor(at * text.length);
  const [head, part, tail] = [text.slice(0, begin), text.slice(begin, begin + length), text.slice(begin + length)];
  if (kind === "delete") return head + tail;
  if (kind === "double") return head + part + part + tail;
  return kind === "swap" ? tail + part + head : head + put + tail;
}

/** How often an input is tried: a short round from a fixed seed in the tests, and in the soak as many as it asks for, from its seed. */
export function rounds(short: number): fc.Parameters<unknown> {
  const { SOAK_RUNS, SOAK_SEED, SOAK_PATH } = process.env;
  return {
    numRuns: Number(SOAK_RUNS ?? runs(short)),
    seed: Number(SOAK_SEED ?? 1),
    ...(SOAK_PATH !== undefined && { path: SOAK_PATH, endOnFailure: true }),
  };
}

/** A clock for work: wall-clock or CPU milliseconds, whichever is less, so that other work on the machine hardly counts. */
export function working(): () => number {
  const began = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - began, (user + system) / 1000);
  };
}

/**
 * In the soak, where nothing else runs, checks what one input of 10 KB costs the pane: at most a second and 200 MB. The
 * other tests do not measure time.
 */
export function held<T>(work: () => T): T {
  if (process.env.SOAK_RUNS === undefined) return work();
  const [before, took] = [heldBytes(), working()];
  const result = work();
  checkCost(took(), heldBytes() - before);
  return result;
}

/** Bytes of objects and arrays, including garbage. */
export function heldBytes(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Throws if an input cost more, in milliseconds or bytes. */
export function checkCost(milliseconds: number, bytes: number): void {
  if (milliseconds > 1_000) throw new Error(`It took ${milliseconds.toFixed(0)} ms.`);
  if (bytes > 200_000_000) throw new Error(`It held ${(bytes / 1e6).toFixed(0)} MB.`);
}
