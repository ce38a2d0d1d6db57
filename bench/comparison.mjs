// How long a comparison takes: every generator at several sizes, made and measured, and every solver on mazes with loops. Prints the
// seconds, and those that the pane would estimate. Run by hand:
// node bench/comparison.mjs [mazes of each]
import { compile } from "./compile.mjs";

const mazes = Number(process.argv[2] ?? 50);
const [
  { measureGenerators },
  { measureSolvers },
  { generatorSeconds, solverSeconds },
  { generators, PERFECT },
  { solvers },
] = await compile([
  "comparison/generatorComparison",
  "comparison/solverComparison",
  "comparison/duration",
  "generators/generators",
  "solvers/solvers",
]);
const all = generators.map(({ id }) => id);
const now = () => performance.now();

/** Measures a plan and prints how many mazes it made, the seconds they took, and the estimate. */
function tell(what, measure, plan, estimate) {
  const began = now();
  const made = [...measure(plan, now)].length;
  const seconds = (now() - began) / 1000;
  console.log(`${what}: ${made} mazes in ${seconds.toFixed(2)} s (said: ${estimate.toFixed(2)} s)`);
}

for (const [rows, columns, count] of [
  [10, 10, mazes],
  [20, 20, mazes],
  [50, 50, mazes],
  [5, 2000, Math.ceil(mazes / 25)],
]) {
  const plan = { generators: all, sizes: [{ rows, columns }], mazes: count, seed: "bench", imperfection: PERFECT };
  tell(`all generators, ${columns} x ${rows}`, measureGenerators, plan, generatorSeconds(plan));
}
for (const side of [10, 20, 50]) {
  const imperfections = [PERFECT, { loopPercent: 10, blockPermille: 0 }];
  const sizes = [{ rows: side, columns: side }];
  const plan = { solvers: solvers.map(({ id }) => id), generators: all, sizes, mazes, seed: "bench", imperfections };
  tell(`all solvers, ${side} x ${side}`, measureSolvers, plan, solverSeconds(plan));
}
// The largest comparison that the pane offers when it opens.
const plan = { generators: all, sizes: [{ rows: 20, columns: 20 }], mazes: 200, seed: "bench", imperfection: PERFECT };
tell("16 x 200 of 20 x 20", measureGenerators, plan, generatorSeconds(plan));
