import { message } from "../../../src/message";
import fc from "fast-check";
import { MazeError, Maze, type Mask, Random, type Grid, neighbourSides, pickSide } from "../../../src/maze/model";
import { generatorById, generatorFacts, generators, generationByWeights } from "../../../src/maze/generators";
import { shuffledWalls } from "../../../src/maze/generators";
import { mazeAt } from "../../../src/maze/trace/trace";
import { anyGrid } from "../anyMaze";
import { components, chiSquared, wallsBetween } from "../shape";
import { IS_DEEP, runs } from "../../depth";
import { say } from "../../../src/words";
import { encodeWalls } from "../../../src/maze/code/wallCode";

const ids = generators.map(({ id }) => id);

/** Open walls that do not stand between two cells of the maze. */
function openedOutside(maze: Maze): number[] {
  const walls = Array.from({ length: maze.wallCount }, (_, wall) => wall);
  return walls.filter((wall) => maze.isOpen(wall) && !maze.separates(wall));
}

describe.each(ids)("%s", (id) => {
  const { make, makeMaze, honoursMask } = generatorById(id);

  // Aldous and Broder's walk over four million cells would take half a minute; it holds nothing that could overflow.
  const large = IS_DEEP && id !== "aldous-broder" ? 2000 : 260;
  it(`makes a maze of ${large} x ${large} cells: more than 16 bits number, or calls within calls have room for`, () => {
    const { maze } = make({ rows: large, columns: large }, new Random("large"));
    expect(maze.countPassages()).toBe(large ** 2 - 1);
  });

  it("leaves one tree for each part, opens nothing outside, and a trace that makes the same maze, which comes without it too", () => {
    fc.assert(
      fc.property(anyGrid(13), fc.string(), ({ rows, columns, mask }, seed) => {
        const grid = { rows, columns, mask: honoursMask ? mask : undefined };
        const { maze, trace } = make(grid, new Random(seed));
        expect(openedOutside(maze)).toEqual([]);
        const whole = components(Maze.open(grid));
        expect(components(maze).map((part) => part.length)).toEqual(whole.map((part) => part.length));
        expect(maze.countPassages()).toBe(maze.countCells() - whole.length);
        expect(mazeAt(grid, trace, trace.steps.length).standing).toEqual(maze.standing);
        expect(makeMaze(grid, new Random(seed)).standing).toEqual(maze.standing);
      }),
      { numRuns: runs(80) },
    );
  });

  it("refuses sizes that are none, and masks of the wrong length or without a cell", () => {
    const [two, wrong] = [{ rows: 2, columns: 2 }, /^side-not-whole|^maze-too-many-cells/];
    for (const [grid, told] of [
      [{ rows: 0, columns: 5 }, wrong],
      [{ rows: 5, columns: -1 }, wrong],
      [{ rows: 2.5, columns: 5 }, wrong],
      [{ rows: 5, columns: NaN }, wrong],
      [{ rows: 100_000, columns: 100_000 }, wrong],
      [{ ...two, mask: new Uint8Array(4) }, "mask-without-cells"],
      [{ ...two, mask: new Uint8Array(5) }, "mask-wrong"],
    ] as const) {
      expect(() => make(grid, new Random(""))).toThrow(told);
    }
  });

  it("fills a mask that takes no cell out as it fills the rectangle", () => {
    const made = (mask?: Mask) => make({ rows: 7, columns: 9, mask }, new Random("whole")).maze.standing;
    expect(made(new Uint8Array(63).fill(1))).toEqual(made());
  });
});

test.each(generators.filter(({ honoursMask }) => !honoursMask))(
  "$id refuses a mask, saying that it needs a whole rectangle and how many cells are missing",
  ({ make, name }) => {
    const mask = new Uint8Array(20).fill(1, 2);
    const refused = new MazeError("mask", message("rectangle-needed", { algorithm: name, cells: 2 }));
    expect(() => make({ rows: 4, columns: 5, mask }, new Random(""))).toThrow(refused);
  },
);

describe.each(generatorFacts)("The background of $id", ({ id, idea, sources, picture }) => {
  it("is an idea of three sentences", () => {
    expect(say(idea)).toMatch(/^[A-Z][^.]{30,}\. [A-Z][^.]{30,}\. [A-Z][^.]{30,}\.$/);
  });

  it("shows its own maze of the seed “picture”", () => {
    const { maze } = generatorById(id).make({ rows: 10, columns: 10 }, new Random("picture"));
    expect(picture).toBe(encodeWalls(maze));
  });

  it("names one or two sources, each by author and title, where it can be read", () => {
    expect([1, 2]).toContain(sources.length);
    for (const { text, url } of sources) {
      expect(text).toMatch(/^[A-ZŠ][^,]+, .{15,}/);
      expect(() => new URL(url)).not.toThrow();
      expect(url).toMatch(/^https:\/\/[a-z.]+\/./);
    }
  });
});

test("the facts of the generators give each a place of its own in its group", () => {
  const places = generatorFacts.map(({ kind: { texture, place } }) => `${texture} ${place}`);
  expect(new Set(places).size).toBe(generatorFacts.length);
});

function wallsOf(grid: Grid, seed: string): number[] {
  return [...shuffledWalls(Maze.walled(grid), new Random(seed))].map((entry) => entry >>> 1);
}

test("shuffled walls are all walls between two cells of the maze, each once, in an order that stays when cells are taken out", () => {
  fc.assert(
    fc.property(anyGrid(9), fc.string(), (grid, seed) => {
      const maze = Maze.walled(grid);
      const [walls, whole] = [wallsOf(grid, seed), wallsOf({ rows: grid.rows, columns: grid.columns }, seed)];
      expect(walls).toEqual(whole.filter((wall) => maze.separates(wall)));
      expect(walls.sort((a, b) => a - b)).toEqual(wallsBetween(maze));
    }),
    { numRuns: 5 },
  );
});

test("a side picked from a set is each of the set's sides equally often, and no other", () => {
  const random = new Random("sides");
  for (let set = 1; set < 16; set++) {
    const seen = [0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) seen[pickSide(set, random)]!++;
    const inside = seen.filter((_, side) => (set >> side) & 1);
    expect(inside.reduce((sum, count) => sum + count, 0)).toBe(6000);
    // At most 3 degrees of freedom: above 21.1 with a chance of 0.0001, in 15 sets.
    expect(chiSquared(inside, new Array<number>(inside.length).fill(6000 / inside.length))).toBeLessThan(21.1);
  }
});

test("the sides on which a cell has neighbours end at the rim and at masked cells", () => {
  const sides = neighbourSides({ rows: 2, columns: 3, mask: Uint8Array.of(1, 1, 1, 1, 0, 1) });
  const [right, bottom, left, top] = [1, 2, 4, 8];
  const none = [0, 0, 0];
  expect([...sides]).toEqual([...none, right + bottom, right + left, left + bottom, top, 0, top, ...none]);
});

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
