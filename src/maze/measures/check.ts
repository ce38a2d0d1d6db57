import type { Maze } from "../maze";
import { firstSide, passagesOf, stepsOf, wallBeside } from "../passages";

/** Beside the four sides: the first cell of a part, entered through none, and a cell not walked yet. */
const START = 4;
const UNSEEN = 5;

/**
 * What keeps a maze from being perfect: loops, and parts cut off from each other. Walks the whole maze breadth-first, part
 * by part. Time O(n) for n cells, at most 29 bytes a cell.
 */
export class Check {
  /** Cells of the maze, part after part, each part from its first cell outwards. */
  private readonly order: Uint32Array;
  /** Where each part begins in the order, and where the last one ends. */
  private readonly starts: Uint32Array;
  /** The side through which each cell was entered, or START; rows x columns. */
  private readonly entered: Uint8Array;
  private readonly depths: Uint32Array;
  private readonly steps: readonly [number, number, number, number];
  /**
   * One open wall for each loop. Closing them all breaks every loop and cuts nothing off; closing fewer does not. Number:
   * passages less cells plus parts.
   */
  readonly loopWalls: Uint32Array;

  constructor(private readonly maze: Maze) {
    const passages = passagesOf(maze);
    this.steps = stepsOf(maze);
    this.order = new Uint32Array(maze.countCells());
    this.entered = new Uint8Array(maze.size).fill(UNSEEN);
    this.depths = new Uint32Array(maze.size);
    const starts: number[] = [];
    for (let cell = 0, count = 0; cell < maze.size; cell++) {
      if (!maze.has(cell) || this.entered[cell] !== UNSEEN) continue;
      starts.push(count);
      count = this.walk(cell, count, passages);
    }
    starts.push(this.order.length);
    this.starts = Uint32Array.from(starts);
    let passageCount = 0;
    for (const cell of this.order) passageCount += (passages[cell]! & 1) + ((passages[cell]! >> 1) & 1);
    this.loopWalls = this.wallsNotWalked(passages, passageCount - this.order.length + this.parts);
  }

  /** Number of parts: cells that no passage joins, not even by way of others, are in different ones. */
  get parts(): number {
    return this.starts.length - 1;
  }

  /** Number of loops that are independent of each other. */
  get loops(): number {
    return this.loopWalls.length;
  }

  /** Whether one path leads from any cell to any other: one part and no loop. */
  get isPerfect(): boolean {
    return this.parts === 1 && this.loops === 0;
  }

  /** The cells of a part, counted from 0 in the order of their first cells. */
  part(part: number): Uint32Array {
    return this.order.subarray(this.starts[part], this.starts[part + 1]);
  }

  /** The cells of a loop, counted from 0 as in {@link loopWalls}, each a neighbour of the next and the last of the first. */
  loop(loop: number): Uint32Array {
    const wall = this.loopWalls[loop]!;
    const one: number[] = [];
    const other: number[] = [];
    let a = wall >> 1;
    let b = this.maze.across(wall);
    while (a !== b) {
      if (this.depths[a]! >= this.depths[b]!) {
        one.push(a);
        a = this.back(a);
      } else {
        other.push(b);
        b = this.back(b);
      }
    }
    return Uint32Array.from([...one, a, ...other.reverse()]);
  }

  private back(cell: number): number {
    return cell + this.steps[this.entered[cell]!]!;
  }

  /** Visits the part of a cell, writing it into the order from `begin` on; returns where it ends. */
  private walk(start: number, begin: number, passages: Uint8Array): number {
    const { order, entered, depths, steps } = this;
    order[begin] = start;
    entered[start] = START;
    let end = begin + 1;
    for (let head = begin; head < end; head++) {
      const cell = order[head]!;
      for (let open = passages[cell]!; open !== 0; open &= open - 1) {
        const side = firstSide(open);
        const next = cell + steps[side]!;
        if (entered[next] !== UNSEEN) continue;
        entered[next] = side ^ 2;
        depths[next] = depths[cell]! + 1;
        order[end++] = next;
      }
    }
    return end;
  }

  private wallsNotWalked(passages: Uint8Array, count: number): Uint32Array {
    const walls = new Uint32Array(count);
    let found = 0;
    for (let cell = 0; cell < passages.length; cell++) {
      for (let side = 0; side < 2; side++) {
        if ((passages[cell]! & (1 << side)) === 0) continue;
        const across = cell + this.steps[side]!;
        const walked = this.entered[cell] === side || this.entered[across] === (side ^ 2);
        if (!walked) walls[found++] = wallBeside(this.maze, cell, side);
      }
    }
    return walls;
  }
}
