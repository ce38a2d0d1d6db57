import { bookletMaze } from "../../../src/maze/booklet/bookletMaze";
import type { BookletPlan } from "../../../src/maze/booklet/bookletPlan";
import { candidate } from "../../../src/maze/booklet/candidate";
import { DifficultyScale } from "../../../src/maze/booklet/difficultyScale";
import { atOnce } from "../../../src/maze/slices";

const plan: BookletPlan = {
  count: 10,
  rows: 12,
  columns: 14,
  generators: ["kruskal"],
  difficulty: "rising",
  ends: "corners",
  seed: "s",
};
const scale = atOnce(DifficultyScale.of(plan));
const difficultyOf = (one: BookletPlan, index: number, k: number) =>
  atOnce(candidate(one, "kruskal", `${one.seed}/${index + 1}/${k}`)).difficulty;

/** A scale on which every share of mazes has this difficulty. */
const scaleAt = (difficulty: number) => ({ quantile: () => difficulty }) as unknown as DifficultyScale;

describe.each([
  ["easy", () => [0, scale.quantile(0.25)]],
  ["medium", () => [scale.quantile(0.4), scale.quantile(0.6)]],
  ["hard", () => [scale.quantile(0.85), 100]],
  [
    "rising",
    (index: number) => [
      index === 0 ? 0 : scale.quantile((index + 0.5) / 10 - 0.05),
      index === 9 ? 100 : scale.quantile((index + 0.5) / 10 + 0.05),
    ],
  ],
] as const)("a maze of a booklet that is %s", (difficulty, wanted) => {
  it("is the first of its candidates, counted from 1, between the two difficulties wanted", () => {
    const one = { ...plan, difficulty };
    for (let index = 0; index < one.count; index++) {
      const [least, most] = wanted(index) as [number, number];
      const found = atOnce(bookletMaze(one, scale, index));
      const fits = (value: number) => value >= least && value <= most;
      let k = 1;
      while (!fits(difficultyOf(one, index, k))) k++;
      expect([found.recipe.seed, found.difficulty]).toEqual([`s/${index + 1}/${k}`, difficultyOf(one, index, k)]);
    }
  });
});

test("two hundred candidates are tried, the two hundredth too", () => {
  const one: BookletPlan = { ...plan, difficulty: "medium", seed: "b" };
  const difficulties = Array.from({ length: 200 }, (_, k) => difficultyOf(one, 0, k + 1));
  const last = difficulties[199]!;
  expect(difficulties.indexOf(last)).toBe(199);
  expect(atOnce(bookletMaze(one, scaleAt(last), 0)).recipe.seed).toBe("b/1/200");
});

test("where none fits, the nearest is taken, and the first of several", () => {
  const tried = Array.from({ length: 200 }, (_, k) => difficultyOf(plan, 0, k + 1));
  const hardest = tried.indexOf(Math.max(...tried)) + 1;
  expect(hardest).toBeLessThan(200);
  expect(atOnce(bookletMaze({ ...plan, difficulty: "hard" }, scaleAt(101), 0)).recipe.seed).toBe(`s/1/${hardest}`);
  const corridor: BookletPlan = { ...plan, rows: 1, columns: 9, difficulty: "hard" };
  expect(atOnce(bookletMaze(corridor, scaleAt(101), 0)).recipe.seed).toBe("s/1/1");
});
