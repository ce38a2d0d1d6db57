import fc from "fast-check";
import {
  generatorSeconds,
  solverSeconds,
  metrics,
  Sample,
  isCompared,
  type SolverPlan,
} from "../../../src/maze/comparison";
import { generators, UNVARIED } from "../../../src/maze/generators/generators";
import { solverById, solvers } from "../../../src/maze/solvers/solvers";
import { maskOf } from "../anyMaze";
import { measured, solved } from "./measured";

const ids = solvers.map(({ id }) => id);
const MANY_LOOPS = { loopPercent: 40, blockPermille: 0 };
const BLOCKED = { loopPercent: 0, blockPermille: 1000 };

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
    expect(sample).toMatchObject({ n: 0, mean: 0, sd: undefined, standardError: undefined });
    sample.add(3);
    expect(sample).toMatchObject({ n: 1, mean: 3, sd: undefined, standardError: undefined });
  });
});

test("what is compared of mazes has these names and units", () => {
  const shares = "dead-ends junctions crossroads straights turns longest-path solution-length".split(" ");
  expect(metrics.map(({ name, unit }) => `${name.id} ${unit}`)).toEqual([
    ...shares.map((share) => `metric-${share} share`),
    ...["metric-wrong-turnings number", "metric-difficulty score"],
  ]);
});

describe("generators compared", () => {
  it.each(generators.map(({ id }) => id))("have as many mazes of %s as were asked for, of each metric", (generator) => {
    const { made, figures } = measured({ generator });
    expect([made, ...figures.map(({ sample }) => sample.n)]).toEqual([6, ...metrics.map(() => 6)]);
  });

  it("have the same figures from the same seed, digit for digit, and others from another", () => {
    expect(measured({}).figures).toEqual(measured({}).figures);
    expect(measured({ seed: "eight" }).figures).not.toEqual(measured({}).figures);
  });

  it("have no theory where mazes are imperfect", () => {
    const { figures } = measured({ variation: MANY_LOOPS, size: { rows: 1, columns: 7 } });
    expect(figures.filter(({ theory }) => theory !== undefined)).toEqual([]);
  });

  it("say which mask they refuse, and which walk; what is no size or no variation at all is not kept silent about", () => {
    const size = { rows: 5, columns: 8, mask: Uint8Array.from({ length: 40 }, (_, cell) => Number(cell !== 9)) };
    const nothing = { made: 0, figures: [], time: undefined };
    const long = { generator: "aldous-broder", size: { rows: 1, columns: 100_000 } };
    expect(measured({ generator: "eller", size })).toMatchObject({ ...nothing, refused: { id: "rectangle-needed" } });
    expect(measured({ size })).toMatchObject({ made: 6, refused: undefined });
    expect(measured(long)).toMatchObject({ ...nothing, refused: { id: "walk-too-long" } });
    expect(() => measured({ size: { rows: 0, columns: 8 } })).toThrow("side-not-whole");
    expect(() => measured({ variation: { loopPercent: 101, blockPermille: 0 } })).toThrow("variation-wrong");
  });

  it("leave out the solutions of mazes that have none", () => {
    const { of } = measured({ variation: BLOCKED });
    for (const { id } of metrics) {
      const isOfSolution = ["solution-length", "wrong-turnings", "difficulty"].includes(id);
      expect([id, of(id).sample.n]).toEqual([id, isOfSolution ? 0 : 6]);
    }
  });

  it("take the time that it took to make them, but not to measure them", () => {
    let clock = 0;
    expect(measured({}, () => clock++).time).toMatchObject({ n: 6, mean: 1, sd: 0 });
  });
});

describe("solvers compared", () => {
  const loops: SolverPlan = {
    solvers: ids,
    generators: ["kruskal", "depth-first"],
    size: { rows: 8, columns: 9 },
    mazes: 12,
    seed: "seven",
    variation: MANY_LOOPS,
  };
  const compared = (changes: Partial<SolverPlan>, now = () => 0) => solved({ ...loops, ...changes }, now);
  const visitsOf = (changes: Partial<SolverPlan>) => compared(changes).solvers.map(({ visits }) => visits);

  it("all find the one path of perfect mazes", () => {
    const { solvers: rows, ...mazes } = compared({ variation: UNVARIED });
    expect(mazes).toEqual({ made: 12, solvable: 12, isPlanned: true });
    expect(rows).toMatchObject(ids.map((solver) => ({ solver, detour: { n: 12, mean: 1, sd: 0 } })));
  });

  it("find longer ways where there are loops, but for those that promise a shortest", () => {
    const { solvers: rows } = compared({});
    for (const { solver, detour } of rows) {
      if (solverById(solver).shortest) expect([solver, detour.mean]).toEqual([solver, 1]);
      else expect(detour.mean).toBeGreaterThanOrEqual(1);
    }
    expect(rows.filter(({ detour }) => detour.mean > 1).length).toBeGreaterThan(1);
  });

  it("solve the mazes of each generator in turn, beginning with the first", () => {
    const visits = (mazes: number, ...names: string[]) =>
      visitsOf({ mazes, generators: names, variation: UNVARIED, solvers: ["breadth-first", "right-hand"] });
    // Two roads to the same mazes.
    expect(visits(12, "kruskal", "boruvka")).toEqual(visits(12, "kruskal"));
    expect(visits(12, "kruskal", "depth-first")).not.toEqual(visits(12, "kruskal"));
    expect(visits(1, "depth-first", "kruskal", "eller")).toEqual(visits(1, "depth-first"));
    expect(visits(1, "depth-first")).not.toEqual(visits(1, "kruskal"));
  });

  it("try nothing in mazes without a way", () => {
    const { made, solvable, solvers: rows } = compared({ variation: BLOCKED });
    expect([made, solvable, rows.map(({ time }) => time.n)]).toEqual([12, 0, ids.map(() => 0)]);
  });

  it("go on with the other generators where one refuses the mask, and make nothing where all do", () => {
    const size = maskOf("....", ".#..", "....", "....");
    expect(compared({ size, generators: ["eller", "wilson"], mazes: 4 }).solvable).toBe(4);
    expect(compared({ size, generators: ["eller"], mazes: 4 })).toMatchObject({ made: 0, isPlanned: false });
    expect(() => compared({ size: { rows: 0, columns: 4 } })).toThrow("side-not-whole");
  });

  it("take the time that the clock tells while they solve, whenever it began", () => {
    const times = (began: number, tick: number) => {
      let clock = began;
      return compared({}, () => (clock += tick)).solvers.map(({ time }) => time.mean);
    };
    expect(times(1000, 1)).toEqual(ids.map(() => 1));
    expect(times(0, 4)).toEqual(ids.map(() => 4));
  });

  // One maze alone is on this mask: a corridor to the right, and from its middle the way down.
  const alike = { size: maskOf(".....", "##.##"), mazes: 20, generators: ["kruskal"], variation: UNVARIED };

  it.each<[string, Partial<SolverPlan>]>([
    ["have mazes that differ", { solvers: ["breadth-first"] }],
    [
      "draw for each maze anew where they draw, also in mazes that are all alike",
      { ...alike, solvers: ["depth-first"] },
    ],
  ])("%s, and otherwise from another seed", (_, plan) => {
    const [seven, again, eight] = ["seven", "seven", "eight"].map((seed) => visitsOf({ ...plan, seed })[0]!);
    expect(again).toEqual(seven);
    expect(seven!.sd).toBeGreaterThan(0);
    expect(eight!.mean).not.toBe(seven!.mean);
  });

  it("are left out above a hundred cells where they take the cube of them", () => {
    const floyd = solverById("floyd-warshall");
    expect(isCompared(floyd, { rows: 10, columns: 10 })).toBe(true);
    expect(isCompared(floyd, { rows: 101, columns: 1 })).toBe(false);
    expect(isCompared(floyd, { rows: 10, columns: 11, mask: new Uint8Array(110).fill(1, 10) })).toBe(true);
    const large = compared({ size: { rows: 60, columns: 60 }, mazes: 1 });
    expect(large.solvers.map(({ solver }) => solver)).toEqual(ids.filter((id) => id !== "floyd-warshall"));
  });

  it("visit no more than all cells breadth-first, and go no detour in one cell", () => {
    const [visits] = visitsOf({ solvers: ["breadth-first"], variation: UNVARIED });
    expect(visits!.mean).toBeGreaterThan(0);
    expect(visits!.mean).toBeLessThanOrEqual(1);
    const alone = compared({ solvers: ["tremaux"], size: { rows: 1, columns: 1 } });
    expect(alone.solvers).toMatchObject([{ detour: { n: 12, mean: 1 } }]);
  });
});

describe("how long a comparison takes", () => {
  const million = { size: { rows: 1, columns: 10 }, mazes: 1_000_000, seed: "s", variation: UNVARIED };
  const [most, all] = [99, 100].map((loopPercent) => ({ loopPercent, blockPermille: 0 }));
  const WALK = 0.04 * 59.4;

  it.each([
    ["kruskal", {}, 25],
    ["kruskal", { mazes: 500_000 }, 12.5],
    ["kruskal", { variation: all! }, 25],
    ["wilson", {}, 25 + WALK],
    ["depth-first", { variation: most! }, 25],
  ])(
    "is 2.5 microseconds a cell that is made and measured, and 0.04 a move of a walk, 59.4 for 1 x 10 by Wilson: %s %j",
    (generator, changes, seconds) => {
      expect(generatorSeconds({ generator, ...million, ...changes })).toBeCloseTo(seconds, 9);
    },
  );

  it("is that of a random walk for depth-first with loops at every wall", () => {
    const seconds = (generator: string) => generatorSeconds({ generator, ...million, variation: all! });
    expect(seconds("depth-first")).toBe(seconds("aldous-broder"));
    expect(seconds("depth-first")).toBeGreaterThan(seconds("wilson"));
  });

  it.each([
    [["breadth-first"], ["kruskal"], {}, 25 + 6],
    [["breadth-first"], ["kruskal", "eller"], {}, 25 + 6],
    [["breadth-first"], ["wilson"], {}, 25 + 6 + WALK],
    [["breadth-first", "a-star"], ["kruskal"], {}, 25 + 2 * 6],
    [["floyd-warshall"], ["kruskal"], {}, 25 + 4],
    // It is not compared on so many cells.
    [["floyd-warshall"], ["kruskal"], { size: { rows: 10, columns: 100 }, mazes: 1000 }, 2.5],
  ])(
    "is 0.6 microseconds more a cell for a solver, or 0.004 for each three cells, beside one maze for all generators: %j %j %j",
    (names, makers, changes, seconds) => {
      expect(solverSeconds({ solvers: names, generators: makers, ...million, ...changes })).toBeCloseTo(seconds, 9);
    },
  );
});
