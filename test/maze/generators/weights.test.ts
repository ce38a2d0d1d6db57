import { generationByWeights } from "../../../src/maze/generators/generators";
import { shuffledWalls } from "../../../src/maze/generators/shared/shuffledWalls";
import { type Grid, Maze, Random } from "../../../src/maze/model";

/** The walls of the minimum spanning tree, by relabelling all cells of a set; `walls`: the lightest first. */
function treeOf(grid: Grid, walls: readonly number[]): number[] {
  const maze = Maze.walled(grid);
  const label = Array.from({ length: maze.size }, (_, cell) => cell);
  return walls.filter((wall) => {
    const [kept, gone] = [label[wall >> 1]!, label[maze.across(wall)]!];
    label.forEach((set, cell) => set === gone && (label[cell] = kept));
    return kept !== gone;
  });
}

test("on 1,000 grids, every third with holes, every algorithm opens the walls of the minimum spanning tree", () => {
  for (let seed = 0; seed < 1_000; seed++) {
    const random = new Random(`weights ${seed}`);
    const [rows, columns] = [1 + random.below(7), 2 + random.below(6)];
    const mask = new Uint8Array(rows * columns).fill(1);
    if (seed % 3 === 0) for (let i = random.below(mask.length); i > 0; i--) mask[random.below(mask.length)] = 0;
    if (!mask.includes(1)) mask[0] = 1;
    const grid = { rows, columns, mask };
    const walls = Array.from(shuffledWalls(Maze.walled(grid), random), (entry) => entry >>> 1);
    const wanted = treeOf(grid, walls).sort((a, b) => a - b);
    for (const generator of ["kruskal", "prim-weights", "boruvka"] as const) {
      const { maze } = generationByWeights({ grid, generator, walls });
      const open = walls.filter((wall) => maze.isOpen(wall)).sort((a, b) => a - b);
      expect([generator, open]).toEqual([generator, wanted]);
    }
  }
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
