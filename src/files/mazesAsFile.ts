import type { Maze } from "../maze/model";
import type { FileLook } from "./fileLook";
import type { FileSheet, FileValue } from "./fileSheet";
import { LookTable } from "./lookTable";
import { type FrameGap, type MazeLook, mazeLooks } from "./mazeLooks";
import type { Addressing } from "./sheetXml";
import { workbookFile } from "./workbookFile";

/** A maze on a sheet, with its first cell in this row and column, counted from 0. */
export interface MazeInFile {
  readonly row: number;
  readonly column: number;
  readonly maze: Maze;
  readonly look: MazeLook;
  readonly gaps: readonly FrameGap[];
  /** For each cell the number it holds; 0 for none. */
  readonly numbers?: Uint32Array | undefined;
}

/** A cell of a sheet that is written by itself, also inside a maze, where it keeps its walls and its look unless it has one here. */
interface CellInFile {
  readonly row: number;
  readonly column: number;
  readonly value?: FileValue | undefined;
  /** Only outside of mazes. */
  readonly look?: FileLook | undefined;
}

/** A sheet of mazes. */
export interface SheetOfMazes extends Omit<FileSheet, "area" | "looks" | "contentOf"> {
  readonly mazes: readonly MazeInFile[];
  readonly cells: readonly CellInFile[];
}

/** Sheets of mazes as the bytes of an .xlsx file; see {@link workbookFile}. Time and space O(cells of the rectangles written). */
export function mazesAsFile(sheets: readonly SheetOfMazes[], addressing?: Addressing): Uint8Array<ArrayBuffer> {
  const table = new LookTable();
  return workbookFile(
    sheets.map((sheet) => fileSheet(sheet, table)),
    table,
    addressing,
  );
}

function fileSheet({ mazes, cells, ...sheet }: SheetOfMazes, table: LookTable): FileSheet {
  const area = aroundAll(mazes, cells);
  const looks = new Uint16Array(area.rows * area.columns);
  const values = new Map<number, FileValue>();
  const numbers = mazes.some((one) => one.numbers !== undefined) ? new Uint32Array(looks.length) : undefined;
  for (const { row, column, maze, look, gaps, numbers: own } of mazes) {
    const numbersOfLooks = mazeLooks(maze, look, gaps, table);
    for (let r = 0; r < maze.rows; r++) {
      const at = (row - area.row + r) * area.columns + column - area.column;
      const line = [r * maze.columns, (r + 1) * maze.columns] as const;
      looks.set(numbersOfLooks.subarray(...line), at);
      if (own !== undefined) numbers!.set(own.subarray(...line), at);
    }
  }
  for (const { row, column, value, look } of cells) {
    const cell = (row - area.row) * area.columns + column - area.column;
    if (value !== undefined) values.set(cell, value);
    if (look !== undefined) looks[cell] = table.numberOf(look);
  }
  const numberIn = (cell: number) => (numbers === undefined || numbers[cell] === 0 ? undefined : numbers[cell]);
  return { ...sheet, area, looks, contentOf: (cell) => values.get(cell) ?? numberIn(cell) };
}

/** The smallest rectangle with all mazes and cells; nothing where there are none. */
function aroundAll(mazes: readonly MazeInFile[], cells: readonly CellInFile[]): FileSheet["area"] {
  const places = [
    ...mazes.map(({ row, column, maze }) => ({ row, column, rows: maze.rows, columns: maze.columns })),
    ...cells.map(({ row, column }) => ({ row, column, rows: 1, columns: 1 })),
  ];
  if (places.length === 0) return { row: 0, column: 0, rows: 0, columns: 0 };
  let [top, left, bottom, right] = [Infinity, Infinity, 0, 0];
  for (const { row, column, rows, columns } of places) {
    [top, left] = [Math.min(top, row), Math.min(left, column)];
    [bottom, right] = [Math.max(bottom, row + rows), Math.max(right, column + columns)];
  }
  return { row: top, column: left, rows: bottom - top, columns: right - left };
}
