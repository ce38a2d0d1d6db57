import fc from "fast-check";
import { bookletEnds } from "../../../src/maze/booklet";
import { generatorById } from "../../../src/maze/generators/generators";
import { rate, stars } from "../../../src/maze/measures/rating";
import { cornerEnds, type Ends, type Grid, Maze, Random } from "../../../src/maze/model";
import { anyMaze } from "../anyMaze";
import { openNeighbours, components, stepsFrom, wallsBetween } from "../shape";

/** The ratings of mazes of a kind, from the seeds "rating 0" to "rating 40". */
function ratings(id: string, grid: Grid, ends: (maze: Maze, seed: string) => Ends = cornerEnds, loopPercent = 0) {
  return Array.from({ length: 41 }, (_, i) => {
    const seed = `rating ${i}`;
    const { maze } = generatorById(id).make(grid, new Random(seed), { loopPercent, blockPermille: 0 });
    return rate(maze, ends(maze, seed))!;
  });
}
const median = (...of: Parameters<typeof ratings>) =>
  ratings(...of)
    .map(({ score }) => score)
    .sort((a, b) => a - b)[20]!;

/** The score of a path with so many turns, and of such effort at wrong turnings. */
function scoreFor(turns: number, wrongTurns: number): number {
  const effort = Math.sqrt(wrongTurns * Math.min(turns, wrongTurns));
  return (100 * effort) / (effort + 60);
}

/** The definition, the slow, obvious way. */
function slowly(maze: Maze, { entrance, exits }: Ends): { turns: number; wrongTurns: number } | undefined {
  const from = stepsFrom(maze, entrance);
  const reached = exits.filter((exit) => from.has(exit));
  if (reached.length === 0) return undefined;
  const least = Math.min(...reached.map((exit) => from.get(exit)!));
  const nearest = reached.filter((exit) => from.get(exit) === least);
  const isOn = (cell: number) =>
    nearest.some((exit) => (from.get(cell) ?? Infinity) + (stepsFrom(maze, exit).get(cell) ?? Infinity) === least);
  const paths = [...from.keys()].filter(isOn);

  /** The fewest turns on any shortest path from one of these cells to each cell, over passages between cells that count. */
  const walk = (starts: readonly number[], counts: (cell: number) => boolean) => {
    const steps = new Map(starts.map((cell) => [cell, 0]));
    for (const [cell, count] of steps) {
      for (const next of openNeighbours(maze, cell)) if (!steps.has(next) && counts(next)) steps.set(next, count + 1);
    }
    const turnsTo = (cell: number, leaving: number | undefined): number => {
      if (steps.get(cell) === 0) return 0;
      const before = openNeighbours(maze, cell).filter((each) => steps.get(each) === steps.get(cell)! - 1);
      return Math.min(
        ...before.map((each) => turnsTo(each, cell - each) + Number(leaving !== undefined && leaving !== cell - each)),
      );
    };
    return { steps, turnsTo: (cell: number) => turnsTo(cell, undefined) };
  };

  const path = walk([entrance], () => true);
  const forks = paths.filter((cell) => !exits.includes(cell));
  const beside = walk(forks, (cell) => !exits.includes(cell));
  const off = (cell: number) => (beside.steps.get(cell) ?? 0) > 0;
  const apart = maze.copy();
  for (const wall of wallsBetween(maze)) if (!off(wall >> 1) || !off(maze.across(wall))) apart.closeWall(wall);
  let wrongTurns = 0;
  for (const piece of components(apart)) {
    if (!off(piece[0]!)) continue;
    const depth = Math.max(...piece.map((cell) => beside.turnsTo(cell) + beside.steps.get(cell)! / 16));
    wrongTurns += depth ** 2 / (1 + depth);
  }
  return { turns: Math.min(...nearest.map((exit) => path.turnsTo(exit))), wrongTurns };
}

describe("the rating", () => {
  it("is what its definition says, for any walls, mask and ends", () => {
    fc.assert(
      fc.property(anyMaze(5), ({ maze, ends }) => {
        const slow = slowly(maze, ends);
        const found = rate(maze, ends);
        if (slow === undefined) return expect(found).toBeUndefined();
        expect(found!.turns).toBe(slow.turns);
        expect(found!.wrongTurns).toBeCloseTo(slow.wrongTurns, 9);
        const score = scoreFor(slow.turns, slow.wrongTurns);
        expect(found!.score).toBeCloseTo(score, 9);
        expect(found!.isDull).toBe(score < scoreFor((maze.rows + maze.columns) / 5, maze.countCells() / 10));
      }),
    );
  });

  it("has as many stars as fifths of the score as it is shown", () => {
    const found = [5, 10, 20, 60].flatMap((side) =>
      ["depth-first", "kruskal", "growing-tree-oldest"].flatMap((id) => ratings(id, { rows: side, columns: side })),
    );
    const shown = found.map((each) => each.stars);
    expect(shown).toEqual(found.map(({ score }) => stars(Math.round(score) / 100)));
    expect(new Set(shown).size).toBe(5);
  });

  it("refuses ends outside the maze", () => {
    expect(() => rate(Maze.open({ rows: 2, columns: 2 }), { entrance: 4, exits: [0] })).toThrow("cell-not-in-maze");
  });
});

describe("what people would say of two kinds of mazes, in the median of 41 mazes", () => {
  const sizes: readonly Grid[] = [
    { rows: 10, columns: 10 },
    { rows: 15, columns: 20 },
    { rows: 30, columns: 40 },
  ];
  it.each(sizes)(
    "stripes are seen through: easier than depth-first, and than what lies between ($columns x $rows)",
    (grid) => {
      const of = (id: string) => median(id, grid);
      const [stripes, tree, sidewinder] = [of("growing-tree-oldest"), of("binary-tree"), of("sidewinder")];
      const [kruskal, winding] = [of("kruskal"), of("depth-first")];
      expect(stripes).toBeLessThan(winding / 2);
      expect(tree).toBeLessThan(0.75 * winding);
      expect(sidewinder).toBeLessThan(0.75 * winding);
      expect(stripes).toBeLessThan(0.75 * Math.min(tree, sidewinder, kruskal));
      expect(kruskal).toBeLessThan(winding);
      expect(Math.max(tree, sidewinder)).toBeLessThan(kruskal);
    },
  );

  it.each(sizes)("a binary tree is easiest between the ends of its straight sides ($columns x $rows)", (grid) => {
    const { rows, columns } = grid;
    // Its first row and its first column are corridors.
    const along = () => ({ entrance: columns - 1, exits: [(rows - 1) * columns] });
    expect(median("binary-tree", grid, along)).toBeLessThan(median("binary-tree", grid) / 2);
    expect(median("binary-tree", grid, along)).toBeLessThan(median("depth-first", grid, along) / 2);
  });

  it.each([
    "depth-first",
    "kruskal",
    "wilson",
    "sidewinder",
    "binary-tree",
    "growing-tree-oldest",
    "recursive-division",
  ])("larger ones are harder: %s", (id) => {
    const [small, middle, large] = sizes.map((grid) => median(id, grid)) as [number, number, number];
    expect(middle).toBeGreaterThan(1.3 * small);
    expect(large).toBeGreaterThan(1.3 * middle);
  });

  it.each(["depth-first", "kruskal"])("extra openings make them easier: %s", (id) => {
    const grid = { rows: 15, columns: 20 };
    expect(median(id, grid, cornerEnds, 50)).toBeLessThan(0.8 * median(id, grid));
  });

  it.each(["corners", "longest"] as const)(
    "stripes are dull, and hardly any maze of another kind is, ends: %s",
    (kind) => {
      const ends = (maze: Maze, seed: string) => bookletEnds(maze, kind, new Random(seed));
      const dull = (id: string, grid: Grid) => ratings(id, grid, ends).filter(({ isDull }) => isDull).length;
      for (const grid of sizes) {
        expect(dull("growing-tree-oldest", grid)).toBeGreaterThan(30);
        for (const id of ["kruskal", "depth-first", "wilson", "prim-frontier", "eller", "recursive-division"]) {
          expect(dull(id, grid)).toBeLessThan(8);
        }
      }
    },
  );
});
