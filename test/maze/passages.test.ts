import fc from "fast-check";
import { Maze } from "../../src/maze/maze";
import { firstSide, PASSAGE_COUNTS, passagesOf, stepsOf, wallBeside } from "../../src/maze/passages";
import { anyMaze } from "./anyMaze";
import { openNeighbours } from "./shape";

describe("the passages of a maze", () => {
  it("lead, side by side, to the cells that open walls lead to", () => {
    fc.assert(
      fc.property(anyMaze(), ({ maze }) => {
        const passages = passagesOf(maze);
        for (let cell = 0; cell < maze.size; cell++) {
          const reached: number[] = [];
          for (let open = passages[cell]!; open !== 0; open &= open - 1) {
            const side = firstSide(open);
            reached.push(cell + stepsOf(maze)[side]!);
            expect(maze.isOpen(wallBeside(maze, cell, side))).toBe(true);
          }
          expect(reached).toEqual(openNeighbours(maze, cell));
          expect(PASSAGE_COUNTS[passages[cell]!]).toBe(reached.length);
        }
      }),
    );
  });

  it("lead neither through the frame nor to masked cells, even where such a wall was opened", () => {
    const mask = Uint8Array.of(1, 1, 1, 1, 0, 1, 1, 1, 1);
    const maze = Maze.walled({ rows: 3, columns: 3, mask });
    for (let wall = 0; wall < maze.wallCount; wall++) maze.openWall(wall);
    expect([...passagesOf(maze)]).toEqual([0b0011, 0b0101, 0b0110, 0b1010, 0, 0b1010, 0b1001, 0b0101, 0b1100]);
  });
});
