import { areAlike, bookletEnds, bookletMaze, type BookletPlan, candidate } from "../../../src/maze/booklet";
import { sampleDifficulties, NEAR, levelShare, mazeOfLevel, riseOf, sizeBetween } from "../../../src/maze/booklet";
import { generatorById } from "../../../src/maze/generators/generators";
import { longestPath, measureSolution, stars } from "../../../src/maze/measures";
import { onEdgeOf, Random } from "../../../src/maze/model";

const plan: BookletPlan = {
  count: 12,
  rows: 28,
  columns: 20,
  generators: ["kruskal", "depth-first", "binary-tree"],
  difficulty: "rising",
  ends: "corners",
  seed: "a seed",
};
const mazesOf = (one: BookletPlan, scale = sampleDifficulties(one)) =>
  Array.from({ length: one.count }, (_, i) => bookletMaze(one, scale, i));

test("the same plan gives the same mazes, one by one, whatever was made before; another seed gives others", () => {
  const scale = sampleDifficulties(plan);
  const codes = mazesOf(plan, scale).map(({ recipe }) => recipe);
  const backwards = Array.from(codes, (_, i) => bookletMaze(plan, scale, plan.count - 1 - i).recipe);
  expect(backwards.reverse()).toEqual(codes);
  const others = mazesOf({ ...plan, seed: "other" }, scale).map(({ recipe }) => recipe.seed);
  expect(others.every((seed) => seed.startsWith("other/"))).toBe(true);
  expect(new Set(codes.map(({ seed }) => seed)).size).toBe(plan.count);
  const ofLevel = (one: BookletPlan) => mazeOfLevel(one, scale, 3, "seed/1").maze.standing;
  expect(ofLevel({ ...plan, count: 30, seed: "t", difficulty: "easy" })).toEqual(ofLevel(plan));
});

describe("ends", () => {
  const { maze } = candidate(plan, "kruskal", "a seed");
  const sideOf = (cell: number) => {
    const [row, column] = [Math.floor(cell / 20), cell % 20];
    return { top: row === 0, bottom: row === 27, left: column === 0, right: column === 19 };
  };

  test("in the corners are the first and the last cell", () => {
    expect(bookletEnds(maze, "corners", new Random(""))).toEqual({ entrance: 0, exits: [559] });
  });

  test("on opposite sides lie there, anywhere", () => {
    const drawn = Array.from({ length: 60 }, (_, i) => bookletEnds(maze, "opposite", new Random(`${i}`)));
    const ways = drawn.map(({ entrance, exits }) => [sideOf(entrance), sideOf(exits[0]!)] as const);
    const down = ways.filter(([from, to]) => from.top && to.bottom);
    const across = ways.filter(([from, to]) => from.left && to.right);
    expect(new Set([...down, ...across]).size).toBe(60);
    // As often from top to bottom as from left to right: 30, with a standard deviation of 3.9.
    expect(Math.abs(down.length - 30)).toBeLessThan(12);
    expect(new Set(drawn.map((ends) => JSON.stringify(ends))).size).toBeGreaterThan(50);
  });

  test("of the longest way lie on the edge, and no two cells there are farther apart", () => {
    const ends = bookletEnds(maze, "longest", new Random(""));
    const length = measureSolution(maze, ends)!.length;
    expect([ends.entrance, ...ends.exits].map(onEdgeOf(maze))).toEqual([true, true]);
    expect(length).toBeLessThanOrEqual(longestPath(maze)!.length);
    for (let i = 0; i < 40; i++) {
      const other = bookletEnds(maze, "opposite", new Random(`${i}`));
      expect(measureSolution(maze, other)!.length).toBeLessThanOrEqual(length);
    }
  });
});

describe("dull mazes", () => {
  const stripes: BookletPlan = { ...plan, generators: ["growing-tree-oldest"], count: 6 };

  test("are left out where there are others", () => {
    const mazes = mazesOf({ ...stripes, generators: ["growing-tree-oldest", "kruskal"] });
    expect(mazes.map(({ rating }) => rating.isDull)).toEqual(Array(6).fill(false));
    expect(mazes.filter(({ recipe }) => recipe.generator === "kruskal").length).toBeGreaterThan(4);
  });

  test("are taken where nothing else is found: a straight corridor", () => {
    const corridors = mazesOf({ ...stripes, rows: 1, columns: 9, generators: ["kruskal"] });
    expect(corridors.map(({ rating }) => rating.isDull)).toEqual(Array(6).fill(true));
  });
});

const small: BookletPlan = { ...plan, count: 10, rows: 12, columns: 14, generators: ["kruskal"], seed: "s" };
const scale = sampleDifficulties(small);
/** The difficulty below which this share of a sample lies. */
const quantile = (share: number) => scale[Math.min(scale.length - 1, Math.floor(share * scale.length))]!;
const difficultyOf = (one: BookletPlan, index: number, k: number) =>
  candidate(one, "kruskal", `${one.seed}/${index + 1}/${k}`).rating.score;

/** A scale on which every share of mazes has this difficulty. */
const scaleAt = (difficulty: number) => Float64Array.of(difficulty);

test.each([
  ["easy", () => [0, 0.25]],
  ["medium", () => [0.4, 0.6]],
  ["hard", () => [0.85, 1]],
  ["rising", (index: number) => [(index + 0.5) / 10 - 0.05, (index + 0.5) / 10 + 0.05]],
  [1, () => [0, 0.2]],
  [3, () => [0.4, 0.6]],
  [5, () => [0.8, 1]],
] as const)(
  "a maze of a booklet or of a level that is %s is the first of its candidates, counted from 1, in the share of mazes wanted, and the last tried",
  (difficulty, wanted) => {
    for (let index = 0; index < small.count; index++) {
      const [from, to] = wanted(index) as [number, number];
      const [least, most] = [from <= 0 ? 0 : quantile(from), to >= 1 ? 100 : quantile(to)];
      const tried = jest.spyOn(generatorById("kruskal"), "makeMaze");
      const { recipe, rating } =
        typeof difficulty === "number"
          ? mazeOfLevel(small, scale, difficulty, `s/${index + 1}`)
          : bookletMaze({ ...small, difficulty }, scale, index);
      const count = tried.mock.calls.length;
      tried.mockRestore();
      let k = 1;
      while (difficultyOf(small, index, k) < least || difficultyOf(small, index, k) > most) k++;
      expect([recipe.seed, rating.score, count]).toEqual([`s/${index + 1}/${k}`, difficultyOf(small, index, k), k]);
    }
  },
);

test("two hundred candidates are tried, the two hundredth too", () => {
  const one: BookletPlan = { ...small, difficulty: "medium", seed: "b" };
  const difficulties = Array.from({ length: 200 }, (_, k) => difficultyOf(one, 0, k + 1));
  const last = difficulties[199]!;
  expect(difficulties.indexOf(last)).toBe(199);
  expect(bookletMaze(one, scaleAt(last), 0).recipe.seed).toBe("b/1/200");
});

test("where none fits, the nearest is taken, and the first of several", () => {
  const tried = Array.from({ length: 200 }, (_, k) => difficultyOf(small, 0, k + 1));
  const hardest = tried.indexOf(Math.max(...tried)) + 1;
  expect(hardest).toBeLessThan(200);
  expect(bookletMaze({ ...small, difficulty: "hard" }, scaleAt(101), 0).recipe.seed).toBe(`s/1/${hardest}`);
  const corridor: BookletPlan = { ...small, rows: 1, columns: 9, difficulty: "hard" };
  expect(bookletMaze(corridor, scaleAt(101), 0).recipe.seed).toBe("s/1/1");
});

describe("how difficult mazes are", () => {
  const generators = ["kruskal", "growing-tree-oldest"];
  const two: BookletPlan = { ...small, rows: 7, columns: 9, generators, ends: "opposite" };
  const sample = two.generators.flatMap((generator) =>
    Array.from({ length: 40 }, (_, i) => candidate(two, generator, `scale/${i}`)),
  );
  const sorted = sample
    .filter(({ rating }) => !rating.isDull)
    .map(({ rating }) => rating.score)
    .sort((a, b) => a - b);

  it("is told by forty mazes of each generator that are not dull and whose ends differ, from the least to the greatest", () => {
    expect([...sampleDifficulties(two)]).toEqual(sorted);
    expect(sorted.length).toBeLessThan(80);
    expect(new Set(sample.slice(0, 40).map(({ ends }) => JSON.stringify(ends))).size).toBeGreaterThan(30);
  });

  it("differs by a point at least, from the easiest quarter to the hardest 15 in a hundred, or they are alike", () => {
    const between = (easy: number, hard: number) => areAlike(Float64Array.of(easy, easy, easy, hard));
    expect([between(20, 20.9), between(20, 21), between(-3, 3), areAlike(scale)]).toEqual([true, false, false, false]);
  });
});

/** Booklets whose mazes grow, and classes whose levels have sizes of their own. */

const COUNT = 50;
const smallest = { columns: 10, rows: 8 };
const largest = { columns: 30, rows: 40 };
const growing: BookletPlan = {
  count: COUNT,
  ...smallest,
  generators: ["kruskal", "depth-first", "wilson"],
  difficulty: "rising",
  ends: "corners",
  seed: "a seed",
};
const ofSmallest = sampleDifficulties(growing);
const rise = { largest, ...riseOf(ofSmallest, sampleDifficulties({ ...growing, ...largest })) };
const made = Array.from({ length: COUNT }, (_, i) => bookletMaze({ ...growing, rise }, ofSmallest, i));

test("50 mazes from 10x8 to 30x40 rise, in size and, but for 3 points, in difficulty, over all that the sizes allow", () => {
  for (const side of ["columns", "rows"] as const) {
    const sizes = made.map(({ maze }) => maze[side]);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect([sizes[0], sizes[COUNT - 1]]).toEqual([smallest[side], largest[side]]);
  }
  const scores = made.map(({ rating }) => rating.score);
  // What the guide says: by 50 points of 100 at least, from one star to four or more.
  expect(scores[COUNT - 1]! - scores[0]!).toBeGreaterThan(50);
  const rated = made.map(({ rating }) => rating.stars);
  expect([rated[0], rated[COUNT - 1]!.replace(/☆/g, "").length >= 4]).toEqual([stars(0), true]);
  for (const [i, score] of scores.entries()) {
    const wanted = rise.from + (i / (COUNT - 1)) * (rise.to - rise.from);
    expect(Math.abs(score - wanted)).toBeLessThanOrEqual(NEAR);
  }
});

test("one maze alone is of the first size; sizes may also shrink in one direction, and never leave the two", () => {
  expect(bookletMaze({ ...growing, count: 1, rise }, ofSmallest, 0).maze).toMatchObject(smallest);
  const [tall, wide] = [{ columns: 5, rows: 40 } as const, { columns: 40, rows: 5 } as const];
  expect([0, 0.5, 1].map((share) => sizeBetween(tall, wide, share))).toEqual([tall, { columns: 23, rows: 23 }, wide]);
});

test("a class's levels go from the first size to the last, and their stars with them; harder mazes are harder", () => {
  const levels = ["easy", 1, 2, "medium", 3, 4, "hard", 5] as const;
  expect(levels.map((level) => stars(levelShare(level)).replace(/☆/g, "").length)).toEqual([1, 1, 2, 3, 3, 4, 5, 5]);
  const scores = ([1, 2, 3, 4, 5] as const).map((level) => {
    const own = { ...growing, ...sizeBetween(smallest, largest, levelShare(level)) };
    const ofLevel = sampleDifficulties(own);
    return Array.from({ length: 6 }, (_, i) => mazeOfLevel(own, ofLevel, level, `class/${i}`).rating.score);
  });
  for (let level = 1; level < scores.length; level++) {
    expect(Math.min(...scores[level]!)).toBeGreaterThan(Math.max(...scores[level - 1]!));
  }
});
