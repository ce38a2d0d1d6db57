import fc from "fast-check";
import { kruskal } from "../../src/maze/generators/kruskal";
import { cellsBefore, withLines, type LineEdit } from "../../src/maze/model/lines";
import { Maze } from "../../src/maze/model/maze";
import { Random } from "../../src/maze/model/random";

const cases = fc
  .record({
    rows: fc.integer({ min: 1, max: 7 }),
    columns: fc.integer({ min: 1, max: 7 }),
    seed: fc.string(),
    line: fc.constantFrom("row" as const, "column" as const),
    at: fc.double({ min: 0, max: 0.999, noNaN: true }),
    length: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ rows, columns, seed, line, at, length }) => {
    const lines = line === "row" ? rows : columns;
    const first = Math.floor(at * lines);
    const { maze } = kruskal({ rows, columns }, new Random(seed));
    return { maze, line, first, count: Math.min(length, lines - first) };
  });

test("inserted lines are walled in and every other wall stays, and deleting them gives the maze but for the passages across", () => {
  fc.assert(
    fc.property(cases, ({ maze, line, first, count }) => {
      const insert: LineEdit = { line, edit: "insert", first, count };
      const grown = withLines(maze, insert);
      const origin = cellsBefore(maze, insert);
      let across = 0;
      for (let wall = 0; wall < grown.wallCount; wall++) {
        if (!grown.separates(wall)) continue;
        const [one, other] = [origin[wall >> 1], origin[grown.across(wall)]];
        if (one === undefined || other === undefined) expect(grown.isOpen(wall)).toBe(false);
        else expect(grown.isOpen(wall)).toBe(maze.isOpen(2 * one + (wall & 1)));
      }
      const back = withLines(grown, { ...insert, edit: "delete" });
      for (let wall = 0; wall < maze.wallCount; wall++) {
        if (!maze.separates(wall) || maze.isOpen(wall) === back.isOpen(wall)) continue;
        const place = line === "row" ? Math.floor((wall >> 1) / maze.columns) : (wall >> 1) % maze.columns;
        expect([place, wall & 1]).toEqual([first - 1, line === "row" ? 1 : 0]);
        expect(maze.isOpen(wall)).toBe(true);
        across++;
      }
      expect(back.countPassages()).toBe(maze.countPassages() - across);
    }),
  );
});

test("cells that come to lie beside each other when lines between them go have a wall between them", () => {
  const hall = Maze.open({ rows: 4, columns: 4 });
  const passages = (edit: LineEdit) => withLines(hall, edit).countPassages();
  // Of 24 passages two rows of 4 cells take 3 each with them, and 4 before, between and behind them.
  expect(passages({ line: "row", edit: "delete", first: 1, count: 2 })).toBe(24 - 2 * 3 - 3 * 4);
  expect(passages({ line: "column", edit: "delete", first: 1, count: 2 })).toBe(24 - 2 * 3 - 3 * 4);
});

test("openings in the frame, which is no wall between cells, are not taken over", () => {
  const maze = Maze.walled({ rows: 2, columns: 2 });
  for (let wall = 0; wall < maze.wallCount; wall++) maze.openWall(wall);
  expect(withLines(maze, { line: "row", edit: "insert", first: 2, count: 1 }).countPassages()).toBe(4);
});

test("cells that were out stay out, and inserted ones are in", () => {
  const { maze } = kruskal({ rows: 2, columns: 2, mask: Uint8Array.of(1, 0, 1, 1) }, new Random("m"));
  expect([...withLines(maze, { line: "row", edit: "insert", first: 1, count: 1 }).mask!]).toEqual([1, 0, 1, 1, 1, 1]);
  expect(withLines(maze, { line: "row", edit: "delete", first: 0, count: 1 }).mask).toBeUndefined();
});
