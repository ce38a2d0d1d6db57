/** The low bits of a weight that an entry leaves out. */
const LEFT_OUT = 14;

/** The upper 16 bits of a weight, above a wall's number of 16 bits. */
export function entryOf(wall: number, weight: number): number {
  return (halfOf(weight) << 16) | wall;
}

/** The upper half of a weight: 16 of its 30 bits; 2 ** 16 for HEAVIEST. */
export function halfOf(weight: number): number {
  return weight >>> LEFT_OUT;
}

/** The upper half of the wall's weight; see {@link entryOf}. */
export function halfOfEntry(entry: number): number {
  return entry >>> 16;
}

/** The number of the wall within its tile. */
export function wallOfEntry(entry: number): number {
  return entry & 0xffff;
}

/**
 * Sorts the first `count` entries of a list by the weights of their walls, ascending. `weights` holds the weights of all walls; `spare`
 * is as long as the list and is overwritten.
 *
 * Two rounds of counting sort order the entries by half of their weights. That leaves a few in the wrong order, and
 * insertion sort moves those. Time O(n) for weights spread evenly over their 30 bits. Source: Knuth, volume 3, 5.2.5.
 */
export function sortByWeight(list: Int32Array, count: number, weights: Int32Array, spare: Int32Array): void {
  const nextByLower = new Int32Array(256);
  const nextByUpper = new Int32Array(256);
  for (let i = 0; i < count; i++) {
    const entry = list[i]!;
    nextByLower[(entry >>> 16) & 255]!++;
    nextByUpper[entry >>> 24]!++;
  }
  countsToPlaces(nextByLower);
  countsToPlaces(nextByUpper);
  for (let i = 0; i < count; i++) {
    const entry = list[i]!;
    spare[nextByLower[(entry >>> 16) & 255]!++] = entry;
  }
  for (let i = 0; i < count; i++) {
    const entry = spare[i]!;
    list[nextByUpper[entry >>> 24]!++] = entry;
  }
  insertByWeight(list, count, weights);
}

/** Turns the count of each value into the place of its first entry. */
function countsToPlaces(counts: Int32Array): void {
  let place = 0;
  for (let i = 0; i < counts.length; i++) {
    const these = counts[i]!;
    counts[i] = place;
    place += these;
  }
}

/** Insertion sort, for a list in which only entries with the same half of a weight may be in the wrong order. */
function insertByWeight(list: Int32Array, count: number, weights: Int32Array): void {
  let last = -1;
  for (let i = 0; i < count; i++) {
    const entry = list[i]!;
    const half = halfOfEntry(entry);
    if (half !== last) {
      last = half;
      continue;
    }
    const weight = weights[wallOfEntry(entry)]!;
    let place = i;
    for (; place > 0; place--) {
      const before = list[place - 1]!;
      if (halfOfEntry(before) !== half || weights[wallOfEntry(before)]! < weight) break;
      list[place] = before;
    }
    list[place] = entry;
  }
}

/** The indices of the first `count` weights, lightest first, by three rounds of counting sort. */
export function orderOfWeights(weights: Int32Array, count: number): Uint32Array {
  let order = new Uint32Array(count);
  for (let i = 0; i < count; i++) order[i] = i;
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
  }
  return order;
}
