import { type Message, message } from "../../../message";
import { type Grid, WalkError, forNeighbours, neighbourSides, stepsOf } from "../../model";
import type { Component } from "../shared/components";

/** Moves that any walk may take, and moves per cell that large walks may take: seconds. The generators' costs name them. */
const MOVES = 100_000_000;
const MOVES_A_CELL = 200;
/** A walk this many times longer than the limit is stopped: chance does not explain it. */
const PATIENCE = 8;

/** How many moves a random walk is expected to make. */
interface WalkCost {
  /** The mean number of moves from a cell to another and back; all of Wilson's walks together take as many. */
  readonly wilson: number;
  /** Until every cell was entered: Aldous and Broder's walk. */
  readonly cover: number;
}

/**
 * The expected moves on a whole rectangle, in closed form, within a quarter of what simulations show for four cells or more.
 *
 * All of Wilson's walks together make as many moves as the sum, over all cells, of their passages times the electrical resistance to the
 * first cell of the maze, with every wall counted as a wire of 1 ohm (Wilson 1996; commute times: Chandra and others 1989). The mean
 * resistance between two cells of R rows and C columns comes from the eigenvalues of the grid: (R² - 1 + C² - 1) / 3RC for the distance
 * along it, and ln(the shorter side) / π for the distance across. The walk that covers a path of n cells takes 7/6 n² moves, a square of
 * n cells (ln n)² n / π and, for its rim, about 0.4 times as many more (Dembo and others 2004; the rim by simulation).
 */
export function rectangleWalkCost(rows: number, columns: number): WalkCost {
  const cells = rows * columns;
  const edges = rows * (columns - 1) + columns * (rows - 1);
  const along = (rows * rows - 1 + columns * columns - 1) / (3 * cells);
  return costOf(cells, edges, along, Math.min(rows, columns));
}

function costOf(cells: number, edges: number, along: number, width: number): WalkCost {
  const wilson = 2 * edges * (along + Math.log(width) / Math.PI);
  const cover = 2 * edges * 1.75 * along + (1.4 / Math.PI) * cells * Math.log(cells) ** 2;
  return { wilson, cover };
}

/**
 * The expected moves on all components of a grid. On a mask this is a rougher estimate: a component counts as a chain of layers, each
 * holding the cells at one distance from one end and as wide as their number; exact for corridors, a little too small for combs.
 */
export function walkCost(grid: Grid, components: readonly Component[]): WalkCost {
  if (components[0]!.cells === grid.rows * grid.columns) {
    return rectangleWalkCost(grid.rows, grid.columns);
  }
  const layers = new Layers(grid);
  let wilson = 0;
  let cover = 0;
  for (const component of components) {
    if (component.cells === 1) continue;
    const cost = layers.costOf(component);
    wilson += cost.wilson;
    cover += cost.cover;
  }
  return { wilson, cover };
}

class Layers {
  private readonly sides: Uint8Array;
  private readonly queue: Uint32Array;
  private readonly seen: Uint8Array;

  constructor(private readonly grid: Grid) {
    const size = grid.rows * grid.columns;
    this.sides = neighbourSides(grid);
    this.queue = new Uint32Array(size);
    this.seen = new Uint8Array(size);
  }

  costOf({ start, cells }: Component): WalkCost {
    this.flood(start, 1);
    const end = this.queue[cells - 1]!;
    const { layers, edges } = this.flood(end, 2);
    let before = 0;
    let along = 0;
    for (let i = 0; i + 1 < layers.length; i++) {
      before += layers[i]!;
      const share = before / cells;
      along += (2 * share * (1 - share)) / Math.min(layers[i]!, layers[i + 1]!);
    }
    return costOf(cells, edges, along, cells / layers.length);
  }

  /** Queues the component of a cell, the farthest cells last; returns the number of cells at each distance. */
  private flood(start: number, mark: number): { layers: number[]; edges: number } {
    const { sides, queue, seen, grid } = this;
    const steps = stepsOf(grid);
    const layers: number[] = [];
    let degrees = 0;
    queue[0] = start;
    seen[start] = mark;
    let end = 1;
    const enter = (next: number) => {
      degrees++;
      if (seen[next] === mark) return;
      seen[next] = mark;
      queue[end++] = next;
    };
    for (let head = 0; head < end;) {
      const layer = end - head;
      layers.push(layer);
      for (const cell of queue.subarray(head, end)) forNeighbours(cell, sides[cell + grid.columns]!, steps, enter);
      head += layer;
    }
    return { layers, edges: degrees / 2 };
  }
}

/** The moves that a walk may make, and those it has made. */
export class WalkBudget {
  private made = 0;
  private readonly most: number;

  /** Throws WalkError if more moves are expected than are allowed. */
  constructor(
    private readonly algorithm: Message,
    private readonly grid: Grid,
    expected: number,
  ) {
    const accepted = Math.max(MOVES, MOVES_A_CELL * grid.rows * grid.columns);
    this.most = PATIENCE * accepted;
    if (expected > accepted) throw this.tooLong("about", expected, accepted);
  }

  /** Counts one move. Throws WalkError if the walk has gone on for far too long. */
  spend(): void {
    if (++this.made > this.most) throw this.tooLong("moreThan", this.most, this.most / PATIENCE);
  }

  private tooLong(bound: "about" | "moreThan", moves: number, accepted: number): WalkError {
    const { rows, columns } = this.grid;
    const figures = { moves: rounded(moves), rows, columns, accepted: rounded(accepted) };
    return new WalkError(message("walk-too-long", { algorithm: this.algorithm, bound, ...figures }));
  }
}

/** Keeps the first two digits and sets the others to 0. */
function rounded(moves: number): number {
  return Number(moves.toPrecision(2));
}
