import type { Maze, Opening } from "../maze/model";
import type { FileLook } from "./fileLook";
import type { FileSheet, Rectangle } from "./fileSheet";
import { LookTable } from "./lookTable";
import { type MazeLook, mazeLooks } from "./mazeLooks";
import { workbookFile } from "./workbookFile";

/** A maze on a sheet, with its first cell in this row and column, counted from 0. */
export interface MazeInFile {
  readonly row: number;
  readonly column: number;
  readonly maze: Maze;
  readonly look: MazeLook;
  readonly gaps: readonly Opening[];
}

/** A cell of a sheet that is written by itself, also inside a maze, where it keeps its walls and its look unless it has one here. */
interface CellInFile {
  readonly row: number;
  readonly column: number;
  readonly value?: string | undefined;
  /** Only outside of mazes. */
  readonly look?: FileLook | undefined;
}

/** A sheet of mazes. It has no sizes and no page, which may get lost on the way: whoever inserts it writes them. */
export interface SheetOfMazes {
  readonly name: string;
  readonly mazes: readonly MazeInFile[];
  readonly cells: readonly CellInFile[];
}

/** Sheets of mazes as the bytes of an .xlsx file; see {@link workbookFile}. Time and space O(cells of the rectangles written). */
export function mazesAsFile(sheets: readonly SheetOfMazes[]): Uint8Array<ArrayBuffer> {
  const table = new LookTable();
  const written = sheets.map((sheet) => fileSheet(sheet, table));
  return workbookFile(written, table);
}

function fileSheet({ name, mazes, cells }: SheetOfMazes, table: LookTable): FileSheet {
  const area = boundsOf([
    ...mazes.map(({ row, column, maze }) => ({ row, column, rows: maze.rows, columns: maze.columns })),
    ...cells.map(({ row, column }) => ({ row, column, rows: 1, columns: 1 })),
  ]);
  const at = (row: number, column: number) => (row - area.row) * area.columns + column - area.column;
  const looks = new Uint16Array(area.rows * area.columns);
  const values = new Map<number, string>();
  for (const { row, column, maze, look, gaps } of mazes) {
    const numbersOfLooks = mazeLooks(maze, look, gaps, table);
    for (let r = 0; r < maze.rows; r++) {
      looks.set(numbersOfLooks.subarray(r * maze.columns, (r + 1) * maze.columns), at(row + r, column));
    }
  }
  for (const { row, column, value, look } of cells) {
    const cell = at(row, column);
    if (value !== undefined) values.set(cell, value);
    if (look !== undefined) looks[cell] = table.numberOf(look);
  }
  return { name, area, looks, contentOf: (cell) => values.get(cell) };
}

/** The smallest rectangle with all of them; the first cell if there are none. */
function boundsOf(places: readonly Rectangle[]): Rectangle {
  if (places.length === 0) return { row: 0, column: 0, rows: 1, columns: 1 };
  let [top, left, bottom, right] = [Infinity, Infinity, 0, 0];
  for (const { row, column, rows, columns } of places) {
    [top, left] = [Math.min(top, row), Math.min(left, column)];
    [bottom, right] = [Math.max(bottom, row + rows), Math.max(right, column + columns)];
  }
  return { row: top, column: left, rows: bottom - top, columns: right - left };
}
