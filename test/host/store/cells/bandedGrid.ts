import { type Area, cellCount, intersect, lastColumn, lastRow, subtract } from "./area";
import { type GridState, SparseGrid } from "./sparseGrid";

/** "Nothing was written here": the cell shows its row's id, else its column's, else the sheet's. */
const UNSET = 0;

/** What a grid held at one time. */
export interface BandedState {
  readonly cells: GridState<number>;
  readonly rowBands: ReadonlyMap<number, number>;
  readonly columnBands: ReadonlyMap<number, number>;
  readonly base: number;
}

/**
 * A grid of interned ids (1 and up) in which whole rows, whole columns and the whole sheet are formatted without touching
 * their cells, as in Excel's files: a cell's own id wins over its row's, that over its column's, that over the sheet's.
 */
export class BandedGrid {
  private readonly cells = new SparseGrid<number>(UNSET);
  private rowBands = new Map<number, number>();
  private columnBands = new Map<number, number>();

  /** A grid of `rows` x `columns` in which every entry is `base`. */
  constructor(
    private readonly rows: number,
    private readonly columns: number,
    private base: number,
  ) {}

  get(row: number, column: number): number {
    return this.cells.get(row, column) || this.rowBands.get(row) || this.columnBands.get(column) || this.base;
  }

  /** Replaces every id in the area by `change(id)`; `change` must depend on the id alone. */
  update(area: Area, change: (id: number) => number): void {
    const whole = this.wholeLines(area);
    if (!whole) {
      this.cells.update(area, (own, row, column) => {
        const old = own || this.get(row, column);
        const next = change(old);
        return next === old ? own : next;
      });
      return;
    }
    for (const rest of subtract(whole, area)) this.pin(rest);
    const all = whole.rows === this.rows && whole.columns === this.columns;
    if (all) this.updateSheet(change);
    else if (whole.rows === this.rows) this.updateColumns(whole, change);
    else this.updateRows(whole, change);
    const kept = subtract(whole, area);
    this.cells.forEach(whole, (id, row, column) => {
      const outside = kept.some((part) => intersect(part, { row, column, rows: 1, columns: 1 }));
      if (!outside) this.cells.set(row, column, change(id));
    });
  }

  /** The different ids in the area. Exact up to a million cells; beyond that the ids of covered bands may be among them. */
  idsIn(area: Area): Set<number> {
    const ids = new Set<number>();
    if (cellCount(area) <= 1_048_576) {
      for (let row = area.row; row <= lastRow(area); row++) {
        for (let column = area.column; column <= lastColumn(area); column++) ids.add(this.get(row, column));
      }
      return ids;
    }
    this.cells.forEach(area, (id) => ids.add(id));
    const bandedRows = bandsWithin(this.rowBands, area.row, lastRow(area));
    for (const id of bandedRows) ids.add(id);
    if (bandedRows.length < area.rows) {
      const bandedColumns = bandsWithin(this.columnBands, area.column, lastColumn(area));
      for (const id of bandedColumns) ids.add(id);
      if (bandedColumns.length < area.columns) ids.add(this.base);
    }
    return ids;
  }

  /** The smallest area holding every entry of its own (not by band) for which `counts` holds. */
  bounds(area: Area, counts: (id: number) => boolean): Area | undefined {
    return this.cells.bounds(area, counts);
  }

  /** Visits the entries that have an id of their own, not those that have it from their row, column or sheet. */
  forEachOwn(area: Area, visit: (id: number, row: number, column: number) => void): void {
    this.cells.forEach(area, visit);
  }

  /** The ids given to whole rows, by row; whole columns, by column; and to the whole sheet. */
  bands(): { rows: ReadonlyMap<number, number>; columns: ReadonlyMap<number, number>; sheet: number } {
    return { rows: this.rowBands, columns: this.columnBands, sheet: this.base };
  }

  /** Becomes a copy of a grid of the same size, whose ids are `idOf` theirs here. */
  copyFrom(source: BandedGrid, idOf: (id: number) => number): void {
    const all = { row: 0, column: 0, rows: this.rows, columns: this.columns };
    const copied = (bands: ReadonlyMap<number, number>) => new Map([...bands].map(([line, id]) => [line, idOf(id)]));
    this.cells.erase(all);
    this.rowBands = copied(source.rowBands);
    this.columnBands = copied(source.columnBands);
    this.base = idOf(source.base);
    source.cells.forEach(all, (id, row, column) => this.cells.set(row, column, idOf(id)));
  }

  state(): BandedState {
    const { rowBands, columnBands, base } = this;
    return { cells: this.cells.state(), rowBands: new Map(rowBands), columnBands: new Map(columnBands), base };
  }

  takeState({ cells, rowBands, columnBands, base }: BandedState): void {
    this.cells.takeState(cells);
    this.rowBands = new Map(rowBands);
    this.columnBands = new Map(columnBands);
    this.base = base;
  }

  /** Moves the entries of `area`; whole rows or columns take their bands along. */
  move(area: Area, rows: number, columns: number): void {
    if (columns === 0 && area.columns >= this.columns)
      this.rowBands = moved(this.rowBands, area.row, lastRow(area), rows);
    else if (rows === 0 && area.rows >= this.rows) {
      this.columnBands = moved(this.columnBands, area.column, lastColumn(area), columns);
    } else this.pinBanded(area);
    this.cells.move(area, rows, columns);
  }

  /** Whole rows or columns (or both) that the area fills but for a line at either end; undefined for other areas. */
  private wholeLines(area: Area): Area | undefined {
    const rows = area.rows >= this.rows - 2;
    const columns = area.columns >= this.columns - 2;
    if (!rows && !columns) return undefined;
    return {
      row: rows ? 0 : area.row,
      rows: rows ? this.rows : area.rows,
      column: columns ? 0 : area.column,
      columns: columns ? this.columns : area.columns,
    };
  }

  private updateSheet(change: (id: number) => number): void {
    this.base = change(this.base);
    for (const [row, id] of this.rowBands) this.rowBands.set(row, change(id));
    for (const [column, id] of this.columnBands) this.columnBands.set(column, change(id));
  }

  private updateColumns(area: Area, change: (id: number) => number): void {
    for (let column = area.column; column <= lastColumn(area); column++) {
      for (const [row, id] of this.rowBands) if (!this.cells.get(row, column)) this.cells.set(row, column, id);
      this.columnBands.set(column, change(this.columnBands.get(column) ?? this.base));
    }
  }

  private updateRows(area: Area, change: (id: number) => number): void {
    for (let row = area.row; row <= lastRow(area); row++) {
      if (!this.rowBands.has(row)) {
        for (const [column, id] of this.columnBands) if (!this.cells.get(row, column)) this.cells.set(row, column, id);
      }
      this.rowBands.set(row, change(this.rowBands.get(row) ?? this.base));
    }
  }

  /** Gives every cell of the area the id it shows as its own, so that a change of its band leaves it alone. */
  private pin(area: Area): void {
    if (cellCount(area) > 16_777_216) return;
    this.cells.update(area, (own, row, column) => own || this.get(row, column));
  }

  private pinBanded(area: Area): void {
    if (this.rowBands.size > 0 || this.columnBands.size > 0) this.pin(area);
  }
}

function bandsWithin(bands: ReadonlyMap<number, number>, first: number, last: number): number[] {
  const found: number[] = [];
  for (const [line, id] of bands) if (line >= first && line <= last) found.push(id);
  return found;
}

function moved(bands: ReadonlyMap<number, number>, first: number, last: number, by: number): Map<number, number> {
  const result = new Map<number, number>();
  for (const [line, id] of bands) {
    if (line >= first && line <= last) result.set(line + by, id);
    else if (line < first + by || line > last + by) result.set(line, id);
  }
  return result;
}
