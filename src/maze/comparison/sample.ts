import { type Message, message } from "../../message";

/**
 * The mean and spread of figures that are added one by one without being kept (Welford 1962). Mean and deviation are those of the
 * unrounded figures.
 */
export class Sample {
  /** The number of figures. */
  n = 0;
  /** 0 if there are no figures. */
  mean = 0;
  private squares = 0;

  add(figure: number): void {
    const before = figure - this.mean;
    this.mean += before / ++this.n;
    this.squares += before * (figure - this.mean);
  }

  /** The estimated standard deviation of the population (n - 1); undefined for fewer than two figures. */
  get sd(): number | undefined {
    return this.n < 2 ? undefined : Math.sqrt(Math.max(0, this.squares) / (this.n - 1));
  }

  /** The standard error of the mean; undefined for fewer than two figures. */
  get standardError(): number | undefined {
    return this.sd === undefined ? undefined : this.sd / Math.sqrt(this.n);
  }
}

/**
 * In words, how unusual a figure is that differs from the expected one by `z` standard deviations. `z` is undefined if such mazes never
 * vary; then `isExpected` says whether it is the figure that they all have.
 */
export function unusualness(z: number | undefined, isExpected: boolean): Message {
  if (z === undefined) return message(isExpected ? "figure-of-every-maze" : "figure-of-no-other-maze");
  const size = Math.abs(z);
  if (size < 1) return message("figure-usual");
  const howFar = size < 2 ? "somewhat" : size < 3 ? "unusually" : "veryUnusually";
  return message(z < 0 ? "figure-low" : "figure-high", { howFar });
}
