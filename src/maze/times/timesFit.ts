import { message } from "../../message";
import { MazeError } from "../model";
import { type Estimate, type Line, interceptOf, leastSquares, predicted, slopeOf } from "./line";

/** A maze that somebody solved, and how long that took. */
export interface TimedMaze {
  readonly columns: number;
  readonly rows: number;
  /** From 0 towards 100, as it is shown: whole; see rating.ts. */
  readonly rating: number;
  /** More than 0. */
  readonly minutes: number;
}

/** What measured times say: ln(minutes) = intercept + slope · rating, with normally distributed noise. */
export interface TimesFit extends Line {
  /** Different numbers of columns and rows among the mazes. */
  readonly sizes: number;
  /** The lowest and the highest rating. */
  readonly easiest: number;
  readonly hardest: number;
}

/** How long a maze takes, in minutes: half of the times are expected below `value`, 95 in 100 from `low` to `high`. */
interface ExpectedMinutes extends Estimate {
  /** Whether its rating is lower or higher than those of all mazes that were measured. */
  readonly isBeyond: boolean;
}

const LEAST_MAZES = 12;
const LEAST_SIZES = 3;
/** Between the easiest and the hardest maze, in points of the rating. */
const LEAST_RANGE = 10;

/** Too few times, or of mazes too much alike, to learn anything from them. */
export class TimesError extends MazeError {
  override name = "TimesError";
}

/** The fit to measured times; the order of the mazes does not matter. Throws {@link TimesError}. */
export function fitTimes(mazes: readonly TimedMaze[]): TimesFit {
  const sizes = new Set(mazes.map(({ columns, rows }) => `${columns} x ${rows}`)).size;
  const count = mazes.length;
  if (count < LEAST_MAZES || sizes < LEAST_SIZES) {
    throw new TimesError(message("times-too-few", { count, sizes, most: LEAST_MAZES, least: LEAST_SIZES }));
  }
  const ratings = mazes.map(({ rating }) => rating);
  const [easiest, hardest] = [Math.min(...ratings), Math.max(...ratings)];
  const line = leastSquares(mazes.map(({ rating, minutes }) => ({ x: rating, y: Math.log(minutes) })));
  if (line === undefined || hardest - easiest < LEAST_RANGE) {
    throw new TimesError(message("times-too-alike", { easiest, hardest, least: LEAST_RANGE }));
  }
  return { ...line, sizes, easiest, hardest };
}

/** The minutes that a maze with this rating takes. */
export function expectedMinutes(fit: TimesFit, rating: number): ExpectedMinutes {
  const isBeyond = rating < fit.easiest || rating > fit.hardest;
  return { ...inMinutes(predicted(fit, rating)), isBeyond };
}

/** By how much ten points more multiply the minutes, and the minutes of a maze rated 0, each with its confidence interval. */
export function parametersOf(fit: TimesFit): { readonly factor: Estimate; readonly atZero: Estimate } {
  const { value, low, high } = slopeOf(fit);
  const factor = inMinutes({ value: POINTS * value, low: POINTS * low, high: POINTS * high });
  return { factor, atZero: inMinutes(interceptOf(fit)) };
}

const POINTS = 10;

/** From logarithms. */
function inMinutes({ value, low, high }: Estimate): Estimate {
  return { value: Math.exp(value), low: Math.exp(low), high: Math.exp(high) };
}

/** Minutes as they are said: whole ones, below three in tenths, at least a tenth. */
export function roundedMinutes(minutes: number): number {
  return minutes >= 3 ? Math.round(minutes) : Math.max(0.1, Math.round(10 * minutes) / 10);
}
