import { message } from "../../../src/message";
import { checkMaze } from "../../../src/maze/measures/flood";
import { MazeError, Maze, type Grid, Random } from "../../../src/maze/model";
import { generatorById, generators, isVariation, isUnvaried } from "../../../src/maze/generators/generators";
import { mazeAt, stepOutcome, stepSelectedAcross, stepWall, type Trace, Outcome } from "../../../src/maze/trace/trace";
import { wallsBetween } from "../shape";
import { runs } from "../../depth";

/** Every generator whose variation is the stated equivalent; depth-first has its own. */
const ids = generators.map(({ id }) => id).filter((id) => id !== "depth-first");
const carvers = ids.filter((id) => id !== "recursive-division");
const grid: Grid = { rows: 24, columns: 31 };

function made(id: string, seed: string, loopPercent: number, blockPermille: number) {
  return generatorById(id).make(grid, new Random(seed), { loopPercent, blockPermille });
}

/** Four standard deviations of the number of hits among `tries` with a chance of `p` each. */
function slack(tries: number, p: number): number {
  return 4 * Math.sqrt(tries * p * (1 - p)) + 1e-9;
}

/** Counts its draws; the numbers that it is asked for here are so small that none is drawn twice. */
class CountedRandom extends Random {
  draws = 0;
  override next(): number {
    this.draws++;
    return super.next();
  }
}

function count({ steps }: Trace, outcome: number): number {
  return [...steps].filter((step) => stepOutcome(step) === outcome).length;
}

describe.each(ids)("An imperfect maze: %s", (id) => {
  it("is the perfect one of the same seed but for its loops and blocks, and where both are 0 the very same", () => {
    const perfect = made(id, "seed", 0, 0);
    expect(perfect).toEqual(generatorById(id).make(grid, new Random("seed")));
    const { maze, trace } = made(id, "seed", 20, 30);
    const altered = new Set(
      [...trace.steps]
        .filter((step) => [Outcome.looped, Outcome.blocked].includes(stepOutcome(step) as never))
        .map(stepWall),
    );
    const changed = wallsBetween(maze).filter((wall) => maze.isOpen(wall) !== perfect.maze.isOpen(wall));
    expect(changed.filter((wall) => !altered.has(wall))).toEqual([]);
    expect(altered.size).toBeGreaterThan(0);
  });

  it("has passages = cells - 1 - blocked + looped, as many blocked as the chance says, all of 1,000, and a trace that makes it", () => {
    let blocked = 0;
    for (let i = 0; i < runs(40); i++) {
      const { maze, trace } = made(id, `permille ${i}`, 35, 120);
      const [blocks, loops] = [count(trace, Outcome.blocked), count(trace, Outcome.looped)];
      expect(maze.countPassages()).toBe(maze.size - 1 - blocks + loops);
      expect(mazeAt(grid, trace, trace.steps.length).standing).toEqual(maze.standing);
      blocked += blocks;
    }
    const tries = runs(40) * (24 * 31 - 1);
    expect(Math.abs(blocked - tries * 0.12)).toBeLessThan(slack(tries, 0.12));
    expect(made(id, "blocked", 0, 1000).maze.countPassages()).toBe(0);
  });

  it("takes a draw for each wall that may stay, one for each that may make a loop and one for each loop: what is 0 takes none", () => {
    const draws = (loopPercent: number, blockPermille: number) => {
      const random = new CountedRandom("draws");
      const { trace } = generatorById(id).make(grid, random, { loopPercent, blockPermille });
      return random.draws - count(trace, Outcome.looped);
    };
    const perfect = draws(0, 0);
    expect([draws(0, 120), draws(30, 0), draws(30, 120)]).toEqual([perfect + 743, perfect + 743, perfect + 2 * 743]);
  });
});

describe.each(carvers)("Loops: %s", (id) => {
  it("come with the stated chance after each step that had a wall to take, beside its cell and within its tree", () => {
    let eligible = 0;
    let looped = 0;
    for (let i = 0; i < runs(12); i++) {
      const { trace } = made(id, `loops ${i}`, 35, 100);
      const now = Maze.walled(grid);
      const tree = Array.from({ length: now.size }, (_, cell) => cell);
      const steps = [...trace.steps];
      steps.forEach((step, k) => {
        const wall = stepWall(step);
        const outcome = stepOutcome(step);
        if (outcome === Outcome.looped || outcome === Outcome.joined) now.openWall(wall);
        if (outcome !== Outcome.joined && outcome !== Outcome.blocked) return;
        const [one, other] = [tree[wall >> 1]!, tree[now.across(wall)]!];
        tree.forEach((number, cell) => (tree[cell] = number === other ? one : number));
        const joined = stepSelectedAcross(step) ? wall >> 1 : now.across(wall);
        const choices = [2 * joined, 2 * joined + 1, 2 * (joined - 1), 2 * (joined - grid.columns) + 1].filter(
          (candidate) =>
            candidate >= 0 &&
            candidate !== wall &&
            now.separates(candidate) &&
            !now.isOpen(candidate) &&
            tree[candidate >> 1] === tree[now.across(candidate)],
        );
        const next = steps[k + 1];
        const loops = next !== undefined && stepOutcome(next) === Outcome.looped;
        if (loops) {
          expect(choices).toContain(stepWall(next));
          const selected = stepSelectedAcross(next) ? now.across(stepWall(next)) : stepWall(next) >> 1;
          expect(selected).toBe(joined);
        }
        if (choices.length > 0) eligible++;
        if (loops) looped++;
      });
    }
    expect(eligible).toBeGreaterThan(100);
    expect(Math.abs(looped - eligible * 0.35)).toBeLessThan(slack(eligible, 0.35));
  });
});

test("loops of a wall adder are told of after its walls, and no step tells of a wall that fell, since none did", () => {
  const { trace } = made("recursive-division", "walls", 30, 50);
  const outcomes = [...trace.steps].map(stepOutcome);
  expect(outcomes).not.toContain(Outcome.joined);
  const first = outcomes.findIndex((outcome) => outcome === Outcome.looped || outcome === Outcome.blocked);
  expect(new Set(outcomes.slice(0, first))).toEqual(new Set([Outcome.gap, Outcome.built]));
  expect(new Set(outcomes.slice(first))).toEqual(new Set([Outcome.looped, Outcome.blocked]));
});

test("loops at every wall open the one wall of 2 x 2 that a growing patch leaves, whichever it is", () => {
  for (let i = 0; i < 30; i++) {
    const all = { loopPercent: 100, blockPermille: 0 };
    const { maze } = generatorById("prim-frontier").make({ rows: 2, columns: 2 }, new Random(`four ${i}`), all);
    expect(maze.countPassages()).toBe(4);
  }
});

describe("Imperfection", () => {
  it("is none where both are 0, and only there; a whole percent and a whole permille, both ends included", () => {
    for (const [loopPercent, blockPermille, isNone] of [
      [0, 0, true],
      [1, 0, false],
      [0, 1, false],
      [7, 3, false],
      [100, 1000, false],
    ] as const) {
      const variation = { loopPercent, blockPermille };
      expect([variation, isUnvaried(variation), isVariation(variation)]).toEqual([variation, isNone, true]);
    }
    for (const id of ["kruskal", "depth-first"]) expect(() => made(id, "", 100, 1000)).not.toThrow();
  });

  it.each([
    ["loopPercent", 100, -1],
    ["loopPercent", 100, 101],
    ["loopPercent", 100, 2.5],
    ["blockPermille", 1000, 1001],
    ["blockPermille", 1000, -1],
    ["blockPermille", 1000, NaN],
  ] as const)("with %s, of at most %d, of %d is refused by every generator", (what, most, value) => {
    const variation = { loopPercent: 0, blockPermille: 0, [what]: value };
    expect(isVariation(variation)).toBe(false);
    const told = new MazeError("choice", message("variation-wrong", { least: 0, most, what, value }));
    for (const { make } of generators) expect(() => make(grid, new Random(""), variation)).toThrow(told);
  });
});

test("30 percent make about 3 to 28 extra openings in 100 cells, depending on the generator, as the note on them says", () => {
  const square = { rows: 30, columns: 30 };
  const share = generators.map(({ make }) => {
    let loops = 0;
    for (let i = 0; i < 5; i++) {
      loops += checkMaze(make(square, new Random(`loops ${i}`), { loopPercent: 30, blockPermille: 0 }).maze).loops;
    }
    return Math.round((100 * loops) / (5 * 900));
  });
  expect([Math.min(...share), Math.max(...share)]).toEqual([3, 28]);
  expect(share[generators.findIndex(({ id }) => id === "kruskal")]).toBe(7);
});
