import {
  type BookletPlan,
  NEAR,
  bookletMaze,
  levelShare,
  mazeOfLevel,
  riseOf,
  sampleDifficulties,
  sizeBetween,
} from "../../../src/maze/booklet/bookletMaze";
import { stars } from "../../../src/maze/measures/rating";

/** Booklets whose mazes grow, and classes whose levels have sizes of their own. */

const COUNT = 50;
const smallest = { columns: 10, rows: 8 };
const largest = { columns: 30, rows: 40 };
const plan: BookletPlan = {
  ...{ count: COUNT, ...smallest, generators: ["kruskal", "depth-first", "wilson"], difficulty: "rising" },
  ...{ ends: "corners", seed: "a seed" },
};
const scale = sampleDifficulties(plan);
const rise = { largest, ...riseOf(scale, sampleDifficulties({ ...plan, ...largest })) };
const made = Array.from({ length: COUNT }, (_, i) => bookletMaze({ ...plan, rise }, scale, i));

test("50 mazes from 10x8 to 30x40 rise, in size and, but for 3 points, in difficulty, over all that the sizes allow", () => {
  const sizes = made.map(({ maze }) => [maze.columns, maze.rows] as const);
  expect([sizes[0], sizes[COUNT - 1]]).toEqual([
    [10, 8],
    [30, 40],
  ]);
  const scores = made.map(({ rating }) => rating.score);
  for (let i = 1; i < COUNT; i++) {
    expect(sizes[i]![0]).toBeGreaterThanOrEqual(sizes[i - 1]![0]);
    expect(sizes[i]![1]).toBeGreaterThanOrEqual(sizes[i - 1]![1]);
    expect(scores[i]! - scores[i - 1]!).toBeGreaterThanOrEqual(-2 * NEAR);
  }
  // What the guide says: by 50 points of 100 at least, from one star to four or more.
  expect(scores[COUNT - 1]! - scores[0]!).toBeGreaterThan(50);
  const rated = made.map(({ rating }) => rating.stars);
  expect([rated[0], rated[COUNT - 1]!.replace(/☆/g, "").length >= 4]).toEqual([stars(0), true]);
  for (const [i, score] of scores.entries()) {
    const wanted = rise.from + (i / (COUNT - 1)) * (rise.to - rise.from);
    expect(Math.abs(score - wanted)).toBeLessThanOrEqual(NEAR);
  }
});

test("one maze alone is of the first size", () => {
  const [{ maze }] = [bookletMaze({ ...plan, count: 1, rise }, scale, 0)];
  expect([maze.columns, maze.rows]).toEqual([10, 8]);
});

test("sizes may also shrink in one direction, and never leave the two", () => {
  const [tall, wide] = [
    { columns: 5, rows: 40 },
    { columns: 40, rows: 5 },
  ];
  expect([0, 0.5, 1].map((share) => sizeBetween(tall, wide, share))).toEqual([tall, { columns: 23, rows: 23 }, wide]);
});

test("a class's levels go from the first size to the last, and their stars with them; harder mazes are harder", () => {
  const levels = ["easy", 1, 2, "medium", 3, 4, "hard", 5] as const;
  expect(levels.map((level) => stars(levelShare(level)).replace(/☆/g, "").length)).toEqual([1, 1, 2, 3, 3, 4, 5, 5]);
  const scores = ([1, 2, 3, 4, 5] as const).map((level) => {
    const own = { ...plan, ...sizeBetween(smallest, largest, levelShare(level)) };
    const ofLevel = sampleDifficulties(own);
    return Array.from({ length: 6 }, (_, i) => mazeOfLevel(own, ofLevel, level, `class/${i}`).rating.score);
  });
  for (let level = 1; level < scores.length; level++) {
    expect(Math.min(...scores[level]!)).toBeGreaterThan(Math.max(...scores[level - 1]!));
  }
});
