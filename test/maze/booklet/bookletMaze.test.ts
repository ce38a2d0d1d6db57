import {
  areAlike,
  bookletMaze,
  type BookletPlan,
  candidate,
  DifficultyScale,
  sampleDifficulties,
} from "../../../src/maze/booklet/bookletMaze";
import { generatorById } from "../../../src/maze/generators/generators";

const plan: BookletPlan = {
  count: 10,
  rows: 12,
  columns: 14,
  generators: ["kruskal"],
  difficulty: "rising",
  ends: "corners",
  withDull: true,
  seed: "s",
};
const scale = new DifficultyScale(sampleDifficulties(plan));
const difficultyOf = (one: BookletPlan, index: number, k: number) =>
  candidate(one, "kruskal", `${one.seed}/${index + 1}/${k}`).rating.score;

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
      const found = bookletMaze(one, scale, index);
      const fits = (value: number) => value >= least && value <= most;
      let k = 1;
      while (!fits(difficultyOf(one, index, k))) k++;
      expect([found.recipe.seed, found.rating.score]).toEqual([`s/${index + 1}/${k}`, difficultyOf(one, index, k)]);
    }
  });
});

test("two hundred candidates are tried, the two hundredth too", () => {
  const one: BookletPlan = { ...plan, difficulty: "medium", seed: "b" };
  const difficulties = Array.from({ length: 200 }, (_, k) => difficultyOf(one, 0, k + 1));
  const last = difficulties[199]!;
  expect(difficulties.indexOf(last)).toBe(199);
  expect(bookletMaze(one, scaleAt(last), 0).recipe.seed).toBe("b/1/200");
});

test("where none fits, the nearest is taken, and the first of several", () => {
  const tried = Array.from({ length: 200 }, (_, k) => difficultyOf(plan, 0, k + 1));
  const hardest = tried.indexOf(Math.max(...tried)) + 1;
  expect(hardest).toBeLessThan(200);
  expect(bookletMaze({ ...plan, difficulty: "hard" }, scaleAt(101), 0).recipe.seed).toBe(`s/1/${hardest}`);
  const corridor: BookletPlan = { ...plan, rows: 1, columns: 9, difficulty: "hard" };
  expect(bookletMaze(corridor, scaleAt(101), 0).recipe.seed).toBe("s/1/1");
});

test("no candidate is tried after the first that fits", () => {
  const made = jest.spyOn(generatorById("kruskal"), "makeMaze");
  try {
    const { recipe } = bookletMaze({ ...plan, difficulty: "easy" }, scaleAt(100), 0);
    expect([recipe.seed, made.mock.calls.length]).toEqual(["s/1/1", 1]);
  } finally {
    made.mockRestore();
  }
});

describe("how difficult mazes are", () => {
  const two: BookletPlan = { ...plan, rows: 7, columns: 9, generators: ["kruskal", "binary-tree"], ends: "opposite" };
  const sample = two.generators.flatMap((generator) =>
    Array.from({ length: 40 }, (_, i) => candidate(two, generator, `scale/${i}`)),
  );
  const sorted = sample.map(({ rating }) => rating.score).sort((a, b) => a - b);
  const ranked = new DifficultyScale(sampleDifficulties(two));

  it("is told by forty mazes of each generator, from the least to the greatest", () => {
    for (let i = 0; i < 80; i++) expect(ranked.quantile((i + 0.5) / 80)).toBe(sorted[i]);
    expect([ranked.quantile(0), ranked.quantile(1)]).toEqual([sorted[0], sorted[79]]);
    expect([ranked.quantile(-1), ranked.quantile(2)]).toEqual([sorted[0], sorted[79]]);
  });

  it("is told of mazes with ends that differ", () => {
    expect(new Set(sample.slice(0, 40).map(({ ends }) => JSON.stringify(ends))).size).toBeGreaterThan(30);
  });

  it("differs by a point at least, from the easiest quarter to the hardest 15 in a hundred, or they are alike", () => {
    const between = (easy: number, hard: number) =>
      areAlike({ quantile: (share: number) => ({ 0.25: easy, 0.85: hard })[share] } as unknown as DifficultyScale);
    expect([between(20, 20.9), between(20, 21), between(-3, 3)]).toEqual([true, false, false]);
  });
});
