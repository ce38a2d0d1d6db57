/** Papers, and the cells that fill them: pages, answers, posters. */
import type { Grid } from "../maze/model";
import { message } from "../message";
import { type WallWeight, type CellSize, cellHeightOf, type Layout, PIXEL, heightPerWidth, shorterSide } from "./looks";
import { paintCells } from "./cells";
import { cellArea } from "./borders";
import { drawnArea, sizeWithWalls } from "./lattice";
import { Refusal, rangeAt } from "./excel";
import { type Area, columnLetters } from "./addresses";

type Size = Pick<Grid, "columns" | "rows">;

export type Orientation = "Portrait" | "Landscape";

/** Points. */
interface Extent {
  readonly width: number;
  readonly height: number;
}

/**
 * Papers that classes print on, upright, by Excel's own names (Excel.PaperType), with the territories that usually use them (Unicode CLDR,
 * supplemental data, paperSize); the first is used in all others.
 */
const papers = {
  // ISO 216.
  A4: { width: 595.28, height: 841.89, territories: "" },
  // 8.5 x 11 inches.
  Letter: { width: 612, height: 792, territories: "BZ CA CL CO CR GT MX NI PA PH PR SV US VE" },
} satisfies Record<string, Extent & { readonly territories: string }>;

export type PaperName = keyof typeof papers;
export const paperNames = Object.keys(papers) as readonly PaperName[];

/** Points: margins that every office printer can keep, with room for a header and a footer. */
export const MARGINS = { left: 36, right: 36, top: 54, bottom: 54, header: 22, footer: 22 } as const;
export const HEADER_FONT = 14;

/** The paper of a locale such as "en-US"; the first one if it names no territory. */
export function paperOfLocale(locale: string): PaperName {
  const territory = /[-_]([A-Za-z]{2})(?:[-_]|$)/.exec(locale)?.[1]?.toUpperCase() ?? "";
  return paperNames.find((name) => papers[name].territories.split(" ").includes(territory)) ?? paperNames[0]!;
}

/** `tall` is the height of cells divided by their width. */
export function orientationOf({ columns, rows }: Size, tall = 1): Orientation {
  return columns > rows * tall ? "Landscape" : "Portrait";
}

/** The area of a paper between the margins, in points: 523.28 x 733.89 for A4, upright. */
export function printableArea(paper: PaperName, orientation: Orientation): Extent {
  const { width, height }: Extent = papers[paper];
  const [across, down] = orientation === "Portrait" ? [width, height] : [height, width];
  return { width: across - MARGINS.left - MARGINS.right, height: down - MARGINS.top - MARGINS.bottom };
}

/**
 * By how much columns may come out wider on paper than requested: Excel fits them to the printer's widths of the
 * standard font (Microsoft KB 214278), LibreOffice with Carlito makes them 1.06 times as wide. Heights come out as requested.
 */
export const COLUMN_GROWTH = 1.08;
/** The smallest cell, in points, that anybody can follow on paper. */
const LEAST_CELL = 6;
/** Excel's tallest row, in points. */
const TALLEST_ROW = 409;

function wholePixels(points: number): number {
  return Math.max(0, Math.floor(points / PIXEL) * PIXEL);
}

/** A wall weight that leaves passages open: thick lines are 2.5 points wide, medium ones 1.75, thin ones 0.75. `cellSize` in points. */
export function weightFor(cellSize: number): WallWeight {
  if (cellSize >= 18) return "Thick";
  return cellSize >= 9 ? "Medium" : "Thin";
}

export type MazesAPage = 1 | 2 | 4;

export const GRID_GAP = 2;

interface PageRoom {
  readonly count?: MazesAPage | 6;
  /** Points of its height that each of them takes besides. */
  readonly extra?: number;
  /** The height of a cell divided by its width. */
  readonly tall?: number;
  /** Those that may be; without them, the grid's own for one grid, and any for several. */
  readonly orientations?: readonly Orientation[];
  readonly wallShare?: number | undefined;
  /** The largest width of a cell, in points. */
  readonly most?: number;
}

const ORIENTATIONS = ["Portrait", "Landscape"] as const;

/** How grids lie on a page with the largest cells, 6 as 2 x 3 or 3 x 2; `printed`: the width of a cell, in points. */
function largestOnPage(paper: PaperName, grid: Size, page: PageRoom) {
  const { count = 1, extra = 0, tall = 1, wallShare, most = Infinity } = page;
  const { orientations = count === 1 ? [orientationOf(grid, tall)] : ORIENTATIONS } = page;
  const { columns, rows } = sizeWithWalls(grid, { wallShare });
  const root = Math.sqrt(count);
  const ways = orientations.flatMap((orientation) =>
    [Math.floor(root), Math.ceil(root)].map((across) => {
      const down = count / across;
      const gaps = (across - 1) * GRID_GAP;
      const whole = printableArea(paper, orientation);
      const room = { width: whole.width, height: whole.height - down * extra };
      const width = room.width / ((across * columns + gaps) * COLUMN_GROWTH);
      const printed = Math.min(most, wholePixels(Math.min(width, room.height / (down * rows * tall))));
      return { printed, whole, room, gaps, orientation, across, down };
    }),
  );
  return ways.reduce((one, other) => (other.printed > one.printed ? other : one));
}

/** Throws {@link Refusal} if a side of a cell would be under 6 points, and names the largest grid that fits. */
export function fillPage(paper: PaperName, grid: Size, page: PageRoom = {}) {
  const { tall = 1, wallShare } = page;
  const { printed, room, gaps, orientation, across, down } = largestOnPage(paper, grid, page);
  const cellSize = Math.min(printed, wholePixels(TALLEST_ROW / Math.max(1, tall)));
  const shorter = cellSize * Math.min(1, tall);
  if (shorter >= LEAST_CELL) return { cellSize, wallShare, wallWeight: weightFor(shorter), orientation, across, down };
  const least = LEAST_CELL / Math.min(1, tall);
  const share = wallShare === undefined ? 0 : wallShare / 100;
  const most = (cells: number) => Math.floor((cells - share) / (1 + share));
  const mostColumns = most((room.width / (least * COLUMN_GROWTH) - gaps) / across);
  const mostRows = most(room.height / (least * tall) / down);
  const { columns, rows } = grid;
  throw new Refusal(
    message("page-too-small", { mostColumns, mostRows, paper, orientation, least: LEAST_CELL, columns, rows }),
  );
}

/** The scale at which a page of the grid's orientation holds what is drawn in this size, in points: 1 if it fits as it is. */
export function shrunkToPage(paper: PaperName, grid: Size, drawn: Extent): number {
  const { width, height } = printableArea(paper, orientationOf(grid));
  return Math.min(1, width / (drawn.width * COLUMN_GROWTH), height / drawn.height);
}

interface DrawnMaze extends Size {
  /** Points: of all its columns, of all its rows, and of what is printed below it. */
  readonly width: number;
  readonly height: number;
  readonly below: number;
  /** The height of a cell divided by its width. */
  readonly tall: number;
}

/**
 * The cells with which a maze that is drawn fills a page; undefined if it fills the page already, or is larger: Excel makes it smaller when
 * it prints, with its walls and letters. Throws {@link Refusal} for a maze that is too large to follow on a page.
 */
export function cellsToFillPage(paper: PaperName, orientation: Orientation, maze: DrawnMaze): CellSize | undefined {
  const { columns, rows, width, height, below, tall } = maze;
  const page = { tall, orientations: [orientation] };
  const { cellSize: most } = fillPage(paper, maze, page);
  const { printed: cellSize, room } = largestOnPage(paper, maze, { ...page, extra: below, most });
  const wanted = { cellSize, cellHeight: tall === 1 ? undefined : wholePixels(cellSize * tall) };
  // Whole pixels leave a rest of less than one for each cell.
  const isWide = (width + columns) * COLUMN_GROWTH > room.width || width >= columns * cellSize;
  const isHigh = height + rows > room.height || height >= rows * cellHeightOf(wanted);
  return isWide || isHigh ? undefined : wanted;
}

/** Points: a column and a row of the usual size, which are before a maze that begins in B2, and a frame. */
const BEFORE = { width: 51, height: 18 } as const;
/** The smallest cell, in points, whose walls can be told apart on a screen. */
const LEAST = 3;

/**
 * The largest square cells with which a whole maze, from B2 on, is in view in a window with room for `window`. Throws {@link Refusal}
 * if they would be too small, and names the largest grid that fits.
 */
export function fitWindow(window: Extent, grid: Size): Pick<Layout, "cellSize" | "wallWeight"> {
  const [width, height] = [window.width - BEFORE.width, window.height - BEFORE.height];
  const { columns, rows } = grid;
  const cellSize = Math.min(TALLEST_ROW, wholePixels(Math.min(width / columns, height / rows)));
  if (cellSize >= LEAST) return { cellSize, wallWeight: weightFor(cellSize) };
  const [mostColumns, mostRows] = [Math.floor(width / LEAST), Math.floor(height / LEAST)];
  throw new Refusal(message("window-too-small", { mostColumns, mostRows, ...window, columns, rows, least: LEAST }));
}

/** Points: Excel's rows are at most 409 high, and walls look too thin beside larger cells. */
const LARGEST_CELL = 144;

/**
 * The parts of a grid, from left to right and then down, of nearly equal size. Neighbours share one column or row. There must be more
 * columns than pages across, and more rows than pages down.
 */
export function posterPages(grid: Area, across: number, down: number): Area[] {
  const columns = cuts(grid.columns, across);
  const rows = cuts(grid.rows, down);
  return rows.flatMap((row) =>
    columns.map((column) => ({
      row: grid.row + row.first,
      column: grid.column + column.first,
      rows: row.count,
      columns: column.count,
    })),
  );
}

function cuts(lines: number, parts: number): { first: number; count: number }[] {
  const start = (part: number) => Math.round((part * (lines - 1)) / parts);
  return Array.from({ length: parts }, (_, part) => ({ first: start(part), count: start(part + 1) - start(part) + 1 }));
}

/** "A1" for the first page, "A2" for the one right of it, "B1" for the one below; both count from 0. */
export function pageName(row: number, column: number): string {
  return columnLetters(row) + (column + 1);
}

export interface Pages {
  readonly across: number;
  readonly down: number;
}

export function posterOrientation(paper: PaperName, size: Size, pages: Pages, tall = 1): Orientation {
  return largestCell(paper, size, pages, tall).orientation;
}

/**
 * The largest cells with which every part of a maze fits on its page, of the same shape as `shape`. Throws {@link Refusal} if they
 * would be too small to follow, or a page would have no cell of its own.
 */
export function posterCell(
  paper: PaperName,
  { columns, rows }: Size,
  { across, down }: Pages,
  shape: Partial<CellSize>,
): CellSize {
  const isDivided = (cells: number, pages: number) => pages === 1 || cells > 2 * pages;
  if (!isDivided(columns, across) || !isDivided(rows, down)) {
    throw new Refusal(message("poster-maze-too-small", { columns, rows, across, down }));
  }
  const tall = heightPerWidth(shape);
  const { printed: cellSize } = largestCell(paper, { columns, rows }, { across, down }, tall);
  const cell = { cellSize, cellHeight: tall === 1 ? undefined : wholePixels(cellSize * tall) };
  if (shorterSide(cell) >= LEAST_CELL) return cell;
  throw new Refusal(message("poster-too-small", { across, down, paper, columns, rows, least: LEAST_CELL }));
}

function largestCell(paper: PaperName, { columns, rows }: Size, { across, down }: Pages, tall: number) {
  const part = { columns: Math.ceil((columns - 1) / across) + 1, rows: Math.ceil((rows - 1) / down) + 1 };
  const most = wholePixels(LARGEST_CELL / Math.max(1, tall));
  return largestOnPage(paper, part, { tall, orientations: ORIENTATIONS, most });
}

const ANSWERS_A_PAGE = 6;
/** The most cells that a column between two answers is wide. */
const WIDEST_GAP = 1.5;
/** About how many points on paper the number and the space above and below an answer take. */
const LABEL = 15;
const SPACER = 6;
const FONT = 9;
const FOOTER_FONT = 10;
/** Points: the largest letters in the usual room of a header. */
const LARGEST_FONT = 24;
/** The ratio of height to width of a full page is assumed larger by this, so that a page fitted to its width has room for its rows. */
const SLACK = 1.03;
/** The smallest cell of an answer, in points: there nobody has to find a path, only to see one. */
const LEAST_ANSWER_CELL = 4.5;

export function slotOf(sizes: readonly Size[]): Size {
  const most = (side: keyof Size) => Math.max(...sizes.map((size) => size[side]));
  return { columns: most("columns"), rows: most("rows") };
}

export type AnswerLayout = ReturnType<typeof answerLayout>;

/**
 * The layout with the largest cells on paper. Cells are as large as those of the mazes; the page is fitted to its width, which shrinks
 * everything, lines too. Points on the sheet. Throws {@link Refusal} if they would be too small to see.
 */
export function answerLayout(
  paper: PaperName,
  size: Size,
  { cellSize, ...form }: Pick<CellSize, "cellSize" | "wallShare">,
) {
  const { columns, rows } = sizeWithWalls(size, form);
  const page = largestOnPage(paper, size, { ...form, count: ANSWERS_A_PAGE, extra: LABEL + SPACER });
  const { printed, whole: room, orientation, across, down } = page;
  if (printed < LEAST_ANSWER_CELL) {
    throw new Refusal(message("answers-too-small", { answers: ANSWERS_A_PAGE, ...size, paper }));
  }
  const larger = (points: number) => Math.ceil((points * cellSize) / printed / PIXEL) * PIXEL;
  const [label, spacer] = [larger(LABEL), larger(SPACER)];
  // Gaps and margins make it as wide as its height requires: then what fits the width fits the page, even if columns come out wider.
  const height = down * (rows * cellSize + label + spacer);
  const mazes = across * columns * cellSize;
  const between = page.gaps;
  const gaps = Math.max(between * cellSize, (height * SLACK * room.width) / room.height - mazes);
  const gap = Math.ceil(Math.min(gaps / between, WIDEST_GAP * cellSize) / PIXEL) * PIXEL;
  const width = mazes + gap * between;
  const side = Math.floor((Math.max(0, mazes + gaps - width) / (mazes + gaps) / 2) * room.width);
  const percent = Math.floor((100 * (room.width - 2 * side)) / (width * COLUMN_GROWTH));
  // LibreOffice shrinks the room of header and footer with the page, where larger letters would be cut off.
  const font = (points: number, most = LARGEST_FONT) => Math.min(Math.round(larger(points)), most);
  return {
    orientation,
    across,
    down,
    /** The room for an answer, in cells of the sheet. */
    slot: slotOf([drawnArea({ row: 0, column: 0, ...size }, form)]),
    /** On paper, by which the margins left and right are wider than usual. */
    side,
    /** The columns between two answers, the row with an answer's number, and the row after the answer. */
    gap,
    label,
    spacer,
    fontSize: font(FONT, Infinity),
    headerFont: font(HEADER_FONT),
    footerFont: font(FOOTER_FONT),
    /** The scale that also fits, for a page that cannot be fitted to its width. */
    percent,
  };
}

/** Visible in black and white, and lighter than a path. */
const SHARED_FILL = "E7E7E7";
const LETTER_COLOR = "#7F7F7F";
/** Font size of a mark as a share of the cell's shorter side, and at most, in points. */
const LETTER_SHARE = 0.3;
const LARGEST_LETTERS = 10;

interface PosterMarks {
  /** Whether a cell is printed on two pages. */
  readonly isShared: (cell: number) => boolean;
  readonly letters: ReadonlyMap<number, string>;
}

/** Queues these marks: shared cells are grey. About 350 bytes a mark. */
export function markPoster(
  sheet: Excel.Worksheet,
  grid: Area,
  cellSize: CellSize,
  { isShared, letters }: PosterMarks,
): void {
  paintCells(sheet, grid, SHARED_FILL, isShared);
  const fontSize = Math.max(1, Math.min(LARGEST_LETTERS, Math.round(shorterSide(cellSize) * LETTER_SHARE)));
  for (const [cell, text] of letters) {
    const range = rangeAt(sheet, cellArea(grid, cell));
    range.values = [[text]];
    range.format.font.color = LETTER_COLOR;
    range.format.font.size = fontSize;
  }
}

/**
 * The middle of each line that two pages share has the names of both, "A1 A2", so that it is printed on both; every page also has its own
 * name in a cell that is on no other page. `isFree` says whether a cell has room for letters.
 */
export function posterMarks(
  { rows, columns }: Pick<Area, "rows" | "columns">,
  pages: Pages,
  isFree: (cell: number) => boolean,
): PosterMarks {
  const parts = posterPages({ row: 0, column: 0, rows, columns }, pages.across, pages.down);
  const sharedColumns = new Set(parts.map(({ column }) => column).filter((column) => column > 0));
  const sharedRows = new Set(parts.map(({ row }) => row).filter((row) => row > 0));
  const letters = new Map<number, string>();
  parts.forEach((part, i) => {
    const [down, across] = [Math.floor(i / pages.across), i % pages.across];
    const name = pageName(down, across);
    const inRows = middleFirst(part.row, part.rows).filter((row) => !sharedRows.has(row));
    const inColumns = middleFirst(part.column, part.columns).filter((column) => !sharedColumns.has(column));
    const write = (atRows: readonly number[], atColumns: readonly number[], text: string) => {
      const cells = atRows.flatMap((row) => atColumns.map((column) => row * columns + column));
      const cell = cells.find(isFree);
      if (cell !== undefined) letters.set(cell, text);
    };
    const own = [part.row + 1, part.row + 2, part.row].filter((row) => inRows.includes(row));
    write(own, inColumns, name);
    if (across + 1 < pages.across) {
      write(inRows, [part.column + part.columns - 1], `${name} ${pageName(down, across + 1)}`);
    }
    if (down + 1 < pages.down) {
      write([part.row + part.rows - 1], inColumns, `${name} ${pageName(down + 1, across)}`);
    }
  });
  const isShared = (cell: number) => sharedRows.has(Math.floor(cell / columns)) || sharedColumns.has(cell % columns);
  return { isShared, letters };
}

function middleFirst(first: number, count: number): number[] {
  const middle = first + (count - 1) / 2;
  return Array.from({ length: count }, (_, i) => first + i).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
}
