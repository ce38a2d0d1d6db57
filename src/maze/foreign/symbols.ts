import { BOTTOM, DisjointSets, type Grid, type Maze, wallsWhere } from "../model";
import { type Blocks, type Lattice, latticeAt, latticeOfBlocks } from "./blocks";

/** What a symbol usually stands for: "#" for a wall, "." for an open cell, nothing or white for a blank one. */
export type Usual = "wall" | "open" | "blank" | undefined;

/** A block of cells, each of which shows one of some symbols: a typed text, or a fill. */
export interface Symbols extends Pick<Grid, "rows" | "columns"> {
  /** The number of each cell's symbol; rows x columns. */
  readonly symbolOf: Uint16Array;
  readonly usual: readonly Usual[];
  /** From 0 for black to 1 for white; undefined for a text. */
  readonly lightness: readonly (number | undefined)[];
}

interface Part {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export interface WallCells {
  readonly part: Part;
  /** 1 for a symbol that is a wall. */
  readonly isWall: Uint8Array;
  /** The same maze with walls between its cells; undefined off the lattice. */
  readonly lattice: Lattice | undefined;
  /** The share of the rim that is walled. */
  readonly framed: number;
  readonly other?: WallCells | undefined;
}

/** Symbols in fewer cells than this are ends or marks, never walls. */
const RARE = 3;
/** The share of the rim that makes a frame, and that of a part of what was selected. */
const FRAME = 0.7;
const SURELY = 0.9;
/** The fewest cells of a maze for which something else at its sides is left out. */
const FEWEST_CELLS = 9;
/** The rows and columns at each side that may be something else: what a person selects too many, headings, a legend. */
const MOST_TRIM = 3;
const WIDEST_WALL = 3;
const WIDEST_CORRIDOR = 4;

/**
 * Which symbols are walls, and in which part of the block: those that fit the lattice of odd lines; otherwise those of the frame, or those
 * that are usual. Undefined if nothing can be a wall. O(n) for n cells, times some hundred where no lattice fits.
 */
export function wallsAmong(symbols: Symbols, needsFrame: boolean): WallCells | undefined {
  const whole = { row: 0, column: 0, rows: symbols.rows, columns: symbols.columns };
  const counts = countIn(symbols, whole);
  const parts = trimmed(symbols);
  for (const { part, isDull } of parts) {
    const isWhole = part.rows === symbols.rows && part.columns === symbols.columns;
    for (const each of candidates(symbols, part, counts)) {
      const lattice = latticeOf(symbols, each);
      if (lattice === undefined || !areJoined(lattice)) continue;
      const isSure = each.framed >= SURELY && (isDull || lattice.maze.size >= FEWEST_CELLS);
      if (isWhole || isSure) return { ...each, lattice };
    }
  }
  const isOf = (kind: Usual, isWall: Uint8Array) => symbols.usual.some((usual, i) => usual === kind && isWall[i] === 1);
  const sets = needsFrame ? [] : candidates(symbols, whole, counts);
  const blankLast = sets.sort((one, other) => Number(isOf("blank", one.isWall)) - Number(isOf("blank", other.isWall)));
  for (const each of blankLast) {
    const lattice = latticeWithoutRim(symbols, each.isWall);
    if (lattice !== undefined) return { ...each, lattice, framed: 0 };
  }
  const likely = (part: Part) => {
    const inPart = countIn(symbols, part);
    const all = part.rows * part.columns;
    return candidates(symbols, part, counts).filter(({ isWall }) => {
      const walls = wallsIn(inPart, isWall);
      return walls >= 0.05 * all && all - walls >= 2;
    });
  };
  const isFramed = ({ framed }: WallCells) => framed >= SURELY;
  const framed = parts.find(({ part }) => likely(part).some(isFramed));
  const found = framed === undefined ? likely(whole) : likely(framed.part).filter(isFramed);
  const lightness = ({ isWall }: WallCells, is: 0 | 1) => lightnessOf(symbols, counts, isWall, is);
  found.sort((one, other) => lightness(one, 1) - lightness(other, 1));
  const isUsual = ({ isWall }: WallCells) => isOf("wall", isWall);
  const first =
    found.find((each) => isUsual(each) && each.framed >= FRAME) ??
    found.find((each) => isUsual(each) && !needsFrame) ??
    found.find((each) => each.framed >= FRAME) ??
    (needsFrame ? undefined : found[0]);
  if (first === undefined || isUsual(first)) return first;
  const isUnlikely = first.framed < FRAME || lightness(first, 1) > lightness(first, 0);
  const isOpposite = ({ isWall }: WallCells) => first.isWall.every((is, symbol) => is === 0 || isWall[symbol] === 0);
  return { ...first, other: isUnlikely ? found.find((each) => each !== first && isOpposite(each)) : undefined };
}

/** How often each symbol is in a part: in all of its rows and columns, or in every second one from the first or the second on. */
function countIn({ symbolOf, usual, columns }: Symbols, part: Part, from: 0 | 1 = 0, step: 1 | 2 = 1): Uint32Array {
  const counts = new Uint32Array(usual.length);
  for (let row = from; row < part.rows; row += step) {
    for (let column = from; column < part.columns; column += step) {
      counts[symbolOf[(part.row + row) * columns + part.column + column]!]!++;
    }
  }
  return counts;
}

const sumOf = (counts: ArrayLike<number>) => Array.from(counts).reduce((sum, count) => sum + count, 0);

function wallsIn(counts: Uint32Array, isWall: Uint8Array): number {
  return counts.reduce((sum, count, symbol) => sum + count * isWall[symbol]!, 0);
}

/** How light the walls are on average, or the other symbols. */
function lightnessOf({ lightness }: Symbols, counts: Uint32Array, isWall: Uint8Array, is: 0 | 1): number {
  let [sum, all] = [0, 0];
  counts.forEach((count, symbol) => {
    if (isWall[symbol] !== is || count < RARE) return;
    sum += count * (lightness[symbol] ?? 1);
    all += count;
  });
  return all === 0 ? 1 : sum / all;
}

/** Sets of symbols that may be the walls of a part, the likeliest first. */
function candidates(symbols: Symbols, part: Part, counts: Uint32Array): WallCells[] {
  const { usual, lightness } = symbols;
  const frequent = (symbol: number) => counts[symbol]! >= RARE;
  const setOf = (isIn: (symbol: number) => boolean) => Uint8Array.from(usual, (_, symbol) => Number(isIn(symbol)));
  const rim = rimOf(symbols, part);
  const rimCells = sumOf(rim);
  const [posts, rooms] = [countIn(symbols, part, 0, 2), countIn(symbols, part, 1, 2)];
  const isBlank = (symbol: number) => usual[symbol] === "blank" || usual[symbol] === "open";
  const hasColoured = rim.some((count, symbol) => !isBlank(symbol) && count >= 0.4 * rimCells);
  const byLight = usual.flatMap((_, symbol) => (frequent(symbol) ? [symbol] : []));
  byLight.sort((one, other) => (lightness[one] ?? 1) - (lightness[other] ?? 1));
  const sets = [
    setOf((symbol) => usual[symbol] === "wall"),
    setOf((symbol) => rooms[symbol] === 0 && (posts[symbol]! > 0 || (!isBlank(symbol) && frequent(symbol)))),
    setOf((symbol) => posts[symbol]! > 0 && rooms[symbol] === 0),
    setOf((symbol) => posts[symbol]! > 0 && posts[symbol]! > rooms[symbol]!),
    setOf((symbol) => rim[symbol]! >= 0.1 * rimCells && !(hasColoured && isBlank(symbol))),
    setOf((symbol) => frequent(symbol) && !isBlank(symbol)),
    setOf((symbol) => symbol === byLight[0]),
    setOf((symbol) => symbol === byLight[byLight.length - 1]),
  ];
  const isOne = (set: Uint8Array) => set.includes(1) && set.some((is, symbol) => is === 0 && counts[symbol]! > 0);
  const different = new Map(sets.filter(isOne).map((set) => [set.join(""), set]));
  return [...different.values()].map((isWall) => {
    return { part, isWall, lattice: undefined, framed: wallsIn(rim, isWall) / rimCells };
  });
}

function rimOf({ symbolOf, usual, columns }: Symbols, part: Part): Uint32Array {
  const counts = new Uint32Array(usual.length);
  for (let row = 0; row < part.rows; row++) {
    const isEdge = row === 0 || row === part.rows - 1;
    for (let column = 0; column < part.columns; column += isEdge ? 1 : Math.max(1, part.columns - 1)) {
      counts[symbolOf[(part.row + row) * columns + part.column + column]!]!++;
    }
  }
  return counts;
}

/** The block, then the block without some rows and columns at its sides, fewest first; dull ones show little else than one symbol. */
function trimmed({ rows, columns, symbolOf }: Symbols): { readonly part: Part; readonly isDull: boolean }[] {
  const isDull = (count: number, at: (i: number) => number) => {
    const counts = new Map<number, number>();
    for (let i = 0; i < count; i++) counts.set(symbolOf[at(i)]!, (counts.get(symbolOf[at(i)]!) ?? 0) + 1);
    return Math.max(...counts.values()) >= 0.9 * count;
  };
  const dull = (length: number, isDullAt: (at: number) => boolean) => {
    let count = 0;
    while (count < MOST_TRIM && length - count > 3 && isDullAt(count)) count++;
    return count;
  };
  const dullRow = (row: number) => isDull(columns, (i) => row * columns + i);
  const dullColumn = (column: number) => isDull(rows, (i) => i * columns + column);
  const top = dull(rows, dullRow);
  const left = dull(columns, dullColumn);
  const bottom = dull(rows, (at) => dullRow(rows - 1 - at));
  const right = dull(columns, (at) => dullColumn(columns - 1 - at));
  const some = Array.from({ length: MOST_TRIM + 1 }, (_, count) => count);
  const all = some.flatMap((t) => some.flatMap((l) => some.flatMap((b) => some.map((r) => [t, l, b, r] as const))));
  return all
    .sort((one, other) => sumOf(one) - sumOf(other))
    .map(([t, l, b, r]) => ({
      part: { row: t, column: l, rows: rows - t - b, columns: columns - l - r },
      isDull: t <= top && l <= left && b <= bottom && r <= right,
    }))
    .filter(({ part }) => part.rows >= 3 && part.columns >= 3);
}

function latticeOf({ symbolOf, columns }: Symbols, { part, isWall }: WallCells): Lattice | undefined {
  const isWallAt = (row: number, column: number) =>
    isWall[symbolOf[(part.row + row) * columns + part.column + column]!] === 1;
  return wideLattice({ rows: part.rows, columns: part.columns, isWall: isWallAt });
}

/** The lattice of a block that is all within its frame, which nobody drew; undefined if there is none. */
function latticeWithoutRim({ rows, columns, symbolOf }: Symbols, isWall: Uint8Array): Lattice | undefined {
  const whole = { rows: rows + 2, columns: columns + 2 };
  const isRim = (row: number, column: number) =>
    row === 0 || column === 0 || row === rows + 1 || column === columns + 1;
  const lattice = latticeOfBlocks({
    ...whole,
    isWall: (row, column) => isRim(row, column) || isWall[symbolOf[(row - 1) * columns + column - 1]!] === 1,
  });
  if (lattice === undefined || !isMaze(lattice.maze)) return undefined;
  const moved = (place: number, from: number, to: number, by: number) =>
    (Math.floor(place / from) + by) * to + (place % from) + by;
  return {
    ...lattice,
    gaps: [],
    placeOf: (cell) => moved(lattice.placeOf(cell), whole.columns, columns, -1),
    cellAt: (place) => lattice.cellAt(moved(place, columns, whole.columns, 1)),
  };
}

/** A lattice of blocks, with walls and corridors of any of the usual widths; undefined if there is none. */
export function wideLattice(blocks: Blocks): Lattice | undefined {
  const { rows, columns } = blocks;
  for (const across of everyWidth(columns)) {
    for (const down of everyWidth(rows)) {
      const lattice = latticeAt(blocks, down, across);
      if (lattice !== undefined && isMaze(lattice.maze)) return lattice;
    }
  }
  return undefined;
}

/** Where walls and corridors begin, in turn, and the end, for all ways to divide `count` blocks into usual widths, narrow ones first. */
function everyWidth(count: number): number[][] {
  const all: number[][] = [];
  for (let wall = 1; wall <= WIDEST_WALL; wall++) {
    for (let corridor = 1; corridor <= WIDEST_CORRIDOR; corridor++) {
      if (count < 2 * wall + corridor || (count - wall) % (wall + corridor) !== 0) continue;
      const lines = 2 * Math.floor(count / (wall + corridor)) + 2;
      all.push(Array.from({ length: lines }, (_, line) => (line >> 1) * (wall + corridor) + (line % 2) * wall));
    }
  }
  return all;
}

/** Whether one can go from each gap in the frame to the others; if not, ways were taken for walls. */
function areJoined({ maze, gaps }: Lattice): boolean {
  if (gaps.length < 2) return true;
  const sets = new DisjointSets(maze.size);
  for (const wall of wallsWhere(maze, (each) => maze.isOpen(each))) sets.join(wall >> 1, maze.across(wall));
  return gaps.every((gap) => sets.find(gap) === sets.find(gaps[0]!));
}

/** Whether one can turn in it: the stripes of a table and the squares of a board are no mazes. */
function isMaze(maze: Maze): boolean {
  if (maze.rows === 1 || maze.columns === 1) return maze.size > 2 && maze.countPassages() > 0;
  const across = maze.standing.some((bits, cell) => (bits & 1) === 0 && maze.separates(2 * cell));
  return across && maze.standing.some((bits, cell) => (bits & 2) === 0 && maze.separates(2 * cell + 1));
}

/** Whether its walls all go on from side to side, as the lines and coloured rows of a table do, or nothing is open in it. */
export function isTable(maze: Maze): boolean {
  const { rows, columns } = maze;
  if (maze.countPassages() === 0) return true;
  if (rows === 1 || columns === 1) return maze.size < 3;
  const [rowsIn, columnsIn] = [new Set<number>(), new Set<number>()];
  for (let cell = 0; cell < maze.size; cell++) {
    if (!maze.has(cell)) continue;
    rowsIn.add(Math.floor(cell / columns));
    columnsIn.add(cell % columns);
  }
  if (maze.countCells() !== rowsIn.size * columnsIn.size) return false;
  const lines = new Map<number, boolean>();
  return wallsWhere(maze).every((wall) => {
    const cell = wall >> 1;
    const line = wall % 2 === BOTTOM ? 2 * Math.floor(cell / columns) + 1 : 2 * (cell % columns);
    const isOpen = lines.get(line) ?? maze.isOpen(wall);
    lines.set(line, isOpen);
    return maze.isOpen(wall) === isOpen;
  });
}
