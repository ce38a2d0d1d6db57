import fc from "fast-check";
import { Maze } from "../../src/maze/model/maze";
import { firstSide, PASSAGE_COUNTS, passagesOf, stepsOf, wallBeside } from "../../src/maze/model/passages";
import { Random } from "../../src/maze/model/random";
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

  it.each([undefined, 7])("are the same where a slice ends within a row, with every %s-th cell out", (nth) => {
    const grid = { rows: 3, columns: 5000 };
    const mask = Uint8Array.from({ length: 15_000 }, (_, cell) => Number(cell % (nth ?? Infinity) !== 0));
    const maze = Maze.walled(nth === undefined ? grid : { ...grid, mask });
    const random = new Random("slices");
    for (let wall = 0; wall < maze.wallCount; wall++) {
      if ((nth === undefined || maze.separates(wall)) && random.percent(60)) maze.openWall(wall);
    }
    const passages = passagesOf(maze);
    const steps = stepsOf(maze);
    const wrong = [...passages.keys()].filter((cell) => {
      const reached = steps.map((step) => cell + step).filter((_, side) => (passages[cell]! & (1 << side)) !== 0);
      return reached.join() !== openNeighbours(maze, cell).join();
    });
    expect(wrong).toEqual([]);
  });

  it("lead neither through the frame nor to masked cells, even where such a wall was opened", () => {
    const mask = Uint8Array.of(1, 1, 1, 1, 0, 1, 1, 1, 1);
    const maze = Maze.walled({ rows: 3, columns: 3, mask });
    for (let wall = 0; wall < maze.wallCount; wall++) maze.openWall(wall);
    expect([...passagesOf(maze)]).toEqual([0b0011, 0b0101, 0b0110, 0b1010, 0, 0b1010, 0b1001, 0b0101, 0b1100]);
  });
});
