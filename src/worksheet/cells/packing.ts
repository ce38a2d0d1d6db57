import { BOTTOM, type Maze, type OwnedSide, RIGHT } from "../../maze/model";
import { type Area, addressOf } from "../excel";

/**
 * The longest address string that is sent. Excel documents 8,192 characters for `getRanges`; the rest is room for a
 * sheet name, which some versions put in front of every area.
 */
export const ADDRESS_LIMIT = 8_000;

/**
 * Blocks of cells inside of which every wall of one direction is open. Together they cover all openings of that direction and no
 * standing wall: these are the ranges whose InsideVertical (RIGHT) or InsideHorizontal (BOTTOM) border is removed.
 * `origin` is the sheet's cell of the maze's first cell. A 100x100 Kruskal maze takes about 12 characters an area.
 *
 * Each block begins as a run of openings along a row (or column) that no block covers yet, and grows sideways as long as
 * the next row (or column) is open over the whole run; this saves a tenth of the bytes of the runs alone. Time O(cells), 1 byte a cell.
 */
export function* openBlocks(maze: Maze, side: OwnedSide, origin: { row: number; column: number }): Generator<Area> {
  const across = side === RIGHT;
  const lines = across ? maze.rows : maze.columns;
  const walls = (across ? maze.columns : maze.rows) - 1;
  const lineStride = across ? maze.columns : 1;
  const wallStride = across ? 1 : maze.columns;
  const { standing } = maze;
  const stands = 1 << side;
  const isOpen = (line: number, wall: number) => (standing[line * lineStride + wall * wallStride]! & stands) === 0;
  const covered = new Uint8Array(lines * walls);

  for (let line = 0; line < lines; line++) {
    for (let first = 0; first < walls; first++) {
      // Most walls stand when two steps of a large maze are compared: skip them without a call.
      if ((standing[line * lineStride + first * wallStride]! & stands) !== 0) continue;
      let last = first;
      while (last < walls && covered[line * walls + last] === 0 && isOpen(line, last)) last++;
      if (last === first) continue;

      let end = line + 1;
      while (end < lines && isOpenOver(end, first, last)) end++;
      for (let each = line + 1; each < end; each++) covered.fill(1, each * walls + first, each * walls + last);
      yield across
        ? { row: origin.row + line, column: origin.column + first, rows: end - line, columns: last - first + 1 }
        : { row: origin.row + first, column: origin.column + line, rows: last - first + 1, columns: end - line };
      first = last;
    }
  }

  function isOpenOver(line: number, first: number, last: number): boolean {
    for (let wall = first; wall < last; wall++) if (!isOpen(line, wall)) return false;
    return true;
  }
}

/** Openings of one direction, as one address string for `getRanges`. */
export interface PackedOpenings {
  readonly side: OwnedSide;
  /** "B2:C2,E2:H3,…", at most {@link ADDRESS_LIMIT} characters. */
  readonly addresses: string;
}

/**
 * All openings of a maze, first the right walls, then the bottom ones, in address strings filled to the limit. `gaps` are the cell
 * pairs of further openings in each direction, which come first.
 */
export function* packOpenings(
  maze: Maze,
  origin: { row: number; column: number },
  gaps: (side: OwnedSide) => readonly Area[] = () => [],
): Generator<PackedOpenings> {
  for (const side of [RIGHT, BOTTOM] as const) {
    const areas = oneAfterAnother(gaps(side), openBlocks(maze, side, origin));
    for (const addresses of packAreas(areas)) yield { side, addresses };
  }
}

function* oneAfterAnother<T>(...lists: readonly Iterable<T>[]): Generator<T> {
  for (const list of lists) yield* list;
}

/** The areas in address strings filled to {@link ADDRESS_LIMIT}; a {@link PAUSE} among them stays. */
export function packAreas(areas: Iterable<Area>): Generator<string>;
export function packAreas(areas: Iterable<Area | typeof PAUSE>): Generator<string | typeof PAUSE>;
export function* packAreas(areas: Iterable<Area | typeof PAUSE>): Generator<string | typeof PAUSE> {
  let addresses = "";
  for (const area of areas) {
    if (area === PAUSE) {
      yield area;
      continue;
    }
    const address = addressOf(area);
    if (addresses.length + 1 + address.length > ADDRESS_LIMIT) {
      yield addresses;
      addresses = "";
    }
    addresses += addresses === "" ? address : `,${address}`;
  }
  if (addresses !== "") yield addresses;
}

/** Stands among the results of a long search where the page may get a turn. */
export const PAUSE = null;

/** About two milliseconds of work. */
const SEARCHED_AT_ONCE = 50_000;

/**
 * Blocks that together cover exactly the cells of a grid for which `isWanted` says so: each begins as the longest run to
 * the right or downwards and grows sideways. Time O(cells), 1 byte a cell.
 */
export function* cellBlocks(grid: Area, isWanted: (cell: number) => boolean): Generator<Area> {
  for (const block of cellBlocksInTurns(grid, isWanted)) if (block !== PAUSE) yield block;
}

/** The blocks of {@link cellBlocks}. In a large grid there may be few and far between, so there are pauses among them. */
export function* cellBlocksInTurns(grid: Area, isWanted: (cell: number) => boolean): Generator<Area | typeof PAUSE> {
  const { rows, columns } = grid;
  const covered = new Uint8Array(rows * columns);
  // Asked only when needed, not of all cells up front: with a million cells that would block the page too long.
  const isLeft = (cell: number) => covered[cell] === 0 && isWanted(cell);
  const reach = (cell: number, step: number, most: number) => {
    let length = 0;
    while (length < most && isLeft(cell + length * step)) length++;
    return length;
  };
  for (let cell = 0; cell < covered.length; cell++) {
    if (cell % SEARCHED_AT_ONCE === SEARCHED_AT_ONCE - 1) yield PAUSE;
    if (!isLeft(cell)) continue;
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const [right, down] = [reach(cell, 1, columns - column), reach(cell, columns, rows - row)];
    const across = right >= down;
    const length = across ? right : down;
    const [along, aside] = across ? [1, columns] : [columns, 1];
    let width = 1;
    const room = across ? rows - row : columns - column;
    while (width < room && reach(cell + width * aside, along, length) === length) width++;
    for (let w = 0; w < width; w++) for (let l = 0; l < length; l++) covered[cell + w * aside + l * along] = 1;
    const size = across ? { rows: width, columns: length } : { rows: length, columns: width };
    yield { row: grid.row + row, column: grid.column + column, ...size };
  }
}
