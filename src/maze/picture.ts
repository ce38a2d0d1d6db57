/** A maze as SVG. */
import { type Maze, type Opening, BOTTOM, LEFT, RIGHT, TOP, bitOf, holesOf, linedSides, runsOf } from "./model";

interface Motif {
  readonly maze: Maze;
  readonly openings: readonly Opening[];
  /** The cells of a path to draw in grey, in order. */
  readonly path?: ArrayLike<number> | undefined;
  /** The texts in the cells: the letters of the ends, items; rows x columns, "" for none. */
  readonly texts?: readonly string[] | undefined;
  /** The width of a cell, in points. */
  readonly cellSize: number;
  /** Its height divided by its width; 1 where it is missing. */
  readonly tall?: number;
  /** How thick walls are, as a share of a cell; a tenth within limits where it is missing. */
  readonly wall?: number | undefined;
  readonly title: string;
  readonly description: string;
}

/** An SVG document, and its size in points. */
export interface SvgPicture {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/** Shares of a cell, or of its shorter side: the margin around the maze, the letters, the path. */
const MARGIN = 0.5;
const LETTER = 0.5;
const PATH = 0.4;
const HOLE = "#595959";
/** Limits in points: walls are a tenth of a cell wide, within what prints well. */
const THINNEST = 0.75;
const THICKEST = 2.5;

/**
 * The maze as an SVG document on white: all walls in one black path, the solution in grey, texts in the middle of their cells. It has
 * only presentation attributes, no styles and no external resources, so it shows wherever SVG does.
 */
export function svgOf(motif: Motif): SvgPicture {
  const { maze, openings, path, texts, cellSize, tall = 1, wall } = motif;
  const { rows, columns } = maze;
  const width = (columns + 2 * MARGIN) * cellSize;
  const height = (rows * tall + 2 * MARGIN) * cellSize;
  const down = (y: number) => (tall === 1 ? y : rounded(y * tall));
  const middle = (cell: number) => [(cell % columns) + 0.5, down(Math.floor(cell / columns) + 0.5)] as const;
  const side = Math.min(1, tall);
  const line = wall ?? Math.min(THICKEST, Math.max(THINNEST, (cellSize * side) / 10)) / cellSize;
  const points = Array.from(path ?? [], (cell) => middle(cell).join(" ")).join("L");
  const letters = (texts ?? []).map((text, cell) => {
    if (text === "") return "";
    const [x, y] = middle(cell);
    const size = rounded((LETTER * side) / Math.max(1, [...text].length / 2.5));
    return `<text x="${x}" y="${rounded(y + size * 0.36)}" font-size="${size}">${escaped(text)}</text>`;
  });
  const holes = Array.from(holesOf(maze) ?? [], (isHole, cell) =>
    isHole === 0 ? "" : `M${cell % columns} ${down(Math.floor(cell / columns))}h1v${rounded(tall)}h-1z`,
  );
  const around = (begin: string, content: string, end: string) => content && begin + content + end;
  const way = `stroke-width="${rounded(PATH * side)}" stroke-linecap="round" stroke-linejoin="round"`;
  const font = '<g font-family="Calibri, Carlito, Arial, sans-serif" text-anchor="middle" fill="#000000">';
  const parts = [
    `<title>${escaped(motif.title)}</title><desc>${escaped(motif.description)}</desc>`,
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${columns + 2 * MARGIN}" height="${down(rows) + 2 * MARGIN}" fill="#FFFFFF"/>`,
    around('<path d="', holes.join(""), `" fill="${HOLE}"/>`),
    around('<path d="M', points, `" fill="none" stroke="#BFBFBF" ${way}/>`),
    around(font, letters.join(""), "</g>"),
    `<path d="${wallPath(maze, openings, down)}" fill="none" stroke="#000000" stroke-width="${rounded(line)}" stroke-linecap="square"/>`,
  ];
  const box = [-MARGIN, -MARGIN, columns + 2 * MARGIN, down(rows) + 2 * MARGIN].join(" ");
  const size = `width="${rounded(width)}pt" height="${rounded(height)}pt" viewBox="${box}"`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" role="img" ${size}>${parts.join("")}</svg>`;
  return { text, width, height };
}

function rounded(length: number): number {
  return Math.round(length * 1000) / 1000;
}

function escaped(text: string): string {
  return text.replace(
    /[&<>"]|[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu,
    (character) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[character] ?? "",
  );
}

/**
 * All walls that stand, frame and edge of the mask included, as an SVG path in cells, in the fewest pieces: horizontal ones row by row,
 * then others. `down` says where a row begins.
 */
export function wallPath(maze: Maze, openings: readonly Opening[], down: (y: number) => number): string {
  const { rows, columns } = maze;
  const lined = linedSides(maze, openings, true);
  const hasLine = (row: number, column: number, side: number) => (lined[row * columns + column]! & bitOf(side)) !== 0;
  let path = "";
  for (let y = 0; y <= rows; y++) {
    const isWall = (x: number) => (y < rows ? hasLine(y, x, TOP) : hasLine(rows - 1, x, BOTTOM));
    for (const { first, length, value } of runsOf(columns, isWall)) if (value) path += `M${first} ${down(y)}h${length}`;
  }
  for (let x = 0; x <= columns; x++) {
    const isWall = (y: number) => (x < columns ? hasLine(y, x, LEFT) : hasLine(y, columns - 1, RIGHT));
    for (const { first, length, value } of runsOf(rows, isWall)) {
      if (value) path += `M${x} ${down(first)}v${down(length)}`;
    }
  }
  return path;
}
