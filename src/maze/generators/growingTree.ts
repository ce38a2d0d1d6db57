import { type Grid, type Random, forgetCell, neighbourSides, pickSide } from "../model";
import type { Generation } from "../trace";
import { Carving } from "./shared/carving";
import { componentsOf } from "./shared/components";

/**
 * The growing tree, a family that Walter Pullen found between depth-first search and Prim's algorithm.
 *
 * The maze begins as one random cell. While a cell of the maze has a neighbour outside it (such cells are active),
 * one active cell is chosen, and the wall to a random one of these neighbours falls. The choice makes the texture:
 *
 * - the newest: depth-first search's long rivers;
 * - the oldest: straight corridors away from the first cell, hardly any choice;
 * - a random one, each equally likely: short dead ends, close to Prim's;
 * - mixed, the newest or a random one with equal chances: rivers with many branches.
 *
 * A cell without a neighbour outside is never chosen. On a mask that divides the grid, one tree per component.
 * Time O(n), 10 bytes per cell: 4 for the trace, 4 for active cells, 2 for maze and sides.
 * Source: Pullen's Think Labyrinth; Buck, Mazes for Programmers. Throws MazeError.
 */
export function growingTree(grid: Grid, random: Random, choice: "newest" | "oldest" | "random" | "mixed"): Generation {
  const components = componentsOf(grid, random);
  const columns = grid.columns;
  const outside = neighbourSides(grid);
  const carving = new Carving(grid, grid.rows * columns);
  const active = new ActiveCells(outside, columns, grid.rows * columns);
  const choose = () => {
    if (choice === "oldest") return active.oldest();
    const isNewest = choice === "newest" || (choice === "mixed" && random.percent(50));
    return isNewest ? active.newest() : active.anyOf(random);
  };
  for (const component of components) {
    forgetCell(outside, component.start + columns, columns);
    active.add(component.start);
    for (let cell = choose(); cell !== undefined; cell = choose()) {
      const next = carving.open(cell, pickSide(outside[cell + columns]!, random));
      forgetCell(outside, next + columns, columns);
      active.add(next);
    }
  }
  return carving.finish();
}

/** Cells of the maze in the order in which they joined it; cells without a neighbour outside are dropped when met. */
class ActiveCells {
  private readonly cells: Uint32Array;
  private first = 0;
  private length = 0;
  private misses = 0;

  constructor(
    private readonly outside: Uint8Array,
    private readonly columns: number,
    room: number,
  ) {
    this.cells = new Uint32Array(room);
  }

  add(cell: number): void {
    this.cells[this.length++] = cell;
  }

  newest(): number | undefined {
    while (this.length > this.first && !this.isActive(this.length - 1)) this.length--;
    return this.length > this.first ? this.cells[this.length - 1] : undefined;
  }

  oldest(): number | undefined {
    while (this.length > this.first && !this.isActive(this.first)) this.first++;
    return this.length > this.first ? this.cells[this.first] : undefined;
  }

  /** Draws until it finds an active cell; after as many misses as there are cells, it drops the inactive ones. */
  anyOf(random: Random): number | undefined {
    while (this.length > 0) {
      const place = random.below(this.length);
      if (this.isActive(place)) return this.cells[place];
      if (++this.misses >= this.length) this.dropInactive();
    }
    return undefined;
  }

  private isActive(place: number): boolean {
    return this.outside[this.cells[place]! + this.columns] !== 0;
  }

  private dropInactive(): void {
    let kept = 0;
    for (let place = 0; place < this.length; place++) {
      if (this.isActive(place)) this.cells[kept++] = this.cells[place]!;
    }
    this.length = kept;
    this.misses = 0;
  }
}
