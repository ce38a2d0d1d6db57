import { message } from "../../../src/message";
import { metrics, TEXTURE_MAZES, TEXTURE_SIZE, textureOf, theoryOf, unusualness } from "../../../src/maze/comparison";
import { generatorById, generators, expectedOf } from "../../../src/maze/generators";
import type { Grid } from "../../../src/maze/model/maze";
import { measured } from "./measured";

const metric = (id: string) => metrics.find((each) => each.id === id)!;
const theory = (generator: string, id: string, size: Grid) => theoryOf(metric(id), size, expectedOf(generator, size));

describe("what theory says of a share", () => {
  const large = { rows: 20, columns: 20 };

  it("is told in shares of the cells, with its deviation and its error, where they are known", () => {
    const { kind, value, sd, error } = theory("kruskal", "dead-ends", large)!;
    expect([kind, value]).toEqual(["published", 0.3031]);
    expect(sd).toBeCloseTo(0.0136, 12);
    expect(error).toBeCloseTo(0.0136 / Math.sqrt(20_000), 12);
    expect(theory("kruskal", "longest-path", large)).toMatchObject({ sd: undefined, error: undefined });
    expect(theory("kruskal", "longest-path", large)!.value).toBeCloseTo(0.208, 12);
    expect(theory("binary-tree", "crossroads", { rows: 3, columns: 4 })).toMatchObject({ value: 0, sd: 0 });
    const corridor = { value: 0.25, sd: 0, error: undefined, kind: "exact" };
    expect(theory("wilson", "dead-ends", { rows: 1, columns: 8 })).toEqual(corridor);
  });

  it("is a number where a number was asked for, and nothing where it says nothing", () => {
    const number = { ...metric("dead-ends"), unit: "number" } as const;
    expect(theoryOf(number, large, expectedOf("eller", large))!.value).toBeCloseTo(116.004, 9);
    expect(theory("kruskal", "junctions", large)).toBeUndefined();
    expect(theory("kruskal", "dead-ends", { rows: 20, columns: 21 })).toBeUndefined();
  });
});

describe("a figure against theory", () => {
  const figure = (generator: string, size: Grid, id: string, mazes: number) =>
    measured({ generator, size, mazes, seed: "z" }).of(id);

  it("differs by standard errors of theory's deviation and its own error, or of its own deviation", () => {
    const published = figure("eller", { rows: 20, columns: 20 }, "dead-ends", 9);
    expect(published.difference).toBeCloseTo(published.sample.mean - 0.29001, 12);
    const [ofMazes, ofTheory] = [0.01388 / 3, 0.01388 / Math.sqrt(20_000)];
    expect(published.z).toBeCloseTo(published.difference! / Math.hypot(ofMazes, ofTheory), 9);
    const exact = figure("binary-tree", { rows: 6, columns: 6 }, "dead-ends", 9);
    expect(exact.difference).toBeCloseTo(exact.sample.mean - 10 / 36, 12);
    expect(exact.z).toBeCloseTo(exact.difference! / (exact.sample.sd! / 3), 9);
  });

  it("has no standard errors where nothing varies, of one maze without a known deviation, and without theory", () => {
    expect(figure("eller", { rows: 1, columns: 5 }, "dead-ends", 4)).toMatchObject({ difference: 0, z: undefined });
    const one = figure("binary-tree", { rows: 6, columns: 6 }, "dead-ends", 1);
    expect(one.difference).toBeCloseTo(one.sample.mean - 10 / 36, 12);
    expect(one.z).toBeUndefined();
    expect(figure("eller", { rows: 6, columns: 6 }, "turns", 4)).toMatchObject({ difference: undefined, z: undefined });
  });
});

test.each([
  [0.4, "usual", "high"],
  [-0.99, "usual", "low"],
  [1, "somewhat", "high"],
  [-1.5, "somewhat", "low"],
  [2, "unusually", "high"],
  [2.4, "unusually", "high"],
  [3, "veryUnusually", "high"],
  [-7, "veryUnusually", "low"],
] as const)("a figure %d standard deviations from what is expected is %s %s", (z, how, side) => {
  const words = message("figure-compared", { how, side });
  expect([unusualness(z, false), unusualness(z, true)]).toEqual([words, words]);
});

test("a figure that never varies is as in every such maze, or as in no other", () => {
  expect([true, false].map((isAlike) => unusualness(undefined, isAlike))).toEqual(
    (["always", "never"] as const).map((how) => message("figure-compared", { how, side: "high" })),
  );
});

describe("the texture of a generator's mazes", () => {
  it("has three figures on 20 x 20, measured where there is no theory", () => {
    for (const generator of generators) {
      const figures = textureOf(generator);
      const names = ["metric-dead-ends", "metric-solution-length", "metric-longest-path"];
      expect(figures.map(({ name }) => name.id)).toEqual(names);
      const isMeasured = figures.some(({ kind }) => kind === "measured");
      expect([generator.id, isMeasured]).toEqual([generator.id, generator.measured !== undefined]);
    }
    const published = { kind: "published" };
    expect(textureOf(generatorById("wilson"))).toMatchObject([{ ...published, share: 0.2904 }, published, published]);
  });

  const measuredOnes = generators.filter((generator) => generator.measured !== undefined);
  it.each(measuredOnes.map(({ id, measured: figures }) => [id, figures!] as const))(
    "is, for %s, that of the mazes of the seed “texture”",
    (generator, shares) => {
      const { of } = measured({ generator, size: TEXTURE_SIZE, mazes: TEXTURE_MAZES, seed: "texture" });
      const means = ["dead-ends", "solution-length", "longest-path"].map((id) => of(id).sample.mean.toFixed(4));
      expect(means).toEqual(shares.map((share) => share.toFixed(4)));
    },
  );
});
