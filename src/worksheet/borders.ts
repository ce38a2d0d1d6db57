/** The line between two cells: read, told and drawn. */
import { BOTTOM, type Grid, LEFT, Maze, RIGHT, SIDES, TOP, bitOf } from "../maze/model";
import { type Area, addressOf, isOnSheet } from "./addresses";
import { rangeAt } from "./excel";

export type CellSide = typeof RIGHT | typeof BOTTOM | typeof LEFT | typeof TOP;

export interface Border {
  readonly style: string;
  readonly weight: string;
  readonly color: string;
}

/** A cell on the rim of the maze whose outer wall is open. */
export interface Gap {
  readonly cell: number;
  readonly side: CellSide;
}

/**
 * The lines that each cell of a grid reports: one byte a cell, bit `side` set where a line is drawn (1 right, 2 bottom, 4 left,
 * 8 top). Two neighbours share an edge, but the line may have been drawn through either of them, and not every Excel reports it for
 * both: so both are asked.
 */
export class Borders {
  /** The first two bits are those of Maze.standing. */
  readonly drawn: Uint8Array;

  constructor(private readonly grid: Grid) {
    this.drawn = new Uint8Array(grid.rows * grid.columns);
  }

  /** Takes in whole rows of cells, from row `first` on. Every style but None is a line, including thin and double ones. */
  addRows(first: number, rows: readonly (readonly Excel.CellProperties[])[]): void {
    let cell = first * this.grid.columns;
    for (const row of rows) for (const { format } of row) this.drawn[cell++] = bitsOf(format?.borders);
  }

  /** Takes in that the walls are those of `walls`, which may have more inside its masked cells, and that the frame is closed. */
  expect(walls: Maze): void {
    const { drawn } = this;
    const { rows, columns } = this.grid;
    for (let cell = 0; cell < drawn.length; cell++) drawn[cell]! |= walls.standing[cell]!;
    for (let column = 0; column < columns; column++) {
      drawn[column]! |= 1 << TOP;
      drawn[drawn.length - 1 - column]! |= 1 << BOTTOM;
    }
    for (let row = 0; row < rows; row++) {
      drawn[row * columns]! |= 1 << LEFT;
      drawn[(row + 1) * columns - 1]! |= 1 << RIGHT;
    }
  }

  /** Takes in whether there is a line on a side of a cell, through whichever of the two cells it was drawn. */
  setEdge(cell: number, side: CellSide, isThere: boolean): void {
    this.drawn[cell]! &= ~(1 << side);
    if (isThere) this.drawn[cell]! |= 1 << side;
    const beyond = neighbour(this.grid, cell, side);
    if (beyond !== undefined) this.drawn[beyond]! &= ~(1 << oppositeOf(side));
  }

  maze(): Maze {
    const { drawn } = this;
    const maze = Maze.walled(this.grid);
    const { columns, size, standing, mask } = maze;
    for (let cell = 0, column = 0; cell < size; cell++) {
      const isLast = ++column === columns;
      if (isLast) column = 0;
      if (mask !== undefined && mask[cell] === 0) continue;
      // The frame is closed, and so is every edge between a cell of the maze and one that is out of it.
      const right = isLast || (mask !== undefined && mask[cell + 1] === 0) ? 1 : (drawn[cell + 1]! >> LEFT) & 1;
      const below = cell + columns;
      const bottom = below >= size || (mask !== undefined && mask[below] === 0) ? 1 : (drawn[below]! >> TOP) & 1;
      standing[cell] = (drawn[cell]! & 3) | right | (bottom << 1);
    }
    return maze;
  }

  /** Where the frame is open, masked cells counting as outside; row by row. */
  gaps(): Gap[] {
    const { rows, columns, mask } = this.grid;
    const isIn = (cell: number) => mask === undefined || mask[cell] === 1;
    const gaps: Gap[] = [];
    for (let row = 0; row < rows; row++) {
      // In an unmasked rectangle only the rim has a frame.
      const step = mask === undefined && row > 0 && row < rows - 1 ? Math.max(1, columns - 1) : 1;
      for (let column = 0; column < columns; column += step) {
        const cell = row * columns + column;
        if (!isIn(cell)) continue;
        for (const side of [RIGHT, BOTTOM, LEFT, TOP] as const) {
          const beyond = neighbour(this.grid, cell, side);
          if ((beyond === undefined || !isIn(beyond)) && !this.isDrawn(cell, side)) gaps.push({ cell, side });
        }
      }
    }
    return gaps;
  }

  isDrawn(cell: number, side: CellSide): boolean {
    if ((this.drawn[cell]! & (1 << side)) !== 0) return true;
    const beyond = neighbour(this.grid, cell, side);
    return beyond !== undefined && (this.drawn[beyond]! & (1 << oppositeOf(side))) !== 0;
  }
}

export const oppositeOf = (side: CellSide) => (side ^ 2) as CellSide;

export function neighbour({ rows, columns }: Grid, cell: number, side: CellSide): number | undefined {
  const column = cell % columns;
  if (side === RIGHT) return column + 1 < columns ? cell + 1 : undefined;
  if (side === LEFT) return column > 0 ? cell - 1 : undefined;
  if (side === TOP) return cell >= columns ? cell - columns : undefined;
  return cell + columns < rows * columns ? cell + columns : undefined;
}

function bitsOf(borders: Excel.CellBorderCollection | undefined): number {
  return SIDES.reduce((bits, name, side) => (isLine(borders?.[name]) ? bits | bitOf(side) : bits), 0);
}

/** Whether there is a line. Some versions leave out, or give null for, an edge without one. */
export function isLine(border: { readonly style?: string | null } | undefined): boolean {
  return typeof border?.style === "string" && border.style !== "None";
}

/** What has to be known of a border to draw its line again. */
export const LINE_OPTIONS = { style: true, weight: true, color: true } as const;

export function lineOf(border: Excel.CellBorder | Excel.RangeBorder | undefined): Border | undefined {
  if (border === undefined || !isLine(border)) return undefined;
  return { style: border.style!, weight: border.weight ?? "Thin", color: border.color ?? "#000000" };
}

export function cellArea(area: Area, cell: number): Area {
  const row = area.row + Math.floor(cell / area.columns);
  return { row, column: area.column + (cell % area.columns), rows: 1, columns: 1 };
}

export function cellName(area: Area, cell: number): string {
  return addressOf(cellArea(area, cell));
}

export function rimOf({ row, column, rows, columns }: Area, side: CellSide): Area {
  if (side === TOP) return { row, column, rows: 1, columns };
  if (side === BOTTOM) return { row: row + rows - 1, column, rows: 1, columns };
  if (side === LEFT) return { row, column, rows, columns: 1 };
  return { row, column: column + columns - 1, rows, columns: 1 };
}

export const EDGES = { [TOP]: "EdgeTop", [BOTTOM]: "EdgeBottom", [LEFT]: "EdgeLeft", [RIGHT]: "EdgeRight" } as const;

export type BorderItem = "InsideVertical" | "InsideHorizontal" | (typeof EDGES)[CellSide];

/**
 * Where the border is on a side of a cell, or of a row or column of cells. It is reached as the inner border of the cells on both its
 * sides, so that neither keep their half of the line; at the edge of the sheet there are only those on one.
 */
export function borderAt(cells: Area, side: CellSide): { readonly area: Area; readonly item: BorderItem } {
  const isUpright = side === LEFT || side === RIGHT;
  const before = side === LEFT || side === TOP ? 1 : 0;
  const both: Area = isUpright
    ? { ...cells, column: cells.column - before, columns: 2 }
    : { ...cells, row: cells.row - before, rows: 2 };
  if (!isOnSheet(both)) return { area: cells, item: EDGES[side] };
  return { area: both, item: isUpright ? "InsideVertical" : "InsideHorizontal" };
}

export function edge(sheet: Excel.Worksheet, cells: Area, side: CellSide): Excel.RangeBorder {
  const { area, item } = borderAt(cells, side);
  return rangeAt(sheet, area).format.borders.getItem(item);
}

/** Queues a line, or its removal. Removal sets only the style: weight or colour on a border of style None bring it back. */
export function setBorder(border: Excel.RangeBorder, line: Border | undefined): void {
  border.style = (line?.style ?? "None") as Excel.BorderLineStyle;
  if (line === undefined || line.style === "None") return;
  border.weight = line.weight as Excel.BorderWeight;
  border.color = line.color;
}

/** The border on a side of a cell as the cell's own, which stays with it where a person cuts the cell. Only for drawing a line. */
export function ownEdge({ format }: Excel.Range, side: CellSide): Excel.RangeBorder {
  return format.borders.getItem(EDGES[side]);
}

/** The cell and its neighbour on that side as one area; undefined at the edge of the sheet. */
export function pairAt(cell: Area, side: CellSide): Area | undefined {
  const { area, item } = borderAt(cell, side);
  return item === EDGES[side] ? undefined : area;
}
