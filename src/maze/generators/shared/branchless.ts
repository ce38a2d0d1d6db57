// Branchless: the branch would be unpredictable, and guessing wrong costs more than computing. Math.min and Math.max take longer, too.

/** The smaller of two 32-bit numbers whose difference is one as well. */
export function lighter(one: number, other: number): number {
  const difference = one - other;
  return other + (difference & (difference >> 31));
}

/** The larger of two 32-bit numbers whose difference is one as well. */
export function heavier(one: number, other: number): number {
  const difference = one - other;
  return one - (difference & (difference >> 31));
}

/** The first number where the bit is 1, the second where it is 0. */
export function either(bit: number, one: number, other: number): number {
  return other + ((one - other) & -bit);
}
