import { type Area, areaBetween, bounding, cellArea, intersect, lastColumn, lastRow } from "./area";

const SHIFT = 6;
const SIDE = 1 << SHIFT;
const MASK = SIDE - 1;
/** One more block column than a sheet has, since a sheet has one more edge than columns. */
const KEYS_PER_ROW = 512;

/** What a grid held at one time, block by block. The grid copies a block before it writes into one that a state holds too. */
export type GridState<T> = ReadonlyMap<number, readonly T[]>;

/**
 * A grid of which most is `empty`: blocks of 64 x 64 entries that are made when something is written into them.
 * Reading and writing one entry are O(1); walking an area touches only the blocks that exist.
 */
export class SparseGrid<T> {
  private blocks = new Map<number, T[]>();
  /** Blocks shared with a state; undefined if no state was ever made. */
  private held: Set<T[]> | undefined;

  constructor(private readonly empty: T) {}

  get(row: number, column: number): T {
    const block = this.blocks.get((row >> SHIFT) * KEYS_PER_ROW + (column >> SHIFT));
    return block ? block[((row & MASK) << SHIFT) | (column & MASK)]! : this.empty;
  }

  set(row: number, column: number, value: T): void {
    const key = (row >> SHIFT) * KEYS_PER_ROW + (column >> SHIFT);
    let block = this.ownBlock(key);
    if (!block) {
      if (value === this.empty) return;
      block = new Array<T>(SIDE * SIDE).fill(this.empty);
      this.blocks.set(key, block);
    }
    block[((row & MASK) << SHIFT) | (column & MASK)] = value;
  }

  /** Replaces every entry of the area, the empty ones too, by what `change` makes of it. */
  update(area: Area, change: (old: T, row: number, column: number) => T): void {
    const bottom = lastRow(area);
    const right = lastColumn(area);
    for (let row = area.row; row <= bottom; row++) {
      for (let column = area.column; column <= right; column++) {
        const old = this.get(row, column);
        const next = change(old, row, column);
        if (next !== old) this.set(row, column, next);
      }
    }
  }

  /** Visits the entries of the area that are not empty, block by block (not in row order). */
  forEach(area: Area, visit: (value: T, row: number, column: number) => void): void {
    for (const [block, part] of this.blocksIn(area)) {
      for (let row = part.row; row <= lastRow(part); row++) {
        for (let column = part.column; column <= lastColumn(part); column++) {
          const value = block[((row & MASK) << SHIFT) | (column & MASK)]!;
          if (value !== this.empty) visit(value, row, column);
        }
      }
    }
  }

  /** Makes every entry of the area empty; whole blocks are dropped. */
  erase(area: Area): void {
    for (const [, part, key] of [...this.blocksIn(area)]) {
      if (part.rows === SIDE && part.columns === SIDE) {
        this.blocks.delete(key);
        continue;
      }
      const block = this.ownBlock(key)!;
      for (let row = part.row; row <= lastRow(part); row++) {
        const start = ((row & MASK) << SHIFT) | (part.column & MASK);
        block.fill(this.empty, start, start + part.columns);
      }
    }
  }

  /** The smallest area holding every entry of `area` for which `counts` holds; undefined when there is none. */
  bounds(area: Area, counts: (value: T) => boolean): Area | undefined {
    let found: Area | undefined;
    this.forEach(area, (value, row, column) => {
      if (!counts(value)) return;
      if (!found || row < found.row || column < found.column || row > lastRow(found) || column > lastColumn(found)) {
        found = found ? bounding(found, cellArea(row, column)) : cellArea(row, column);
      }
    });
    return found;
  }

  /** Moves the entries of `area` by (rows, columns); what was in their new place is replaced, their old place is empty. */
  move(area: Area, rows: number, columns: number): void {
    const moved: [number, number, T][] = [];
    this.forEach(area, (value, row, column) => moved.push([row, column, value]));
    this.erase(area);
    this.erase({ ...area, row: area.row + rows, column: area.column + columns });
    for (const [row, column, value] of moved) this.set(row + rows, column + columns, value);
  }

  /** What it holds now. Costs one step per block, and later a copy of each block that is written into. */
  state(): GridState<T> {
    this.held = new Set(this.blocks.values());
    return new Map(this.blocks);
  }

  /** Restores a state. */
  takeState(state: GridState<T>): void {
    this.blocks = new Map(state as ReadonlyMap<number, T[]>);
    this.held = new Set(this.blocks.values());
  }

  /** The block to write into, if there is one. */
  private ownBlock(key: number): T[] | undefined {
    const block = this.blocks.get(key);
    if (!block || !this.held?.has(block)) return block;
    const own = block.slice();
    this.blocks.set(key, own);
    return own;
  }

  /** The existing blocks that meet the area, each with the part of the area in it. */
  private *blocksIn(area: Area): Generator<[T[], Area, number]> {
    const top = area.row >> SHIFT;
    const left = area.column >> SHIFT;
    const blockRows = (lastRow(area) >> SHIFT) - top + 1;
    const blockColumns = (lastColumn(area) >> SHIFT) - left + 1;
    const keys: Iterable<number> =
      blockRows * blockColumns > this.blocks.size ? this.blocks.keys() : keysOf(top, left, blockRows, blockColumns);
    for (const key of keys) {
      const block = this.blocks.get(key);
      if (!block) continue;
      const row = Math.floor(key / KEYS_PER_ROW) << SHIFT;
      const column = (key % KEYS_PER_ROW) << SHIFT;
      const part = intersect(area, areaBetween(row, column, row + SIDE - 1, column + SIDE - 1));
      if (part) yield [block, part, key];
    }
  }
}

/** Visits the entries of a state's block, empty ones included. */
export function visitBlock<T>(
  key: number,
  block: readonly T[],
  visit: (entry: T, row: number, column: number) => void,
): void {
  const row = Math.floor(key / KEYS_PER_ROW) << SHIFT;
  const column = (key % KEYS_PER_ROW) << SHIFT;
  for (let at = 0; at < SIDE * SIDE; at++) visit(block[at]!, row + (at >> SHIFT), column + (at & MASK));
}

/** The smallest area with every entry in which two states of a grid whose `empty` is undefined differ; undefined if they are equal. */
export function difference<T>(one: GridState<T>, other: GridState<T>): Area | undefined {
  let found: Area | undefined;
  for (const key of new Set([...one.keys(), ...other.keys()])) {
    const [a, b] = [one.get(key), other.get(key)];
    if (a === b) continue;
    const row = Math.floor(key / KEYS_PER_ROW) << SHIFT;
    const column = (key % KEYS_PER_ROW) << SHIFT;
    for (let at = 0; at < SIDE * SIDE; at++) {
      if (a?.[at] === b?.[at]) continue;
      const cell = cellArea(row + (at >> SHIFT), column + (at & MASK));
      found = found ? bounding(found, cell) : cell;
    }
  }
  return found;
}

function* keysOf(top: number, left: number, rows: number, columns: number): Generator<number> {
  for (let row = top; row < top + rows; row++) {
    for (let column = left; column < left + columns; column++) yield row * KEYS_PER_ROW + column;
  }
}
