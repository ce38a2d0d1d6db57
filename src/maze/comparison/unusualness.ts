import { type Message, message } from "../../message";

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
