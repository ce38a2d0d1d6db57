import { BOTTOM, type Grid, Maze, RIGHT } from "../model";

/** A grid whose walls are whole blocks: the characters of a text, or the cells of a worksheet. */
export interface Blocks {
  readonly rows: number;
  readonly columns: number;
  /** Whether a block is a wall; any other block can be walked on. */
  readonly isWall: (row: number, column: number) => boolean;
}

/** A maze that was made of blocks, and where they went. */
export interface BlockMaze {
  readonly maze: Maze;
  /** On the lattice of odd lines every second block may be a wall between cells; otherwise each open block is a cell. */
  readonly lattice: boolean;
  /**
   * The cell of a block, or the cell that an opening between two cells or in the frame leads out of (the upper or the left one of two);
   * undefined for a wall and outside of the maze.
   */
  readonly cellOf: (row: number, column: number) => number | undefined;
  /** The block in which a cell is. */
  readonly blockOf: (cell: number) => { readonly row: number; readonly column: number };
  /** The openings in the frame of a lattice, row by row; those of a maze of open blocks are cells of their own at its rim. */
  readonly gaps: readonly { readonly row: number; readonly column: number }[];
}

/**
 * The maze of blocks. On the lattice of odd lines (every block with two even numbers, from 0, is a wall; no opening leads to a wall)
 * walls stand between cells, and a block that is a wall in place of a cell is a cell outside of the maze. Off it each open block is a
 * cell, with no wall to an open neighbour; walls are cells outside of the maze, which is as large as its open blocks require. Both have
 * the same ways. Undefined if no block is open. O(n).
 */
export function mazeOfBlocks(blocks: Blocks): BlockMaze | undefined {
  return isLattice(blocks) ? ofLattice(blocks) : ofCells(blocks);
}

function isLattice({ rows, columns, isWall }: Blocks): boolean {
  if (rows < 3 || columns < 3 || rows % 2 === 0 || columns % 2 === 0) return false;
  const isOut = (row: number, column: number) =>
    row > 0 && row < rows && column > 0 && column < columns && isWall(row, column);
  let isOpen = false;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (isWall(row, column)) continue;
      const [down, across] = [row % 2 === 0, column % 2 === 0];
      if (down && across) return false;
      if (down && (isOut(row - 1, column) || isOut(row + 1, column))) return false;
      if (across && (isOut(row, column - 1) || isOut(row, column + 1))) return false;
      if (!down && !across) isOpen = true;
    }
  }
  return isOpen;
}

function ofLattice({ rows, columns, isWall }: Blocks): BlockMaze {
  const size = { rows: (rows - 1) / 2, columns: (columns - 1) / 2 };
  const blockOf = (cell: number) => ({
    row: 2 * Math.floor(cell / size.columns) + 1,
    column: 2 * (cell % size.columns) + 1,
  });
  const isIn = (cell: number) => !isWall(blockOf(cell).row, blockOf(cell).column);
  const maze = masked(size, isIn);
  for (let wall = 0; wall < maze.wallCount; wall++) {
    const { row, column } = blockOf(wall >> 1);
    const isBelow = wall % 2 === BOTTOM;
    if (maze.separates(wall) && !isWall(row + Number(isBelow), column + Number(!isBelow))) maze.openWall(wall);
  }
  const gaps: { row: number; column: number }[] = [];
  for (let row = 0; row < rows; row++) {
    const isEdge = row === 0 || row === rows - 1;
    for (let column = 0; column < columns; column += isEdge ? 1 : columns - 1) {
      if (!isWall(row, column)) gaps.push({ row, column });
    }
  }
  const within = (at: number, most: number) => Math.min(Math.max((at - 1) >> 1, 0), most - 1);
  const cellOf = (row: number, column: number) =>
    isWall(row, column) ? undefined : within(row, size.rows) * size.columns + within(column, size.columns);
  return { maze, lattice: true, cellOf, blockOf, gaps };
}

function ofCells({ rows, columns, isWall }: Blocks): BlockMaze | undefined {
  let [top, left, bottom, right] = [Infinity, Infinity, -1, -1];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (isWall(row, column)) continue;
      [top, left] = [Math.min(top, row), Math.min(left, column)];
      [bottom, right] = [Math.max(bottom, row), Math.max(right, column)];
    }
  }
  if (bottom < 0) return undefined;
  const size = { rows: bottom - top + 1, columns: right - left + 1 };
  const blockOf = (cell: number) => ({
    row: top + Math.floor(cell / size.columns),
    column: left + (cell % size.columns),
  });
  const maze = masked(size, (cell) => !isWall(blockOf(cell).row, blockOf(cell).column));
  for (let cell = 0; cell < maze.size; cell++) {
    for (const wall of [2 * cell + RIGHT, 2 * cell + BOTTOM]) if (maze.separates(wall)) maze.openWall(wall);
  }
  const cellOf = (row: number, column: number) =>
    isWall(row, column) ? undefined : (row - top) * size.columns + column - left;
  return { maze, lattice: false, cellOf, blockOf, gaps: [] };
}

/** A maze with every wall, without the cells that are not in it. */
function masked(size: Pick<Grid, "rows" | "columns">, isIn: (cell: number) => boolean): Maze {
  const mask = Uint8Array.from({ length: size.rows * size.columns }, (_, cell) => Number(isIn(cell)));
  return Maze.walled({ ...size, mask: mask.includes(0) ? mask : undefined });
}
