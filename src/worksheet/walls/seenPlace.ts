import { type Message, message } from "../../message";
import { type Maze, BOTTOM, LEFT, RIGHT, TOP, bitOf } from "../../maze/model";
import { type Lattice, endSaid, isTable, meaningOfCodes } from "../../maze/foreign";
import { type Area, cellOfWhole, cellsOf, intersection, parseReference } from "../addresses";
import { type Cells, FillList, type Fills, lookOfCell } from "../cells";
import { type Gap, Borders } from "../borders";
import type { ReadName } from "../names";
import { type DrawnEdges, type GridLines, boxesOf, mainBox } from "./drawnEdges";
import { colorOf } from "../looks";

/** What was read of a place where a maze that Lavirint did not draw may be. */
export interface SeenPlace {
  readonly area: Area;
  readonly cells: Cells;
  /** The fills as they would be without a solution, and as a conditional format shows them. */
  readonly shown: Fills;
  /** 1 for a cell whose fill a conditional format gives. */
  readonly isRuled: Uint8Array;
  /** Undefined where no two neighbouring cells have a line between them. */
  readonly edges: DrawnEdges | undefined;
  readonly merged: readonly Area[];
  readonly focus: Area | undefined;
  readonly names: readonly ReadName[];
  /** Whether a colour scale colours cells that hold numbers. */
  readonly hasScale: boolean;
}

/** A maze as it was read. A cell of the maze is a cell of its area, also where its walls are cells. */
export interface FoundMaze {
  readonly area: Area;
  readonly maze: Maze;
  /** Where the outer frame, or the rim of cells that are out of the maze, is open. */
  readonly gaps: readonly Gap[];
  /** Lines; whole cells with a fill or a sign, which are out of the maze; or numbers in its cells, see {@link sumsIn}. */
  readonly walls: "lines" | "fills" | "signs" | "sums";
  /** Those that are named, or in other people's mazes typed or coloured; there otherwise the first gap in the frame, and the others. */
  readonly entrance: number | undefined;
  readonly exits: readonly number[];
  /** What its cells hold, and their fills without those of a solution; not read where Lavirint drew lines. */
  readonly cells?: Cells;
  readonly looks?: Fills;
  /** What was taken for walls; undefined for ordinary lines. */
  readonly taken?: Message | undefined;
  /** The same maze with walls between its cells; undefined where it is the maze itself, or there is none. */
  readonly lattice?: Lattice | undefined;
  readonly grid?: GridLines | undefined;
  /** Whether conditional formats colour cells of the maze that are open: a fill would not be seen. */
  readonly isCoveredByRules?: boolean;
}

/** A maze in a part of what was seen, with what its cells hold and show, and its ends. */
export function foundIn(
  { area: whole, cells, shown, isRuled, hasScale, names }: SeenPlace,
  area: Area,
  maze: Maze,
  gaps: readonly Gap[],
  walls: FoundMaze["walls"],
) {
  const at = Array.from({ length: maze.size }, (_, cell) => cellOfWhole(whole, area, cell));
  const [values, formulas] = [at.map((place) => cells.values[place]), at.map((place) => cells.formulas[place])];
  const cropped = (fills: Fills) => new FillList(at.length, (cell) => lookOfCell(fills, at[cell]!));
  const isCovered = (cell: number) => isRuled[at[cell]!] === 1 || (hasScale && typeof values[cell] === "number");
  const found = {
    area,
    maze,
    gaps,
    walls,
    cells: { fills: cropped(cells.fills), values, formulas },
    looks: cropped(shown),
    isCoveredByRules: at.some((_, cell) => maze.has(cell) && isCovered(cell)),
  };
  return { ...found, ...endsIn(found, names) };
}

export function typedIn(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

const MOST_ENDS = 9;

type WithoutEnds = Required<Pick<FoundMaze, "area" | "maze" | "gaps" | "walls" | "cells" | "looks">>;
type FoundEnds = Pick<FoundMaze, "entrance" | "exits">;

function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Ends by names, by typed letters and words, by two cells that alone have their colours, or by gaps in the frame. */
function endsIn(found: WithoutEnds, names: readonly ReadName[]): FoundEnds {
  const { area, maze, gaps, walls, cells } = found;
  const openings = [...new Set(gaps.map(({ cell }) => cell))];
  const ofGaps = { entrance: openings[0], exits: openings.slice(1) };
  if (walls === "sums") return ofGaps;
  const cellAt = (place: Area | undefined) =>
    place === undefined || cellsOf(place) !== 1 || intersection(place, area) === undefined
      ? undefined
      : (place.row - area.row) * area.columns + place.column - area.column;
  const named = names.map(({ name, formula }) => ({ name, cell: cellAt(parseReference(formula)?.area) }));
  const texts = cells.values
    .map((value, cell) => ({ name: typedIn(value), cell }))
    .filter(({ name, cell }) => name !== "" && maze.has(cell));
  const counts = countsOf(texts.map(({ name }) => name));
  // What stands in many cells is a floor.
  const typed = texts.filter(({ name }) => counts.get(name)! <= MOST_ENDS);
  for (const list of [named, typed]) {
    const all = list.flatMap(({ name, cell }) => {
      const end = cell === undefined || !maze.has(cell) ? undefined : endSaid(name);
      return end === undefined ? [] : [{ end, cell: cell!, isSign: name.trim().length === 1 }];
    });
    // Among other letters and numbers, one letter says nothing.
    const areSigns = walls === "signs" || list.length === all.length;
    const said = all.filter(({ isSign }) => areSigns || !isSign);
    const begins = said.filter(({ end }) => end === "begin");
    const exits = said.filter(({ end }) => end === "end").map(({ cell }) => cell);
    if (said.length === 0 || begins.length > 1 || exits.length > MOST_ENDS) continue;
    const entrance = begins[0]?.cell;
    if (entrance !== undefined && exits.length > 0) return { entrance, exits };
    const others = openings.filter((cell) => cell !== (entrance ?? exits[0]));
    return entrance === undefined ? { entrance: others[0], exits } : { entrance, exits: others };
  }
  return colouredEnds(found) ?? ofGaps;
}

function colouredEnds({ maze, looks }: WithoutEnds): FoundEnds | undefined {
  const all = Array.from({ length: maze.size }, (_, cell) => ({ cell, look: lookOfCell(looks, cell) }));
  // White cells are as others, and black ones solid.
  const coloured = all.filter(({ cell, look }) => maze.has(cell) && !["", "FFFFFF", "000000"].includes(look));
  const counts = countsOf(coloured.map(({ look }) => look));
  const single = coloured.filter(({ look }) => counts.get(look)! <= 2);
  if (single.length !== 2) return undefined;
  const green = (look: string) => {
    const color = parseInt(colorOf(look), 16);
    return ((color >> 8) & 255) - ((color >> 16) & 255);
  };
  const [first, last] = single.sort((one, other) => green(other.look) - green(one.look) || one.cell - other.cell);
  return { entrance: first!.cell, exits: [last!.cell] };
}

/** Fewer numbers fit some order by chance. */
const FEWEST = 9;
/** The share of the frame that is open at most. */
const FRAME = 0.3;

/** A sum of parts that a cell holds, as a number or as a hexadecimal digit. */
function sumOf(value: unknown): number | undefined {
  const text = typeof value === "number" || typeof value === "string" ? String(value).trim() : "";
  if (/^(?:\d|1[0-5])$/.test(text)) return Number(text);
  return /^(?:0x)?[\da-f]$/i.test(text) ? parseInt(text, 16) : undefined;
}

/** Numbers of a block that are sums of parts, each of which says of a side whether there is a wall; there may be headings. */
export function sumsIn(seen: SeenPlace): FoundMaze | undefined {
  const group = (at: number) => (sumOf(seen.cells.values[at]) === undefined ? undefined : 0);
  const box = mainBox(boxesOf(seen.area, group, 4), seen.focus);
  if (box === undefined) return undefined;
  const { row, column, rows, columns } = box;
  for (const left of [0, 1]) {
    for (const top of [0, 1]) {
      const part = { row: row + top, column: column + left, rows: rows - top, columns: columns - left };
      const found = sumsOf(seen, part);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function sumsOf(seen: SeenPlace, part: Area): FoundMaze | undefined {
  const { rows, columns } = part;
  if (rows < 2 || columns < 2 || cellsOf(part) < FEWEST) return undefined;
  const values = Array.from({ length: cellsOf(part) }, (_, cell) =>
    sumOf(seen.cells.values[cellOfWhole(seen.area, part, cell)]),
  );
  const sums = values.filter((sum) => sum !== undefined);
  if (sums.length < values.length || !sums.some((sum) => sum >= 4)) return undefined;
  const meaning = meaningOfCodes(sums, part, FRAME);
  if (meaning === undefined) return undefined;
  const borders = new Borders(part);
  for (const [cell, sum] of sums.entries()) {
    for (const side of [RIGHT, BOTTOM, LEFT, TOP] as const) {
      if ((meaning.closed[sum]! & bitOf(side)) !== 0) borders.setEdge(cell, side, true);
    }
  }
  const [gaps, maze] = [borders.gaps(), borders.maze()];
  if (isTable(maze)) return undefined;
  const partFor = (side: number) => 1 << meaning.sides.indexOf(side);
  return {
    ...foundIn(seen, part, maze, gaps, "sums"),
    taken: message("sums-as-walls", {
      kind: meaning.areWalls ? "walls" : "passages",
      top: partFor(TOP),
      right: partFor(RIGHT),
      bottom: partFor(BOTTOM),
      left: partFor(LEFT),
    }),
  };
}
