import { decode, encode } from "../../../src/maze/code/recipe";
import { generatorById, generators } from "../../../src/maze/generators/generators";
import { type Variation, patterns } from "../../../src/maze/generators/variation";
import { endsOf } from "../../../src/maze/generators/textures";
import { DisjointSets } from "../../../src/maze/model/disjointSets";
import { BOTTOM, type Grid, Maze } from "../../../src/maze/model/maze";
import { Random } from "../../../src/maze/model/random";
import { PASSAGE_COUNTS, passagesOf } from "../../../src/maze/model/sides";
import { pictureMask } from "../../../src/maze/shapes/pictures/pictureShapes";
import { mazeAt, takeStepsBack } from "../../../src/maze/trace/trace";

const none = { loopPercent: 0, blockPermille: 0 };
const ids = generators.map(({ id }) => id);
const [LEFT_RIGHT, TOP_BOTTOM, HALF_TURN, LABYRINTH] = [1, 2, 3, 4];

function made(id: string, grid: Grid, seed: string, texture: Partial<Variation>): Maze {
  return generatorById(id).makeMaze(grid, new Random(seed), { ...none, ...texture });
}

function passages(maze: Maze, axis?: number): number {
  let count = 0;
  for (let wall = 0; wall < maze.wallCount; wall++) {
    if (maze.separates(wall) && maze.isOpen(wall) && (axis === undefined || (wall & 1) === axis)) count++;
  }
  return count;
}

function cellsWith(maze: Maze, count: number): number {
  return passagesOf(maze).filter((open, cell) => maze.has(cell) && PASSAGE_COUNTS[open] === count).length;
}

/** One tree through all cells: as many passages as a tree has, and no loop. */
function expectTree(maze: Maze): void {
  const sets = new DisjointSets(maze.size);
  let joins = 0;
  for (let wall = 0; wall < maze.wallCount; wall++) {
    if (maze.separates(wall) && maze.isOpen(wall)) joins += sets.join(wall >> 1, maze.across(wall));
  }
  expect([joins, passages(maze)]).toEqual([maze.countCells() - 1, maze.countCells() - 1]);
}

/** The open sides of each cell as words, with the cell moved to its image and the sides turned with it. */
function seenIn(maze: Maze, pattern: number): string[] {
  const { rows, columns } = maze;
  const turnsRow = pattern !== LEFT_RIGHT;
  const turnsColumn = pattern !== TOP_BOTTOM;
  const seen: string[] = [];
  passagesOf(maze).forEach((open, cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const place = (turnsRow ? rows - 1 - row : row) * columns + (turnsColumn ? columns - 1 - column : column);
    const sides = ["right", "bottom", "left", "top"].filter((_, side) => (open >> side) & 1);
    const other: Record<string, string> = { right: "left", left: "right", bottom: "top", top: "bottom" };
    const turns = (side: string) => (side === "left" || side === "right" ? turnsColumn : turnsRow);
    seen[place] = sides
      .map((side) => (turns(side) ? other[side]! : side))
      .sort()
      .join(" ");
  });
  return seen;
}

function sidesOf(maze: Maze): string[] {
  const names = ["right", "bottom", "left", "top"];
  return Array.from(passagesOf(maze), (open) =>
    names
      .filter((_, side) => (open >> side) & 1)
      .sort()
      .join(" "),
  );
}

describe("direction", () => {
  it("never makes fewer passages along it when there is more of it, with 1,000 seeds and every kind", () => {
    const grid = { rows: 11, columns: 14 };
    for (let seed = 0; seed < 1000; seed++) {
      const along = [-100, -60, -20, 0, 20, 60, 100].map((direction) => {
        const maze = made(ids[seed % ids.length]!, grid, `direction ${seed}`, { direction });
        expectTree(maze);
        return passages(maze, BOTTOM);
      });
      expect(along).toEqual([...along].sort((a, b) => a - b));
      expect(along[0]).toBe(10);
      expect(along.at(-1)).toBe(10 * 14);
      expect(along[2]).toBeLessThan(along[4]!);
    }
  });
});

describe("rivers", () => {
  it("never have more dead ends or more branches when there is more of them, with 1,000 seeds and every kind", () => {
    const grid = { rows: 15, columns: 20 };
    let [atRest, at100] = [0, 0];
    for (let seed = 0; seed < 1000; seed++) {
      const counts = [0, 30, 60, 100].map((river) => {
        const maze = made(ids[seed % ids.length]!, grid, `river ${seed}`, { river });
        expectTree(maze);
        return { ends: cellsWith(maze, 1), branches: cellsWith(maze, 3) + cellsWith(maze, 4) };
      });
      const [ends, branches] = [counts.map((each) => each.ends), counts.map((each) => each.branches)];
      expect(ends).toEqual([...ends].sort((a, b) => b - a));
      expect(branches).toEqual([...branches].sort((a, b) => b - a));
      atRest += ends[0]!;
      at100 += ends[3]!;
    }
    expect(at100).toBeLessThan(0.6 * atRest);
  });
});

describe("symmetry", () => {
  it.each([LEFT_RIGHT, TOP_BOTTOM, HALF_TURN])("%i is in every size, or refused where there is none", (pattern) => {
    for (let rows = 1; rows <= 8; rows++) {
      for (let columns = 1; columns <= 8; columns++) {
        const make = () => made(ids[(3 * rows + columns) % ids.length]!, { rows, columns }, "symmetry", { pattern });
        if (pattern === HALF_TURN && rows % 2 === 0 && columns % 2 === 0) {
          expect(make).toThrow(/no-such-pattern/);
          continue;
        }
        const maze = make();
        expectTree(maze);
        expect(seenIn(maze, pattern)).toEqual(sidesOf(maze));
      }
    }
  });

  it("is in 1,000 mazes of every kind, whose first half is all but the kind's own", () => {
    let [kept, own] = [0, 0];
    for (let seed = 0; seed < 1000; seed++) {
      const id = ids[seed % ids.length]!;
      const pattern = 1 + (seed % 3);
      const grid = { rows: 9 + (seed % 5), columns: 11 };
      const maze = made(id, grid, `symmetry ${seed}`, { pattern });
      expectTree(maze);
      expect(seenIn(maze, pattern)).toEqual(sidesOf(maze));
      const plain = made(id, grid, `symmetry ${seed}`, {});
      const middle = (pattern === LEFT_RIGHT ? grid.columns : grid.rows) >> 1;
      for (let wall = 0; wall < maze.wallCount; wall++) {
        if (!plain.separates(wall) || !plain.isOpen(wall)) continue;
        const place = (cell: number) =>
          pattern === LEFT_RIGHT ? cell % grid.columns : Math.floor(cell / grid.columns);
        if (Math.max(place(wall >> 1), place(plain.across(wall))) >= middle) continue;
        own++;
        kept += Number(maze.isOpen(wall));
      }
    }
    expect(kept).toBeGreaterThan(0.97 * own);
  });

  it("is in shapes that have it, and refused in others", () => {
    const grid = { rows: 21, columns: 21 };
    const masked = { ...grid, mask: pictureMask("heart", grid) };
    const maze = made("wilson", masked, "heart", { pattern: LEFT_RIGHT });
    expectTree(maze);
    expect(seenIn(maze, LEFT_RIGHT)).toEqual(sidesOf(maze));
    expect(() => made("wilson", masked, "heart", { pattern: TOP_BOTTOM })).toThrow(/no-such-pattern/);
  });
});

describe("a labyrinth", () => {
  it("is one path through all cells, with every kind, in every size from 1 x 1", () => {
    for (let rows = 1; rows <= 9; rows++) {
      for (let columns = 1; columns <= 9; columns++) {
        const grid = { rows, columns };
        const maze = made(ids[(5 * rows + columns) % ids.length]!, grid, "labyrinth", { pattern: LABYRINTH });
        expectTree(maze);
        const cells = rows * columns;
        expect(cellsWith(maze, 2)).toBe(Math.max(0, cells - 2));
        const { entrance, exits } = endsOf(maze, { ...none, pattern: LABYRINTH });
        expect(new Set([entrance, ...exits]).size).toBe(Math.min(2, cells));
        for (const end of [entrance, ...exits]) expect(PASSAGE_COUNTS[passagesOf(maze)[end]!]).toBeLessThan(2);
      }
    }
  });

  it("goes around another maze with each seed, and needs a whole rectangle", () => {
    const grid = { rows: 12, columns: 12 };
    const seen = new Set<string>();
    for (let seed = 0; seed < 100; seed++) {
      seen.add(sidesOf(made("kruskal", grid, `around ${seed}`, { pattern: LABYRINTH })).join());
    }
    expect(seen.size).toBe(100);
    const mask = new Uint8Array(144).fill(1);
    mask[0] = 0;
    expect(() => made("kruskal", { ...grid, mask }, "mask", { pattern: LABYRINTH })).toThrow(/rectangle-needed/);
  });
});

describe("a texture", () => {
  it.each(ids)("of %s is in the last steps, forwards and backwards, and the same without steps", (id) => {
    const grid = { rows: 11, columns: 12 };
    for (let pattern = 0; pattern < patterns.length; pattern++) {
      const wanted = { ...none, direction: 30, river: 40, pattern };
      const { maze, trace } = generatorById(id).make(grid, new Random("steps"), wanted);
      const walked = mazeAt(grid, trace, trace.steps.length);
      expect(walked.standing).toEqual(maze.standing);
      takeStepsBack(walked, trace, trace.steps.length, 0);
      expect(walked.standing).toEqual((trace.start === "walled" ? Maze.walled(grid) : Maze.open(grid)).standing);
      expect(made(id, grid, "steps", wanted).standing).toEqual(maze.standing);
    }
  });

  it("goes with rooms and openings, but not with blocked walls; symmetry goes with neither", () => {
    const grid = { rows: 12, columns: 12 };
    const rooms = { rooms: 2, roomFrom: 3, roomTo: 3 };
    const maze = made("kruskal", grid, "rooms", { direction: 50, river: 50, ...rooms, openPercent: 5 });
    expect(passages(maze)).toBeGreaterThan(143 + 8);
    for (const wrong of [
      { direction: 1, blockPermille: 1 },
      { river: 1, loopPercent: 1 },
      { pattern: LEFT_RIGHT, openPercent: 1 },
      { pattern: LABYRINTH, ...rooms },
    ]) {
      expect(() => made("kruskal", grid, "wrong", wrong)).toThrow(/texture-alone/);
    }
  });

  it("is kept by a share code, and refused out of bounds", () => {
    const recipe = (variation: Partial<Variation>) => ({
      ...{ rows: 9, columns: 9, mask: undefined, ends: undefined, generator: "wilson", seed: "code" },
      variation: { ...none, ...variation },
    });
    for (const texture of [
      { direction: -100, river: 0, pattern: 0 },
      { direction: 0, river: 100, pattern: HALF_TURN },
      { direction: 7, river: 3, pattern: 0, rooms: 1, roomFrom: 3, roomTo: 3, openPercent: 5, braidPercent: 0 },
    ]) {
      expect(decode(encode(recipe(texture)))).toEqual(recipe(texture));
    }
    for (const wrong of [{ direction: -101 }, { direction: 0.5 }, { river: -1 }, { river: 101 }, { pattern: 5 }]) {
      expect(() => encode(recipe(wrong))).toThrow(/variation-wrong/);
    }
  });
});
