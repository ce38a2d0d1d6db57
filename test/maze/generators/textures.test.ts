import { tasks } from "../../../src/engine/tasks";
import { endsOf, generatorById, generators, type Variation } from "../../../src/maze/generators";
import { checkMaze } from "../../../src/maze/measures/flood";
import { type Grid, Maze, Random, mend, BOTTOM, wallsWhere } from "../../../src/maze/model";
import { pictureMask } from "../../../src/maze/shapes/pictures/pictureShapes";
import { mazeAt, stepOutcome, stepWall, Outcome } from "../../../src/maze/trace/trace";
import { openNeighbours, isSquare, cellsWith } from "../shape";

const sizes: readonly Grid[] = [
  { rows: 5, columns: 8 },
  { rows: 15, columns: 20 },
];
const ids = generators.map(({ id }) => id);
const none = { loopPercent: 0, blockPermille: 0 };

function made(id: string, grid: Grid, seed: string, variation: Partial<Variation> = {}) {
  return generatorById(id).make(grid, new Random(seed), { ...none, ...variation });
}

const mazeOf = (...wanted: Parameters<typeof made>) => made(...wanted).maze;

/** The walls between cells that stand. */
const standing = (maze: Maze) => [...wallsWhere(maze, (wall) => !maze.isOpen(wall))];

/** The cells with one passage, and at least one wall to another cell. */
function deadEnds(maze: Maze): number[] {
  const hall = Maze.open(maze);
  const ways = (of: Maze, cell: number) => openNeighbours(of, cell).length;
  return [...maze.standing.keys()].filter((cell) => ways(maze, cell) === 1 && ways(hall, cell) > 1);
}

describe.each(ids)("extra openings of %s", (id) => {
  it("are the share of the walls left that was asked for, in the perfect maze of the seed", () => {
    for (const grid of sizes) {
      const perfect = mazeOf(id, grid, "share");
      const walls = standing(perfect);
      for (const openPercent of [1, 10, 30, 50, 99, 100]) {
        const { maze, trace } = made(id, grid, "share", { openPercent });
        const left = standing(maze);
        expect(walls.length - left.length).toBe(Math.round((openPercent * walls.length) / 100));
        expect(left.every((wall) => walls.includes(wall))).toBe(true);
        expect(mazeAt(grid, trace, trace.steps.length).standing).toEqual(maze.standing);
        const opened = [...trace.steps].filter((step) => stepOutcome(step) === Outcome.looped).map(stepWall);
        expect(new Set(opened)).toEqual(new Set(walls.filter((wall) => maze.isOpen(wall))));
      }
    }
  });

  it("leave the share of dead ends that was asked for", () => {
    for (const grid of sizes) {
      for (let i = 0; i < 8; i++) {
        const ends = deadEnds(mazeOf(id, grid, `braid ${i}`));
        for (const braidPercent of [10, 25, 50, 75, 100]) {
          const maze = mazeOf(id, grid, `braid ${i}`, { braidPercent });
          const left = deadEnds(maze);
          const wanted = Math.round((braidPercent * ends.length) / 100);
          const removed = ends.length - left.length;
          // Its straight corridors end side by side, and of two such ends none goes alone.
          const isPaired = id === "growing-tree-oldest" && removed === wanted + 1;
          expect({ i, braidPercent, removed }).toEqual({ i, braidPercent, removed: wanted + (isPaired ? 1 : 0) });
          expect(left.every((cell) => ends.includes(cell))).toBe(true);
        }
      }
    }
  });

  it("leave blocked walls as they are", () => {
    const { maze, trace } = made(id, sizes[1]!, "blocks", { blockPermille: 100, openPercent: 100, braidPercent: 100 });
    const blocked = [...trace.steps].filter((step) => stepOutcome(step) === Outcome.blocked).map(stepWall);
    expect(blocked.length).toBeGreaterThan(5);
    expect(standing(maze).every((wall) => blocked.includes(wall))).toBe(true);
  });
});

it("come after dead ends were counted in what the openings left", () => {
  const grid = sizes[1]!;
  const opened = mazeOf("kruskal", grid, "both", { openPercent: 15 });
  const both = mazeOf("kruskal", grid, "both", { openPercent: 15, braidPercent: 40 });
  const ends = deadEnds(opened).length;
  expect(ends - deadEnds(both).length).toBe(Math.round(0.4 * ends));
});

it("find nothing to open where there is no wall between cells", () => {
  const line = { rows: 1, columns: 9 };
  const maze = mazeOf("kruskal", line, "line", { openPercent: 100, braidPercent: 100 });
  expect(maze.standing).toEqual(mazeOf("kruskal", line, "line").standing);
});

it("free both of two dead ends that can only go together where one is to go", () => {
  const square = { rows: 2, columns: 2 };
  const left = (braidPercent: number) => deadEnds(mazeOf("kruskal", square, "square", { braidPercent })).length;
  expect([left(0), left(50), left(100)]).toEqual([2, 0, 0]);
});

function squaresIn(maze: Maze): number {
  return Array.from({ length: maze.size }, (_, cell) => cell).filter((cell) => isSquare(maze, cell)).length;
}

/** Height and width of each room: its squares of four open cells fill a whole rectangle. */
function roomsIn(maze: Maze): { readonly height: number; readonly width: number }[] {
  const squares = new Set([...maze.standing.keys()].filter((cell) => isSquare(maze, cell)));
  return [...squares].flatMap((first) => {
    if (!squares.has(first)) return [];
    let [height, width] = [0, 0];
    while (squares.has(first + width)) width++;
    while (squares.has(first + height * maze.columns)) height++;
    for (let i = 0; i < height * width; i++)
      expect(squares.delete(first + Math.floor(i / width) * maze.columns + (i % width))).toBe(true);
    return [{ height: height + 1, width: width + 1 }];
  });
}

function expectRooms(maze: Maze, most: number, [from, to]: readonly [number, number]) {
  const rooms = roomsIn(maze);
  for (const { height, width } of rooms) {
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(from);
    expect(Math.max(height, width)).toBeLessThanOrEqual(to);
  }
  expect(rooms.length).toBeLessThanOrEqual(most);
  const loops = rooms.reduce((sum, { height, width }) => sum + (height - 1) * (width - 1), 0);
  expect(maze.countPassages()).toBe(maze.countCells() - 1 + loops);
  return rooms;
}

describe("rooms", () => {
  it("are whole, within their sizes, and make their own loops alone, with 1,000 seeds and every kind", () => {
    const grid = { rows: 15, columns: 20 };
    let found = 0;
    for (let seed = 0; seed < 1000; seed++) {
      const [rooms, roomFrom, roomTo] = [1 + (seed % 5), 3 + (seed % 3), 3 + (seed % 3) + (seed % 4)];
      const maze = mazeOf(ids[seed % ids.length]!, grid, `rooms ${seed}`, { rooms, roomFrom, roomTo });
      found += expectRooms(maze, rooms, [roomFrom, roomTo]).length;
    }
    expect(found).toBeGreaterThan(2500);
  });

  it("are as many as were asked for where there is space, and as many as fit where there is not", () => {
    const many = (grid: Grid, rooms: number, roomTo: number) =>
      roomsIn(mazeOf("kruskal", grid, "space", { rooms, roomFrom: 3, roomTo })).length;
    expect(many({ rows: 30, columns: 40 }, 10, 5)).toBe(10);
    expect(many({ rows: 3, columns: 3 }, 10, 5)).toBe(1);
    expect(many({ rows: 2, columns: 40 }, 10, 5)).toBe(0);
  });

  it("stay inside a mask", () => {
    const [rows, columns] = [20, 20];
    const mask = Uint8Array.from({ length: 400 }, (_, cell) =>
      Number((Math.floor(cell / 20) - 9.5) ** 2 + ((cell % 20) - 9.5) ** 2 < 90),
    );
    for (let seed = 0; seed < 50; seed++) {
      const maze = mazeOf("wilson", { rows, columns, mask }, `mask ${seed}`, { rooms: 3, roomFrom: 3, roomTo: 6 });
      expect(expectRooms(maze, 3, [3, 6])).not.toEqual([]);
    }
  });

  it("are no fault, and nothing to mend; a loop beside them is", () => {
    const maze = mazeOf("kruskal", { rows: 15, columns: 20 }, "check", { rooms: 3, roomFrom: 3, roomTo: 4 });
    const check = (each: Maze) => tasks.findFaults({ maze: each, ends: undefined, most: 5 });
    expect(check(maze)).toMatchObject({ isPerfect: true, hasRooms: true, loops: 0, components: 1 });
    expect(mend(maze, new Random("mend"))).toMatchObject({ closed: new Uint32Array(), opened: new Uint32Array() });
    for (const wall of standing(maze)) {
      const looped = maze.copy();
      looped.openWall(wall);
      // Beside a room it makes that larger.
      if (squaresIn(looped) > squaresIn(maze)) continue;
      expect(check(looped)).toMatchObject({ isPerfect: false, loops: 1, components: 1 });
    }
  });
});

const [LEFT_RIGHT, TOP_BOTTOM, HALF_TURN, LABYRINTH] = [1, 2, 3, 4];

/** One tree through all cells. */
const expectTree = (maze: Maze) => expect(checkMaze(maze).isPerfect).toBe(true);

/** The images of its ways are its ways. */
function expectSymmetric(maze: Maze, pattern: number): void {
  const { rows, columns } = maze;
  const image = (cell: number) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const there = pattern === LEFT_RIGHT ? row : rows - 1 - row;
    return there * columns + (pattern === TOP_BOTTOM ? column : columns - 1 - column);
  };
  const ways = (at: (cell: number) => number) =>
    [...maze.standing.keys()].flatMap((cell) => openNeighbours(maze, cell).map((next) => `${at(cell)} ${at(next)}`));
  expect(ways(image).sort()).toEqual(ways((cell) => cell).sort());
}

test("direction never makes fewer passages along it when there is more of it, with 1,000 seeds and every kind", () => {
  const grid = { rows: 11, columns: 14 };
  for (let seed = 0; seed < 1000; seed++) {
    const along = [-100, -60, -20, 0, 20, 60, 100].map((direction) => {
      const maze = mazeOf(ids[seed % ids.length]!, grid, `direction ${seed}`, { direction });
      expectTree(maze);
      return wallsWhere(maze, (wall) => (wall & 1) === BOTTOM && maze.isOpen(wall)).length;
    });
    expect(along).toEqual([...along].sort((a, b) => a - b));
    expect(along[0]).toBe(10);
    expect(along.at(-1)).toBe(10 * 14);
    expect(along[2]).toBeLessThan(along[4]!);
  }
});

test("rivers never have more dead ends or more branches when there is more of them, with 1,000 seeds and every kind", () => {
  const grid = { rows: 15, columns: 20 };
  let [atRest, at100] = [0, 0];
  for (let seed = 0; seed < 1000; seed++) {
    const counts = [0, 30, 60, 100].map((river) => {
      const maze = mazeOf(ids[seed % ids.length]!, grid, `river ${seed}`, { river });
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

describe("symmetry", () => {
  it.each([LEFT_RIGHT, TOP_BOTTOM, HALF_TURN])("%i is in every size, or refused where there is none", (pattern) => {
    for (let rows = 1; rows <= 8; rows++) {
      for (let columns = 1; columns <= 8; columns++) {
        const make = () => mazeOf(ids[(3 * rows + columns) % ids.length]!, { rows, columns }, "symmetry", { pattern });
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
      const maze = mazeOf(id, grid, `symmetry ${seed}`, { pattern });
      expectTree(maze);
      expectSymmetric(maze, pattern);
      const plain = mazeOf(id, grid, `symmetry ${seed}`, {});
      const middle = (pattern === LEFT_RIGHT ? grid.columns : grid.rows) >> 1;
      for (const wall of wallsWhere(plain, (each) => plain.isOpen(each))) {
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
    const maze = mazeOf("wilson", masked, "heart", { pattern: LEFT_RIGHT });
    expectTree(maze);
    expectSymmetric(maze, LEFT_RIGHT);
    expect(() => mazeOf("wilson", masked, "heart", { pattern: TOP_BOTTOM })).toThrow(/no-such-pattern/);
  });
});

describe("a labyrinth", () => {
  it("is one path through all cells, with every kind, in every size from 1 x 1", () => {
    for (let rows = 1; rows <= 9; rows++) {
      for (let columns = 1; columns <= 9; columns++) {
        const grid = { rows, columns };
        const maze = mazeOf(ids[(5 * rows + columns) % ids.length]!, grid, "labyrinth", { pattern: LABYRINTH });
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
      seen.add(mazeOf("kruskal", grid, `around ${seed}`, { pattern: LABYRINTH }).standing.join());
    }
    expect(seen.size).toBe(100);
    const mask = new Uint8Array(144).fill(1);
    mask[0] = 0;
    expect(() => mazeOf("kruskal", { ...grid, mask }, "mask", { pattern: LABYRINTH })).toThrow(/rectangle-needed/);
  });
});

test("a texture goes with rooms and openings, but not with blocked walls; symmetry goes with neither", () => {
  const grid = { rows: 12, columns: 12 };
  const rooms = { rooms: 2, roomFrom: 3, roomTo: 3 };
  const maze = mazeOf("kruskal", grid, "rooms", { direction: 50, river: 50, ...rooms, openPercent: 5 });
  expect(maze.countPassages()).toBeGreaterThan(143 + 8);
  for (const wrong of [
    { direction: 1, blockPermille: 1 },
    { river: 1, loopPercent: 1 },
    { pattern: LEFT_RIGHT, openPercent: 1 },
    { pattern: LABYRINTH, ...rooms },
  ]) {
    expect(() => mazeOf("kruskal", grid, "wrong", wrong)).toThrow(/texture-alone/);
  }
});
