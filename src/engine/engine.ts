import { type Message, message } from "../message";
import { NotLoaded, Stopped } from "./turns";
import type { Given, ReportState } from "./perform";
import type { TaskName, Tasks } from "./tasks";

/** What a task takes. */
export type Input<N extends TaskName> = Parameters<Tasks[N]>[0];
type Output<N extends TaskName> = Given<ReturnType<Tasks[N]>>;
/** What a task reports while it runs. */
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

/** The only way to the algorithms. */
export class Engine {
  private computer: Promise<Computer> | undefined;
  /** Resolves when all earlier tasks have ended. */
  private free: Promise<unknown> = Promise.resolve();

  /** `start` is called when a task is first run, and again after it failed. */
  constructor(private start: () => Promise<Computer> = () => Promise.reject(new Error("Nobody computes here."))) {}

  /** Replaces what runs the tasks. */
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

  /**
   * Runs a task after all earlier ones. Rejects with what the task throws, with Stopped soon after the signal is
   * aborted, at any point of the task, and with NotLoaded if the engine could not be loaded.
   */
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
