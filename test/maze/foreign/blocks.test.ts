import fc from "fast-check";
import { type Blocks, latticeOfBlocks, mazeOfBlocks } from "../../../src/maze/foreign/blocks";
import { BOTTOM, type Maze, RIGHT } from "../../../src/maze/model/maze";
import { runs } from "../../depth";
import { anyMaze } from "../anyMaze";
import { expectSameMaze } from "../shape";

const blocksOf = (...lines: string[]): Blocks => ({
  rows: lines.length,
  columns: lines[0]!.length,
  isWall: (row: number, column: number) => lines[row]![column] === "#",
});

/** The blocks of a maze on the lattice of odd lines. */
function latticeOf(maze: Maze): Blocks {
  const isWall = (row: number, column: number) => {
    const cell = ((row - 1) >> 1) * maze.columns + ((column - 1) >> 1);
    if (row % 2 === 0 && column % 2 === 0) return true;
    if (row % 2 === 1 && column % 2 === 1) return !maze.has(cell);
    const wall = row % 2 === 1 ? 2 * cell + RIGHT : 2 * cell + BOTTOM;
    const isFrame = row === 0 || column === 0 || row === 2 * maze.rows || column === 2 * maze.columns;
    return isFrame || !maze.separates(wall) || !maze.isOpen(wall);
  };
  return { rows: 2 * maze.rows + 1, columns: 2 * maze.columns + 1, isWall };
}

test("blocks on the lattice of odd lines are the walls between cells, for any walls and any mask", () => {
  fc.assert(
    fc.property(anyMaze(), ({ maze }) => {
      const blocks = latticeOf(maze);
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
  const { gaps, cellAt } = latticeOfBlocks(blocksOf("#.###", "#.#..", "#.#.#", "#...#", "###.#"))!;
  expect(gaps).toEqual([0, 1, 3]);
  expect([1, 9, 23].map(cellAt)).toEqual(gaps);
});

test.each([
  ["an even size", ["####", "#..#", "#.##", "####"], { rows: 2, columns: 2, mask: [1, 1, 1, 0] }],
  ["an open post", ["#####", "#...#", "#...#", "#...#", "#####"], { rows: 3, columns: 3, mask: undefined }],
  ["an opening to a wall", ["#####", "#.#.#", "#...#", "###.#", "#####"].reverse(), { rows: 3, columns: 3 }],
  ["an end in the rim", ["#.##", "#.##"], { rows: 2, columns: 1, mask: undefined }],
])("blocks off the lattice, by %s, are cells without walls to their neighbours", (_what, lines, expected) => {
  const blocks = blocksOf(...lines);
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
  expect(mazeOfBlocks(blocksOf("###", "###", "###"))).toBeUndefined();
});
