import { message } from "../message";
import { type Reply, type Order, revived, revivedError } from "./message";
import { type Computer, NotLoaded, Stopped } from "./engine";

export interface WorkerLike {
  onmessage: ((message: { readonly data: Reply }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
  postMessage(order: Order): void;
  terminate(): void;
}

/** A worker that has not said by then that it is ready, in milliseconds, is taken for one that does not start. */
const PATIENCE = 10_000;

/** Computes in a worker, which Stop ends at any point: another one starts. Rejects if the first worker does not start. */
export async function inWorker(open: () => WorkerLike): Promise<Computer> {
  let worker: Promise<WorkerLike> | undefined = ready(open);
  await worker;
  return {
    where: message("runs-in-worker"),
    run: async (task, input, signal, progress) => {
      const using = await (worker ??= ready(open)).catch(() => {
        throw new NotLoaded();
      });
      return new Promise((resolve, reject) => {
        const end = () => {
          signal.removeEventListener("abort", stop);
          using.onmessage = null;
        };
        const leave = (error: Error) => {
          end();
          using.terminate();
          worker = undefined;
          reject(error);
        };
        const stop = () => {
          leave(new Stopped());
          worker = ready(open);
          worker.catch(() => (worker = undefined));
        };
        if (signal.aborted) return reject(new Stopped());
        signal.addEventListener("abort", stop);
        using.onerror = (event) => leave(new Error(`The worker ended: ${event.message ?? "it gave no reason"}`));
        using.onmessage = ({ data }) => {
          if (data.kind === "state") return progress(revived(data.state) as Parameters<typeof progress>[0]);
          end();
          if (data.kind === "done") resolve(revived(data.output) as Awaited<ReturnType<Computer["run"]>> as never);
          else if (data.kind === "failed") reject(revivedError(data.error));
        };
        using.postMessage({ task, input });
      });
    },
  };
}

function ready(open: () => WorkerLike): Promise<WorkerLike> {
  return new Promise((resolve, reject) => {
    const worker = open();
    const leave = (error: Error) => {
      clearTimeout(patience);
      worker.terminate();
      reject(error);
    };
    const patience = setTimeout(() => leave(new Error("The worker does not answer.")), PATIENCE);
    worker.onmessage = () => {
      clearTimeout(patience);
      resolve(worker);
    };
    worker.onerror = (event) => leave(new Error(event.message));
  });
}
