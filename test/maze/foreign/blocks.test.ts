import fc from "fast-check";
import { type BlockMaze, type Blocks, mazeOfBlocks } from "../../../src/maze/foreign/blocks";
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
      const found = mazeOfBlocks(latticeOf(maze))!;
      expectSameMaze(found.maze, maze);
      expect([found.lattice, found.gaps]).toEqual([true, []]);
      for (let cell = 0; cell < maze.size; cell++) {
        const { row, column } = found.blockOf(cell);
        expect(found.cellOf(row, column)).toBe(maze.has(cell) ? cell : undefined);
      }
    }),
    { numRuns: runs(100) },
  );
});

/** The cells beside the openings in the frame. */
const cellsBeside = ({ gaps, cellOf }: BlockMaze) => gaps.map(({ row, column }) => cellOf(row, column));

test("openings in the frame are gaps, and belong to the cell beside them", () => {
  const found = mazeOfBlocks(blocksOf("#.###", "#.#..", "#.#.#", "#...#", "###.#"))!;
  expect(found.gaps).toEqual([
    { row: 0, column: 1 },
    { row: 1, column: 4 },
    { row: 4, column: 3 },
  ]);
  expect(cellsBeside(found)).toEqual([0, 1, 3]);
});

test.each([
  ["an even size", ["####", "#..#", "#.##", "####"], { rows: 2, columns: 2, mask: [1, 1, 1, 0] }],
  ["an open post", ["#####", "#...#", "#...#", "#...#", "#####"], { rows: 3, columns: 3, mask: undefined }],
  ["an opening to a wall", ["#####", "#.#.#", "#...#", "###.#", "#####"].reverse(), { rows: 3, columns: 3 }],
  ["an end in the rim", ["#.##", "#.##"], { rows: 2, columns: 1, mask: undefined }],
])("blocks off the lattice, by %s, are cells without walls to their neighbours", (_what, lines, expected) => {
  const { maze, lattice, cellOf, blockOf } = mazeOfBlocks(blocksOf(...lines))!;
  expect(lattice).toBe(false);
  expect([maze.rows, maze.columns]).toEqual([expected.rows, expected.columns]);
  for (let cell = 0; cell < maze.size; cell++) {
    const { row, column } = blockOf(cell);
    expect(cellOf(row, column)).toBe(lines[row]![column] === "." ? cell : undefined);
    expect(maze.has(cell)).toBe(lines[row]![column] === ".");
  }
  for (let wall = 0; wall < maze.wallCount; wall++) expect(maze.isOpen(wall)).toBe(maze.separates(wall));
});

test("walls alone are no maze", () => {
  expect(mazeOfBlocks(blocksOf("###", "###", "###"))).toBeUndefined();
});
