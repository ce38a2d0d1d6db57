import type { Rests } from "./rests";

/** A task of many pieces: it yields between two of them, so that whoever runs it can rest and answer. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** What a task gives in the end. */
export type Given<T> = T extends Generator<unknown, infer Last, undefined> ? Last : T;

/** Runs a task to its end, with rests. Rejects with what it throws. `between` is awaited between two of its pieces. */
export async function perform<T>(
  begin: () => T,
  rests: Rests,
  between: () => Promise<void> = () => Promise.resolve(),
): Promise<Given<T>> {
  const given = await rests.piece(begin);
  if (!isSteps(given)) return given as Given<T>;
  for (;;) {
    const { done, value } = await rests.piece(() => given.next());
    if (done === true) return value as Given<T>;
    await between();
  }
}

function isSteps(given: unknown): given is Steps<unknown> {
  return typeof given === "object" && given !== null && Symbol.iterator in given && "next" in given;
}
