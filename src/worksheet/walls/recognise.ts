import { message } from "../../message";
import { BOTTOM, DisjointSets, LEFT, Maze, RIGHT, TOP } from "../../maze/model";
import { type Symbols, type Usual, type WallCells, isTable, wallsAmong } from "../../maze/foreign";
import { yieldTurn } from "../../engine";
import { type Area, boundsOf, cellOfWhole, cellsOf, intersection, rowBands, rowsOf, sameArea } from "../addresses";
import { type Gap, cellArea, rimOf } from "../borders";
import { colorOf } from "../looks";
import { LINED, type WallLines, boxesOf, grown, lightnessOf, mainBox, withoutMerged } from "./drawnEdges";
import { type FoundMaze, type SeenPlace, foundIn, typedIn, sumsIn } from "./seenPlace";

/** The maze of a place, and perhaps a second reading that is as likely; undefined if there are no walls. */
export async function recognise(seen: SeenPlace) {
  const { edges, focus, merged } = seen;
  const drawn = edges?.walls(focus, merged) ?? [];
  await yieldTurn();
  const sums = sumsIn(seen);
  if (sums !== undefined) return { first: sums, second: undefined };
  const mazes = drawn.flatMap((each) => {
    if (each.share < LINED && each.framed < 0.5) return [];
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
  const cells = texts !== undefined && (texts.lattice !== undefined || fills?.lattice === undefined) ? texts : fills;
  // Few lines are no maze, if nobody selected it as one.
  if (cells === undefined) return focus !== undefined && lines !== undefined && lines.share < 0.1 ? undefined : ofLines;
  const first = cellsOfWalls(seen, cells);
  const second = cells.other && cellsOfWalls(seen, cells.other);
  // Beside lines with a frame, cells that have none are coloured for another reason.
  const areFramed = cells.framed > 0 || lines === undefined || lines.framed < 0.5;
  const isLikely = cells.lattice !== undefined && areFramed;
  // Cells without a frame may be coloured for another reason, and white ones not at all.
  const areBlank = cells.usual.some((usual, symbol) => usual === "blank" && cells.isWall[symbol] === 1);
  const isOnlyGrid = lines === undefined || lines.share < LINED || lines.share > 0.95;
  const isWeak = !isLikely && (cells.framed < 0.9 ? areBlank || (lines?.share ?? 0) >= LINED : areBlank && !isOnlyGrid);
  if (lines !== undefined && lines.framed >= 0.5 && isWeak) return ofLines;
  if (isOnlyGrid || edges!.areAround(first.area, (cell) => first.maze.has(cell))) return { first, second };
  return { first: lines.found, second: isLikely && lines.framed >= 0.5 ? first : otherLines?.found };
}

function linesOf(seen: SeenPlace, { area, borders, grid, wall }: WallLines): FoundMaze {
  const taken =
    grid === undefined || wall === undefined
      ? undefined
      : message("lines-as-walls", {
          weight: wall.weight === grid.weight ? "other" : weightOf(wall.weight),
          ...colorOfWalls(wall.color),
        });
  return { ...foundIn(seen, area, borders.maze(), borders.gaps(), "lines"), taken, grid };
}

/** Symbols of a whole place, with what they look like: texts, or looks. */
interface Shown extends Pick<Symbols, "symbolOf" | "usual" | "lightness"> {
  readonly names: readonly string[];
  readonly walls: "signs" | "fills";
}

/** Walls among the symbols of a box, of which the `area` is the maze. */
interface CellWalls extends Shown, Pick<WallCells, "isWall" | "lattice" | "framed"> {
  readonly box: Area;
  readonly area: Area;
  readonly maze: Maze;
  readonly other: CellWalls | undefined;
}

function wallsIn(box: Area, shown: Shown, { part, other, ...found }: WallCells): CellWalls {
  const area = { ...part, row: box.row + part.row, column: box.column + part.column };
  const isOpen = (_: unknown, cell: number) => 1 - found.isWall[shown.symbolOf[cellOfWhole(box, area, cell)]!]!;
  const mask = Uint8Array.from({ length: cellsOf(area) }, isOpen);
  const maze = Maze.open({ rows: area.rows, columns: area.columns, mask: mask.includes(0) ? mask : undefined });
  return { ...shown, ...found, box, area, maze, other: other && wallsIn(box, shown, other) };
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

function textCells(seen: SeenPlace): CellWalls | undefined {
  const names: string[] = [""];
  const numbers = new Map<string, number>([["", 0]]);
  const symbolOf = Uint16Array.from(seen.cells.values, (value) => {
    const text = typedIn(value).trim().toLowerCase();
    if (text.length > LONGEST_SIGN) return 0;
    const known = numbers.get(text) ?? (names.length < 0xffff ? names.push(text) - 1 : 0);
    numbers.set(text, known);
    return known;
  });
  const counts = countsIn(symbolOf, names.length);
  const usual = names.map((name, symbol): Usual => {
    if (symbol === 0) return "blank";
    if (OPEN_SIGNS.has(name)) return "open";
    return WALL_SIGNS.has(name) && counts[symbol]! >= RARE ? "wall" : undefined;
  });
  const isPresent = (symbol: number) => symbol > 0 && (usual[symbol] !== undefined || counts[symbol]! >= RARE);
  const texts = { symbolOf, usual, lightness: names.map(() => undefined), names, walls: "signs" as const };
  const found = boxed(seen, texts, isPresent);
  return found === undefined || isOfFewSigns(found) ? found : undefined;
}

function countsIn(symbolOf: Uint16Array, symbols: number): Uint32Array {
  const counts = new Uint32Array(symbols);
  for (const symbol of symbolOf) counts[symbol]!++;
  return counts;
}

/** Whether a sign is usual for walls, or a few signs are nearly all there is. */
function isOfFewSigns({ symbolOf, usual, isWall }: CellWalls): boolean {
  const frequent = countsIn(symbolOf, usual.length).filter((count) => count >= RARE);
  const cells = frequent.reduce((sum, count) => sum + count, 0);
  return (
    usual.some((each, symbol) => each === "wall" && isWall[symbol] === 1) ||
    (frequent.length <= 4 && cells >= MOSTLY * symbolOf.length)
  );
}

function fillCells(seen: SeenPlace): CellWalls | undefined {
  const { looks: names, lookOf } = seen.shown;
  const counts = countsIn(lookOf, names.length);
  const usual = names.map((look): Usual => (look === "" || look === "FFFFFF" ? "blank" : undefined));
  const lightness = names.map((look) => (look === "" ? 1 : lightnessOf(colorOf(look))));
  const fills = { symbolOf: lookOf, usual, lightness, names, walls: "fills" as const };
  // White fills may be all of the sheet, or the walls and floors of the maze.
  const isColoured = (symbol: number) => usual[symbol] === undefined && counts[symbol]! >= RARE;
  const coloured = boxed(seen, fills, isColoured);
  if (!names.includes("FFFFFF")) return coloured;
  const white = boxed(seen, fills, (symbol) => names[symbol] !== "" && counts[symbol]! >= RARE);
  const isSure = (one: typeof white) => one?.lattice !== undefined && one.framed >= 0.9;
  if (isSure(coloured)) {
    const countIn = (area: Area) => {
      const cells = Array.from({ length: cellsOf(area) }, (_, cell) => cellOfWhole(seen.area, area, cell));
      return cells.filter((cell) => isColoured(lookOf[cell]!)).length;
    };
    // Where walls are white, coloured corridors go on beyond what looks like a maze of its own.
    if (!isSure(white) || countIn(white!.area) < (1 + LEGEND) * countIn(coloured!.area)) return coloured;
  }
  return white?.lattice === undefined ? (coloured ?? white) : white;
}

function boxed(seen: SeenPlace, shown: Shown, isPresent: (symbol: number) => boolean): CellWalls | undefined {
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
  const within = (place: Area, needsFrame = focus !== undefined): CellWalls | undefined => {
    const inPlace = Uint16Array.from(
      { length: cellsOf(place) },
      (_, cell) => symbolOf[cellOfWhole(area, place, cell)]!,
    );
    const symbols = { ...shown, rows: place.rows, columns: place.columns, symbolOf: inPlace };
    const walls = wallsAmong(symbols, needsFrame);
    return walls && wallsIn(place, symbols, walls);
  };
  let found = within(part);
  for (let side = found; side !== undefined;) {
    found = side;
    const next = isStriped(found) ? undefined : oneSide(found, focus);
    side = next && within(next);
  }
  if (found === undefined || isStriped(found)) return undefined;
  if (focus !== undefined && intersection(focus, grown(found.area)) === undefined) return undefined;
  const isFramed = found.framed >= 0.9;
  if (!isFramed && (found.lattice?.gaps.length ?? Infinity) > MOST_GAPS) {
    // White walls around corridors that are filled: without some side of their frame these may look like a lattice too.
    for (let sides = 15; sides > 0; sides--) {
      const around = within(intersection(area, grown(part, sides))!, true);
      if ((around?.lattice?.gaps.length ?? Infinity) <= MOST_GAPS) return around;
    }
  }
  // Without a frame, the selection says how far the maze goes.
  const isOpen = focus === undefined && found.framed < 0.5 && found.lattice === undefined;
  return isOpen ? within(withoutMerged(area, merged)) : found;
}

/** Whether what is taken for walls are the coloured rows and columns of a table. */
function isStriped({ maze }: CellWalls): boolean {
  return maze.columns < 3 || maze.rows < 3 || isTable(maze);
}

/** An open line between two that are walled all along parts two mazes, or one from its title: the larger side, or that of `focus`. */
function oneSide({ area, maze }: CellWalls, focus: Area | undefined): Area | undefined {
  const isAll = (line: Area | undefined, isOpen: boolean) =>
    line !== undefined &&
    rowsOf(line, (cell) => maze.has(cell) === isOpen, area)
      .flat()
      .every(Boolean);
  const columns = Array.from({ length: area.columns }, (_, i) => ({ ...area, column: area.column + i, columns: 1 }));
  for (const lines of [[...rowBands(area, area.columns)], columns]) {
    const gap = lines.findIndex(
      (line, i) => isAll(lines[i - 1], false) && isAll(line, true) && isAll(lines[i + 1], false),
    );
    if (gap < 0) continue;
    const [one, other] = [boundsOf(lines.slice(0, gap)), boundsOf(lines.slice(gap + 1))];
    if (focus !== undefined) return intersection(focus, other) === undefined ? one : other;
    return cellsOf(other) > cellsOf(one) ? other : one;
  }
  return undefined;
}

/** Numbers the groups of cells that are at most one cell apart. */
function groupsOf({ rows, columns }: Area, isIn: (cell: number) => boolean): (cell: number) => number | undefined {
  const sets = new DisjointSets(rows * columns);
  for (let cell = 0; cell < rows * columns; cell++) {
    if (!isIn(cell)) continue;
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    for (let r = row; r <= Math.min(rows - 1, row + 2); r++) {
      for (let c = Math.max(0, column - 2); c <= Math.min(columns - 1, column + 2); c++) {
        if (isIn(r * columns + c)) sets.join(cell, r * columns + c);
      }
    }
  }
  return (cell) => (isIn(cell) ? sets.find(cell) : undefined);
}

function cellsOfWalls(seen: SeenPlace, cells: CellWalls): FoundMaze {
  const { box, area, maze, symbolOf, names, isWall, lattice } = cells;
  const present = new Set(Array.from(maze.standing, (_, cell) => symbolOf[cellOfWhole(box, area, cell)]!));
  const walls = names.filter((_, symbol) => isWall[symbol] === 1 && present.has(symbol));
  const taken =
    cells.walls === "signs"
      ? message("texts-as-walls", { kind: walls[0] === "" ? "none" : "other", text: (walls[0] ?? "").toUpperCase() })
      : walls.length > 1
        ? message("several-fills-as-walls", { colors: walls.length })
        : message("fills-as-walls", colorOfWalls(walls[0] ?? ""));
  return { ...foundIn(seen, area, maze, rimGaps(area, maze), cells.walls), taken, lattice };
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
function rimGaps(area: Area, maze: Maze): Gap[] {
  const isOpen = (cell: number) => maze.has(cell);
  let open = 0;
  const gaps = ([TOP, LEFT, RIGHT, BOTTOM] as const).flatMap((side) => {
    const rim = rimOf(area, side);
    const cells = Array.from({ length: cellsOf(rim) }, (_, i) => cellOfWhole(area, rim, i));
    open += cells.filter(isOpen).length;
    return cells.flatMap((cell, i) => (isOpen(cell) && (i === 0 || !isOpen(cells[i - 1]!)) ? { cell, side } : []));
  });
  return open > (area.rows + area.columns) / 2 ? [] : gaps.sort((one, other) => one.cell - other.cell);
}
