import { type Message, inShort, message } from "../../message";

/** 4096 x 4096: a step of a trace, 32 codes per wall and 2 walls per cell, then fits 32 bits with two to spare. */
const MAX_CELLS = 4096 * 4096;

/** The number of a cell's right side. A cell owns its right and its bottom wall; the other two belong to its neighbours or to the frame. */
export const RIGHT = 0;
export const BOTTOM = 1;
export type OwnedSide = typeof RIGHT | typeof BOTTOM;

/** 1 for a cell of the maze, 0 for a removed one; rows x columns, row by row. */
export type Mask = Uint8Array;

/** Rows x columns, with a mask if cells are removed. */
export interface Grid {
  readonly rows: number;
  readonly columns: number;
  readonly mask?: Mask | undefined;
}

const RIGHT_STANDS = 1;
const BOTTOM_STANDS = 2;
const BOTH_STAND = RIGHT_STANDS | BOTTOM_STANDS;

/**
 * A grid of cells and the walls between them, in one byte per cell.
 *
 * Cells are numbered 0 .. rows x columns - 1, row by row. Wall `2 * cell + side` is the cell's right (0) or bottom (1)
 * wall, so that each wall has one owner. The outer frame is always closed here; an entrance or exit is a cell, and the code that
 * draws it opens the frame beside it.
 */
export class Maze implements Grid {
  readonly rows: number;
  readonly columns: number;
  readonly mask: Mask | undefined;
  /** Bit 0: the right wall stands; bit 1: the bottom wall stands. rows x columns bytes. */
  readonly standing: Uint8Array;

  private constructor(grid: Grid, standing: Uint8Array) {
    this.rows = grid.rows;
    this.columns = grid.columns;
    this.mask = grid.mask;
    this.standing = standing;
  }

  /** A maze with every wall standing. Throws MazeError, before anything is allocated. */
  static walled(grid: Grid): Maze {
    checkGrid(grid);
    return new Maze(grid, new Uint8Array(grid.rows * grid.columns).fill(BOTH_STAND));
  }

  /** A maze with passages wherever they are wanted, between any two cells if nothing is said. Throws MazeError. */
  static open(grid: Grid, isWanted: (wall: number, across: number) => boolean = () => true): Maze {
    const maze = Maze.walled(grid);
    for (let wall = 0; wall < maze.wallCount; wall++) {
      if (maze.separates(wall) && isWanted(wall, maze.across(wall))) maze.openWall(wall);
    }
    return maze;
  }

  copy(): Maze {
    return new Maze(this, this.standing.slice());
  }

  get size(): number {
    return this.rows * this.columns;
  }

  /** Wall numbers are below this; they include the right and bottom walls of the frame. */
  get wallCount(): number {
    return 2 * this.size;
  }

  has(cell: number): boolean {
    return this.mask === undefined || this.mask[cell] === 1;
  }

  /** The cell on the far side of a wall, to the right or below; meaningless for a wall of the frame. */
  across(wall: number): number {
    return (wall >> 1) + ((wall & 1) === RIGHT ? 1 : this.columns);
  }

  /** Whether the wall is between two cells of the maze: neither in the frame nor at the edge of the mask. */
  separates(wall: number): boolean {
    const cell = wall >> 1;
    const inside = (wall & 1) === RIGHT ? (cell + 1) % this.columns !== 0 : cell + this.columns < this.size;
    return inside && this.has(cell) && this.has(this.across(wall));
  }

  isOpen(wall: number): boolean {
    return (this.standing[wall >> 1]! & (RIGHT_STANDS << (wall & 1))) === 0;
  }

  openWall(wall: number): void {
    this.standing[wall >> 1]! &= ~(RIGHT_STANDS << (wall & 1));
  }

  closeWall(wall: number): void {
    this.standing[wall >> 1]! |= RIGHT_STANDS << (wall & 1);
  }

  countCells(): number {
    return countCells(this);
  }

  /** Number of open walls between cells; a perfect maze in one piece has one fewer than it has cells. */
  countPassages(): number {
    const { standing } = this;
    let passages = 0;
    for (let cell = 0; cell < standing.length; cell++) {
      const stands = standing[cell]!;
      passages += 2 - (stands & 1) - (stands >> 1);
    }
    return passages;
  }
}

/** The walls between two cells of the maze that satisfy a condition, if there is one. */
export function wallsWhere(maze: Maze, isWanted: (wall: number) => boolean = () => true): Uint32Array {
  const walls = new Uint32Array(maze.wallCount);
  let count = 0;
  for (let wall = 0; wall < maze.wallCount; wall++) if (maze.separates(wall) && isWanted(wall)) walls[count++] = wall;
  return walls.slice(0, count);
}

/** What belongs to the cells of a grid, a list for each row. */
export function inRows<T>(cells: readonly T[], { columns }: Pick<Grid, "columns">): T[][] {
  return Array.from({ length: cells.length / columns }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
}

export function countCells(grid: Grid): number {
  if (grid.mask === undefined) return grid.rows * grid.columns;
  const { mask } = grid;
  let cells = 0;
  for (let cell = 0; cell < mask.length; cell++) cells += mask[cell]!;
  return cells;
}

/**
 * Throws MazeError unless rows and columns are whole numbers of at least 1 whose product is at most
 * {@link MAX_CELLS}, and the mask, if any, has one byte of 0 or 1 per cell and leaves at least one cell.
 */
export function checkGrid({ rows, columns, mask }: Grid): void {
  checkSide("rows", rows);
  checkSide("columns", columns);
  const size = rows * columns;
  if (size > MAX_CELLS) {
    throw new MazeError("size", message("maze-too-many-cells", { rows, columns, cells: size, most: MAX_CELLS }));
  }
  if (mask === undefined) return;
  const wrong = new MazeError("mask", message("mask-wrong", { rows, columns }));
  if (mask.length !== size) throw wrong;
  let cells = 0;
  for (let cell = 0; cell < mask.length; cell++) {
    const inside = mask[cell]!;
    if (inside > 1) throw wrong;
    cells += inside;
  }
  if (cells === 0) throw new MazeError("mask", message("mask-without-cells", { cells: mask.length }));
}

function checkSide(side: "rows" | "columns", value: number): void {
  if (Number.isInteger(value) && value >= 1) return;
  throw new MazeError("size", message("side-not-whole", { side, value }));
}

/** Entrance and exits: any cells of the maze. Solvers look for the nearest exit. */
export interface Ends {
  readonly entrance: number;
  /** At least one; the entrance may be among them. */
  readonly exits: readonly number[];
}

/** Entrance at the first cell of the maze and exit at the last: top left and bottom right unless a mask hides them. */
export function cornerEnds({ rows, columns, mask }: Grid): Ends {
  if (mask === undefined) return { entrance: 0, exits: [rows * columns - 1] };
  return { entrance: mask.indexOf(1), exits: [mask.lastIndexOf(1)] };
}

/** Throws MazeError unless there is an exit and the entrance and every exit are cells of the maze. */
export function checkEnds(grid: Grid, { entrance, exits }: Ends): void {
  checkEnd(grid, entrance);
  if (exits.length === 0) throw new MazeError("ends", message("maze-without-exit"));
  for (const exit of exits) checkEnd(grid, exit);
}

function checkEnd({ rows, columns, mask }: Grid, cell: number): void {
  const isInside = Number.isInteger(cell) && cell >= 0 && cell < rows * columns && mask?.[cell] !== 0;
  if (!isInside) throw new MazeError("ends", message("cell-not-in-maze", { cell: String(cell) }));
}

/** The connected parts of the cells that are in, each as its cells, in the order of a breadth-first search from the first. */
export function partsOf(
  { rows, columns }: Pick<Grid, "rows" | "columns">,
  isIn: (cell: number) => boolean,
): number[][] {
  const seen = new Uint8Array(rows * columns);
  const parts: number[][] = [];
  let part: number[] = [];
  const visit = (cell: number) => {
    if (seen[cell] === 1 || !isIn(cell)) return;
    seen[cell] = 1;
    part.push(cell);
  };
  for (let first = 0; first < seen.length; first++) {
    part = [];
    visit(first);
    for (const cell of part) {
      if (cell >= columns) visit(cell - columns);
      if (cell + columns < seen.length) visit(cell + columns);
      if (cell % columns > 0) visit(cell - 1);
      if ((cell + 1) % columns > 0) visit(cell + 1);
    }
    if (part.length > 0) parts.push(part);
  }
  return parts;
}

/**
 * What is wrong: rows, columns or a number of cells; a mask, or a shape that the algorithm cannot fill; what would take far too long;
 * an algorithm, a number or a place that does not exist; entrance or exits; a share code; items or questions; a text that is no maze;
 * or nothing, but there is no path.
 */
type MazeErrorKind = "size" | "mask" | "time" | "choice" | "ends" | "code" | "content" | "text" | "path";

/**
 * Something that no maze can be made from. The sentence says what to do, then what was wrong and what the value was. For a fault that
 * only a program can make, it says only what was wrong.
 */
export class MazeError extends Error {
  override name = "MazeError";
  constructor(
    readonly kind: MazeErrorKind,
    readonly sentence: Message,
  ) {
    super(inShort(sentence));
  }
}

/** What the work gives, or the MazeError with which it refuses. */
export function orRefused<T>(work: () => T): T | MazeError {
  try {
    return work();
  } catch (error) {
    if (error instanceof MazeError) return error;
    throw error;
  }
}

/** What has this id in a list that people choose from. Throws MazeError if nothing has. */
export function byId<Entry extends { readonly id: string }>(list: readonly Entry[], id: string): Entry {
  const found = list.find((entry) => entry.id === id);
  if (found === undefined) throw new MazeError("choice", message("no-such-choice", { id }));
  return found;
}

/** A text that is not a maze, with the place of the fault: line and column, from 1. `fault` ends the sentence. */
export function textFault(line: number, column: number, fault: Message): MazeError {
  return new MazeError("text", message("text-fault", { line, column, fault }));
}
