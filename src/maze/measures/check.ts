import { type Maze, stepsOf, oppositeSide } from "../model";
import { Flood } from "./flood";

/** A breadth-first walk through each component of a maze, from its first cell: what {@link Check} is built from, as plain data. */
interface Walked {
  /** The cells of the maze, component by component, each from its first cell outwards. */
  readonly order: Uint32Array;
  /** Where each component begins in the order, and where the last one ends. */
  readonly starts: Uint32Array;
  /** The side through which each cell was entered, or START (flood.ts); rows x columns. */
  readonly entered: Uint8Array;
  /** Steps to each cell from the first cell of its component. */
  readonly depths: Int32Array;
  /**
   * One open wall per loop. Closing them all breaks every loop and cuts nothing off; closing fewer leaves a loop. Their number is
   * passages minus cells plus components.
   */
  readonly loopWalls: Uint32Array;
}

/** Time O(n) for n cells, at most 18 bytes per cell. */
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
    const wasWalked = entered[cell] === side || entered[across] === oppositeSide(side);
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

/** What keeps a maze from being perfect: loops, and components that no passage joins. */
export class Check {
  constructor(
    private readonly maze: Maze,
    private readonly walked: Walked,
  ) {}

  static of(maze: Maze): Check {
    return new Check(maze, walkThrough(maze));
  }

  /** One open wall per loop, as in {@link Walked}. */
  get loopWalls(): Uint32Array {
    return this.walked.loopWalls;
  }

  /** The number of connected components. */
  get components(): number {
    return this.walked.starts.length - 1;
  }

  /** The number of independent loops. */
  get loops(): number {
    return this.loopWalls.length;
  }

  /** Whether exactly one path joins any two cells: one component and no loop. */
  get isPerfect(): boolean {
    return this.components === 1 && this.loops === 0;
  }

  /** The cells of a component; components are counted from 0 in the order of their first cells. */
  component(component: number): Uint32Array {
    const { order, starts } = this.walked;
    return order.subarray(starts[component], starts[component + 1]);
  }

  /** The number of cells in a component. */
  componentSize(component: number): number {
    return this.walked.starts[component + 1]! - this.walked.starts[component]!;
  }

  /** The cells of a loop, counted from 0 as in {@link loopWalls}. Each is a neighbour of the next, and the last of the first. */
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
