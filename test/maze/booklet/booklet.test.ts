import { bookletEnds } from "../../../src/maze/booklet/bookletEnds";
import { areAlike, bookletMaze } from "../../../src/maze/booklet/bookletMaze";
import type { BookletPlan } from "../../../src/maze/booklet/bookletPlan";
import { DifficultyScale, sampleDifficulties } from "../../../src/maze/booklet/difficultyScale";
import { follow } from "../../../src/maze/code/recipe";
import { isOnEdge } from "../../../src/maze/model/ends";
import { longestPath } from "../../../src/maze/measures/longestPath";
import { PERFECT } from "../../../src/maze/generators/generators";
import { measureSolution } from "../../../src/maze/measures/statistics";
import { stars } from "../../../src/maze/measures/stars";
import { Random } from "../../../src/maze/model/random";

const plan: BookletPlan = {
  count: 12,
  rows: 28,
  columns: 20,
  generators: ["kruskal", "depth-first", "binary-tree"],
  difficulty: "rising",
  ends: "corners",
  seed: "a seed",
};
const scaleOf = (one: BookletPlan) => new DifficultyScale(sampleDifficulties(one));
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
  for (const { recipe, maze, ends, path, difficulty } of mazesOf({ ...plan, count: 4 })) {
    expect(follow(recipe).maze.standing).toEqual(maze.standing);
    expect(recipe.ends).toEqual(ends);
    const measured = measureSolution(maze, ends)!;
    expect([path.length, difficulty]).toEqual([measured.length, measured.difficulty]);
  }
});

test.each(["easy", "medium", "hard"] as const)(
  "%s mazes have the rank that the word says, among mazes of their size",
  (difficulty) => {
    const scale = scaleOf(plan);
    const ranks = mazesOf({ ...plan, difficulty }, scale).map((one) => scale.rank(one.difficulty));
    const [least, most] = { easy: [0, 0.25], medium: [0.38, 0.62], hard: [0.83, 1] }[difficulty] as [number, number];
    for (const rank of ranks) {
      expect(rank).toBeGreaterThanOrEqual(least);
      expect(rank).toBeLessThanOrEqual(most);
    }
  },
);

test("a rising booklet goes from the easiest tenth to the hardest", () => {
  const scale = scaleOf(plan);
  const ranks = mazesOf(plan, scale).map((one) => scale.rank(one.difficulty));
  ranks.forEach((rank, i) => expect(Math.abs(rank - (i + 0.5) / plan.count)).toBeLessThan(0.08));
});

test("where all mazes are alike none is easy or hard, and the nearest is taken", () => {
  const corridor = { ...plan, rows: 1, columns: 9, generators: ["kruskal"] };
  const scale = scaleOf(corridor);
  expect(areAlike(scale)).toBe(true);
  expect(areAlike(scaleOf(plan))).toBe(false);
  expect(mazesOf(corridor, scale).map(({ difficulty }) => difficulty)).toEqual(Array(12).fill(0));
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

test("stars are one to five", () => {
  expect([0, 0.19, 0.2, 0.5, 0.8, 1].map(stars)).toEqual(["★☆☆☆☆", "★☆☆☆☆", "★★☆☆☆", "★★★☆☆", "★★★★★", "★★★★★"]);
});
