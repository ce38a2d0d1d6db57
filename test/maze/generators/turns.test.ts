import { generators } from "../../../src/maze/generators";
import { Random } from "../../../src/maze/random";

/** How often each gives its turn back for more than two slices of 8,192 cells: with its trace, with loops and blocks, and alone. */
const turns: Readonly<Record<string, readonly [perfect: number, imperfect: number, bare: number]>> = {
  kruskal: [8, 25, 8],
  "depth-first": [6, 6, 6],
  "prim-weights": [10, 21, 8],
  "prim-frontier": [4, 15, 4],
  wilson: [17, 94, 17],
  "aldous-broder": [92, 459, 92],
  eller: [8, 27, 8],
  "hunt-and-kill": [5, 16, 5],
  sidewinder: [3, 18, 3],
  "binary-tree": [3, 14, 3],
  "recursive-division": [4, 35, 4],
  "growing-tree-newest": [4, 15, 4],
  "growing-tree-oldest": [4, 15, 4],
  "growing-tree-random": [4, 15, 4],
  "growing-tree-mixed": [4, 15, 4],
  boruvka: [29, 40, 8],
};

describe.each(generators)("$name, of 16,900 cells", ({ id, makeInSlices, mazeInSlices }) => {
  it("gives its turn back after each slice of its work, and no more often", () => {
    const grid = { rows: 130, columns: 130 };
    const random = () => new Random("turns");
    const imperfect = { loopPercent: 10, blockPermille: 20 };
    const works = [makeInSlices(grid, random()), makeInSlices(grid, random(), imperfect), mazeInSlices(grid, random())];
    expect(works.map((work) => [...work].length)).toEqual(turns[id]);
  });
});
