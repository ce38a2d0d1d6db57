import type { ChartSeriesData } from "./chartData";
import type { ChartAxisEntry } from "./chartParts";

/** Where an axis of numbers begins and ends, and the steps between its marks. */
export interface ChartScale {
  readonly minimum: number;
  readonly maximum: number;
  readonly unit: number;
}

/** The approximate number of steps along an axis. */
const STEPS = 6;

/**
 * The scale for figures from `low` to `high`: from zero unless all figures are close together, and a little beyond the last one, as
 * Microsoft describes it ("How Chart Axis Limits Are Calculated", KB 214075). A given minimum or maximum overrides this.
 */
function chartScale(low: number, high: number, minimum: number | undefined, maximum: number | undefined): ChartScale {
  const spread = high - low;
  const bottom = low >= 0 ? (spread > high / 6 || spread === 0 ? 0 : low - spread / 2) : low - spread / 20;
  const top = high <= 0 ? (-spread < low / 6 || spread === 0 ? 0 : high + spread / 2) : high + spread / 20;
  const from = minimum ?? bottom;
  const to = maximum ?? top;
  const unit = niceStep(to > from ? (to - from) / STEPS : 1 / STEPS);
  const start = minimum ?? exact(Math.floor(from / unit + 1e-9) * unit);
  const end = maximum ?? exact(Math.ceil(to / unit - 1e-9) * unit);
  return end > start ? { minimum: start, maximum: end, unit } : { minimum: start, maximum: start + unit, unit };
}

/** The scale of an axis of numbers for what these series hold. */
export function axisScale(
  series: readonly ChartSeriesData[],
  part: "values" | "x",
  { minimum, maximum }: ChartAxisEntry,
): ChartScale {
  const figures: number[] = [];
  for (const one of series) for (const figure of one[part]) if (figure !== undefined) figures.push(figure);
  const low = figures.reduce((least, figure) => Math.min(least, figure), Infinity);
  const high = figures.reduce((most, figure) => Math.max(most, figure), -Infinity);
  return figures.length === 0 ? chartScale(0, 1, minimum, maximum) : chartScale(low, high, minimum, maximum);
}

/** The marks of a scale, including its ends if they are whole steps. */
export function chartMarks({ minimum, maximum, unit }: ChartScale): number[] {
  const count = Math.floor((maximum - minimum) / unit + 1e-9);
  return Array.from({ length: count + 1 }, (_, step) => exact(minimum + step * unit));
}

/** 1, 2 or 5 times a power of ten, at least `step`. */
function niceStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= step * (1 - 1e-9)) ?? 10;
  return exact(factor * power);
}

/** Rounds away the last digits, where sums of decimal fractions have errors. */
function exact(value: number): number {
  return Number(value.toPrecision(12));
}
