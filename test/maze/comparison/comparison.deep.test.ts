import { generators, PERFECT } from "../../../src/maze/generators/generators";
import { measuredGenerators } from "./measured";

test("generators agree with theory within four standard errors, wherever theory says something of 20 x 20, 7 x 5 and 3 x 3", () => {
  const sizes = [
    { rows: 20, columns: 20 },
    { rows: 7, columns: 5 },
    { rows: 3, columns: 3 },
  ];
  const plan = { generators: generators.map(({ id }) => id), sizes, mazes: 1000, seed: "seven", imperfection: PERFECT };
  const figures = measuredGenerators(plan)
    .figures()
    .map(({ generator, size, metric, sample, theory, z }) => ({
      what: `${generator.id} ${size.rows}x${size.columns} ${metric.id}`,
      ...{ mean: sample.mean, theory, z },
    }))
    .filter(({ theory }) => theory !== undefined);
  expect(figures.length).toBeGreaterThan(25);
  const z = figures.map(({ what, z: deviation }) => ({ what, z: Math.abs(deviation ?? 0) }));
  expect(z.filter((figure) => figure.z > 4)).toEqual([]);
  // What never varies is what theory says, and has no z.
  const fixed = figures
    .filter((figure) => figure.z === undefined)
    .map(({ what, mean, theory }) => [what, mean, theory!.value]);
  expect(fixed.length).toBeGreaterThan(3);
  for (const [what, mean, value] of fixed) expect([what, mean]).toEqual([what, expect.closeTo(value as number, 12)]);
});
