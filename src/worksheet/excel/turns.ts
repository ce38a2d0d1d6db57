import type { Slices } from "../../maze/slices";
import { Stopped } from "./refusal";

/** How long a task may run before the page is given a turn, in milliseconds; a click then waits for no more than about this. */
const TURN = 12;

/**
 * Lets the page answer clicks during long work: `await turns.next()` goes on at once while the turn lasts, and in a new
 * task when it is over. A message to oneself, because a timer would wait 4 ms each time and a promise lets nothing in.
 */
export class Turns {
  private began = performance.now();

  async next(): Promise<void> {
    if (performance.now() - this.began < TURN) return;
    await nextTask();
    this.began = performance.now();
  }
}

/**
 * Runs work to its end, in as many tasks as its slices need. Rejects with what the work throws, and with Stopped when the
 * signal is aborted on the way.
 */
export async function inTurns<T>(slices: Slices<T>, signal: AbortSignal): Promise<T> {
  const turns = new Turns();
  for (;;) {
    if (signal.aborted) throw new Stopped();
    const slice = slices.next();
    if (slice.done) return slice.value;
    await turns.next();
  }
}

/** Resolves in a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
