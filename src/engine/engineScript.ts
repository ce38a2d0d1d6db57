import { serve, type ServingPort } from "./serve";
import { tasks, type Tasks } from "./tasks";

declare global {
  /** The tasks, when engine.js runs as a script of the page. */
  var lavirintTasks: Tasks | undefined;
}

/** engine.js: in a worker it serves tasks, in a page it leaves them to the page. */
if (typeof document === "undefined") serve(globalThis as unknown as ServingPort, tasks);
else globalThis.lavirintTasks = tasks;
