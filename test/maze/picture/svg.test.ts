import fc from "fast-check";
import { Maze, type Opening } from "../../../src/maze/model";
import { svgOf, wallPath } from "../../../src/maze/picture";
import { anyMaze, maskOf } from "../anyMaze";
import { runs } from "../../depth";

/** The sides of cells beside which a run lies, as "x y right" and so on, each once. */
function edges(maze: Maze, openings: readonly Opening[] = []): string[] {
  const pieces = wallPath(maze, openings, (y) => y).matchAll(/M(\d+) (\d+)([hv])(\d+)/g);
  return [...pieces].flatMap(([, left, top, way, length]) => {
    const [x, y] = [Number(left), Number(top)];
    return Array.from({ length: Number(length) }, (_, i) =>
      way === "h" ? `across ${x + i} ${y}` : `down ${x} ${y + i}`,
    );
  });
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
    { numRuns: runs(100), seed: 3 },
  );
});

test("holes of the mask are filled, and what is around it is not", () => {
  const mask = Uint8Array.from([0, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1]);
  const maze = Maze.open({ rows: 3, columns: 4, mask });
  const { text } = svgOf({ maze, openings: [], cellSize: 10, title: "t", description: "d" });
  expect(text.match(/<path d="[^"]*" fill="#595959"\/>/g)).toEqual(['<path d="M2 1h1v1h-1z" fill="#595959"/>']);
});

const [right, bottom, left, top] = [0, 1, 2, 3];
const hall = Maze.open({ rows: 2, columns: 3 });
const ring = Maze.open(maskOf("...", ".#.", "..."));

test.each<[Maze, cell: number, side: number, missing: string[]]>([
  [hall, 0, top, ["across 0 0"]],
  [hall, 0, left, ["down 0 0"]],
  [hall, 5, right, ["down 3 1"]],
  [hall, 4, bottom, ["across 1 2"]],
  [ring, 7, top, ["across 1 2"]],
  [ring, 1, bottom, ["across 1 1"]],
  [ring, 5, left, ["down 2 1"]],
  [ring, 3, right, ["down 1 1"]],
  // There is nothing to open between two cells.
  [ring, 7, left, []],
  [ring, 5, top, []],
  [ring, 3, bottom, []],
  [ring, 1, right, []],
])("an opening in the frame or the rim of a mask is of one side of one cell: %#", (maze, cell, side, missing) => {
  const open = edges(maze, [{ cell, side }]);
  expect(edges(maze).filter((edge) => !open.includes(edge))).toEqual(missing);
});

test("texts are no markup", () => {
  const maze = Maze.open({ rows: 1, columns: 1 });
  const texts = { texts: ["<b>&"], title: 'Maze "7"', description: "2 by 3 & more" };
  const { text, width, height } = svgOf({ maze, openings: [], cellSize: 24, ...texts });
  expect([width, height]).toEqual([48, 48]);
  expect(text).toContain("<title>Maze &quot;7&quot;</title><desc>2 by 3 &amp; more</desc>");
  expect(text).toContain("&lt;b&gt;&amp;</text>");
});

test("a whole document: 1 x 2 cells, open on the left, with its way and a text in each cell", () => {
  const motif = {
    maze: Maze.walled({ rows: 1, columns: 2 }),
    openings: [{ cell: 0, side: 2 }],
    path: [0, 1],
    texts: ["S", "Exit"],
    cellSize: 20,
    title: "a\u0000b\ud800c",
    description: "small",
  };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" role="img" width="60pt" height="40pt" viewBox="-0.5 -0.5 3 2">';
  const head = "<title>abc</title><desc>small</desc>";
  const paper = '<rect x="-0.5" y="-0.5" width="3" height="2" fill="#FFFFFF"/>';
  const way =
    '<path d="M0.5 0.5L1.5 0.5" fill="none" stroke="#BFBFBF" stroke-width="0.4" stroke-linecap="round" stroke-linejoin="round"/>';
  // A text of up to two letters is half a cell high, a longer one as much smaller as it is longer.
  const texts = [
    '<g font-family="Calibri, Carlito, Arial, sans-serif" text-anchor="middle" fill="#000000">',
    '<text x="0.5" y="0.68" font-size="0.5">S</text><text x="1.5" y="0.613" font-size="0.313">Exit</text></g>',
  ].join("");
  const walls =
    '<path d="M0 0h2M0 1h2M1 0v1M2 0v1" fill="none" stroke="#000000" stroke-width="0.1" stroke-linecap="square"/>';
  expect(svgOf(motif).text).toBe(`${svg}${head}${paper}${way}${texts}${walls}</svg>`);
  expect(svgOf({ ...motif, path: undefined, texts: ["", ""] }).text).toBe(`${svg}${head}${paper}${walls}</svg>`);
  expect(svgOf({ ...motif, path: undefined, texts: undefined }).text).toBe(`${svg}${head}${paper}${walls}</svg>`);
});

test("walls are a tenth of a cell, but no thinner than 0.75 points and no thicker than 2.5", () => {
  const widthAt = (cellSize: number) => {
    const maze = Maze.walled({ rows: 1, columns: 1 });
    const { text } = svgOf({ maze, openings: [], cellSize, title: "", description: "" });
    return Number(/stroke="#000000" stroke-width="([\d.]+)"/.exec(text)![1]) * cellSize;
  };
  expect([5, 20, 100].map(widthAt)).toEqual([0.75, 2, 2.5]);
});
