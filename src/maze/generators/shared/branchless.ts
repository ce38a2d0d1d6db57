// A branch here would be unpredictable, and a wrong guess costs more than computing. Math.min and Math.max are slower, too.

/** The smaller of two 32-bit numbers whose difference also fits 32 bits. */
export function lighter(one: number, other: number): number {
  const difference = one - other;
  return other + (difference & (difference >> 31));
}

/** The larger of two 32-bit numbers whose difference also fits 32 bits. */
export function heavier(one: number, other: number): number {
  const difference = one - other;
  return one - (difference & (difference >> 31));
}

/** The first number if the bit is 1, the second if it is 0. */
export function either(bit: number, one: number, other: number): number {
  return other + ((one - other) & -bit);
}
