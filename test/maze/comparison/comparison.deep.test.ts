import { generators } from "../../../src/maze/generators/generators";
import { metrics } from "../../../src/maze/comparison";
import { measured } from "./measured";

test("generators agree with theory within four standard errors, wherever theory says something", () => {
  const sizes = [
    { rows: 20, columns: 20 },
    { rows: 7, columns: 5 },
    { rows: 3, columns: 3 },
    { rows: 2, columns: 2 },
    { rows: 1, columns: 7 },
  ];
  const figures = sizes.flatMap((size) =>
    generators.flatMap(({ id: generator }) =>
      measured({ generator, size, mazes: 1000 }).figures.flatMap(({ sample: { mean, sd }, theory, z }, i) => {
        const what = `${generator} ${size.rows}x${size.columns} ${metrics[i]!.id}`;
        return theory === undefined ? [] : [{ what, mean, sd: sd!, theory, z }];
      }),
    ),
  );
  expect(figures.length).toBeGreaterThan(25);
  const z = figures.map(({ what, z: deviation }) => ({ what, z: Math.abs(deviation ?? 0) }));
  expect(z.filter((figure) => figure.z > 4)).toEqual([]);
  for (const { what, sd, theory } of figures) {
    if (theory.sd) expect([what, Math.abs(sd / theory.sd - 1) < 0.25]).toEqual([what, true]);
  }
  // What never varies is what theory says, and has no z.
  const fixed = figures
    .filter((figure) => figure.z === undefined)
    .map(({ what, mean, theory }) => [what, mean, theory.value]);
  expect(fixed.length).toBeGreaterThan(3);
  for (const [what, mean, value] of fixed) expect([what, mean]).toEqual([what, expect.closeTo(value as number, 12)]);
});
