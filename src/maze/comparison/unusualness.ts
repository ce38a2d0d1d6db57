/**
 * In words, how unusual a figure is that differs from the expected one by `z` standard deviations; undefined where such mazes never
 * vary, and then `isExpected` says whether it is the figure that they all have.
 */
export function unusualness(z: number | undefined, isExpected: boolean): string {
  if (z === undefined) return isExpected ? "as in every such maze" : "as in no other such maze";
  const size = Math.abs(z);
  if (size < 1) return "as usual";
  const way = z < 0 ? "low" : "high";
  if (size < 2) return `somewhat ${way}`;
  return size < 3 ? `unusually ${way}` : `very unusually ${way}`;
}
