import { serve, type ServingPort } from "./serve";
import { tasks, type Tasks } from "./tasks";

declare global {
  /** Where engine.js is a script of the page, what it leaves there. */
  var lavirintTasks: Tasks | undefined;
}

/** engine.js: a worker's script that serves, or a page's that leaves the tasks for it. */
if (typeof document === "undefined") serve(globalThis as unknown as ServingPort, tasks);
else globalThis.lavirintTasks = tasks;
