// What a comparison takes: every generator at several sizes, made and measured, and every solver on mazes with loops: seconds, the
// seconds that the pane would say before, and the longest time in which Stop would not be heard. Run by hand:
// node bench/comparison.mjs [mazes of each]
import { compile } from "./compile.mjs";

const mazes = Number(process.argv[2] ?? 50);
const [
  { GeneratorComparison },
  { SolverComparison },
  { generatorSeconds, solverSeconds },
  { generators, PERFECT },
  { solvers },
] = await compile([
  "comparison/generatorComparison",
  "comparison/solverComparison",
  "comparison/duration",
  "generators/index",
  "solvers/index",
]);
const all = generators.map(({ id }) => id);
const now = () => performance.now();

/** Runs it to its end; the seconds it took, and the milliseconds of its longest slice. */
function timed(slices) {
  const began = now();
  let longest = 0;
  for (let done = false; !done;) {
    const before = now();
    done = slices.next().done;
    longest = Math.max(longest, now() - before);
  }
  return { seconds: (now() - began) / 1000, longest };
}

function tell(what, made, { seconds, longest }, estimate) {
  console.log(
    `${what}: ${made} mazes in ${seconds.toFixed(2)} s (said: ${estimate.toFixed(2)} s), longest slice ${longest.toFixed(1)} ms`,
  );
}

for (const [rows, columns, count] of [
  [10, 10, mazes],
  [20, 20, mazes],
  [50, 50, mazes],
  [5, 2000, Math.ceil(mazes / 25)],
]) {
  const plan = { generators: all, sizes: [{ rows, columns }], mazes: count, seed: "bench", imperfection: PERFECT };
  const comparison = new GeneratorComparison(plan, now);
  const took = timed(comparison.run());
  tell(`all generators, ${columns} x ${rows}`, comparison.made, took, generatorSeconds(plan));
}
for (const side of [10, 20, 50]) {
  const imperfections = [PERFECT, { loopPercent: 10, blockPermille: 0 }];
  const sizes = [{ rows: side, columns: side }];
  const plan = { solvers: solvers.map(({ id }) => id), generators: all, sizes, mazes, seed: "bench", imperfections };
  const comparison = new SolverComparison(plan, now);
  const took = timed(comparison.run());
  tell(`all solvers, ${side} x ${side}`, comparison.made, took, solverSeconds(plan));
}
// The most that is asked for at once from the pane as it opens.
const plan = { generators: all, sizes: [{ rows: 20, columns: 20 }], mazes: 200, seed: "bench", imperfection: PERFECT };
const comparison = new GeneratorComparison(plan, now);
tell("16 x 200 of 20 x 20", 3200, timed(comparison.run()), generatorSeconds(plan));
