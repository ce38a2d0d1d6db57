import { studentT } from "./studentT";

/** The share of intervals that hold what they are for. */
const SHARE = 0.95;

/** A point of a plane. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The straight line with the least squares of vertical distances from some points, and what its intervals follow from. */
export interface Line {
  /** Of the points, at least three. */
  readonly count: number;
  /** Its y at x = 0. */
  readonly intercept: number;
  readonly slope: number;
  /** The estimated standard deviation of points from the line, with count - 2 degrees of freedom. */
  readonly spread: number;
  /** The mean of all x. */
  readonly middle: number;
  /** The sum of the squared distances of all x from their mean, greater than 0. */
  readonly squares: number;
}

/** A figure and its interval: 95 in 100 such intervals hold the true figure. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The line through these points; undefined for fewer than three, and where all have the same x. */
export function leastSquares(points: readonly Point[]): Line | undefined {
  const count = points.length;
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / count;
  const middle = mean(({ x }) => x);
  const height = mean(({ y }) => y);
  const squares = points.reduce((sum, { x }) => sum + (x - middle) ** 2, 0);
  if (count < 3 || !(squares > 0)) return undefined;
  const slope = points.reduce((sum, { x, y }) => sum + (x - middle) * (y - height), 0) / squares;
  const left = points.reduce((sum, { x, y }) => sum + (y - height - slope * (x - middle)) ** 2, 0);
  return { count, intercept: height - slope * middle, slope, spread: Math.sqrt(left / (count - 2)), middle, squares };
}

/** The slope, with its confidence interval. */
export function slopeOf(line: Line): Estimate {
  return around(line, line.slope, 1 / line.squares);
}

/** The y at x = 0, with its confidence interval. */
export function interceptOf(line: Line): Estimate {
  return around(line, line.intercept, 1 / line.count + line.middle ** 2 / line.squares);
}

/** The y of one further point at this x, with its prediction interval. */
export function predicted(line: Line, x: number): Estimate {
  const value = line.intercept + line.slope * x;
  return around(line, value, 1 + 1 / line.count + (x - line.middle) ** 2 / line.squares);
}

/** `variance`: of the value, in squares of the spread. */
function around({ count, spread }: Line, value: number, variance: number): Estimate {
  const reach = studentT(SHARE, count - 2) * spread * Math.sqrt(variance);
  return { value, low: value - reach, high: value + reach };
}
