import { type Message, message } from "../../message";

/** The mean and spread of figures; 0 if there are none. */
export interface Summary {
  readonly n: number;
  readonly mean: number;
  /** The estimated standard deviation of the population (n - 1); undefined for fewer than two figures. */
  readonly sd: number | undefined;
  /** That of the mean. */
  readonly standardError: number | undefined;
}

/**
 * The mean and spread of figures that are added one by one without being kept (Welford 1962). Mean and deviation are those of the
 * unrounded figures.
 */
export class Sample {
  n = 0;
  mean = 0;
  private squares = 0;

  add(figure: number): void {
    const before = figure - this.mean;
    this.mean += before / ++this.n;
    this.squares += before * (figure - this.mean);
  }

  get summary(): Summary {
    const { n, mean } = this;
    const sd = n < 2 ? undefined : Math.sqrt(Math.max(0, this.squares) / (n - 1));
    return { n, mean, sd, standardError: sd === undefined ? undefined : sd / Math.sqrt(n) };
  }
}

/**
 * In words, how unusual a figure is that differs from the expected one by `z` standard deviations. `z` is undefined if such mazes never
 * vary; then `isExpected` says whether it is the figure that they all have.
 */
export function unusualness(z: number | undefined, isExpected: boolean): Message {
  const side = (z ?? 0) < 0 ? "low" : "high";
  const size = Math.abs(z ?? 0);
  if (z === undefined) return message("figure-compared", { how: isExpected ? "always" : "never", side });
  const how = size < 1 ? "usual" : size < 2 ? "somewhat" : size < 3 ? "unusually" : "veryUnusually";
  return message("figure-compared", { how, side });
}
