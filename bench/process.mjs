/**
 * Runs a system of the benchmark in a process of its own, so that no system affects another's compiled code or memory:
 * `node bench/process.mjs FOLDER NAME`, with FOLDER as {@link compileTo} has filled it. Answers each message `{ side, round }` with the
 * milliseconds of the second of two runs, and `{ side }` with the bytes of all typed arrays that a run allocates.
 */
import { allocated } from "./allocated.mjs";
import { allSystems } from "./systems.mjs";

const [folder, name] = process.argv.slice(2);
const { systems } = allSystems(folder);
const { prepare } = systems.find((system) => system.name === name);

process.on("message", ({ side, round }) => {
  const run = prepare(side, round ?? 0);
  if (round === undefined) return process.send(allocated(run));
  run(); // so that caches hold what this system needs, and not what the one before it did
  const from = performance.now();
  const outcome = run();
  process.send(outcome?.milliseconds ?? performance.now() - from);
});
