// Computed instead of asked, because the answers are coins that no processor foresees; Math.min and Math.max take longer, too.

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
