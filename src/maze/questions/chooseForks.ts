import type { Fork } from "./forks";

/**
 * At most `most` of the forks, spread evenly, in their order. No cell of one belongs to another: none holds both a question's number and
 * an answer, or two answers.
 */
export function chooseForks(forks: readonly Fork[], most: number): Fork[] {
  const taken = new Set<number>();
  const apart = forks.filter(({ cell, right, wrong }) => {
    const cells = [cell, right, ...wrong];
    if (cells.some((one) => taken.has(one))) return false;
    for (const one of cells) taken.add(one);
    return true;
  });
  const count = Math.min(most, apart.length);
  return Array.from({ length: count }, (_, i) => apart[Math.floor(((2 * i + 1) * apart.length) / (2 * count))]!);
}
