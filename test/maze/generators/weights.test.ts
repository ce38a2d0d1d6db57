import { generationByWeights, type GeneratorByWeight, generatorById } from "../../../src/maze/generators/generators";
import { shuffledWalls } from "../../../src/maze/generators/shared/shuffledWalls";
import { type Grid, Maze, Random } from "../../../src/maze/model";

const ALL: readonly GeneratorByWeight[] = ["kruskal", "prim-weights", "boruvka"];

interface Weighed {
  readonly grid: Grid;
  readonly weights: ReadonlyMap<number, number>;
  /** In an order of their own. */
  readonly table: readonly number[];
}

/** A grid, every third of them with holes, and weights from so few numbers that many are equal. */
function weighed(seed: number): Weighed {
  const random = new Random(`weights ${seed}`);
  const grid = { rows: 1 + random.below(7), columns: 2 + random.below(6) };
  const mask = new Uint8Array(grid.rows * grid.columns).fill(1);
  if (seed % 3 === 0) for (let i = random.below(mask.length); i > 0; i--) mask[random.below(mask.length)] = 0;
  if (!mask.includes(1)) mask[0] = 1;
  const walls = shuffledWalls(Maze.walled({ ...grid, mask }), random);
  const table = Array.from(walls, (entry) => entry >>> 1);
  const kinds = 1 + random.below(9);
  return { grid: { ...grid, mask }, table, weights: new Map(table.map((wall) => [wall, random.below(kinds) - 2])) };
}

const lightestFirst = ({ table, weights }: Weighed) =>
  [...table].sort((one, other) => weights.get(one)! - weights.get(other)!);

/** The weight of a minimum spanning forest, by Prim's algorithm with a matrix, and how many walls it opens. */
function leastWeight({ grid, table, weights }: Weighed): { readonly sum: number; readonly count: number } {
  const maze = Maze.walled(grid);
  const outside = new Set(Array.from(grid.mask!.keys()).filter((cell) => maze.has(cell)));
  let [sum, count] = [0, 0];
  while (outside.size > 0) {
    const inside = new Set([Math.min(...outside)]);
    outside.delete(Math.min(...outside));
    for (;;) {
      const rim = table.filter((wall) => inside.has(wall >> 1) !== inside.has(maze.across(wall)));
      if (rim.length === 0) break;
      const best = rim.reduce((one, other) => (weights.get(other)! < weights.get(one)! ? other : one));
      sum += weights.get(best)!;
      count++;
      for (const cell of [best >> 1, maze.across(best)]) {
        inside.add(cell);
        outside.delete(cell);
      }
    }
  }
  return { sum, count };
}

/** The walls that fall, by relabelling all cells of a set: of equal weights the one further up in the table first. */
function inTableOrder(each: Weighed): number[] {
  const { across } = { across: (wall: number) => Maze.walled(each.grid).across(wall) };
  const label = Array.from(each.grid.mask!, (_, cell) => cell);
  return lightestFirst(each).filter((wall) => {
    const [kept, gone] = [label[wall >> 1]!, label[across(wall)]!];
    label.forEach((set, cell) => set === gone && (label[cell] = kept));
    return kept !== gone;
  });
}

test("on 1,000 tables with equal weights every algorithm opens the walls of a minimum spanning tree, ties in the table's order", () => {
  for (let seed = 0; seed < 1_000; seed++) {
    const each = weighed(seed);
    const least = leastWeight(each);
    const wanted = inTableOrder(each).sort((a, b) => a - b);
    for (const generator of ALL) {
      const { maze } = generationByWeights({ grid: each.grid, generator, walls: lightestFirst(each) });
      const open = [...each.table].filter((wall) => maze.isOpen(wall)).sort((a, b) => a - b);
      expect(open).toEqual(wanted);
      expect(open).toHaveLength(least.count);
      expect(open.reduce((sum, wall) => sum + each.weights.get(wall)!, 0)).toBe(least.sum);
    }
  }
});

test.each(ALL)("%s takes the walls of a seed as it does without a table", (id) => {
  const grid = { rows: 9, columns: 7 };
  const walls = Array.from(shuffledWalls(Maze.walled(grid), new Random("same")), (entry) => entry >>> 1);
  const { maze } = generationByWeights({ grid, generator: id, walls });
  expect(maze.standing).toEqual(generatorById(id).makeMaze(grid, new Random("same")).standing);
});

test("walls that are not in the table fall last, and of one that is there twice the lighter counts", () => {
  const grid = { rows: 2, columns: 2 };
  // Right of cell 0, below it, below cell 1, right of cell 2.
  const open = (walls: readonly number[]) => {
    const { maze } = generationByWeights({ grid, generator: "kruskal", walls });
    return [0, 1, 3, 4].filter((wall) => maze.isOpen(wall));
  };
  expect(open([4, 3])).toEqual([0, 3, 4]);
  expect(open([1, 0, 3, 1, 4])).toEqual([0, 1, 3]);
});
