import {
  bookletEnds,
  areAlike,
  bookletMaze,
  type BookletPlan,
  DifficultyScale,
  sampleDifficulties,
} from "../../../src/maze/booklet/bookletMaze";
import { follow } from "../../../src/maze/code/recipe";
import { isOnEdge } from "../../../src/maze/model/ends";
import { longestPath } from "../../../src/maze/measures/longestPath";
import { PERFECT } from "../../../src/maze/generators/generators";
import { measureSolution } from "../../../src/maze/measures/statistics";
import { type Rating, rate } from "../../../src/maze/measures/rating";
import { Random } from "../../../src/maze/model/random";

const plan: BookletPlan = {
  count: 12,
  rows: 28,
  columns: 20,
  generators: ["kruskal", "depth-first", "binary-tree"],
  difficulty: "rising",
  ends: "corners",
  withDull: true,
  seed: "a seed",
};
const scaleOf = (one: BookletPlan) => new DifficultyScale(sampleDifficulties(one));
/** The share of a plan's sample that is easier than a maze. */
const rankIn = (one: BookletPlan) => {
  const sample = sampleDifficulties(one);
  return ({ rating }: { rating: Rating }) => sample.filter((score) => score < rating.score).length / sample.length;
};
const mazesOf = (one: BookletPlan, scale = scaleOf(one)) =>
  Array.from({ length: one.count }, (_, i) => bookletMaze(one, scale, i));

test("the same plan gives the same mazes, one by one, whatever was made before; another seed gives others", () => {
  const scale = scaleOf(plan);
  const codes = mazesOf(plan, scale).map(({ recipe }) => recipe);
  const backwards = Array.from({ length: plan.count }, (_, i) => bookletMaze(plan, scale, plan.count - 1 - i));
  expect(backwards.map(({ recipe }) => recipe).reverse()).toEqual(codes);
  const others = mazesOf({ ...plan, seed: "other" }, scale).map(({ recipe }) => recipe.seed);
  expect(others.every((seed) => seed.startsWith("other/"))).toBe(true);
  expect(new Set(codes.map(({ seed }) => seed)).size).toBe(plan.count);
});

test("a maze is that of its recipe, and its difficulty and way are those that are measured of it", () => {
  for (const { recipe, maze, ends, path, rating } of mazesOf({ ...plan, count: 4 })) {
    expect(follow(recipe).maze.standing).toEqual(maze.standing);
    expect(recipe.ends).toEqual(ends);
    const measured = measureSolution(maze, ends)!;
    expect(rating).toEqual(rate(maze, ends));
    expect([path.length, rating.score]).toEqual([measured.length, measured.difficulty]);
  }
});

test.each(["easy", "medium", "hard"] as const)(
  "%s mazes have the rank that the word says, among mazes of their size",
  (difficulty) => {
    const scale = scaleOf(plan);
    const ranks = mazesOf({ ...plan, difficulty }, scale).map(rankIn(plan));
    const [least, most] = { easy: [0, 0.25], medium: [0.38, 0.62], hard: [0.83, 1] }[difficulty] as [number, number];
    for (const rank of ranks) {
      expect(rank).toBeGreaterThanOrEqual(least);
      expect(rank).toBeLessThanOrEqual(most);
    }
  },
);

test("a rising booklet goes from the easiest tenth to the hardest", () => {
  const scale = scaleOf(plan);
  const ranks = mazesOf(plan, scale).map(rankIn(plan));
  ranks.forEach((rank, i) => expect(Math.abs(rank - (i + 0.5) / plan.count)).toBeLessThan(0.08));
});

test("where all mazes are alike none is easy or hard, and the nearest is taken", () => {
  const corridor = { ...plan, rows: 1, columns: 9, generators: ["kruskal"] };
  const scale = scaleOf(corridor);
  expect(areAlike(scale)).toBe(true);
  expect(areAlike(scaleOf(plan))).toBe(false);
  expect(mazesOf(corridor, scale).map(({ rating }) => rating.score)).toEqual(Array(12).fill(0));
});

describe("ends", () => {
  const { maze } = follow({ rows: 28, columns: 20, seed: "a seed", generator: "kruskal", imperfection: PERFECT });
  const sideOf = (cell: number) => {
    const [row, column] = [Math.floor(cell / 20), cell % 20];
    return { top: row === 0, bottom: row === 27, left: column === 0, right: column === 19 };
  };

  test("in the corners are the first and the last cell", () => {
    expect(bookletEnds(maze, "corners", new Random(""))).toEqual({ entrance: 0, exits: [559] });
  });

  test("on opposite sides lie there, anywhere", () => {
    const found = new Set<string>();
    let down = 0;
    for (let i = 0; i < 60; i++) {
      const { entrance, exits } = bookletEnds(maze, "opposite", new Random(`${i}`));
      const [from, to] = [sideOf(entrance), sideOf(exits[0]!)];
      expect((from.top && to.bottom) || (from.left && to.right)).toBe(true);
      found.add(`${entrance} ${exits[0]!}`);
      if (from.top && to.bottom) down++;
    }
    // As often from top to bottom as from left to right: 30, with a standard deviation of 3.9.
    expect(Math.abs(down - 30)).toBeLessThan(12);
    expect(found.size).toBeGreaterThan(50);
  });

  test("of the longest way lie on the edge, and no two cells there are farther apart", () => {
    const ends = bookletEnds(maze, "longest", new Random(""));
    const length = measureSolution(maze, ends)!.length;
    expect([ends.entrance, ...ends.exits].map((cell) => isOnEdge(maze, cell))).toEqual([true, true]);
    expect(length).toBeLessThanOrEqual(longestPath(maze).length);
    for (let i = 0; i < 40; i++) {
      const other = bookletEnds(maze, "opposite", new Random(`${i}`));
      expect(measureSolution(maze, other)!.length).toBeLessThanOrEqual(length);
    }
  });
});

describe("dull mazes", () => {
  const stripes: BookletPlan = { ...plan, generators: ["growing-tree-oldest"], count: 6, withDull: false };
  const both = { ...stripes, generators: ["growing-tree-oldest", "kruskal"] };

  test("are left out where there are others, and counted; the same plan leaves the same ones out", () => {
    const mazes = mazesOf(both);
    expect(mazes.map(({ rating }) => rating.isDull)).toEqual(Array(6).fill(false));
    expect(mazes.filter(({ recipe }) => recipe.generator === "kruskal").length).toBeGreaterThan(4);
    expect(mazes.reduce((sum, { dullBefore }) => sum + dullBefore, 0)).toBeGreaterThan(6);
    expect(mazesOf(both)).toEqual(mazes);
  });

  test("are in where they are wanted, and then nothing is left out", () => {
    const mazes = mazesOf({ ...both, withDull: true, difficulty: "easy" });
    expect(mazes.map(({ rating }) => rating.isDull)).toEqual(Array(6).fill(true));
    expect(mazes.map(({ dullBefore }) => dullBefore)).toEqual(Array(6).fill(0));
  });

  test("are taken where nothing else is found: a straight corridor", () => {
    const corridors = mazesOf({ ...stripes, rows: 1, columns: 9, generators: ["kruskal"] });
    expect(corridors.map(({ rating, dullBefore }) => [rating.isDull, dullBefore])).toEqual(Array(6).fill([true, 200]));
  });

  test("do not count for what is easy and hard either", () => {
    const least = (one: BookletPlan) => sampleDifficulties(one)[0]!;
    expect(least(both)).toBeGreaterThan(least({ ...both, withDull: true }) + 5);
    expect(sampleDifficulties(stripes).length).toBeGreaterThan(0);
  });
});
