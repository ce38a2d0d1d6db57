import { DisjointSets } from "../disjointSets";
import { countCells, Maze, type Grid } from "../maze";
import type { Random } from "../random";
import { atOnce, SLICE, type Slices } from "../slices";
import { encodeStep, REFUSED, type Generation, type Outcome } from "../trace";
import { tiledKruskal } from "./weights/tiledKruskal";
import { isShuffled, wallsInOrder, wallWeights } from "./weights/wallsInOrder";

/**
 * Kruskal's algorithm over walls in uniformly random order.
 *
 * Every cell begins as a set of its own. Walls are taken in random order; one that separates two sets falls, and the
 * two sets become one; any other stays. When one set is left (on a mask of several parts: one set a part), the fallen
 * walls are a spanning tree. Many short dead ends, no long river, easy for its size.
 *
 * Picking a random cell and one of its four sides, and again when there is nothing to take, is the same law; so each
 * wall here also carries which of its two cells was the selected one, a fair coin.
 *
 * Time O(n α(n)) for n cells, 13.5 bytes a cell: 8 of walls, which become the trace where they stand, 4 of
 * sets, 1 of maze, half a byte for listing the walls. Source: Kruskal 1956; the Excel-VBA workbook's second macro. Throws as
 * {@link Maze.walled} does.
 */
export function kruskal(grid: Grid, random: Random): Generation {
  return atOnce(kruskalInSlices(grid, random));
}

/** {@link kruskal} in slices. */
export function* kruskalInSlices(grid: Grid, random: Random): Slices<Generation> {
  const isLong = grid.rows * grid.columns > SLICE;
  const maze = Maze.walled(grid);
  if (isLong) yield;
  const order = wallsInOrder(grid, random);
  if (isLong) yield;
  const joining = new Joining(maze, order.walls);
  if (isLong) yield;
  while (order.listMore()) if (isLong) yield;
  while (joining.takeTo(Math.min(order.count, joining.taken + SLICE))) if (isLong) yield;
  return { maze, trace: { start: "walled", steps: order.walls.subarray(0, joining.taken) } };
}

/**
 * The maze of {@link kruskal}, without its trace, in slices: tile by tile where that is faster. Prim's by weights and Borůvka's
 * are the same maze.
 */
export function* kruskalMaze(grid: Grid, random: Random): Slices<Maze> {
  if (isShuffled(grid)) return (yield* kruskalInSlices(grid, random)).maze;
  return yield* tiledKruskal(grid, wallWeights(grid, random));
}

/** Takes walls in their order, and writes over each of them the step that came of it. */
class Joining {
  taken = 0;
  /** Pairs of sets to be joined until one set is left. */
  joinsLeft: number;
  private readonly sets: DisjointSets;

  constructor(
    private readonly maze: Maze,
    private readonly walls: Uint32Array,
  ) {
    this.joinsLeft = countCells(maze) - 1;
    this.sets = new DisjointSets(maze.size);
  }

  /**
   * Takes the walls up to the `end`-th, or until one set is left; false when there was none to take. Whether a wall
   * falls is a coin that no processor can foresee, so the loop computes with the answer, and with the wall's side, and
   * never branches on them.
   */
  takeTo(end: number): boolean {
    const { maze, walls, sets } = this;
    const { standing, columns } = maze;
    let { taken, joinsLeft } = this;
    const from = taken;
    for (; taken < end && joinsLeft > 0; taken++) {
      const entry = walls[taken]!;
      const wall = entry >>> 1;
      const owner = wall >> 1;
      const joined = sets.join(owner, owner + 1 + (wall & 1) * (columns - 1));
      joinsLeft -= joined;
      standing[owner]! &= ~(joined << (wall & 1));
      walls[taken] = encodeStep(wall, ((1 - joined) * REFUSED) as Outcome, (entry & 1) as 0 | 1);
    }
    this.taken = taken;
    this.joinsLeft = joinsLeft;
    return taken > from;
  }
}
