import fc from "fast-check";
import { Maze } from "../../../src/maze/maze";
import { svgOf } from "../../../src/maze/picture/svgOf";
import { type Opening, wallRuns } from "../../../src/maze/picture/wallRuns";
import { anyMaze, maskOf } from "../anyMaze";

/** The sides of cells beside which a run lies, as "x y right" and so on, each once. */
function edges(maze: Maze, openings: readonly Opening[] = []): string[] {
  return wallRuns(maze, openings).flatMap(({ x, y, across, down }) => [
    ...Array.from({ length: across }, (_, i) => `across ${x + i} ${y}`),
    ...Array.from({ length: down }, (_, i) => `down ${x} ${y + i}`),
  ]);
}

test("the pieces are the standing walls, the frame and the rim of the mask, each once", () => {
  fc.assert(
    fc.property(anyMaze(9), ({ maze }) => {
      const { rows, columns } = maze;
      const inside = (row: number, column: number) =>
        row >= 0 && row < rows && column >= 0 && column < columns && maze.has(row * columns + column);
      const wanted: string[] = [];
      for (let y = 0; y <= rows; y++) {
        for (let x = 0; x <= columns; x++) {
          const [here, above, before] = [inside(y, x), inside(y - 1, x), inside(y, x - 1)];
          const isOpenAbove = here && above && maze.isOpen(2 * ((y - 1) * columns + x) + 1);
          const isOpenBefore = here && before && maze.isOpen(2 * (y * columns + x - 1));
          if (x < columns && (here || above) && !isOpenAbove) wanted.push(`across ${x} ${y}`);
          if (y < rows && (here || before) && !isOpenBefore) wanted.push(`down ${x} ${y}`);
        }
      }
      const found = edges(maze);
      expect([...found].sort()).toEqual(wanted.sort());
    }),
    { numRuns: 100, seed: 3 },
  );
});

test("straight pieces are one, and openings are left out on all four sides", () => {
  const maze = Maze.open({ rows: 2, columns: 3 });
  expect(wallRuns(maze)).toHaveLength(4);
  const openings = [
    { cell: 0, side: 3 },
    { cell: 0, side: 2 },
    { cell: 5, side: 0 },
    { cell: 4, side: 1 },
  ];
  const all = edges(maze);
  const left = edges(maze, openings);
  expect(all.filter((edge) => !left.includes(edge))).toEqual(["across 0 0", "across 1 2", "down 0 0", "down 3 1"]);
});

test("a cell taken out of the middle has walls all around", () => {
  const grid = maskOf("...", ".#.", "...");
  expect(edges(Maze.open(grid)).filter((edge) => / 1 1$| 2 1$|across 1 2/.test(edge))).toEqual([
    "across 1 1",
    "across 1 2",
    "down 1 1",
    "down 2 1",
  ]);
});

test("the document has its size in points, white under black, the way in grey, and texts that are no markup", () => {
  const motif = {
    maze: Maze.open({ rows: 2, columns: 3 }),
    openings: [],
    path: [0, 1, 4],
    texts: ["S", "", "<b>&", "", "E", ""],
    cellSize: 24,
    title: 'Maze "7"',
    description: "2 by 3 & more",
  };
  const { text, width, height } = svgOf(motif);
  expect([width, height]).toEqual([96, 72]);
  expect(text).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" role="img" width="96pt" height="72pt" viewBox="-0.5 -0.5 4 3">/,
  );
  expect(text).toContain("<title>Maze &quot;7&quot;</title><desc>2 by 3 &amp; more</desc>");
  expect(text).toContain('d="M0.5 0.5L1.5 0.5L1.5 1.5"');
  expect(text).toContain('stroke="#BFBFBF"');
  expect(text).toContain("&lt;b&gt;&amp;</text>");
  expect(text).not.toMatch(/<b>|style=/);
  expect(svgOf({ ...motif, path: undefined, texts: undefined }).text).not.toMatch(/BFBFBF|<text/);
});
