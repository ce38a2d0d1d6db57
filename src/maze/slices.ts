/**
 * Work that gives its turn back now and then: each `next()` is one slice, and the last one returns the result. Whoever
 * drives it may leave it after any slice, and then nothing is left behind.
 */
export type Slices<T> = Generator<undefined, T, undefined>;

/**
 * Units of work in a slice at most, a unit being one turn of an algorithm's inner loop: 2 to 300 ns. Passes that only fill
 * or copy an array are not counted.
 *
 * The loops stand in each other: the outer one yields, the inner one counts `left` down and never yields, because an
 * engine makes slow code of a loop in which it may have to stop (bench/slices.mjs).
 */
export const SLICE = 1 << 13;

/** The same of a loop's first slice, where its turns take ten times as long: an engine has not made fast code of them yet. */
export const FIRST_SLICE = SLICE >> 2;

/** Runs work to its end in one go. Throws what the work throws. */
export function atOnce<T>(slices: Slices<T>): T {
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
  }
}
