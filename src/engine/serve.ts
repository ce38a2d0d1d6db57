import { type Reply, buffersIn, flatError, type Order, revived } from "./message";
import { type ReportState, perform, withRests } from "./perform";

export interface ServingPort {
  onmessage: ((message: { readonly data: Order }) => void) | null;
  postMessage(answer: Reply, transfer: Transferable[]): void;
}

/** The least time between two reported states of a task, in milliseconds. */
const BETWEEN_STATES = 50;

/** Runs the tasks ordered through a port, one at a time and with rests; reports first that it is ready. */
export function serve(port: ServingPort, tasks: Readonly<Record<string, unknown>>, rests = withRests()): void {
  const answer = (what: Reply) => port.postMessage(what, [...buffersIn(what)]);
  const run = async ({ task, input }: Order): Promise<void> => {
    let told = performance.now();
    const report: ReportState<unknown> = (state) => {
      if (performance.now() - told < BETWEEN_STATES) return;
      answer({ kind: "state", state: state() });
      told = performance.now();
    };
    try {
      const begin = tasks[task] as (input: unknown, report: ReportState<unknown>) => unknown;
      answer({ kind: "done", output: await perform(() => begin(revived(input), report), rests) });
    } catch (error) {
      answer({ kind: "failed", error: flatError(error) });
    }
  };
  port.onmessage = ({ data }) => void run(data);
  answer({ kind: "ready" });
}
