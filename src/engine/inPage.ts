import { message } from "../message";
import { type Computer, nextTask, Stopped } from "./engine";
import { type ReportState, perform, withRests } from "./perform";
import { type Tasks, tasks } from "./tasks";

/**
 * Computes in the page itself, which answers nothing while a task runs; it is given a turn before each, and between two pieces of one.
 * `why`: what the browser says why not in a worker, if anything.
 */
export function inPage(why: string): Computer {
  const rests = withRests();
  return {
    where: why === "" ? message("runs-in-page") : message("runs-in-page-because", { why }),
    run: async (task, input, signal, progress) => {
      await nextTask();
      const report: ReportState<Parameters<typeof progress>[0]> = (state) => {
        if (signal.aborted) throw new Stopped();
        progress(state());
      };
      if (signal.aborted) throw new Stopped();
      const run = tasks[task] as (given: typeof input, progress: typeof report) => ReturnType<Tasks[typeof task]>;
      return perform(() => run(input, report), rests, nextTask);
    },
  };
}
