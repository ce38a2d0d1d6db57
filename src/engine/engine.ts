import { type Message, inShort, message } from "../message";
import type { Given, ReportState } from "./perform";
import type { TaskName, Tasks } from "./tasks";

export type Input<N extends TaskName> = Parameters<Tasks[N]>[0];
type Output<N extends TaskName> = Given<ReturnType<Tasks[N]>>;
type State<N extends TaskName> = Parameters<Tasks[N]> extends [unknown, ReportState<infer T>] ? T : never;

/** What runs the tasks: a worker, or the page itself. */
export interface Computer {
  /** In a worker, or in the page, and why. */
  readonly where: Message;
  /** Rejects with Stopped when the signal is aborted, and with what the task throws. */
  run<N extends TaskName>(
    task: N,
    input: Input<N>,
    signal: AbortSignal,
    progress: (state: State<N>) => void,
  ): Promise<Output<N>>;
}

export class Engine {
  private computer: Promise<Computer> | undefined;
  /** Resolves when all earlier tasks have ended. */
  private free: Promise<unknown> = Promise.resolve();

  /** `start` is called when a task is first run, and again after it failed. */
  constructor(private start: () => Promise<Computer> = () => Promise.reject(new Error("Nobody computes here."))) {}

  use(start: () => Promise<Computer>): void {
    this.start = start;
    this.computer = undefined;
  }

  /** Starts what runs the tasks, so that the first task need not wait. Resolves to where tasks run, or why they cannot. */
  async prepare(): Promise<Message> {
    return this.started().then(
      ({ where }) => where,
      (error: unknown) => message("runs-nowhere", { why: error instanceof NotLoaded ? error.sentence : String(error) }),
    );
  }

  /** Runs a task after all earlier ones. Rejects with what it throws, with Stopped at any point of it, and with NotLoaded. */
  async run<N extends TaskName>(
    task: N,
    input: Input<N>,
    signal: AbortSignal,
    progress: (state: State<N>) => void = () => undefined,
  ): Promise<Output<N>> {
    let stop = (): void => undefined;
    const stopped = new Promise<never>((_, reject) => (stop = () => reject(new Stopped())));
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop);
    const running = this.free.then(async () => {
      const computer = await Promise.race([this.started(), stopped]);
      return computer.run(task, input, signal, progress);
    });
    this.free = running.catch((error: unknown) => {
      if (error instanceof NotLoaded) this.computer = undefined;
    });
    return Promise.race([running, stopped]).finally(() => signal.removeEventListener("abort", stop));
  }

  private async started(): Promise<Computer> {
    this.computer ??= this.start();
    return this.computer.catch((error: unknown) => {
      this.computer = undefined;
      throw error;
    });
  }
}

/** The engine of this page, which the ribbon's page and the pane start and all actions use. */
export const engine = new Engine();

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
  constructor(readonly sentence = message("engine-not-loaded")) {
    super(inShort(sentence));
  }
}

/** Milliseconds until a turn yields. The work between two calls takes up to 10 more: together one frame of the screen. */
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
