import { TEXTURE_MAZES, TEXTURE_SIZE, textureOf } from "../../../src/maze/comparison/texture";
import { generatorById, generators, PERFECT } from "../../../src/maze/generators/generators";
import { measuredGenerators } from "./measured";

test("every generator has three figures of its texture on 20 x 20, and those without theory were measured", () => {
  for (const generator of generators) {
    const figures = textureOf(generator);
    expect(figures.map(({ name }) => name.id)).toEqual([
      "metric-dead-ends",
      "metric-solution-length",
      "metric-longest-path",
    ]);
    const isMeasured = figures.some(({ kind }) => kind === "measured");
    expect([generator.id, isMeasured]).toEqual([generator.id, generator.measured !== undefined]);
  }
  expect(textureOf(generatorById("wilson"))).toMatchObject([
    { kind: "published", share: 0.2904 },
    { kind: "published" },
    { kind: "published" },
  ]);
});

test("the measured figures are those of the mazes of the seed “texture”", () => {
  const measured = generators.filter((generator) => generator.measured !== undefined);
  const ids = measured.map(({ id }) => id);
  expect(ids).toHaveLength(3);
  const plan = { generators: ids, sizes: [TEXTURE_SIZE], mazes: TEXTURE_MAZES, seed: "texture", imperfection: PERFECT };
  const comparison = measuredGenerators(plan);
  for (const { id, measured: figures } of measured) {
    const mean = (metric: string) =>
      comparison.figures().find((figure) => figure.generator.id === id && figure.metric.id === metric)!.sample.mean;
    const means = ["dead-ends", "solution-length", "longest-path"].map((metric) => mean(metric).toFixed(4));
    expect([id, ...means]).toEqual([id, ...figures!.map((share) => share.toFixed(4))]);
  }
});
