/** The most steps that a worksheet marks: a row each. */
export const MOST_MARKED_STEPS = 2_000;
const LEAST = 20;
const DETOURS = 4;

/** How many steps are marked where the shortest path has this many: four times as many, at least 20 and at most 2,000. */
export function stepsToMark(shortest: number): number {
  return Math.min(MOST_MARKED_STEPS, Math.max(LEAST, DETOURS * shortest));
}
