import { type Reply, buffersIn, flat, flatError, type Order, revived } from "./message";
import type { ReportState } from "./reportState";

/** The worker's end of the connection. */
export interface ServingPort {
  onmessage: ((message: { readonly data: Order }) => void) | null;
  postMessage(answer: Reply, transfer: Transferable[]): void;
}

/** The least time between two reported states of a task, in milliseconds. */
const BETWEEN_STATES = 50;

/** Runs the tasks ordered through a port, one at a time; reports first that it is ready. */
export function serve(port: ServingPort, tasks: Readonly<Record<string, unknown>>): void {
  const answer = (what: Reply) => port.postMessage(what, [...buffersIn(what)]);
  port.onmessage = ({ data: { task, input } }) => {
    let told = performance.now();
    const report: ReportState<unknown> = (state) => {
      if (performance.now() - told < BETWEEN_STATES) return;
      answer({ kind: "state", state: flat(state()) });
      told = performance.now();
    };
    try {
      const run = tasks[task] as (input: unknown, report: ReportState<unknown>) => unknown;
      answer({ kind: "done", output: flat(run(revived(input), report)) });
    } catch (error) {
      answer({ kind: "failed", error: flatError(error) });
    }
  };
  answer({ kind: "ready" });
}
