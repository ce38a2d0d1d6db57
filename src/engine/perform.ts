/** A task of many pieces: it yields between two of them, so that whoever runs it can rest and answer. */
export type Steps<T> = Generator<undefined, T, undefined>;

export type Given<T> = T extends Generator<unknown, infer Last, undefined> ? Last : T;

/** Runs a task to its end, with rests. Rejects with what it throws. `between` is awaited between two of its pieces. */
export async function perform<T>(
  begin: () => T,
  rests: Rests,
  between: () => Promise<void> = () => Promise.resolve(),
): Promise<Given<T>> {
  const given = await rests(begin);
  if (!isSteps(given)) return given as Given<T>;
  for (;;) {
    const { done, value } = await rests(() => given.next());
    if (done === true) return value as Given<T>;
    await between();
  }
}

function isSteps(given: unknown): given is Steps<unknown> {
  return typeof given === "object" && given !== null && Symbol.iterator in given && "next" in given;
}

/** The milliseconds of work after which a rest is due, and the rest as a part of the work's time. */
const SPELL = 1_000;
const REST = 1 / 5;
/** The milliseconds after which it looks at the clock again. */
const STEP = 50;

/** Does a piece of work, after a rest if one is due; idle time counts as rest. Rejects with what the work throws. */
export type Rests = <T>(work: () => T) => Promise<T>;

/**
 * The rests of whoever computes. Office on Windows and Mac asks the person whether to go on with an add-in that it has seen three times
 * taking over 90 % of a core for five seconds. With these rests no five seconds do, as long as a piece of work takes at most 3.5 seconds.
 * https://learn.microsoft.com/office/dev/add-ins/concepts/resource-limits-and-performance-optimization
 */
export function withRests(
  clock = () => performance.now(),
  sleep: (milliseconds: number) => Promise<void> = later,
): Rests {
  /** Milliseconds of work for which there was no rest yet. */
  let owed = 0;
  let ended = -Infinity;
  return async (work) => {
    owed = Math.max(0, owed - (clock() - ended) / REST);
    if (owed >= SPELL) {
      for (const end = clock() + owed * REST; clock() < end;) await sleep(STEP);
      owed = 0;
    }
    const began = clock();
    try {
      return work();
    } finally {
      ended = clock();
      owed += ended - began;
    }
  };
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Reports a task's progress. `state` is called only if somebody receives it. Throws Stopped after Stop. */
export type ReportState<T> = (state: () => T) => void;
