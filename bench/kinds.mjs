// Draws the pictures of mazes that people have, in docs/pictures, for the guide. Run by hand: node bench/kinds.mjs
import { writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../docs/pictures");
const BLOCKS = [
  "###########",
  "#S    #   #",
  "##### # # #",
  "#   #   # #",
  "# # ##### #",
  "# #     # #",
  "# ##### # #",
  "#     #  E#",
  "###########",
];
const [ROWS, COLUMNS] = [4, 5];
const isWall = (row, column) => BLOCKS[row][column] === "#";
const letters = [
  [0, 0, "S"],
  [3, 4, "E"],
];

const line = (x1, y1, x2, y2, color, width) =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${color}" stroke-width="${width}" stroke-linecap="square"/>`;
const rect = (x, y, width, height, fill) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const text = (x, y, size, content) =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" text-anchor="middle" fill="#000">${content}</text>`;

function picture(name, title, width, height, parts) {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const content = [`<title>${title}</title>`, rect(0, 0, width, height, "#fff"), ...parts].join("\n");
  writeFileSync(
    path.join(FOLDER, `${name}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>\n${content}\n</svg>\n`,
  );
}

/** The thin lines of a sheet, or of a grid that somebody drew. */
function grid(rows, columns, side, color) {
  const across = Array.from({ length: rows + 1 }, (_, row) =>
    line(8, 8 + row * side, 8 + columns * side, 8 + row * side, color, 1),
  );
  const down = Array.from({ length: columns + 1 }, (_, at) =>
    line(8 + at * side, 8, 8 + at * side, 8 + rows * side, color, 1),
  );
  return [...across, ...down];
}

function walls(side, width) {
  const parts = [];
  for (let row = 0; row <= 2 * ROWS; row++) {
    for (let column = 0; column <= 2 * COLUMNS; column++) {
      if (!isWall(row, column) || row % 2 === column % 2) continue;
      const [x, y] = [8 + Math.floor(column / 2) * side, 8 + Math.floor(row / 2) * side];
      parts.push(row % 2 === 0 ? line(x, y, x + side, y, "#000", width) : line(x, y, x, y + side, "#000", width));
    }
  }
  return parts;
}
const ends = letters.map(([row, column, letter]) => text(8 + column * 32 + 16, 8 + row * 32 + 22, 16, letter));
const [WIDE, HIGH] = [16 + COLUMNS * 32, 16 + ROWS * 32];
picture("kind-lines", "A maze of lines", WIDE, HIGH, [...grid(ROWS, COLUMNS, 32, "#ddd"), ...walls(32, 2), ...ends]);
picture("kind-thick-lines", "Thick lines on a grid of thin ones", WIDE, HIGH, [
  ...grid(ROWS, COLUMNS, 32, "#666"),
  ...walls(32, 5),
  ...ends,
]);

const SIDE = 17;
const cells = (draw) =>
  BLOCKS.flatMap((row, r) => Array.from(row, (sign, c) => draw(sign, 8 + c * SIDE, 8 + r * SIDE)).filter(Boolean));
const [ACROSS, DOWN] = [16 + BLOCKS[0].length * SIDE, 16 + BLOCKS.length * SIDE];
const lined = grid(BLOCKS.length, BLOCKS[0].length, SIDE, "#ddd");
picture("kind-filled-cells", "Filled cells as walls", ACROSS, DOWN, [
  ...lined,
  ...cells((sign, x, y) =>
    sign === "#" ? rect(x, y, SIDE, SIDE, "#404040") : sign === " " ? "" : text(x + 8.5, y + 13, 12, sign),
  ),
]);
picture("kind-values", "Ones as walls and zeros between them", ACROSS, DOWN, [
  ...lined,
  ...cells((sign, x, y) => text(x + 8.5, y + 13, 12, sign === "#" ? "1" : sign === " " ? "0" : sign)),
]);

const sums = Array.from({ length: ROWS * COLUMNS }, (_, cell) => {
  const [row, column] = [2 * Math.floor(cell / COLUMNS) + 1, 2 * (cell % COLUMNS) + 1];
  const sides = [isWall(row - 1, column), isWall(row, column + 1), isWall(row + 1, column), isWall(row, column - 1)];
  const sum = sides.reduce((all, wall, bit) => all + (wall ? 1 << bit : 0), 0);
  return text(8 + (cell % COLUMNS) * 32 + 16, 8 + Math.floor(cell / COLUMNS) * 32 + 22, 16, sum);
});
picture("kind-sums", "Sums of walls: 1 above, 2 right, 4 below, 8 left", WIDE, HIGH, [
  ...grid(ROWS, COLUMNS, 32, "#ddd"),
  ...sums,
]);
