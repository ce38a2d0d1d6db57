import { message } from "../../message";
import { BOTTOM, LEFT, Maze, RIGHT, TOP } from "../../maze/model";
import { type Symbols, type Usual, type WallCells, isTable, wallsAmong } from "../../maze/foreign";
import { yieldTurn } from "../../engine";
import { type Area, cellOfWhole, cellsOf, intersection, sameArea } from "../addresses";
import { type Gap, cellArea } from "../lines";
import { colorOf } from "../looks";
import { type DrawnEdges, LINED, boxesOf, grown, lightnessOf, mainBox, withoutMerged } from "./drawnEdges";
import { endsIn, RULE, type Recognised, type SeenPlace, seenIn, typedIn, sumsIn } from "./seenPlace";

/**
 * The maze of a place, and perhaps a second reading that is as likely; undefined if there are no walls. A large place takes several turns.
 */
export async function recognise(seen: SeenPlace) {
  const { edges, focus, merged } = seen;
  const drawn = edges?.walls(focus, merged);
  await yieldTurn();
  const sums = sumsIn(seen);
  if (sums !== undefined) return { first: sums, second: undefined };
  const mazes = [drawn, drawn?.other].flatMap((each) => {
    if (each === undefined || (each.share < LINED && each.framed < 0.5)) return [];
    const found = linesOf(seen, each);
    const isRow = (found.maze.rows === 1 || found.maze.columns === 1) && !sameArea(found.area, seen.area);
    return isRow || isTable(found.maze) ? [] : [{ ...each, found }];
  });
  const [lines, otherLines] = mazes;
  const ofLines = lines && { first: lines.found, second: otherLines?.found };
  await yieldTurn();
  const texts = textCells(seen);
  await yieldTurn();
  const fills = fillCells(seen);
  await yieldTurn();
  const cells =
    texts !== undefined && (texts.found.lattice !== undefined || fills?.found.lattice === undefined) ? texts : fills;
  // Few lines are no maze, if nobody selected it as one.
  if (cells === undefined) return focus !== undefined && lines !== undefined && lines.share < 0.1 ? undefined : ofLines;
  const first = cellsOfWalls(seen, cells);
  const second = cells.found.other && cellsOfWalls(seen, { ...cells, found: cells.found.other });
  // Beside lines with a frame, cells that have none are coloured for another reason.
  const areFramed = cells.found.framed > 0 || lines === undefined || lines.framed < 0.5;
  const isLikely = cells.found.lattice !== undefined && areFramed;
  // Cells without a frame may be coloured for another reason, and white ones not at all.
  const areBlank = cells.symbols.usual.some((usual, symbol) => usual === "blank" && cells.found.isWall[symbol] === 1);
  const isOnlyGrid = lines === undefined || lines.share < LINED || lines.share > 0.95;
  const isWeak =
    !isLikely && (cells.found.framed < 0.9 ? areBlank || (lines?.share ?? 0) >= LINED : areBlank && !isOnlyGrid);
  if (lines !== undefined && lines.framed >= 0.5 && isWeak) return ofLines;
  if (isOnlyGrid || edges!.areAround(first.area, (cell) => first.maze.has(cell))) return { first, second };
  return { first: lines.found, second: isLikely && lines.framed >= 0.5 ? first : otherLines?.found };
}

function linesOf(seen: SeenPlace, lines: NonNullable<ReturnType<DrawnEdges["walls"]>>): Recognised {
  const { area, borders, grid, wall } = lines;
  const taken =
    grid === undefined || wall === undefined
      ? undefined
      : message("lines-as-walls", {
          weight: wall.weight === grid.weight ? "other" : weightOf(wall.weight),
          ...colorOfWalls(wall.color),
        });
  const gaps = borders.gaps();
  const ends = endsIn(seen, area, gaps, () => true, false);
  return {
    ...seenIn(seen, area),
    maze: borders.maze(),
    gaps,
    ...ends,
    taken,
    grid,
    lattice: undefined,
    isOfCells: false,
    isOfLines: true,
    isTyped: false,
  };
}

interface FoundCells {
  readonly box: Area;
  readonly symbols: Symbols;
  readonly found: WallCells;
  readonly names: readonly string[];
  readonly areTexts: boolean;
}

const WALL_SIGNS = new Set("1 # x w █ ▓ ■ % * ## ██ wall true".split(" "));
const OPEN_SIGNS = new Set("0 . _ - · r o false".split(" "));
const LONGEST_SIGN = 5;
/** Texts and fills in fewer cells than this are ends or marks. */
const RARE = 3;
/** The coloured cells around a maze, such as a legend, are fewer than this share of its own. */
const LEGEND = 0.125;

/** The share of cells that hold the signs of walls and corridors, and no others. */
const MOSTLY = 0.8;

const MOST_GAPS = 3;

function textCells(seen: SeenPlace): FoundCells | undefined {
  const names: string[] = [""];
  const numbers = new Map<string, number>([["", 0]]);
  const symbolOf = Uint16Array.from(seen.cells.values, (value) => {
    const text = typedIn(value).trim().toLowerCase();
    if (text.length > LONGEST_SIGN) return 0;
    const known = numbers.get(text) ?? (names.length < 0xffff ? names.push(text) - 1 : 0);
    numbers.set(text, known);
    return known;
  });
  const counts = new Uint32Array(names.length);
  for (const symbol of symbolOf) counts[symbol]!++;
  const usual = names.map((name, symbol): Usual => {
    if (symbol === 0) return "blank";
    if (OPEN_SIGNS.has(name)) return "open";
    return WALL_SIGNS.has(name) && counts[symbol]! >= RARE ? "wall" : undefined;
  });
  const isPresent = (symbol: number) => symbol > 0 && (usual[symbol] !== undefined || counts[symbol]! >= RARE);
  const texts = { symbolOf, usual, lightness: names.map(() => undefined), names, areTexts: true };
  const found = boxed(seen, texts, isPresent);
  return found === undefined || isOfFewSigns(found) ? found : undefined;
}

/** Whether a sign is usual for walls, or a few signs are nearly all there is. */
function isOfFewSigns({ symbols: { symbolOf, usual }, found: { isWall } }: FoundCells): boolean {
  const counts = new Uint32Array(usual.length);
  for (const symbol of symbolOf) counts[symbol]!++;
  const frequent = counts.filter((count) => count >= RARE);
  const cells = frequent.reduce((sum, count) => sum + count, 0);
  return (
    usual.some((each, symbol) => each === "wall" && isWall[symbol] === 1) ||
    (frequent.length <= 4 && cells >= MOSTLY * symbolOf.length)
  );
}

function fillCells(seen: SeenPlace): FoundCells | undefined {
  const { looks, lookOf } = seen.shown;
  const counts = new Uint32Array(looks.length);
  for (const look of lookOf) counts[look]!++;
  const names = looks.map((look) => look.replace(`${RULE} `, ""));
  const usual = names.map((look): Usual => (look === "" || look === "FFFFFF" ? "blank" : undefined));
  const lightness = names.map((look) => (look === "" ? 1 : lightnessOf(colorOf(look))));
  const fills = { symbolOf: lookOf, usual, lightness, names, areTexts: false };
  // White fills may be all of the sheet, or the walls and floors of the maze.
  const isColoured = (symbol: number) => usual[symbol] === undefined && counts[symbol]! >= RARE;
  const coloured = boxed(seen, fills, isColoured);
  if (!names.includes("FFFFFF")) return coloured;
  const white = boxed(seen, fills, (symbol) => names[symbol] !== "" && counts[symbol]! >= RARE);
  const isSure = (one: typeof white) => one?.found.lattice !== undefined && one.found.framed >= 0.9;
  if (isSure(coloured)) {
    const countIn = (area: Area) => {
      const cells = Array.from({ length: cellsOf(area) }, (_, cell) => cellOfWhole(seen.area, area, cell));
      return cells.filter((cell) => isColoured(lookOf[cell]!)).length;
    };
    // Where walls are white, coloured corridors go on beyond what looks like a maze of its own.
    if (!isSure(white) || countIn(areaOf(white!)) < (1 + LEGEND) * countIn(areaOf(coloured!))) return coloured;
  }
  return white?.found.lattice === undefined ? (coloured ?? white) : white;
}

const areaOf = ({ box, found: { part } }: FoundCells): Area => ({
  ...part,
  row: box.row + part.row,
  column: box.column + part.column,
});

interface Shown extends Pick<Symbols, "symbolOf" | "usual" | "lightness"> {
  readonly names: readonly string[];
  readonly areTexts: boolean;
}

function boxed(seen: SeenPlace, shown: Shown, isPresent: (symbol: number) => boolean): FoundCells | undefined {
  const { area, focus, merged } = seen;
  const isMerged = (cell: number) => merged.some((each) => intersection(each, cellArea(area, cell)) !== undefined);
  const blank = shown.usual.indexOf("blank");
  const symbolOf =
    merged.length === 0 || blank < 0
      ? shown.symbolOf
      : shown.symbolOf.map((symbol, cell) => (isPresent(symbol) && isMerged(cell) ? blank : symbol));
  const groups = groupsOf(area, (cell) => isPresent(symbolOf[cell]!));
  const part = mainBox(boxesOf(area, groups, 2), focus);
  if (part === undefined) return undefined;
  const within = (place: Area, needsFrame = focus !== undefined): FoundCells | undefined => {
    const symbols = {
      rows: place.rows,
      columns: place.columns,
      usual: shown.usual,
      lightness: shown.lightness,
      symbolOf: Uint16Array.from({ length: cellsOf(place) }, (_, cell) => symbolOf[cellOfWhole(area, place, cell)]!),
    };
    const found = wallsAmong(symbols, needsFrame);
    return found && { box: place, symbols, found, names: shown.names, areTexts: shown.areTexts };
  };
  let found = within(part);
  for (let side = found; side !== undefined;) {
    found = side;
    const next = isStriped(found) ? undefined : oneSide(found, focus);
    side = next && within(next);
  }
  if (found === undefined || isStriped(found)) return undefined;
  if (focus !== undefined && intersection(focus, grown(areaOf(found))) === undefined) return undefined;
  const isFramed = found.found.framed >= 0.9;
  if (!isFramed && (found.found.lattice?.gaps.length ?? Infinity) > MOST_GAPS) {
    // White walls around corridors that are filled: without some side of their frame these may look like a lattice too.
    for (let sides = 15; sides > 0; sides--) {
      const around = within(intersection(area, grown(part, sides))!, true);
      if (around?.found.lattice !== undefined && around.found.lattice.gaps.length <= MOST_GAPS) return around;
    }
  }
  // Without a frame, the selection says how far the maze goes.
  const isOpen = focus === undefined && found.found.framed < 0.5 && found.found.lattice === undefined;
  return isOpen ? within(withoutMerged(area, merged)) : found;
}

/** The cells of the part of a box in which walls were found: 1 for one that is open. */
function openCells(cells: FoundCells): Uint8Array {
  const { box, symbols, found } = cells;
  const area = areaOf(cells);
  const isOpen = (_: unknown, cell: number) => 1 - found.isWall[symbols.symbolOf[cellOfWhole(box, area, cell)]!]!;
  return Uint8Array.from({ length: cellsOf(area) }, isOpen);
}

/** Whether what is taken for walls are the coloured rows and columns of a table. */
function isStriped(cells: FoundCells): boolean {
  const { rows, columns } = cells.found.part;
  return columns < 3 || rows < 3 || isTable(Maze.open({ rows, columns, mask: openCells(cells) }));
}

/**
 * An open row or column between two that are walled all along parts two mazes, or one from its title: the larger side, or the one of
 * `focus`.
 */
function oneSide(cells: FoundCells, focus: Area | undefined): Area | undefined {
  const { row, column, rows, columns } = areaOf(cells);
  const open = openCells(cells);
  const isAll = (count: number, at: (i: number) => number, value: 0 | 1) =>
    Array.from({ length: count }, (_, i) => open[at(i)]).every((each) => each === value);
  const larger = (one: Area, other: Area) => {
    if (focus !== undefined) return intersection(focus, other) === undefined ? one : other;
    return cellsOf(other) > cellsOf(one) ? other : one;
  };
  const isGap = (at: number, isFull: (line: number, value: 0 | 1) => boolean) =>
    isFull(at, 1) && isFull(at - 1, 0) && isFull(at + 1, 0);
  for (let r = 1; r < rows - 1; r++) {
    if (!isGap(r, (line, value) => isAll(columns, (i) => line * columns + i, value))) continue;
    return larger({ row, column, rows: r, columns }, { row: row + r + 1, column, rows: rows - r - 1, columns });
  }
  for (let c = 1; c < columns - 1; c++) {
    if (!isGap(c, (line, value) => isAll(rows, (i) => i * columns + line, value))) continue;
    return larger({ row, column, rows, columns: c }, { row, column: column + c + 1, rows, columns: columns - c - 1 });
  }
  return undefined;
}

/** Numbers the groups of cells that are at most one cell apart. */
function groupsOf({ rows, columns }: Area, isIn: (cell: number) => boolean): (cell: number) => number | undefined {
  const groups = new Int32Array(rows * columns);
  let count = 0;
  const queue: number[] = [];
  for (let start = 0; start < groups.length; start++) {
    if (groups[start] !== 0 || !isIn(start)) continue;
    groups[start] = ++count;
    queue.push(start);
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      for (let r = Math.max(0, row - 2); r <= Math.min(rows - 1, row + 2); r++) {
        for (let c = Math.max(0, column - 2); c <= Math.min(columns - 1, column + 2); c++) {
          const next = r * columns + c;
          if (groups[next] !== 0 || !isIn(next)) continue;
          groups[next] = count;
          queue.push(next);
        }
      }
    }
  }
  return (cell) => groups[cell] || undefined;
}

function cellsOfWalls(seen: SeenPlace, cells: FoundCells): Recognised {
  const { box, symbols, names, areTexts } = cells;
  const { isWall, lattice } = cells.found;
  const area = areaOf(cells);
  const mask = openCells(cells);
  const maze = Maze.open({ rows: area.rows, columns: area.columns, mask: mask.includes(0) ? mask : undefined });
  const isOpen = (cell: number) => mask[cell] === 1;
  const present = new Set(Array.from(mask, (_, cell) => symbols.symbolOf[cellOfWhole(box, area, cell)]!));
  const walls = names.filter((_, symbol) => isWall[symbol] === 1 && present.has(symbol));
  const taken = areTexts
    ? message("texts-as-walls", { kind: walls[0] === "" ? "none" : "other", text: (walls[0] ?? "").toUpperCase() })
    : walls.length > 1
      ? message("several-fills-as-walls", { colors: walls.length })
      : message("fills-as-walls", colorOfWalls(walls[0] ?? ""));
  const gaps = rimGaps(area, isOpen);
  return {
    ...seenIn(seen, area, isOpen),
    maze,
    gaps,
    ...endsIn(seen, area, gaps, isOpen, areTexts),
    taken,
    grid: undefined,
    lattice,
    isOfCells: true,
    isOfLines: false,
    isTyped: areTexts,
  };
}

/** "#1F3864", and whether it is one of the colours that have a name. */
function colorOfWalls(look: string): { readonly named: "black" | "white" | "other"; readonly color: string } {
  const color = colorOf(look).replace("#", "").toUpperCase();
  const named = color === "" || color === "FFFFFF" ? "white" : color === "000000" ? "black" : "other";
  return { named, color: `#${color}` };
}

function weightOf(weight: string): "Thin" | "Medium" | "Thick" {
  return weight === "Thick" || weight === "Medium" ? weight : "Thin";
}

/** The first open cell of each gap in a frame of walls; none where there is no frame. */
function rimGaps({ rows, columns }: Area, isOpen: (cell: number) => boolean): Gap[] {
  const gaps: Gap[] = [];
  let open = 0;
  const look = (length: number, cellAt: (i: number) => number, side: Gap["side"]) => {
    for (let i = 0; i < length; i++) {
      if (!isOpen(cellAt(i))) continue;
      open++;
      if (i === 0 || !isOpen(cellAt(i - 1))) gaps.push({ cell: cellAt(i), side });
    }
  };
  look(columns, (i) => i, TOP);
  look(rows, (i) => i * columns, LEFT);
  look(rows, (i) => (i + 1) * columns - 1, RIGHT);
  look(columns, (i) => (rows - 1) * columns + i, BOTTOM);
  return open > (rows + columns) / 2 ? [] : gaps.sort((one, other) => one.cell - other.cell);
}
