/**
 * Kruskal's algorithm as Lavirint first had it: all walls shuffled (Fisher and Yates), then taken in that order, with a trace
 * that overwrites them. The engine's Kruskal is compared with it. Returns the walls, one byte per cell, and the trace.
 */
export function shuffledKruskal(rows, columns, seed) {
  const random = new Random(seed);
  const standing = new Uint8Array(rows * columns).fill(3);
  const steps = wallsBetweenCells(rows, columns);
  for (let i = steps.length - 1; i >= 0; i--) {
    const draw = random.below(2 * (i + 1));
    const j = draw >>> 1;
    const entry = steps[j] | (draw & 1);
    steps[j] = steps[i];
    steps[i] = entry;
  }
  const sets = new Sets(rows * columns);
  let taken = 0;
  for (let left = rows * columns - 1; taken < steps.length && left > 0; taken++) {
    const entry = steps[taken];
    const wall = entry >>> 1;
    const owner = wall >> 1;
    const joined = sets.join(owner, owner + 1 + (wall & 1) * (columns - 1));
    left -= joined;
    standing[owner] &= ~(joined << (wall & 1));
    steps[taken] = (wall << 4) | ((1 - joined) << 1) | (entry & 1);
  }
  return { standing, steps: steps.subarray(0, taken) };
}

function wallsBetweenCells(rows, columns) {
  const walls = new Uint32Array(2 * rows * columns);
  let count = 0;
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      if (column + 1 < columns) walls[count++] = (2 * cell) << 1;
      if (row + 1 < rows) walls[count++] = (2 * cell + 1) << 1;
    }
  }
  return walls.subarray(0, count);
}

/** Disjoint sets: a forest of parents with path halving, the smaller root on top. */
class Sets {
  constructor(size) {
    this.parent = new Int32Array(size);
    for (let i = 0; i < size; i++) this.parent[i] = i;
  }

  join(one, other) {
    const { parent } = this;
    const a = rootOf(parent, one);
    const b = rootOf(parent, other);
    const low = Math.min(a, b);
    const high = Math.max(a, b);
    parent[high] = low;
    return (low - high) >>> 31;
  }
}

function rootOf(parent, cell) {
  let root = cell;
  for (;;) {
    const above = parent[root];
    if (above === root) return root;
    const top = parent[above];
    parent[root] = top;
    root = top;
  }
}

/** sfc32, seeded with 32 bits of a text. */
class Random {
  constructor(seed) {
    let hash = 0x9e3779b9 ^ seed.length;
    for (let i = 0; i < seed.length; i++) hash = mix(hash ^ seed.charCodeAt(i));
    this.a = (hash = mix(hash + 0x6d2b79f5)) | 0;
    this.b = (hash = mix(hash + 0x6d2b79f5)) | 0;
    this.c = mix(hash + 0x6d2b79f5) | 0;
    this.counter = 1;
    for (let i = 0; i < 12; i++) this.next();
  }

  next() {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum;
  }

  below(bound) {
    const last = 0x7fffffff - (bound - 1);
    for (;;) {
      const draw = this.next() >>> 1;
      const rest = draw % bound;
      if (draw - rest <= last) return rest;
    }
  }
}

function mix(value) {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
