import { type Maze, type Opening, linedSides } from "../maze/model";
import { type FileLine, type FileLook, LookTable } from "./lookTable";
import type { FileSheet } from "./sheetXml";
import { workbookFile } from "./workbookFile";

/** A maze on a sheet, with its first cell in this row and column, counted from 0. */
export interface MazeInFile {
  readonly row: number;
  readonly column: number;
  readonly maze: Maze;
  readonly look: MazeLook;
  readonly gaps: readonly Opening[];
}

interface MazeLook {
  readonly wall: FileLine;
  /** Whether the frame follows the shape of the maze; otherwise it is the rectangle's. */
  readonly followsShape?: boolean | undefined;
  /** The looks that cells have, apart from their walls. */
  readonly looks: readonly FileLook[];
  /** For each cell the number of its look in `looks`; all have the first where it is missing. */
  readonly lookOf?: Uint8Array | undefined;
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

/** The sides of a cell are a set of four bits. */
const SETS = 16;

function fileSheet({ name, mazes, cells }: SheetOfMazes, table: LookTable): FileSheet {
  const area = boundsOf([
    ...mazes.map(({ row, column, maze }) => ({ row, column, rows: maze.rows, columns: maze.columns })),
    ...cells.map(({ row, column }) => ({ row, column, rows: 1, columns: 1 })),
  ]);
  const at = (row: number, column: number) => (row - area.row) * area.columns + column - area.column;
  const looks = new Uint16Array(area.rows * area.columns);
  const values = new Map<number, string>();
  for (const { row, column, maze, look, gaps } of mazes) {
    const lined = linedSides(maze, gaps, look.followsShape ?? false);
    const numbers = look.looks.map((each) =>
      Uint16Array.from({ length: SETS }, (_, sides) => table.numberOf(each, sides, look.wall)),
    );
    for (let r = 0, cell = 0; r < maze.rows; r++) {
      const first = at(row + r, column);
      for (let c = 0; c < maze.columns; c++, cell++) {
        looks[first + c] = numbers[look.lookOf?.[cell] ?? 0]![lined[cell]!]!;
      }
    }
  }
  for (const { row, column, value, look } of cells) {
    const cell = at(row, column);
    if (value !== undefined) values.set(cell, value);
    if (look !== undefined) looks[cell] = table.numberOf(look);
  }
  return { name, area, looks, values };
}

/** The smallest rectangle with all of them; the first cell if there are none. */
function boundsOf(places: readonly FileSheet["area"][]): FileSheet["area"] {
  if (places.length === 0) return { row: 0, column: 0, rows: 1, columns: 1 };
  let [top, left, bottom, right] = [Infinity, Infinity, 0, 0];
  for (const { row, column, rows, columns } of places) {
    [top, left] = [Math.min(top, row), Math.min(left, column)];
    [bottom, right] = [Math.max(bottom, row + rows), Math.max(right, column + columns)];
  }
  return { row: top, column: left, rows: bottom - top, columns: right - left };
}
