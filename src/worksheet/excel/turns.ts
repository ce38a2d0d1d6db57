import { nextTask, Stopped } from "../../engine";

/**
 * How long a task may run before it yields to the page, in milliseconds. The work between two calls takes up to 10 more for a
 * million cells; together that is one frame of the screen.
 */
const TURN = 5;

/** When the current task began, as far as is known. */
let began = performance.now();

/** Lets the page answer clicks: continues at once while the turn lasts, and in a new task when it is over. */
export async function yieldTurn(): Promise<void> {
  if (performance.now() - began < TURN) return;
  await nextTask();
  began = performance.now();
}

/** All items, each made when asked for; yields to the page between them. Throws {@link Stopped} in the turn after Stop. */
export async function listInTurns<T>(items: Iterable<T>, signal?: AbortSignal): Promise<T[]> {
  const all: T[] = [];
  for (const item of items) {
    all.push(item);
    await yieldTurn();
    if (signal?.aborted) throw new Stopped();
  }
  return all;
}
