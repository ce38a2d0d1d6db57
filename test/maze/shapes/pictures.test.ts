import { orRefused } from "../../../src/maze/model";
import { message } from "../../../src/message";
import { pictureMask, pictureShapes } from "../../../src/maze/shapes";
import { IS_DEEP } from "../../depth";
import { isConnected, linesOf } from "./reading";

const SMALLEST: Readonly<Record<string, readonly string[]>> = {
  heart: [
    ".###.###.",
    "#########",
    "#########",
    "#########",
    ".#######.",
    "..#####..",
    "..#####..",
    "...###...",
    "....#....",
  ],
  star: [
    ".....#.....",
    ".....#.....",
    "....###....",
    "....###....",
    "###########",
    ".#########.",
    "..#######..",
    "...#####...",
    "...#####...",
    "..##...##..",
    "..#.....#..",
  ],
  circle: [".###.", "#####", "#####", "#####", ".###."],
  tree: [
    ".....#.....",
    ".....#.....",
    "....###....",
    "...#####...",
    "..#######..",
    "...#####...",
    "...#####...",
    "..#######..",
    "...#####...",
    "..#######..",
    ".#########.",
    "###########",
    "....###....",
    "....###....",
  ],
  cat: [
    ".##......##.",
    ".##......##.",
    ".###....###.",
    "############",
    "############",
    "############",
    "###.####.###",
    "############",
    "############",
    ".##########.",
    "..########..",
    "...######...",
  ],
  house: [
    ".....##.....",
    "....####.##.",
    "...########.",
    "..#########.",
    ".##########.",
    "############",
    ".##########.",
    ".##########.",
    ".##########.",
    ".####..####.",
    ".####..####.",
    ".####..####.",
  ],
  ring: ["..###..", ".#####.", "##...##", "##...##", "##...##", ".#####.", "..###.."],
};

test.each(pictureShapes)("$id can be recognised at its smallest size", ({ id, smallest }) => {
  expect(linesOf(pictureMask(id, smallest), smallest.columns)).toEqual(SMALLEST[id]);
});

test.each(pictureShapes)("$id is refused in fewer cells", ({ id, name, smallest: { columns, rows } }) => {
  const refusal = message("shape-too-small", { columns, rows, shape: name });
  for (const grid of [
    { columns: columns - 1, rows },
    { columns, rows: rows - 1 },
  ]) {
    expect(orRefused(() => pictureMask(id, grid))).toMatchObject({ kind: "size", sentence: refusal });
  }
});

/** Every day a grid of nine. */
const STEP = IS_DEEP ? 1 : 3;

test.each(pictureShapes)(
  "$id is connected in every grid up to 60 x 60, and fills all of its columns or rows",
  (shape) => {
    const { id, smallest, proportion } = shape;
    for (let rows = smallest.rows; rows <= 60; rows += STEP) {
      for (let columns = smallest.columns; columns <= 60; columns += STEP) {
        const mask = pictureMask(id, { rows, columns });
        const cells = mask.reduce((sum, inside) => sum + inside, 0);
        const box = Math.min(columns, rows * proportion) * Math.min(rows, columns / proportion);
        // Every picture fills between a third and all of the rectangle around it.
        if (cells < box / 3 || cells > box) throw new Error(`${columns} x ${rows}: ${cells} of ${box}`);
        const lines = linesOf(mask, columns);
        const isTall = lines[0]!.includes("#") && lines[rows - 1]!.includes("#");
        const isWide = lines.some((line) => line.startsWith("#")) && lines.some((line) => line.endsWith("#"));
        if (!isTall && !isWide) throw new Error(`${columns} x ${rows} is not filled`);
        if (!isConnected(mask, columns)) throw new Error(`${columns} x ${rows} is in parts`);
      }
    }
  },
);

test.each(pictureShapes)(
  "$id is symmetric where the picture is, all but the house, and some upside down",
  ({ id, smallest }) => {
    for (let more = 0; more <= 30; more++) {
      const grid = { columns: smallest.columns + more, rows: smallest.rows + 2 * Math.floor(more / 3) };
      const lines = linesOf(pictureMask(id, grid), grid.columns);
      const across = lines.map((line) => [...line].reverse().join(""));
      const [isSideways, isUpsideDown] = [across, [...lines].reverse()].map((other) => other.join() === lines.join());
      expect([grid, isSideways, isUpsideDown]).toEqual([grid, id !== "house", id === "circle" || id === "ring"]);
    }
  },
);
