import { type Message, inShort, message } from "../message";

/** Resolves in a new task. It uses a message, because a timer would wait 4 ms each time, and a promise does not yield to the page. */
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

/** The person pressed Stop, closed the pane, or answered no to a question; `sentence` says which. */
export class Stopped extends Error {
  override name = "Stopped";
  constructor(readonly sentence: Message = message("stopped")) {
    super(inShort(sentence));
  }
}

/** The script of the algorithms could not be loaded. The next task tries again. */
export class NotLoaded extends Error {
  override name = "NotLoaded";
  readonly sentence = message("engine-not-loaded");
  constructor() {
    super(inShort(message("engine-not-loaded")));
  }
}

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
