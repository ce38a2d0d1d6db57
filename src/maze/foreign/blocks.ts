import { BOTTOM, Bounds, type Grid, Maze } from "../model";

/** A grid whose walls are whole blocks: the characters of a text, or the cells of a worksheet. */
export interface Blocks extends Pick<Grid, "rows" | "columns"> {
  /** Whether a block is a wall; any other block can be walked on. */
  readonly isWall: (row: number, column: number) => boolean;
}

/** A maze that was made of blocks, and where they went; a place is the number of a block, row by row. */
interface BlockMaze {
  readonly maze: Maze;
  /** Rows and columns at which walls and corridors begin, in turn, and the end; a wall between cells that are blocks has none. */
  readonly down: readonly number[];
  readonly across: readonly number[];
  /** The first place of a cell. */
  readonly placeOf: (cell: number) => number;
}

/** A maze of the lattice of odd lines. */
export interface Lattice extends BlockMaze {
  /** The cells beside openings in the frame, row by row. */
  readonly gaps: readonly number[];
  /** The cell at a place, or the one that an opening leads out of (the upper or left of two); undefined for a wall and outside. */
  readonly cellAt: (place: number) => number | undefined;
}

/**
 * The maze of blocks: that of the lattice of odd lines or, off it, one in which each open block is a cell, with no wall to an open
 * neighbour. There walls are cells outside of the maze, which is as large as its open blocks require. Both have the same ways. Undefined
 * if no block is open. O(n).
 */
export function mazeOfBlocks(blocks: Blocks): BlockMaze | undefined {
  return latticeOfBlocks(blocks) ?? ofCells(blocks);
}

/** The lattice of blocks whose walls and corridors are all one block wide; undefined if there is none. */
export function latticeOfBlocks(blocks: Blocks): Lattice | undefined {
  const lines = (count: number) => Array.from({ length: count + 1 }, (_, line) => line);
  return latticeAt(blocks, lines(blocks.rows), lines(blocks.columns));
}

/**
 * The lattice of blocks whose lines, walls and corridors in turn, begin at these rows and columns: every block with two even numbers, from
 * 0, is a wall; no opening leads to a wall. Walls stand between cells, and a block that is a wall in place of a cell is a cell outside of
 * the maze. Undefined if there is none.
 */
export function latticeAt(blocks: Blocks, down: readonly number[], across: readonly number[]): Lattice | undefined {
  const isWall = (row: number, column: number) => blocks.isWall(down[row]!, across[column]!);
  const [rows, columns] = [down.length - 1, across.length - 1];
  if (!isLattice({ rows, columns, isWall })) return undefined;
  for (let row = 0; row < blocks.rows; row++) {
    for (let column = 0; column < blocks.columns; column++) {
      if (blocks.isWall(row, column) !== isWall(lineAt(down, row), lineAt(across, column))) return undefined;
    }
  }
  const made = mazeOfLines(blocks, down, across);
  const within = (at: number, most: number) => Math.min(Math.max((at - 1) >> 1, 0), most - 1);
  const cellIn = (row: number, column: number) =>
    isWall(row, column)
      ? undefined
      : within(row, made.maze.rows) * made.maze.columns + within(column, made.maze.columns);
  const gaps: number[] = [];
  for (let row = 0; row < rows; row++) {
    const isEdge = row === 0 || row === rows - 1;
    for (let column = 0; column < columns; column += isEdge ? 1 : columns - 1) {
      if (!isWall(row, column)) gaps.push(cellIn(row, column)!);
    }
  }
  const cellAt = (place: number) =>
    cellIn(lineAt(down, Math.floor(place / blocks.columns)), lineAt(across, place % blocks.columns));
  return { ...made, gaps, cellAt };
}

/** Cells whose blocks are walls are outside of the maze; between two others there is a wall if one is where it would stand. */
function mazeOfLines(
  { columns: width, isWall }: Blocks,
  down: readonly number[],
  across: readonly number[],
): BlockMaze {
  const [rows, columns] = [down.length / 2 - 1, across.length / 2 - 1];
  const lineOf = (cell: number) => [2 * Math.floor(cell / columns) + 1, 2 * (cell % columns) + 1] as const;
  const isWalled = (row: number, column: number) => isWall(down[row]!, across[column]!);
  const mask = Uint8Array.from({ length: rows * columns }, (_, cell) => Number(!isWalled(...lineOf(cell))));
  const maze = Maze.open({ rows, columns, mask: mask.includes(0) ? mask : undefined }, (wall) => {
    const [row, column] = lineOf(wall >> 1);
    const isBelow = wall % 2 === BOTTOM;
    return !isWalled(row + Number(isBelow), column + Number(!isBelow));
  });
  const placeOf = (cell: number) => {
    const [row, column] = lineOf(cell);
    return down[row]! * width + across[column]!;
  };
  return { maze, down, across, placeOf };
}

/** The line in which a row or column is; all lines of one kind are equally wide. */
function lineAt(lines: readonly number[], at: number): number {
  const step = lines[2]!;
  return 2 * Math.floor(at / step) + (at % step >= lines[1]! ? 1 : 0);
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

/** Each open block is a cell: a wall that would stand between two of them begins where the second one does. */
function ofCells(blocks: Blocks): BlockMaze | undefined {
  const bounds = new Bounds();
  for (let row = 0; row < blocks.rows; row++) {
    for (let column = 0; column < blocks.columns; column++) {
      if (!blocks.isWall(row, column)) bounds.add(row, column);
    }
  }
  const { area } = bounds;
  if (area === undefined) return undefined;
  const lines = (from: number, count: number) => Array.from({ length: 2 * count + 2 }, (_, i) => from + (i >> 1));
  return mazeOfLines(blocks, lines(area.row, area.rows), lines(area.column, area.columns));
}
