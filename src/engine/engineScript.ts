import { serve, type ServingPort } from "./serve";
import { tasks } from "./tasks";

/** engine.js, a worker's script. */
serve(globalThis as unknown as ServingPort, tasks);
