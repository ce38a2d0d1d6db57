import { type Maze, stepsOf } from "../model";
import { Flood } from "./flood";

/** A walk through a whole maze, part by part, each breadth-first from its first cell: what {@link Check} is made of, as plain data. */
interface Walked {
  /** Cells of the maze, part after part, each part from its first cell outwards. */
  readonly order: Uint32Array;
  /** Where each part begins in the order, and where the last one ends. */
  readonly starts: Uint32Array;
  /** The side through which each cell was entered, or START (flood.ts); rows x columns. */
  readonly entered: Uint8Array;
  /** Steps from the first cell of each cell's part. */
  readonly depths: Int32Array;
  /**
   * One open wall for each loop. Closing them all breaks every loop and cuts nothing off; closing fewer does not. Number:
   * passages less cells plus parts.
   */
  readonly loopWalls: Uint32Array;
}

/** Time O(n) for n cells, at most 18 bytes a cell. */
function walkThrough(maze: Maze): Walked {
  const flood = new Flood(maze);
  const { passages, entered, steps, distances } = flood;
  const starts: number[] = [];
  const loopWalls: number[] = [];
  for (let first = 0; first < maze.size; first++) {
    if (maze.has(first) && !flood.hasReached(first)) starts.push(flood.from([first]));
  }
  for (let wall = 0; wall < maze.wallCount; wall++) {
    const [cell, side] = [wall >> 1, wall & 1];
    if (((passages[cell]! >> side) & 1) === 0) continue;
    const across = cell + steps[side]!;
    const wasWalked = entered[cell] === side || entered[across] === (side ^ 2);
    if (!wasWalked) loopWalls.push(wall);
  }
  return {
    order: flood.queue.slice(0, flood.queued),
    starts: Uint32Array.from([...starts, flood.queued]),
    entered,
    depths: distances,
    loopWalls: Uint32Array.from(loopWalls),
  };
}

/** What keeps a maze from being perfect: loops, and parts cut off from each other. */
export class Check {
  constructor(
    private readonly maze: Maze,
    private readonly walked: Walked,
  ) {}

  static of(maze: Maze): Check {
    return new Check(maze, walkThrough(maze));
  }

  /** An open wall for each loop, as in {@link Walked}. */
  get loopWalls(): Uint32Array {
    return this.walked.loopWalls;
  }

  /** Number of parts: cells that no passage joins, not even by way of others, are in different ones. */
  get parts(): number {
    return this.walked.starts.length - 1;
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
    const { order, starts } = this.walked;
    return order.subarray(starts[part], starts[part + 1]);
  }

  /** How many cells a part has. */
  partSize(part: number): number {
    return this.walked.starts[part + 1]! - this.walked.starts[part]!;
  }

  /** The cells of a loop, counted from 0 as in {@link loopWalls}, each a neighbour of the next and the last of the first. */
  loop(loop: number): Uint32Array {
    const { depths } = this.walked;
    const wall = this.loopWalls[loop]!;
    const one: number[] = [];
    const other: number[] = [];
    let a = wall >> 1;
    let b = this.maze.across(wall);
    while (a !== b) {
      if (depths[a]! >= depths[b]!) {
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
    return cell + stepsOf(this.maze)[this.walked.entered[cell]!]!;
  }
}
