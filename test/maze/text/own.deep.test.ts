import fc from "fast-check";
import { parseText, textForms } from "../../../src/maze/text";
import { IS_DEEP } from "../../depth";
import { anyMaze } from "../anyMaze";
import type { Maze } from "../../../src/maze/model/maze";

/** All of a maze as one text: comparing it cell by cell would take most of the time. */
const told = (maze: Maze) =>
  `${maze.rows} ${maze.columns} ${Array.from(maze.standing, (walls, cell) => (maze.has(cell) ? walls : "x")).join("")}`;

test("20,000 mazes of any walls and any mask come back from each of our texts as they were, whatever else the text may mean", () => {
  const forms = textForms.filter(({ id }) => id !== "hexadecimal");
  fc.assert(
    fc.property(anyMaze(), ({ maze, ends }) => {
      for (const { print } of forms) {
        const read = parseText(print({ maze, ends }));
        expect(told(read.maze)).toBe(told(maze));
        expect(read.ends?.entrance).toBe(ends.entrance);
        expect(read.ends?.exits).toEqual([...new Set(ends.exits)].sort((one, other) => one - other));
      }
    }),
    { numRuns: IS_DEEP ? 20_000 : 200, seed: 1 },
  );
});
