import { DisjointSets, type Maze } from "../../model";
import { orderOfWeights } from "./sortedWeights";
import type { WallWeights } from "./wallWeights";

/** The walls that no tile could decide, and the sets on their two sides: one more Kruskal after the tiles. */
export class LastPass {
  /** The number of sets; they are numbered from 0. */
  sets = 0;
  private count = 0;
  private weight = new Int32Array(1024);
  private one = new Int32Array(1024);
  private other = new Int32Array(1024);

  constructor(
    private readonly maze: Maze,
    private readonly weights: WallWeights,
  ) {}

  /** The number of a new set. */
  addSet(): number {
    return this.sets++;
  }

  /** Adds a wall with the numbers of the sets on its two sides. */
  add(weight: number, one: number, other: number): void {
    if (this.count === this.weight.length) {
      this.weight = twice(this.weight);
      this.one = twice(this.one);
      this.other = twice(this.other);
    }
    this.weight[this.count] = weight;
    this.one[this.count] = one;
    this.other[this.count++] = other;
  }

  /** Kruskal: opens the walls that join two sets, lightest first. */
  take(): void {
    const { maze, weights, weight, one, other } = this;
    const sets = new DisjointSets(this.sets);
    for (const i of orderOfWeights(weight, this.count)) {
      if (sets.join(one[i]!, other[i]!) === 1) maze.openWall(weights.wallOf(weight[i]!));
    }
  }
}

function twice(array: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(2 * array.length);
  longer.set(array);
  return longer;
}
