import fc from "fast-check";
import { type Blocks, latticeOfBlocks, mazeOfBlocks } from "../../../src/maze/foreign/blocks";
import { runs } from "../../depth";
import { anyMaze } from "../anyMaze";
import { expectSameMaze } from "../shape";
import { blocksOf } from "../text/foreignTexts";

const drawnIn = (walls: readonly (readonly boolean[])[]): Blocks => ({
  rows: walls.length,
  columns: walls[0]!.length,
  isWall: (row: number, column: number) => walls[row]![column]!,
});
const drawn = (...lines: string[]) => drawnIn(lines.map((line) => Array.from(line, (sign) => sign === "#")));

test("blocks on the lattice of odd lines are the walls between cells, for any walls and any mask", () => {
  fc.assert(
    fc.property(anyMaze(), ({ maze }) => {
      const blocks = drawnIn(blocksOf(maze));
      const { gaps, placeOf, cellAt } = latticeOfBlocks(blocks)!;
      expectSameMaze(mazeOfBlocks(blocks)!.maze, maze);
      expect(gaps).toEqual([]);
      for (let cell = 0; cell < maze.size; cell++) {
        expect(cellAt(placeOf(cell))).toBe(maze.has(cell) ? cell : undefined);
      }
    }),
    { numRuns: runs(100) },
  );
});

test("openings in the frame are gaps, and belong to the cell beside them", () => {
  const { gaps, cellAt } = latticeOfBlocks(drawn("#.###", "#.#..", "#.#.#", "#...#", "###.#"))!;
  expect(gaps).toEqual([0, 1, 3]);
  expect([1, 9, 23].map(cellAt)).toEqual(gaps);
});

test.each([
  ["an even size", ["####", "#..#", "#.##", "####"], { rows: 2, columns: 2, mask: [1, 1, 1, 0] }],
  ["an open post", ["#####", "#...#", "#...#", "#...#", "#####"], { rows: 3, columns: 3, mask: undefined }],
  ["an opening to a wall", ["#####", "#.#.#", "#...#", "###.#", "#####"].reverse(), { rows: 3, columns: 3 }],
  ["an end in the rim", ["#.##", "#.##"], { rows: 2, columns: 1, mask: undefined }],
])("blocks off the lattice, by %s, are cells without walls to their neighbours", (_what, lines, expected) => {
  const blocks = drawn(...lines);
  expect(latticeOfBlocks(blocks)).toBeUndefined();
  const { maze, placeOf } = mazeOfBlocks(blocks)!;
  expect([maze.rows, maze.columns]).toEqual([expected.rows, expected.columns]);
  const places = Array.from({ length: maze.size }, (_, cell) => cell)
    .filter((cell) => maze.has(cell))
    .map(placeOf);
  const signs = Array.from(lines.join(""));
  expect(places).toEqual([...signs.keys()].filter((place) => signs[place] === "."));
  for (let wall = 0; wall < maze.wallCount; wall++) expect(maze.isOpen(wall)).toBe(maze.separates(wall));
});

test("walls alone are no maze", () => {
  expect(mazeOfBlocks(drawn("###", "###", "###"))).toBeUndefined();
});
