import { metrics } from "../../../src/maze/comparison/metrics";
import { isCompared, type SolverPlan } from "../../../src/maze/comparison/solverComparison";
import { PERFECT } from "../../../src/maze/generators/generators";
import { solverById, solvers } from "../../../src/maze/solvers/solvers";
import { measuredSolvers } from "./measured";
import { maskOf } from "../anyMaze";

test("what is compared of mazes has these names and units", () => {
  expect(metrics.map(({ name, unit }) => `${name.id}, ${unit}`)).toEqual([
    "metric-dead-ends, share",
    "metric-junctions, share",
    "metric-crossroads, share",
    "metric-straights, share",
    "metric-turns, share",
    "metric-longest-path, share",
    "metric-solution-length, share",
    "metric-wrong-turnings, number",
    "metric-difficulty, score",
  ]);
});

describe("solvers compared", () => {
  const plan: SolverPlan = {
    solvers: solvers.map(({ id }) => id),
    generators: ["eller"],
    sizes: [{ rows: 8, columns: 9 }],
    mazes: 5,
    seed: "seven",
    imperfections: [{ loopPercent: 40, blockPermille: 0 }],
  };
  const compared = (changes: Partial<SolverPlan>, now = () => 0) => {
    return measuredSolvers({ ...plan, ...changes }, now).groups[0]!.solvers;
  };

  it("take the time that the clock tells while they solve, whenever it began", () => {
    const times = (began: number, tick: number) => {
      let clock = began;
      return compared({}, () => (clock += tick)).map(({ time }) => time.mean);
    };
    const once = times(0, 1);
    for (const time of once) expect(time).toBeGreaterThanOrEqual(1);
    expect(times(1000, 1)).toEqual(once);
    expect(times(0, 4)).toEqual(once.map((time) => 4 * time));
  });

  it("have mazes that differ, and others from another seed", () => {
    const visits = (changes: Partial<SolverPlan>) =>
      compared({ ...changes, solvers: ["breadth-first"] }).map((one) => [one.visits.mean, one.visits.sd]);
    expect(visits({})).toEqual(visits({}));
    expect(visits({})[0]![1]).toBeGreaterThan(0);
    expect(visits({ seed: "eight" })).not.toEqual(visits({}));
  });

  it("begin with the maze of the first generator", () => {
    const visits = (...ids: string[]) => {
      const mazes = { generators: ids, mazes: 1, imperfections: [PERFECT], solvers: ["dijkstra", "right-hand"] };
      return compared(mazes).map((one) => one.visits.mean);
    };
    expect(visits("depth-first", "kruskal", "eller")).toEqual(visits("depth-first"));
    expect(visits("depth-first")).not.toEqual(visits("kruskal"));
  });

  it("draw for each maze anew where they draw, also in mazes that are all alike", () => {
    // One maze alone is on this mask: a corridor to the right, and from its middle the way down.
    const alike = { sizes: [maskOf(".....", "##.##")], mazes: 20, generators: ["kruskal"], imperfections: [PERFECT] };
    const searched = (seed: string) => compared({ ...alike, seed, solvers: ["depth-first"] })[0]!.visits;
    expect(searched("seven").sd).toBeGreaterThan(0);
    expect(searched("seven").mean).not.toBe(searched("eight").mean);
  });

  it("are left out above a hundred cells where they take the cube of them", () => {
    const floyd = solverById("floyd-warshall");
    expect(isCompared(floyd, { rows: 10, columns: 10 })).toBe(true);
    expect(isCompared(floyd, { rows: 101, columns: 1 })).toBe(false);
    const mask = new Uint8Array(110).fill(1, 10);
    expect(isCompared(floyd, { rows: 10, columns: 11, mask })).toBe(true);
    expect(isCompared(solverById("a-star"), { rows: 1000, columns: 1000 })).toBe(true);
  });

  it("visit no more than all cells breadth-first, and go no detour in one cell", () => {
    const first = (changes: Partial<SolverPlan>) => compared(changes)[0]!;
    const { visits } = first({ solvers: ["breadth-first"], imperfections: [PERFECT] });
    expect(visits.mean).toBeGreaterThan(0);
    expect(visits.mean).toBeLessThanOrEqual(1);
    const { detour, solved } = first({ solvers: ["tremaux"], sizes: [{ rows: 1, columns: 1 }] });
    expect([solved, detour.mean]).toEqual([5, 1]);
  });
});
