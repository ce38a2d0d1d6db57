import { GeneratorComparison } from "../../../src/maze/comparison/generatorComparison";
import { measuredTextures, TEXTURE_MAZES, TEXTURE_SIZE, textureOf } from "../../../src/maze/comparison/texture";
import { generatorById, generators, PERFECT } from "../../../src/maze/generators";
import { atOnce } from "../../../src/maze/slices";

test("every generator has three figures of its texture on 20 x 20, and those without theory were measured", () => {
  for (const generator of generators) {
    const figures = textureOf(generator);
    expect(figures.map(({ name }) => name)).toEqual(["Dead ends", "Solution", "Longest path"]);
    const isMeasured = figures.some(({ kind }) => kind === "measured");
    expect([generator.id, isMeasured]).toEqual([generator.id, generator.id in measuredTextures]);
  }
  expect(textureOf(generatorById("wilson"))).toMatchObject([
    { kind: "exact", share: expect.closeTo(0.290379, 6) as number },
    { kind: "published" },
    { kind: "published" },
  ]);
});

test("the measured figures are those of the mazes of the seed “texture”", () => {
  const ids = Object.keys(measuredTextures);
  const plan = { generators: ids, sizes: [TEXTURE_SIZE], mazes: TEXTURE_MAZES, seed: "texture", imperfection: PERFECT };
  const comparison = new GeneratorComparison(plan, () => 0);
  atOnce(comparison.run());
  for (const id of ids) {
    const mean = (metric: string) =>
      comparison.figures().find((figure) => figure.generator.id === id && figure.metric.id === metric)!.sample.mean;
    const means = ["dead-ends", "solution-length", "longest-path"].map((metric) => mean(metric).toFixed(4));
    expect([id, ...means]).toEqual([id, ...measuredTextures[id]!.map((share) => share.toFixed(4))]);
  }
});
