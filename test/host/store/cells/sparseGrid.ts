import { type Area, areaBetween, bounding, cellArea, intersect, lastColumn, lastRow } from "./area";

const SHIFT = 6;
const SIDE = 1 << SHIFT;
const MASK = SIDE - 1;
/** One more block column than a sheet has, since a sheet has one more edge than columns. */
const KEYS_PER_ROW = 512;

/**
 * A grid of which most is `empty`: blocks of 64 x 64 entries that are made when something is written into them.
 * Reading and writing one entry are O(1); walking an area touches only the blocks that exist.
 */
export class SparseGrid<T> {
  private readonly blocks = new Map<number, T[]>();

  constructor(private readonly empty: T) {}

  get(row: number, column: number): T {
    const block = this.blocks.get((row >> SHIFT) * KEYS_PER_ROW + (column >> SHIFT));
    return block ? block[((row & MASK) << SHIFT) | (column & MASK)]! : this.empty;
  }

  set(row: number, column: number, value: T): void {
    const key = (row >> SHIFT) * KEYS_PER_ROW + (column >> SHIFT);
    let block = this.blocks.get(key);
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
    for (const [block, part, key] of [...this.blocksIn(area)]) {
      if (part.rows === SIDE && part.columns === SIDE) {
        this.blocks.delete(key);
        continue;
      }
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

function* keysOf(top: number, left: number, rows: number, columns: number): Generator<number> {
  for (let row = top; row < top + rows; row++) {
    for (let column = left; column < left + columns; column++) yield row * KEYS_PER_ROW + column;
  }
}
