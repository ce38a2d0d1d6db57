import { message } from "../../../src/message";
import { Random } from "../../../src/maze/model/random";
import { interceptOf, leastSquares, predicted, slopeOf } from "../../../src/maze/times/line";
import {
  TimesError,
  type TimedMaze,
  expectedMinutes,
  fitTimes,
  parametersOf,
  roundedMinutes,
} from "../../../src/maze/times/timesFit";

/** What is to be found again: minutes = 1.5 · e^(0.03 · rating), and normal noise of the logarithm. */
const [INTERCEPT, SLOPE, NOISE] = [Math.log(1.5), 0.03, 0.4];
const SIZES = [10, 15, 20];

/** A draw of the standard normal distribution (Box, Muller 1958). */
function normal(random: Random): number {
  const uniform = () => (random.below(2 ** 30) + 1) / (2 ** 30 + 1);
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

const minutesOf = (rating: number, noise = 0) => Math.exp(INTERCEPT + SLOPE * rating + noise);

/** Mazes of three sizes, as many as asked for, with the times that a seed gives. */
function mazes(count: number, random: Random, noise = NOISE): TimedMaze[] {
  return Array.from({ length: count }, (_, i) => {
    const side = SIZES[i % SIZES.length]!;
    const rating = 2 * side + random.below(25);
    return { columns: side, rows: side, rating, minutes: minutesOf(rating, noise * normal(random)) };
  });
}

test("times without noise give back exactly what they were made from", () => {
  const fit = fitTimes(mazes(12, new Random("exact"), 0));
  expect(fit.intercept).toBeCloseTo(INTERCEPT, 12);
  expect(fit.slope).toBeCloseTo(SLOPE, 12);
  expect(fit.spread).toBeCloseTo(0, 12);
  expect({ count: fit.count, sizes: fit.sizes }).toEqual({ count: 12, sizes: 3 });
  const { factor, atZero } = parametersOf(fit);
  for (const end of [factor.value, factor.low, factor.high]) expect(end).toBeCloseTo(Math.exp(0.3), 10);
  expect(atZero.value).toBeCloseTo(1.5, 10);
  const { value, low, high } = expectedMinutes(fit, 40);
  for (const minutes of [value, low, high]) expect(minutes).toBeCloseTo(minutesOf(40), 10);
});

test("of 200 seeds, about 95 in 100 intervals hold what the times were made from, and the next time", () => {
  const held = { slope: 0, intercept: 0, next: 0 };
  for (let seed = 1; seed <= 200; seed++) {
    const random = new Random(`coverage ${seed}`);
    const fit = fitTimes(mazes(24, random));
    const next = { rating: 20 + random.below(50), noise: NOISE * normal(random) };
    const holds = ({ low, high }: { low: number; high: number }, figure: number) =>
      Number(low <= figure && figure <= high);
    held.slope += holds(slopeOf(fit), SLOPE);
    held.intercept += holds(interceptOf(fit), INTERCEPT);
    held.next += holds(expectedMinutes(fit, next.rating), minutesOf(next.rating, next.noise));
  }
  // 190 are expected, with a standard deviation of 3.1.
  expect(held).toEqual({ slope: 193, intercept: 195, next: 192 });
});

test("the line, its spread and intervals are those of a worked example", () => {
  // Anscombe's first quartet (The American Statistician 27, 1973): y = 3.0001 + 0.5001 x, standard errors 1.1247 and 0.1179.
  const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
  const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];
  const line = leastSquares(x.map((each, i) => ({ x: each, y: y[i]! })))!;
  expect(line.intercept).toBeCloseTo(3.00009, 5);
  expect(line.slope).toBeCloseTo(0.50009, 5);
  expect(line.spread).toBeCloseTo(1.2366, 4);
  const t = 2.26216; // 9 degrees of freedom
  expect((slopeOf(line).high - line.slope) / t).toBeCloseTo(0.1179, 4);
  expect((line.intercept - interceptOf(line).low) / t).toBeCloseTo(1.1247, 4);
  expect((predicted(line, 9).high - predicted(line, 9).value) / t).toBeCloseTo(1.2366 * Math.sqrt(1 + 1 / 11), 3);
});

test("the order of the mazes does not matter", () => {
  const times = mazes(20, new Random("order"));
  const [there, back] = [fitTimes(times), fitTimes([...times].reverse())];
  expect(back.slope).toBeCloseTo(there.slope, 12);
  expect(expectedMinutes(back, 30).high).toBeCloseTo(expectedMinutes(there, 30).high, 10);
});

test.each<[string, readonly TimedMaze[], ReturnType<typeof message>]>([
  ["none", [], message("times-too-few", { count: 0, sizes: 0, most: 12, least: 3 })],
  [
    "eleven mazes",
    mazes(11, new Random("eleven")),
    message("times-too-few", { count: 11, sizes: 3, most: 12, least: 3 }),
  ],
  [
    "two sizes",
    mazes(30, new Random("sizes")).filter(({ columns }) => columns > 10),
    message("times-too-few", { count: 20, sizes: 2, most: 12, least: 3 }),
  ],
  [
    "mazes that are all alike",
    mazes(12, new Random("alike")).map((maze) => ({ ...maze, rating: 40 })),
    message("times-too-alike", { easiest: 40, hardest: 40, least: 10 }),
  ],
  [
    "mazes that are almost alike",
    mazes(12, new Random("almost")).map((maze, i) => ({ ...maze, rating: 40 + (i % 10) })),
    message("times-too-alike", { easiest: 40, hardest: 49, least: 10 }),
  ],
])("%s: nothing is learned, and a sentence says what to do", (_, times, refused) => {
  expect(() => fitTimes(times)).toThrow(new TimesError(refused));
});

test("twelve mazes of three sizes, ten points apart, are enough", () => {
  const times = mazes(12, new Random("enough")).map((maze, i) => ({ ...maze, rating: 40 + (i % 11) }));
  expect(fitTimes(times)).toMatchObject({ count: 12, sizes: 3, easiest: 40, hardest: 50 });
});

test("a maze beyond those that were measured is said to be so", () => {
  const fit = fitTimes(mazes(24, new Random("beyond")));
  const beyond = [fit.easiest - 1, fit.easiest, fit.hardest, fit.hardest + 1];
  expect(beyond.map((rating) => expectedMinutes(fit, rating).isBeyond)).toEqual([true, false, false, true]);
});

test("minutes are said whole from three on, and in tenths below", () => {
  expect([0.01, 0.26, 1.96, 2.94, 3.4, 12.5, 61.2].map(roundedMinutes)).toEqual([0.1, 0.3, 2, 2.9, 3, 13, 61]);
});
