/** Programs for Node that end with the one that started them: a suite, or a loop without end, would slow down all that comes after. */
import { spawn } from "node:child_process";

const running = new Set();
process.once("exit", () => running.forEach((child) => child.kill()));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

/** Starts Node with these arguments; `options` are those of `spawn`. Gives the child. */
export function start(args, options) {
  const child = spawn(process.execPath, args, options);
  running.add(child);
  for (const event of ["exit", "error"]) child.once(event, () => running.delete(child));
  return child;
}

/** Resolves when the child has ended: its exit code, or 1 if it did not start or was ended from outside. */
export function ended(child) {
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
