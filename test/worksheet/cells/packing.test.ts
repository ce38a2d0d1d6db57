import fc from "fast-check";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { BOTTOM, Maze, RIGHT, Random } from "../../../src/maze/model";
import { parseArea, type Area } from "../../../src/worksheet/addresses";
import { ADDRESS_LIMIT, PAUSE, packOpenings } from "../../../src/worksheet/pieces";
import { mazeByChance } from "../../maze/anyMaze";

const origin = { row: 1, column: 1 };

function openingsOf(maze: Maze) {
  return [...packOpenings(maze, origin)].filter((openings) => openings !== PAUSE);
}

function parsed(addresses: string): Area[] {
  return addresses.split(",").map((address) => parseArea(address)!);
}

/** The maze that stands after the inside borders of every packed area are gone. */
function opened(rows: number, columns: number, maze: Maze): Maze {
  const result = Maze.walled({ rows, columns });
  for (const { side, addresses } of openingsOf(maze)) {
    for (const area of parsed(addresses)) {
      const lastRow = area.row - 1 + area.rows - (side === BOTTOM ? 1 : 0);
      const lastColumn = area.column - 1 + area.columns - (side === RIGHT ? 1 : 0);
      for (let row = area.row - 1; row < lastRow; row++) {
        for (let column = area.column - 1; column < lastColumn; column++) {
          result.openWall(2 * (row * columns + column) + side);
        }
      }
    }
  }
  return result;
}

const size = fc.integer({ min: 1, max: 30 });

test("the packed areas open exactly the walls that are open in the maze, of loops and rooms too", () => {
  fc.assert(
    fc.property(size, size, fc.string(), fc.integer({ min: 0, max: 100 }), (rows, columns, seed, percent) => {
      const maze = mazeByChance({ rows, columns }, new Random(seed), percent);
      expect(opened(rows, columns, maze).standing).toEqual(maze.standing);
    }),
  );
});

test("a grid without inner walls is one area a direction", () => {
  const packed = openingsOf(Maze.open({ rows: 5, columns: 8 }));
  expect(packed).toEqual([
    { side: RIGHT, addresses: "B2:I6" },
    { side: BOTTOM, addresses: "B2:I6" },
  ]);
});

test("no address string is longer than the limit, and 100x100 needs under six bytes a cell", () => {
  const { maze } = kruskal({ rows: 100, columns: 100 }, new Random("length"));
  const packed = openingsOf(maze);
  expect(Math.max(...packed.map((openings) => openings.addresses.length))).toBeLessThanOrEqual(ADDRESS_LIMIT);
  expect(packed.reduce((bytes, openings) => bytes + openings.addresses.length, 0)).toBeLessThan(60_000);
});

test("a single cell has nothing to open", () => {
  expect(openingsOf(Maze.walled({ rows: 1, columns: 1 }))).toEqual([]);
});
