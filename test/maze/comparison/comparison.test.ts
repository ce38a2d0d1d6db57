import fc from "fast-check";
import {
  GeneratorComparison,
  type GeneratorPlan,
  measureGenerators,
} from "../../../src/maze/comparison/generatorComparison";
import { metrics } from "../../../src/maze/comparison/metrics";
import { Sample } from "../../../src/maze/comparison/sample";
import { generatorSeconds, solverSeconds } from "../../../src/maze/comparison/duration";
import {
  measureSolvers,
  SolverComparison,
  type SolvedGroup,
  type SolverPlan,
} from "../../../src/maze/comparison/solverComparison";
import { ImperfectionError, SizeError } from "../../../src/maze/model/errors";
import { generators, PERFECT } from "../../../src/maze/generators/generators";
import { solvers } from "../../../src/maze/solvers/solvers";
import { measuredGenerators, measuredSolvers } from "./measured";

const plan: GeneratorPlan = {
  generators: generators.map(({ id }) => id),
  sizes: [{ rows: 5, columns: 8 }],
  mazes: 6,
  seed: "seven",
  imperfection: PERFECT,
};

function compared(changes: Partial<GeneratorPlan>) {
  const comparison = measuredGenerators({ ...plan, ...changes });
  return comparison.figures().map(({ generator, size, metric, sample, theory, difference, z }) => ({
    what: `${generator.id} ${size.rows}x${size.columns} ${metric.id}`,
    n: sample.n,
    mean: sample.mean,
    sd: sample.sd,
    theory,
    difference,
    z,
  }));
}

describe("a sample", () => {
  it("has the mean and the deviation of its figures", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 60 }), (figures) => {
        const sample = new Sample();
        for (const figure of figures) sample.add(figure + 1e6);
        const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
        const variance = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0) / (figures.length - 1);
        expect(sample.mean).toBeCloseTo(mean + 1e6, 6);
        expect(sample.sd).toBeCloseTo(Math.sqrt(variance), 6);
        expect(sample.standardError).toBeCloseTo(Math.sqrt(variance / figures.length), 6);
      }),
    );
  });

  it("has no deviation of fewer than two figures", () => {
    const sample = new Sample();
    expect(sample.sd).toBeUndefined();
    sample.add(3);
    expect([sample.mean, sample.sd, sample.standardError]).toEqual([3, undefined, undefined]);
  });
});

describe("generators compared", () => {
  it("have a figure for each size, generator and metric, of as many mazes as were asked for", () => {
    const sizes = [
      { rows: 5, columns: 8 },
      { rows: 2, columns: 2 },
    ];
    const figures = compared({ sizes });
    expect(figures).toHaveLength(2 * generators.length * metrics.length);
    expect(new Set(figures.map(({ n }) => n))).toEqual(new Set([6]));
    expect(new Set(figures.map(({ what }) => what)).size).toBe(figures.length);
  });

  it("have the same figures from the same seed, digit for digit, and others from another", () => {
    expect(compared({})).toEqual(compared({}));
    expect(compared({ seed: "eight" })).not.toEqual(compared({}));
  });

  it("have figures that do not depend on which others are compared", () => {
    const alone = compared({ generators: ["wilson"] });
    expect(compared({}).filter(({ what }) => what.startsWith("wilson "))).toEqual(alone);
  });

  it("make the same mazes where they are one algorithm by three roads", () => {
    const figures = (id: string) => compared({ generators: [id] }).map(({ what: _, ...rest }) => rest);
    expect(figures("prim-weights")).toEqual(figures("kruskal"));
    expect(figures("boruvka")).toEqual(figures("kruskal"));
  });

  it("have no theory where mazes are imperfect", () => {
    const figures = compared({ imperfection: { loopPercent: 20, blockPermille: 0 }, sizes: [{ rows: 3, columns: 3 }] });
    expect(figures.filter(({ theory }) => theory !== undefined)).toEqual([]);
  });

  it("name what refuses a mask, and go on; what is no size or no imperfection at all is not kept silent about", () => {
    const mask = Uint8Array.from({ length: 40 }, (_, cell) => Number(cell !== 9));
    const generatorsOfMask = ["eller", "kruskal"];
    const comparison = measuredGenerators({
      ...plan,
      generators: generatorsOfMask,
      sizes: [{ rows: 5, columns: 8, mask }],
    });
    expect(comparison.refused.map(({ generator, isMask }) => [generator.id, isMask])).toEqual([["eller", true]]);
    expect([comparison.made, comparison.planned]).toEqual([6, 6]);
    expect(new Set(comparison.figures().map(({ generator }) => generator.id))).toEqual(new Set(["kruskal"]));
    expect(() => compared({ sizes: [{ rows: 0, columns: 8 }] })).toThrow(SizeError);
    expect(() => compared({ imperfection: { loopPercent: 101, blockPermille: 0 } })).toThrow(ImperfectionError);
  });

  it("name a walk that would take too long, which is no matter of its mask", () => {
    const comparison = measuredGenerators({
      ...plan,
      generators: ["aldous-broder"],
      sizes: [{ rows: 1, columns: 100_000 }],
      mazes: 1,
    });
    const [refused] = comparison.refused;
    expect([refused!.isMask, comparison.made]).toEqual([false, 0]);
    expect(refused!.sentence.id).toBe("walk-too-long");
  });

  it("leave out the solutions of mazes that have none", () => {
    const figures = compared({ imperfection: { loopPercent: 0, blockPermille: 1000 }, generators: ["kruskal"] });
    expect(figures.map(({ what, n }) => [what.split(" ")[2], n])).toEqual([
      ...["dead-ends", "junctions", "crossroads", "straights", "turns", "longest-path"].map((id) => [id, 6]),
      ...["solution-length", "wrong-turnings", "difficulty"].map((id) => [id, 0]),
    ]);
  });

  it("keep what was measured when the run ends early", () => {
    const comparison = new GeneratorComparison(plan);
    for (const news of measureGenerators(plan, () => 0)) {
      comparison.add(structuredClone(news));
      if (comparison.made === 8) break;
    }
    const figures = comparison.figures().filter(({ metric }) => metric.id === "dead-ends");
    expect(figures.map(({ generator, sample }) => [generator.id, sample.n])).toEqual([
      [generators[0]!.id, 6],
      [generators[1]!.id, 2],
    ]);
    expect(comparison.planned).toBe(6 * generators.length);
    expect(comparison.times().map(({ sample }) => sample.n)).toEqual([6, 2]);
  });

  it("tell how long a maze took to make, and not to measure", () => {
    let clock = 0;
    const comparison = measuredGenerators({ ...plan, generators: ["kruskal"] }, () => clock++);
    expect(comparison.times().map(({ sample }) => [sample.n, sample.mean])).toEqual([[6, 1]]);
  });
});

describe("solvers compared", () => {
  const loops: SolverPlan = {
    solvers: solvers.map(({ id }) => id),
    generators: ["kruskal", "depth-first"],
    sizes: [{ rows: 8, columns: 9 }],
    mazes: 12,
    seed: "seven",
    imperfections: [{ loopPercent: 40, blockPermille: 0 }],
  };
  const solve = (changes: Partial<SolverPlan>) => measuredSolvers({ ...loops, ...changes });

  it("keep what was measured when the run ends early", () => {
    const comparison = new SolverComparison(loops);
    for (const news of measureSolvers(loops, () => 0)) {
      comparison.add(structuredClone(news));
      if (comparison.made === 5) break;
    }
    expect([comparison.made, comparison.planned]).toEqual([5, 12]);
    expect(comparison.groups[0]!.solvers.map(({ visits }) => visits.n)).toEqual(
      comparison.groups[0]!.solvers.map(() => 5),
    );
  });

  it("all find the one path of perfect mazes", () => {
    const { groups, made, planned } = solve({ imperfections: [PERFECT] });
    const [{ solvers: rows, solvable }] = groups as [SolvedGroup];
    expect([rows.length, made, planned, solvable]).toEqual([solvers.length, 12, 12, 12]);
    expect(rows.map(({ solved, detour }) => [solved, detour.mean, detour.sd])).toEqual(rows.map(() => [12, 1, 0]));
  });

  it("find longer ways where there are loops, but for those that promise a shortest", () => {
    const rows = solve({}).groups[0]!.solvers;
    for (const { solver, detour } of rows) {
      if (solver.shortest) expect([solver.id, detour.mean]).toEqual([solver.id, 1]);
      else expect(detour.mean).toBeGreaterThanOrEqual(1);
    }
    expect(rows.filter(({ detour }) => detour.mean > 1).length).toBeGreaterThan(1);
  });

  it("are compared at every size and imperfection, each a group of its own", () => {
    const sizes = [
      { rows: 4, columns: 5 },
      { rows: 6, columns: 6 },
    ];
    const imperfections = [PERFECT, { loopPercent: 30, blockPermille: 0 }];
    const { groups, made, planned } = solve({ sizes, imperfections, mazes: 3 });
    expect(
      groups.map(({ size, imperfection: { loopPercent }, made: tried }) => [size.rows, loopPercent, tried]),
    ).toEqual([
      [4, 0, 3],
      [4, 30, 3],
      [6, 0, 3],
      [6, 30, 3],
    ]);
    expect([made, planned]).toEqual([12, 12]);
  });

  it("solve the mazes of each generator in turn", () => {
    const visits = (...ids: string[]) => {
      const { mean, sd } = solve({ generators: ids, imperfections: [PERFECT] }).groups[0]!.solvers[0]!.visits;
      return [mean, sd];
    };
    // Two roads to the same mazes.
    expect(visits("kruskal", "boruvka")).toEqual(visits("kruskal"));
    expect(visits("kruskal", "depth-first")).not.toEqual(visits("kruskal"));
    expect(visits("kruskal", "depth-first")).not.toEqual(visits("depth-first"));
  });

  it("leave out mazes that cannot be solved, and solvers that take no maze of the size or the cube of its cells", () => {
    const blocked = solve({ imperfections: [{ loopPercent: 0, blockPermille: 1000 }] });
    expect(blocked.groups[0]).toMatchObject({ made: 12, solvable: 0 });
    const sizes = [{ rows: 60, columns: 60 }];
    const ids = solve({ sizes, mazes: 1 }).groups[0]!.solvers.map(({ solver }) => solver.id);
    expect(ids).toEqual(solvers.map(({ id }) => id).filter((id) => id !== "floyd-warshall"));
  });

  it("go on with the other generators where one refuses the mask, and make nothing where all do", () => {
    const sizes = [{ rows: 4, columns: 4, mask: Uint8Array.from({ length: 16 }, (_, cell) => Number(cell !== 5)) }];
    expect(solve({ sizes, generators: ["eller", "wilson"], mazes: 4 }).groups[0]!.solvable).toBe(4);
    expect(solve({ sizes, generators: ["eller"], mazes: 4 })).toMatchObject({ made: 0, planned: 0 });
    expect(() => solve({ sizes: [{ rows: 0, columns: 4 }] })).toThrow(SizeError);
  });
});

describe("how long a comparison takes", () => {
  const long = { ...plan, generators: ["kruskal"], sizes: [{ rows: 10, columns: 1000 }], mazes: 100 };

  it("grows with the cells and the mazes", () => {
    const once = generatorSeconds(long);
    expect(generatorSeconds({ ...long, mazes: 200 })).toBeCloseTo(2 * once, 9);
    expect(generatorSeconds({ ...long, sizes: [...long.sizes, ...long.sizes] })).toBeCloseTo(2 * once, 9);
    expect(generatorSeconds({ ...long, generators: ["kruskal", "eller"] })).toBeCloseTo(2 * once, 9);
  });

  it("is more for random walks, and much more along a narrow grid", () => {
    const square = { ...long, sizes: [{ rows: 100, columns: 100 }] };
    const seconds = (generators: string[], of = long) => generatorSeconds({ ...of, generators });
    expect(seconds(["wilson"])).toBeGreaterThan(1.5 * seconds(["kruskal"]));
    expect(seconds(["aldous-broder"])).toBeGreaterThan(seconds(["wilson"]));
    expect(seconds(["aldous-broder"])).toBeGreaterThan(3 * seconds(["aldous-broder"], square));
    const loops = { ...long, imperfection: { loopPercent: 100, blockPermille: 0 } };
    expect(seconds(["depth-first"], loops)).toBe(seconds(["aldous-broder"]));
  });

  it("is 2.5 microseconds a cell that is made and measured, and 0.04 a move of a walk: 59.4 moves for 1 x 10 by Wilson", () => {
    const corridor = { ...long, sizes: [{ rows: 1, columns: 10 }], mazes: 1_000_000 };
    const seconds = (changes: Partial<GeneratorPlan>) => generatorSeconds({ ...corridor, ...changes });
    expect(generatorSeconds(long)).toBeCloseTo(2.5, 9);
    expect(seconds({})).toBeCloseTo(25, 9);
    expect(seconds({ generators: ["wilson"] })).toBeCloseTo(25 + 0.04 * 59.4, 9);
    // Only loops at every wall make a walk of depth-first, and of no other.
    const [most, all] = [99, 100].map((loopPercent) => ({ loopPercent, blockPermille: 0 }));
    expect(seconds({ generators: ["depth-first"], imperfection: most! })).toBeCloseTo(25, 9);
    expect(seconds({ generators: ["depth-first"], imperfection: all! })).toBeGreaterThan(27);
    expect(seconds({ generators: ["kruskal"], imperfection: all! })).toBeCloseTo(25, 9);
  });

  it("is 0.6 microseconds more a cell for a solver, or 0.004 for each three cells, beside one maze for all generators", () => {
    const one: SolverPlan = { ...long, solvers: ["breadth-first"], imperfections: [PERFECT] };
    expect(solverSeconds(one)).toBeCloseTo(2.5 + 0.6, 9);
    expect(solverSeconds({ ...one, generators: ["kruskal", "eller"] })).toBeCloseTo(2.5 + 0.6, 9);
    expect(solverSeconds({ ...one, solvers: ["breadth-first", "a-star"] })).toBeCloseTo(2.5 + 2 * 0.6, 9);
    const small = { ...one, sizes: [{ rows: 10, columns: 10 }], mazes: 1000 };
    expect(solverSeconds({ ...small, solvers: ["floyd-warshall"] })).toBeCloseTo(0.25 + 4, 9);
    const corridor: SolverPlan = { ...one, sizes: [{ rows: 1, columns: 10 }], mazes: 1_000_000 };
    expect(solverSeconds({ ...corridor, generators: ["wilson"] })).toBeCloseTo(31 + 0.04 * 59.4, 9);
  });

  it("counts every solver, size and imperfection", () => {
    const one = { ...long, solvers: ["breadth-first"], imperfections: [PERFECT] };
    const once = solverSeconds(one);
    expect(solverSeconds({ ...one, imperfections: [PERFECT, PERFECT] })).toBeCloseTo(2 * once, 9);
    expect(solverSeconds({ ...one, solvers: ["breadth-first", "a-star"] })).toBeGreaterThan(once);
    // It is not compared on so many cells.
    expect(solverSeconds({ ...one, solvers: ["breadth-first", "floyd-warshall"] })).toBe(once);
  });
});
