import { findFaults } from "../../../src/engine/tasks/mazeFaults";
import { generatorById, generators, type Variation } from "../../../src/maze/generators";
import { type Grid, type Maze, mend, Random } from "../../../src/maze/model";
import { isSquare } from "../shape";

const none = { loopPercent: 0, blockPermille: 0 };
const ids = generators.map(({ id }) => id);

interface Block {
  readonly row: number;
  readonly column: number;
  readonly height: number;
  readonly width: number;
}

function made(id: string, grid: Grid, seed: string, variation: Partial<Variation>) {
  return generatorById(id).make(grid, new Random(seed), { ...none, ...variation });
}

function squaresIn(maze: Maze): number {
  return Array.from({ length: maze.size }, (_, cell) => cell).filter((cell) => isSquare(maze, cell)).length;
}

/** The open blocks of a maze, found from its squares of four open cells: each square's cells belong together. */
function roomsIn(maze: Maze): Block[] {
  const { rows, columns } = maze;
  const opens = (row: number, column: number) =>
    row + 1 < rows && column + 1 < columns && isSquare(maze, row * columns + column);
  const blocks: Block[] = [];
  const isIn = ({ row, column, height, width }: Block, r: number, c: number) =>
    r >= row && c >= column && r < row + height && c < column + width;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!opens(row, column) || blocks.some((block) => isIn(block, row, column))) continue;
      let [height, width] = [2, 2];
      while (opens(row, column + width - 1)) width++;
      while (opens(row + height - 1, column)) height++;
      blocks.push({ row, column, height, width });
    }
  }
  return blocks;
}

/** The walls within a block that stand. */
function standingIn({ columns, ...maze }: Maze, { row, column, height, width }: Block): number {
  let standing = 0;
  for (let r = row; r < row + height; r++) {
    for (let c = column; c < column + width; c++) {
      const stands = maze.standing[r * columns + c]!;
      standing +=
        Number(c + 1 < column + width && (stands & 1) !== 0) + Number(r + 1 < row + height && (stands & 2) !== 0);
    }
  }
  return standing;
}

function expectRooms(maze: Maze, most: number, [from, to]: readonly [number, number]): Block[] {
  const blocks = roomsIn(maze);
  let loops = 0;
  for (const block of blocks) {
    loops += (block.height - 1) * (block.width - 1);
    expect(Math.min(block.height, block.width)).toBeGreaterThanOrEqual(from);
    expect(Math.max(block.height, block.width)).toBeLessThanOrEqual(to);
    expect(standingIn(maze, block)).toBe(0);
  }
  expect(blocks.length).toBeLessThanOrEqual(most);
  expect(maze.countPassages()).toBe(maze.countCells() - 1 + loops);
  return blocks;
}

describe("rooms", () => {
  it("are whole, within their sizes, and make their own loops alone, with 1,000 seeds and every kind", () => {
    const grid = { rows: 15, columns: 20 };
    let found = 0;
    for (let seed = 0; seed < 1000; seed++) {
      const [rooms, roomFrom, roomTo] = [1 + (seed % 5), 3 + (seed % 3), 3 + (seed % 3) + (seed % 4)];
      const { maze } = made(ids[seed % ids.length]!, grid, `rooms ${seed}`, { rooms, roomFrom, roomTo });
      found += expectRooms(maze, rooms, [roomFrom, roomTo]).length;
    }
    expect(found).toBeGreaterThan(2500);
  });

  it("are as many as were asked for where there is space, and as many as fit where there is not", () => {
    const many = (grid: Grid, rooms: number, roomTo: number) =>
      roomsIn(made("kruskal", grid, "space", { rooms, roomFrom: 3, roomTo }).maze).length;
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
      const { maze } = made("wilson", { rows, columns, mask }, `mask ${seed}`, { rooms: 3, roomFrom: 3, roomTo: 6 });
      expect(expectRooms(maze, 3, [3, 6])).not.toEqual([]);
    }
  });

  it("are no fault, and nothing to mend; a loop beside them is", () => {
    const { maze } = made("kruskal", { rows: 15, columns: 20 }, "check", { rooms: 3, roomFrom: 3, roomTo: 4 });
    const check = (each: Maze) => findFaults({ maze: each, ends: undefined, most: 5 });
    expect(check(maze)).toMatchObject({ isPerfect: true, hasRooms: true, loops: 0, components: 1 });
    expect(mend(maze, new Random("mend"))).toMatchObject({ closed: new Uint32Array(), opened: new Uint32Array() });
    for (let wall = 0; wall < maze.wallCount; wall++) {
      if (!maze.separates(wall) || maze.isOpen(wall)) continue;
      const looped = maze.copy();
      looped.openWall(wall);
      // Beside a room it makes that larger.
      if (squaresIn(looped) > squaresIn(maze)) continue;
      expect(check(looped)).toMatchObject({ isPerfect: false, loops: 1, components: 1 });
    }
  });
});
