import { DisjointSets } from "../disjointSets";
import { countCells, Maze, type Grid } from "../maze";
import { BLOCKED, OPENED, stepOutcome, stepSelectedAcross, stepWall, type Trace } from "./index";

/**
 * The sets of cells after so many steps of a trace, and their numbers: 12 bytes a cell.
 *
 * As in the Excel-VBA workbook: cells are numbered from 1 on, row by row, and when a wall falls between two sets, both
 * take the number of the selected cell's set. A wall that should have fallen and was blocked joins them as well, since the
 * algorithm goes on as if it had fallen. Where every wall was open at the start (wall adders), the cells are one set a
 * part from the beginning, with its first cell's number.
 */
export class MergingSets {
  /** Steps taken so far. */
  position = 0;
  setsLeft: number;
  private readonly sets: DisjointSets;
  private readonly numberOfRoot: Uint32Array;
  private readonly sizeOfRoot: Uint32Array;

  constructor(
    private readonly grid: Grid,
    private readonly trace: Trace,
  ) {
    const size = grid.rows * grid.columns;
    this.sets = new DisjointSets(size);
    this.numberOfRoot = Uint32Array.from({ length: size }, (_, cell) => cell + 1);
    this.sizeOfRoot = new Uint32Array(size).fill(1);
    this.setsLeft = countCells(grid);
    if (trace.start === "open") this.joinEverything();
  }

  /** Takes the steps up to `position`, which must not be behind the present one. */
  advanceTo(position: number): void {
    const { steps, start } = this.trace;
    const joins = start === "walled";
    const { columns } = this.grid;
    for (; this.position < position; this.position++) {
      const step = steps[this.position]!;
      const outcome = stepOutcome(step);
      if (!joins || (outcome !== OPENED && outcome !== BLOCKED)) continue;
      const wall = stepWall(step);
      const owner = wall >> 1;
      const across = owner + ((wall & 1) === 0 ? 1 : columns);
      if (stepSelectedAcross(step)) this.join(across, owner);
      else this.join(owner, across);
    }
  }

  numberOf(cell: number): number {
    return this.numberOfRoot[this.sets.find(cell)]!;
  }

  /** Cells in the set of this cell. */
  sizeOf(cell: number): number {
    return this.sizeOfRoot[this.sets.find(cell)]!;
  }

  /** The number of each cell's set: rows x columns, row by row, 0 for a masked cell. */
  numbers(): Uint32Array {
    const { mask } = this.grid;
    const numbers = new Uint32Array(this.numberOfRoot.length);
    for (let cell = 0; cell < numbers.length; cell++) {
      if (mask === undefined || mask[cell] === 1) numbers[cell] = this.numberOf(cell);
    }
    return numbers;
  }

  /** Both cells' sets become one, with the number of the first cell's. */
  private join(selected: number, other: number): void {
    const one = this.sets.find(selected);
    const two = this.sets.find(other);
    if (one === two) return;
    const number = this.numberOfRoot[one]!;
    const size = this.sizeOfRoot[one]! + this.sizeOfRoot[two]!;
    const root = this.sets.link(one, two);
    this.numberOfRoot[root] = number;
    this.sizeOfRoot[root] = size;
    this.setsLeft--;
  }

  private joinEverything(): void {
    const maze = Maze.open(this.grid);
    for (let wall = 0; wall < maze.wallCount; wall++) if (maze.isOpen(wall)) this.join(wall >> 1, maze.across(wall));
    // Row by row, the first cell of a part comes first; it gives the number wherever two runs met.
    const first = new Uint32Array(maze.size);
    for (let cell = 0; cell < maze.size; cell++) first[this.sets.find(cell)] ||= cell + 1;
    this.numberOfRoot.set(first);
  }
}
