import type { Computer } from "./engine";
import { nextTask } from "./nextTask";
import type { Tell } from "./tell";
import { Stopped } from "./stopped";
import type { Tasks } from "./tasks";

/** Computes in the page itself, which cannot answer during a task; it gets a turn before each. `why`: why not in a worker. */
export function inPage(tasks: Tasks, why: string): Computer {
  return {
    where: `in the page, because ${why}`,
    run: async (task, input, signal, progress) => {
      await nextTask();
      const tell: Tell<Parameters<typeof progress>[0]> = (state) => {
        if (signal.aborted) throw new Stopped();
        progress(state());
      };
      if (signal.aborted) throw new Stopped();
      const run = tasks[task] as (given: typeof input, progress: typeof tell) => ReturnType<Tasks[typeof task]>;
      return run(input, tell);
    },
  };
}
