// What comparing every generator takes: microseconds a cell, made and measured, at several sizes. Run by hand:
// node bench/comparison.mjs [mazes of each]
import { compile } from "./compile.mjs";

const mazes = Number(process.argv[2] ?? 50);
const [{ GeneratorComparison }, { generators, PERFECT }, { atOnce }] = await compile([
  "comparison/generatorComparison",
  "generators/index",
  "slices",
]);
for (const side of [10, 20, 50]) {
  const plan = { generators: generators.map(({ id }) => id), sizes: [{ rows: side, columns: side }], mazes };
  const measured = new GeneratorComparison({ ...plan, seed: "bench", imperfection: PERFECT }, () => performance.now());
  const began = performance.now();
  atOnce(measured.run());
  const took = performance.now() - began;
  const cells = side * side * mazes * generators.length;
  console.log(
    `${side} x ${side}: ${measured.made} mazes in ${(took / 1000).toFixed(2)} s, ${((1000 * took) / cells).toFixed(2)} µs a cell`,
  );
}
