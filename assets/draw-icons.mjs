/**
 * Draws the add-in's icons: a small maze with thick walls, a way in at the top left, a way out at the bottom right, and
 * the path between them. Each size is drawn on its own pixel grid, never scaled, so that walls stay sharp.
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

function png(icon) {
  const side = blocksAlong(icon);
  const rows = side.map((row) => [
    0, // this row's filter: none
    ...side.flatMap((column) =>
      row === undefined || column === undefined ? TRANSPARENT : COLOURS[icon.maze[row][column]],
    ),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(icon.size, 0);
  header.writeUInt32BE(icon.size, 4);
  header.set([8, 6, 0, 0, 0], 8); // 8 bits a channel, red green blue and opacity, not interlaced
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.from(rows.flat()), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

for (const icon of ICONS) writeFileSync(new URL(`icon-${icon.size}.png`, import.meta.url), png(icon));
