import { generatorById, generators, type Variation, endsOf } from "../../../src/maze/generators";
import { BOTTOM, type Grid, type Maze, Random, wallsWhere } from "../../../src/maze/model";
import { Check } from "../../../src/maze/measures/flood";
import { cellsWith, openNeighbours } from "../shape";
import { pictureMask } from "../../../src/maze/shapes/pictures/pictureShapes";

const none = { loopPercent: 0, blockPermille: 0 };
const ids = generators.map(({ id }) => id);
const [LEFT_RIGHT, TOP_BOTTOM, HALF_TURN, LABYRINTH] = [1, 2, 3, 4];

function made(id: string, grid: Grid, seed: string, texture: Partial<Variation>): Maze {
  return generatorById(id).makeMaze(grid, new Random(seed), { ...none, ...texture });
}

/** The passages that run along an axis. */
function passagesAlong(maze: Maze, axis: number): number {
  return wallsWhere(maze, (wall) => (wall & 1) === axis && maze.isOpen(wall)).length;
}

/** One tree through all cells. */
const expectTree = (maze: Maze) => expect(new Check(maze).isPerfect).toBe(true);

/** From each cell's image the same ways lead on as from the cell. */
function expectSymmetric(maze: Maze, pattern: number): void {
  const { rows, columns } = maze;
  const image = (cell: number) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const there = pattern === LEFT_RIGHT ? row : rows - 1 - row;
    return there * columns + (pattern === TOP_BOTTOM ? column : columns - 1 - column);
  };
  const waysFrom = (cell: number) => openNeighbours(maze, cell).sort((one, other) => one - other);
  const cells = [...maze.standing.keys()];
  const seen = cells.map((cell) =>
    openNeighbours(maze, cell)
      .map(image)
      .sort((one, other) => one - other),
  );
  expect(cells.map((cell) => waysFrom(image(cell)))).toEqual(seen);
}

describe("direction", () => {
  it("never makes fewer passages along it when there is more of it, with 1,000 seeds and every kind", () => {
    const grid = { rows: 11, columns: 14 };
    for (let seed = 0; seed < 1000; seed++) {
      const along = [-100, -60, -20, 0, 20, 60, 100].map((direction) => {
        const maze = made(ids[seed % ids.length]!, grid, `direction ${seed}`, { direction });
        expectTree(maze);
        return passagesAlong(maze, BOTTOM);
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
        expectSymmetric(maze, pattern);
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
      expectSymmetric(maze, pattern);
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
    expectSymmetric(maze, LEFT_RIGHT);
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
        for (const end of [entrance, ...exits]) expect(openNeighbours(maze, end).length).toBeLessThan(2);
      }
    }
  });

  it("goes around another maze with each seed, and needs a whole rectangle", () => {
    const grid = { rows: 12, columns: 12 };
    const seen = new Set<string>();
    for (let seed = 0; seed < 100; seed++) {
      seen.add(made("kruskal", grid, `around ${seed}`, { pattern: LABYRINTH }).standing.join());
    }
    expect(seen.size).toBe(100);
    const mask = new Uint8Array(144).fill(1);
    mask[0] = 0;
    expect(() => made("kruskal", { ...grid, mask }, "mask", { pattern: LABYRINTH })).toThrow(/rectangle-needed/);
  });
});

describe("a texture", () => {
  it("goes with rooms and openings, but not with blocked walls; symmetry goes with neither", () => {
    const grid = { rows: 12, columns: 12 };
    const rooms = { rooms: 2, roomFrom: 3, roomTo: 3 };
    const maze = made("kruskal", grid, "rooms", { direction: 50, river: 50, ...rooms, openPercent: 5 });
    expect(maze.countPassages()).toBeGreaterThan(143 + 8);
    for (const wrong of [
      { direction: 1, blockPermille: 1 },
      { river: 1, loopPercent: 1 },
      { pattern: LEFT_RIGHT, openPercent: 1 },
      { pattern: LABYRINTH, ...rooms },
    ]) {
      expect(() => made("kruskal", grid, "wrong", wrong)).toThrow(/texture-alone/);
    }
  });
});
