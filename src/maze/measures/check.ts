import { type Maze, stepsOf, oppositeSide } from "../model";
import { Flood } from "./flood";

/**
 * What keeps a maze from being perfect: loops, and components that no passage joins. Found by a breadth-first walk through each component,
 * from its first cell. Time O(n) for n cells, at most 18 bytes per cell.
 */
export class Check {
  /** One open wall per loop, passages - cells + components of them: closing all breaks every loop and cuts nothing off. */
  readonly loopWalls: Uint32Array;
  private readonly flood: Flood;
  /** Where each component begins in the flood's queue, and where the last one ends. */
  private readonly starts: readonly number[];

  constructor(private readonly maze: Maze) {
    const flood = new Flood(maze);
    const { passages, entered, steps } = flood;
    const starts: number[] = [];
    for (let first = 0; first < maze.size; first++) {
      if (maze.has(first) && !flood.hasReached(first)) starts.push(flood.from([first]));
    }
    const loopWalls: number[] = [];
    for (let wall = 0; wall < maze.wallCount; wall++) {
      const [cell, side] = [wall >> 1, wall & 1];
      if (((passages[cell]! >> side) & 1) === 0) continue;
      const wasWalked = entered[cell] === side || entered[cell + steps[side]!] === oppositeSide(side);
      if (!wasWalked) loopWalls.push(wall);
    }
    this.flood = flood;
    this.starts = [...starts, flood.queued];
    this.loopWalls = Uint32Array.from(loopWalls);
  }

  get components(): number {
    return this.starts.length - 1;
  }

  get loops(): number {
    return this.loopWalls.length;
  }

  /** Whether exactly one path joins any two cells: one component and no loop. */
  get isPerfect(): boolean {
    return this.components === 1 && this.loops === 0;
  }

  /** The cells of a component; components are counted from 0 in the order of their first cells. */
  component(component: number): Uint32Array {
    return this.flood.queue.subarray(this.starts[component], this.starts[component + 1]);
  }

  componentSize(component: number): number {
    return this.starts[component + 1]! - this.starts[component]!;
  }

  /** The cells of a loop, counted from 0 as in {@link loopWalls}. Each is a neighbour of the next, and the last of the first. */
  loop(loop: number): Uint32Array {
    const { distances } = this.flood;
    const wall = this.loopWalls[loop]!;
    const one: number[] = [];
    const other: number[] = [];
    let a = wall >> 1;
    let b = this.maze.across(wall);
    while (a !== b) {
      if (distances[a]! >= distances[b]!) {
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
    return cell + stepsOf(this.maze)[this.flood.entered[cell]!]!;
  }
}
