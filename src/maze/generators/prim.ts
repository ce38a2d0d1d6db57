import { type Grid, type Random, forgetCell, neighbourSides, pickSide } from "../model";
import { type Generation, Outcome } from "../trace";
import { Carving } from "./shared/carving";
import { componentsOf } from "./shared/components";
import { SmallestFirst } from "./shared/smallestFirst";
import { type OrderedWalls, shuffledWalls } from "./shared/shuffledWalls";

/**
 * Prim's algorithm by wall weights, also called true Prim.
 *
 * Every wall has a random weight, all different. The maze begins as one random cell; the lightest
 * wall between a cell in the maze and one outside falls, again and again, until every cell is in. The result is the minimum
 * spanning tree, so equal weights give Kruskal's maze, wall for wall, and here equal seeds give equal weights. Only
 * the order differs: one growing patch instead of many.
 *
 * A wall's weight is its place in a random order, so the lightest available wall is the smallest number in a set of bits. On a mask that
 * divides the grid, one tree per component. Time O(n), 25 bytes per cell. Source: Prim 1957; the variant's name from Buck, Mazes for
 * Programmers. Throws MazeError.
 */
export function primWeights(grid: Grid, random: Random, inOrder: OrderedWalls = shuffledWalls): Generation {
  const columns = grid.columns;
  const sides = neighbourSides(grid);
  const carving = new Carving(grid, grid.rows * columns);
  const maze = carving.maze;
  const walls = inOrder(maze, random);
  const weight = new Uint32Array(maze.wallCount);
  for (let place = 0; place < walls.length; place++) weight[walls[place]! >>> 1] = place;

  const inside = new Uint8Array(maze.size);
  const rim = new SmallestFirst(walls.length);
  const enter = (cell: number): void => {
    inside[cell] = 1;
    // Its own loop: forNeighbours makes the whole run about 1.1 times as long.
    for (let side = 0, left = sides[cell + columns]!; left > 0; side++, left >>= 1) {
      if ((left & 1) === 0) continue;
      const place = weight[carving.wall(cell, side)]!;
      if (inside[carving.behind(cell, side)] === 1) rim.remove(place);
      else rim.add(place);
    }
  };
  for (const component of componentsOf(grid, random)) {
    enter(component.start);
    for (let lightest = rim.smallest(); lightest !== undefined; lightest = rim.smallest()) {
      const wall = walls[lightest]! >>> 1;
      const owner = wall >> 1;
      const fromOwner = inside[owner] === 1;
      maze.openWall(wall);
      carving.record(wall, Outcome.joined, fromOwner ? 0 : 2);
      enter(fromOwner ? maze.across(wall) : owner);
    }
  }
  return carving.finish();
}

/**
 * Prim's algorithm by random frontier cell, also called modified Prim.
 *
 * The maze begins as one random cell. The frontier holds all cells outside the maze and beside it. A random frontier cell,
 * each equally likely, is joined to a random one of its neighbours in the maze, until the frontier is empty. The most dead
 * ends of all, very short ones, spreading from the first cell: easy, like ice on a window.
 *
 * Weights play no part: this is not the tree of Prim's paper; {@link primWeights} makes that one. On a mask that divides the grid, one tree
 * per component. Time O(n), 11 bytes per cell. Source: Buck, Mazes for Programmers; Pullen's Think Labyrinth. Throws MazeError.
 */
export function primFrontier(grid: Grid, random: Random): Generation {
  const components = componentsOf(grid, random);
  const columns = grid.columns;
  const size = grid.rows * columns;
  const outside = neighbourSides(grid);
  const neighbours = outside.slice();
  const carving = new Carving(grid, size);
  const frontier = new Uint32Array(size);
  const reached = new Uint8Array(size);

  let length = 0;
  const enter = (cell: number): void => {
    reached[cell] = 1;
    forgetCell(outside, cell + columns, columns);
    // Its own loop: forNeighbours made the whole run 1.1 to 1.35 times as long in the steadiest measurement.
    for (let side = 0, sides = outside[cell + columns]!; sides > 0; side++, sides >>= 1) {
      const next = carving.behind(cell, side);
      if ((sides & 1) === 0 || reached[next] === 1) continue;
      reached[next] = 1;
      frontier[length++] = next;
    }
  };
  for (const component of components) {
    enter(component.start);
    while (length > 0) {
      const place = random.below(length);
      const cell = frontier[place]!;
      frontier[place] = frontier[--length]!;
      const inside = neighbours[cell + columns]! & ~outside[cell + columns]!;
      carving.join(cell, pickSide(inside, random));
      enter(cell);
    }
  }
  return carving.finish();
}
