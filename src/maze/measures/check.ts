import type { Maze } from "../maze";
import { firstSide, passagesInSlices, stepsOf, wallBeside } from "../passages";
import { atOnce, SLICE, type Slices } from "../slices";

/** Beside the four sides: the first cell of a part, entered through none, and a cell not walked yet. */
const START = 4;
const UNSEEN = 5;

/**
 * What keeps a maze from being perfect: loops, and parts cut off from each other. Walks the whole maze breadth-first, part
 * by part. Time O(n) for n cells, at most 29 bytes a cell.
 */
export class Check {
  private constructor(
    private readonly maze: Maze,
    /** Cells of the maze, part after part, each part from its first cell outwards. */
    private readonly order: Uint32Array,
    /** Where each part begins in the order, and where the last one ends. */
    private readonly starts: Uint32Array,
    /** The side through which each cell was entered, or START; rows x columns. */
    private readonly entered: Uint8Array,
    private readonly depths: Uint32Array,
    /**
     * One open wall for each loop. Closing them all breaks every loop and cuts nothing off; closing fewer does not. Number:
     * passages less cells plus parts.
     */
    readonly loopWalls: Uint32Array,
  ) {}

  static of(maze: Maze): Check {
    return atOnce(Check.inSlices(maze));
  }

  static *inSlices(maze: Maze): Slices<Check> {
    const passages = yield* passagesInSlices(maze);
    const steps = stepsOf(maze);
    const order = new Uint32Array(maze.countCells());
    const entered = new Uint8Array(maze.size).fill(UNSEEN);
    const depths = new Uint32Array(maze.size);
    const starts: number[] = [];
    let passageCount = 0;
    // While cells of a part wait in the order, `first` is not at the end: they all come behind the first cell of their part.
    for (let first = 0, head = 0, end = 0; first < maze.size;) {
      for (let left = SLICE; left > 0 && first < maze.size; left--) {
        if (head === end) {
          const cell = first++;
          if (!maze.has(cell) || entered[cell] !== UNSEEN) continue;
          starts.push(end);
          order[end++] = cell;
          entered[cell] = START;
        }
        const cell = order[head++]!;
        passageCount += (passages[cell]! & 1) + ((passages[cell]! >> 1) & 1);
        for (let open = passages[cell]!; open !== 0; open &= open - 1) {
          const side = firstSide(open);
          const next = cell + steps[side]!;
          if (entered[next] !== UNSEEN) continue;
          entered[next] = side ^ 2;
          depths[next] = depths[cell]! + 1;
          order[end++] = next;
        }
      }
      yield;
    }
    const loops = passageCount - order.length + starts.length;
    const walls = yield* wallsNotWalked(maze, passages, entered, loops);
    return new Check(maze, order, Uint32Array.from([...starts, order.length]), entered, depths, walls);
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

  /** How many cells a part has. */
  partSize(part: number): number {
    return this.starts[part + 1]! - this.starts[part]!;
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
    return cell + stepsOf(this.maze)[this.entered[cell]!]!;
  }
}

/** The passages through which no cell was entered. */
function* wallsNotWalked(maze: Maze, passages: Uint8Array, entered: Uint8Array, count: number): Slices<Uint32Array> {
  const walls = new Uint32Array(count);
  const steps = stepsOf(maze);
  let found = 0;
  for (let from = 0; from < passages.length && count > 0; from += SLICE) {
    for (let cell = from; cell < Math.min(passages.length, from + SLICE); cell++) {
      for (let side = 0; side < 2; side++) {
        if ((passages[cell]! & (1 << side)) === 0) continue;
        const across = cell + steps[side]!;
        const walked = entered[cell] === side || entered[across] === (side ^ 2);
        if (!walked) walls[found++] = wallBeside(maze, cell, side);
      }
    }
    yield;
  }
  return walls;
}
