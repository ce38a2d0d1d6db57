import { Maze } from "../../src/maze/model/maze";
import { addressOf, parseArea, parseReference, type Area } from "../../src/worksheet/addresses";
import type { SheetStore, WorkbookStore } from "../host/store";

export function area(address: string): Area {
  return parseArea(address)!;
}

/** Writes into a cell as a person would have. */
export function put(sheet: SheetStore, address: string, value: number | string | boolean): void {
  const { row, column } = area(address);
  sheet.setCell(row, column, value);
}

export function valueAt(sheet: SheetStore, address: string): unknown {
  const { row, column } = area(address);
  return sheet.value(row, column);
}

/** The cells of an area, row by row, by their row and column. */
export function cellsOf(address: string): (readonly [row: number, column: number])[] {
  const { row, column, rows, columns } = area(address);
  return Array.from({ length: rows * columns }, (_, i) => [row + Math.floor(i / columns), column + (i % columns)]);
}

/** What the cells of an area hold, row by row; undefined where they are empty. */
export const valuesIn = (sheet: SheetStore, address: string) => cellsOf(address).map((cell) => sheet.value(...cell));

/** The same, empty ones left out. */
export const contentsOf = (sheet: SheetStore, address: string) =>
  valuesIn(sheet, address).filter((value) => value !== undefined && value !== "");

/** The numbers of those cells of an area whose fill has this colour. */
export const filledIn = (sheet: SheetStore, address: string, color: string): number[] =>
  cellsOf(address).flatMap((cell, i) => (sheet.style(...cell).fill.color === color ? [i] : []));

/** A table on a sheet, row by row, headings first. */
export function tableOn(sheet: SheetStore, place = 0): unknown[][] {
  const { row, column, rows, columns } = sheet.tables[place]!.area;
  const width = Array.from({ length: columns }, (_, i) => column + i);
  return Array.from({ length: rows }, (_, i) => width.map((each) => sheet.value(row + i, each)));
}

/**
 * The maze in the borders. Throws if the frame around it is open anywhere except at an entrance or exit, which is
 * recognised by its letter or, if the cells hold numbers, listed in `ends`.
 */
export function mazeIn(sheet: SheetStore, address: string, ends: readonly number[] = []): Maze {
  const { row, column, rows, columns } = area(address);
  const maze = Maze.walled({ rows, columns });
  const stands = (line: { style: string }) => line.style !== "None";
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const cell = r * columns + c;
      const right = stands(sheet.verticalEdge(row + r, column + c + 1));
      const bottom = stands(sheet.horizontalEdge(row + r + 1, column + c));
      if (!right && c < columns - 1) maze.openWall(2 * cell);
      if (!bottom && r < rows - 1) maze.openWall(2 * cell + 1);
      const frame =
        (c > 0 || stands(sheet.verticalEdge(row + r, column))) &&
        (r > 0 || stands(sheet.horizontalEdge(row, column + c))) &&
        (c < columns - 1 || right) &&
        (r < rows - 1 || bottom);
      const isEnd = ends.includes(cell) || ["S", "E"].includes(String(sheet.value(row + r, column + c)));
      if (!frame && !isEnd) throw new Error(`The frame has a gap at row ${r}, column ${c} of the maze.`);
    }
  }
  return maze;
}

/** Where the grid of the sheet in front, or of another, is, by its name: "B2:I6". */
export function gridIn(workbook: WorkbookStore, on = workbook.activeSheet): string {
  return addressOf(parseReference(workbook.name("MazeGrid", on)!.formula)!.area);
}

export interface Photo {
  /** By its address: contents, formula, look, line above and line at the left of each cell that is not blank. */
  readonly cells: Readonly<Record<string, readonly unknown[]>>;
  readonly widths: string;
  readonly heights: string;
  readonly page: unknown;
}

/** Everything in an area that a person would miss: contents, looks and edges of its cells, widths, heights, page set-up. */
export function photograph(
  sheet: SheetStore,
  address: string,
): Photo & Readonly<Record<"tables" | "merges" | "shapes", number>> {
  const { row, column, rows, columns } = area(address);
  const cells: Record<string, readonly unknown[]> = {};
  const lineText = (id: number) => {
    const { style, weight, color } = sheet.workbook.lines.get(id);
    return style === "None" ? "" : `${style} ${weight} ${color}`;
  };
  for (let r = row; r < row + rows; r++) {
    for (let c = column; c < column + columns; c++) {
      const [value, formula, look] = [sheet.value(r, c) ?? "", sheet.formula(r, c) ?? "", sheet.styleId(r, c)];
      const [top, left] = [sheet.horizontalEdgeId(r, c), sheet.verticalEdgeId(r, c)];
      // Most cells are blank, and most of the time is theirs.
      if (value === "" && formula === "" && look === 1 && top === 1 && left === 1) continue;
      const cell = [value, formula, sheet.workbook.styles.get(look), lineText(top), lineText(left)];
      if (look !== 1 || cell.filter((part) => part !== "").length > 1)
        cells[addressOf({ row: r, column: c, rows: 1, columns: 1 })] = cell;
    }
  }
  return {
    cells,
    widths: Array.from({ length: columns }, (_, c) => sheet.columns.size(column + c)).join(" "),
    heights: Array.from({ length: rows }, (_, r) => sheet.rows.size(row + r)).join(" "),
    page: { ...sheet.page },
    tables: sheet.tables.length,
    merges: sheet.merges.length,
    shapes: sheet.shapes.length,
  };
}
