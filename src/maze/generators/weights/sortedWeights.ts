import type { Slices } from "../../slices";

/** Bits of a weight, and the most of them that one round sorts by. */
const BITS = 30;
const MOST = 11;

/**
 * Sorts the first `count` weights of an array, ascending; `spare` is of the same length and is written over.
 *
 * Weights are spread evenly over their 30 bits. So two rounds of counting sort by their upper bits, up to 22 of them, leave only
 * few that stand the wrong way round, and those are inserted where they belong. Time O(n). Source: Knuth, volume 3, 5.2.5.
 */
export function sortWeights(weights: Int32Array, count: number, spare: Int32Array): void {
  const bits = Math.min(MOST, (38 - Math.clz32(count)) >> 1);
  const [upper, lower] = [BITS - bits, BITS - 2 * bits];
  const mask = (1 << bits) - 1;
  const nextByLower = new Int32Array(1 << bits);
  const nextByUpper = new Int32Array(1 << bits);
  for (let i = 0; i < count; i++) {
    const weight = weights[i]!;
    nextByLower[(weight >>> lower) & mask]!++;
    nextByUpper[weight >>> upper]!++;
  }
  countsToPlaces(nextByLower);
  countsToPlaces(nextByUpper);
  for (let i = 0; i < count; i++) {
    const weight = weights[i]!;
    spare[nextByLower[(weight >>> lower) & mask]!++] = weight;
  }
  for (let i = 0; i < count; i++) {
    const weight = spare[i]!;
    weights[nextByUpper[weight >>> upper]!++] = weight;
  }
  insert(weights, count);
}

/** How many there are of each becomes where the first of each belongs. */
function countsToPlaces(counts: Int32Array): void {
  let place = 0;
  for (let i = 0; i < counts.length; i++) {
    const these = counts[i]!;
    counts[i] = place;
    place += these;
  }
}

/** Insertion sort, for what is nearly in order. */
function insert(weights: Int32Array, count: number): void {
  let last = -1;
  for (let i = 0; i < count; i++) {
    const weight = weights[i]!;
    if (weight > last) {
      last = weight;
      continue;
    }
    let place = i;
    for (; place > 0 && weights[place - 1]! > weight; place--) weights[place] = weights[place - 1]!;
    weights[place] = weight;
  }
}

/** The indices of the first `count` weights, those of the lightest first, by three rounds of counting sort. A round is a slice. */
export function* orderOfWeights(weights: Int32Array, count: number): Slices<Uint32Array> {
  let order = Uint32Array.from({ length: count }, (_, i) => i);
  let sorted = new Uint32Array(count);
  for (let shift = 0; shift < 30; shift += 10) {
    const next = new Int32Array(1024);
    for (let i = 0; i < count; i++) next[(weights[i]! >>> shift) & 1023]!++;
    countsToPlaces(next);
    for (let i = 0; i < count; i++) {
      const index = order[i]!;
      sorted[next[(weights[index]! >>> shift) & 1023]!++] = index;
    }
    [order, sorted] = [sorted, order];
    yield;
  }
  return order;
}
