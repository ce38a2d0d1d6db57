/**
 * Draws the add-in's icons. The add-in's own is a small maze with thick walls, a way in at the top left, a way out at the bottom right,
 * and the path between them; each size is drawn on its own pixel grid, never scaled, so that walls stay sharp. The icons of the
 * ribbon's buttons are shapes on a grid of 16 units; each size is a whole number of pixels a unit, so that straight edges stay sharp too.
 * White cells and a dark green that stands out from white and from black suit the light and the dark ribbon alike.
 * Run it after a change: node assets/draw-icons.mjs
 */
import { writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";

/** Perfect mazes in block form: "#" a wall, "*" the path, " " open. Odd rows and columns hold the cells, even ones the walls. */
const SMALL = [
  "#*#####", //
  "#***# #",
  "###*# #",
  "# #*  #",
  "# #*###",
  "#  ***#",
  "#####*#",
];
const LARGE = [
  "#*#######",
  "#*#     #",
  "#*### # #",
  "#***# # #",
  "###*### #",
  "# #***# #",
  "# ###*# #",
  "#    ***#",
  "#######*#",
];
/** Thickness of walls, breadth of cells, and the margin that is left over on each side, in pixels. */
const ICONS = [
  { size: 16, maze: SMALL, wall: 2, cell: 2, margin: 1 },
  { size: 32, maze: SMALL, wall: 4, cell: 4, margin: 2 },
  { size: 64, maze: LARGE, wall: 6, cell: 8, margin: 1 },
  { size: 80, maze: LARGE, wall: 8, cell: 9, margin: 2 },
  { size: 128, maze: LARGE, wall: 12, cell: 16, margin: 2 },
];
/** Red, green, blue, opacity. */
const COLOURS = { "#": [19, 122, 84, 255], "*": [242, 153, 0, 255], " ": [255, 255, 255, 255] };
const TRANSPARENT = [0, 0, 0, 0];

/** For each pixel along one side, the row (or column) of the maze that it shows; undefined in the margin. */
function blocksAlong({ size, maze, wall, cell, margin }) {
  const blocks = maze.flatMap((_row, index) => Array(index % 2 === 0 ? wall : cell).fill(index));
  const side = [...Array(margin).fill(undefined), ...blocks, ...Array(margin).fill(undefined)];
  if (side.length !== size) throw new Error(`The icon of ${size} pixels is laid out over ${side.length}.`);
  return side;
}

/** A PNG chunk: length, type, content, checksum (PNG specification, section 5.3). */
function chunk(type, content) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(content.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** A PNG file of rows of pixels, each red, green, blue, opacity. */
function png(pixels) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels[0].length, 0);
  header.writeUInt32BE(pixels.length, 4);
  header.set([8, 6, 0, 0, 0], 8); // 8 bits a channel, red green blue and opacity, not interlaced
  const rows = pixels.flatMap((row) => [0, ...row.flat()]); // each row's filter: none
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.from(rows), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function mazePixels(icon) {
  const side = blocksAlong(icon);
  return side.map((row) =>
    side.map((column) => (row === undefined || column === undefined ? TRANSPARENT : COLOURS[icon.maze[row][column]])),
  );
}

const GREEN = COLOURS["#"];
const ORANGE = COLOURS["*"];
const WHITE = COLOURS[" "];

/** Shapes tell whether a point, in units, is in them. */
const box = (left, top, width, height) => (x, y) => x >= left && x < left + width && y >= top && y < top + height;
const triangle = (a, b, c) => (x, y) => {
  const side = ([x1, y1], [x2, y2]) => (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
  const sides = [side(a, b), side(b, c), side(c, a)];
  return sides.every((each) => each >= 0) || sides.every((each) => each <= 0);
};
/** A line with round ends. */
const line =
  ([x1, y1], [x2, y2], width) =>
  (x, y) => {
    const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2);
    const t = Math.min(1, Math.max(0, along));
    return Math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1)) <= width / 2;
  };

/** Each button's layers, the last one on top. */
const BUTTONS = {
  // A maze without a path, and a plus: a new one.
  generate: [
    [GREEN, box(1, 1, 14, 14)],
    [WHITE, box(3, 1, 2, 4), box(3, 3, 10, 2), box(11, 3, 2, 6), box(3, 7, 10, 2), box(3, 7, 2, 6), box(3, 11, 6, 2)],
    [TRANSPARENT, box(8, 8, 8, 8)],
    [ORANGE, box(11, 9, 3, 7), box(9, 11, 7, 3)],
  ],
  // A path through walls that ends in an arrow.
  solve: [
    [GREEN, box(1, 1, 14, 14)],
    [WHITE, box(3, 3, 10, 10), box(1, 3, 2, 4), box(13, 9, 2, 4)],
    [GREEN, box(3, 9, 2, 4), box(11, 3, 2, 4)],
    [ORANGE, box(0, 4, 9, 2), box(7, 4, 2, 8), box(7, 10, 5, 2), triangle([11, 7.5], [16, 11], [11, 14.5])],
  ],
  // A page with a tick.
  "answer-page": [
    [GREEN, box(2, 0, 12, 16)],
    [WHITE, box(4, 2, 8, 12)],
    [GREEN, box(5, 3, 6, 1)],
    [ORANGE, line([4.8, 9], [7, 11.4], 2), line([7, 11.4], [11.2, 6], 2)],
  ],
  // A printer.
  "prepare-page": [
    [GREEN, box(3, 0, 10, 16), box(0, 4, 16, 8)],
    [WHITE, box(4, 1, 8, 3), box(4, 9, 8, 6)],
    [ORANGE, box(12, 6, 2, 1), box(5, 10, 6, 1), box(5, 12, 6, 1)],
  ],
  // An arrow into a cell.
  "set-entrance": [
    [GREEN, box(4, 1, 12, 14)],
    [WHITE, box(6, 3, 8, 10), box(4, 5, 2, 6)],
    [ORANGE, box(0, 7, 7, 2), triangle([6, 3.5], [12, 8], [6, 12.5])],
  ],
  // An arrow out of a cell.
  "add-exit": [
    [GREEN, box(0, 1, 12, 14)],
    [WHITE, box(2, 3, 8, 10), box(10, 5, 2, 6)],
    [ORANGE, box(4, 7, 7, 2), triangle([10, 3.5], [16, 8], [10, 12.5])],
  ],
  // A wall between two cells.
  "make-wall": [
    [GREEN, box(0, 2, 16, 12)],
    [WHITE, box(2, 4, 12, 8)],
    [ORANGE, box(7, 4, 2, 8)],
  ],
  // A way between two cells.
  "make-passage": [
    [GREEN, box(0, 2, 16, 12)],
    [WHITE, box(2, 4, 5, 8), box(9, 4, 5, 8), box(7, 6, 2, 4)],
    [ORANGE, box(3, 7, 10, 2)],
  ],
};

/** Points a pixel is asked at, along each side. */
const SAMPLES = 4;

function buttonPixels(layers, size) {
  const unit = size / 16;
  const colourAt = (x, y) =>
    layers.reduce((below, [colour, ...shapes]) => (shapes.some((isIn) => isIn(x, y)) ? colour : below), TRANSPARENT);
  const points = Array.from({ length: SAMPLES }, (_, i) => (i + 0.5) / SAMPLES);
  const pixel = (column, row) => {
    const found = points.flatMap((y) => points.map((x) => colourAt((column + x) / unit, (row + y) / unit)));
    const opacity = found.reduce((sum, colour) => sum + colour[3], 0);
    if (opacity === 0) return TRANSPARENT;
    const mean = (at) => Math.round(found.reduce((sum, colour) => sum + colour[at] * colour[3], 0) / opacity);
    return [mean(0), mean(1), mean(2), Math.round(opacity / found.length)];
  };
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => pixel(column, row)));
}

const write = (name, size, pixels) => writeFileSync(new URL(`${name}-${size}.png`, import.meta.url), png(pixels));

for (const icon of ICONS) write("icon", icon.size, mazePixels(icon));
for (const [name, layers] of Object.entries(BUTTONS)) {
  for (const size of [16, 32, 80]) write(name, size, buttonPixels(layers, size));
}
