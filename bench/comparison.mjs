// How long a comparison takes: every generator at several sizes, made and measured, and every solver on mazes with loops. Prints the
// seconds, and those that the pane would estimate. Run by hand:
// node bench/comparison.mjs [mazes of each]
import { compile } from "./compile.mjs";

const mazes = Number(process.argv[2] ?? 50);
const [{ measureGenerator, measureSolvers, generatorSeconds, solverSeconds }, { generators, UNVARIED }, { solvers }] =
  await compile(["comparison", "generators/generators", "solvers/solvers"]);
const all = generators.map(({ id }) => id);
const now = () => performance.now();
const plansOf = (size, count) =>
  all.map((generator) => ({ generator, size, mazes: count, seed: "bench", variation: UNVARIED }));

/** Measures plans and prints how many mazes that made, the seconds they took, and the estimate. */
function tell(what, measure, plans, secondsOf) {
  const began = now();
  const made = plans.flatMap((plan) => [...measure(plan, now, () => undefined)]).length;
  const estimate = plans.reduce((sum, plan) => sum + secondsOf(plan), 0);
  const seconds = (now() - began) / 1000;
  console.log(`${what}: ${made} mazes in ${seconds.toFixed(2)} s (said: ${estimate.toFixed(2)} s)`);
}

for (const [rows, columns, count] of [
  [10, 10, mazes],
  [20, 20, mazes],
  [50, 50, mazes],
  [5, 2000, Math.ceil(mazes / 25)],
]) {
  tell(`all generators, ${columns} x ${rows}`, measureGenerator, plansOf({ rows, columns }, count), generatorSeconds);
}
for (const side of [10, 20, 50]) {
  const plans = [UNVARIED, { loopPercent: 10, blockPermille: 0 }].map((variation) => ({
    solvers: solvers.map(({ id }) => id),
    generators: all,
    size: { rows: side, columns: side },
    mazes,
    seed: "bench",
    variation,
  }));
  tell(`all solvers, ${side} x ${side}`, measureSolvers, plans, solverSeconds);
}
// The largest comparison that the pane offers when it opens.
tell("all x 200 of 20 x 20", measureGenerator, plansOf({ rows: 20, columns: 20 }, 200), generatorSeconds);
