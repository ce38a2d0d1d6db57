import { type Message, message } from "../../message";
import { type Maze, BOTTOM, LEFT, RIGHT, TOP } from "../../maze/model";
import { type Lattice, endSaid, isTable } from "../../maze/foreign";
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
  /** Undefined where no two neighbouring cells have a line between them. */
  readonly edges: DrawnEdges | undefined;
  readonly merged: readonly Area[];
  readonly focus: Area | undefined;
  readonly names: readonly ReadName[];
  /** Whether a colour scale colours cells that hold numbers. */
  readonly hasScale: boolean;
}

/** A maze that Lavirint did not draw, as it was recognised. A cell of the maze is a cell of its area, also where its walls are cells. */
export interface Recognised {
  readonly area: Area;
  readonly maze: Maze;
  readonly gaps: readonly Gap[];
  readonly cells: Cells;
  /** The fills without those of a solution. */
  readonly looks: Fills;
  /** Entrance and exits that are named, typed or coloured; otherwise the first gap in the frame, and the others. */
  readonly entrance: number | undefined;
  readonly exits: readonly number[];
  /** What was taken for walls; undefined for ordinary lines. */
  readonly taken?: Message | undefined;
  /** Whether whole cells are walls: those are out of the maze. */
  readonly isOfCells?: boolean;
  readonly isOfLines?: boolean;
  /** Whether what the cells hold are its walls. */
  readonly isTyped?: boolean;
  /** The same maze with walls between its cells; undefined where it is the maze itself, or there is none. */
  readonly lattice?: Lattice | undefined;
  readonly grid?: GridLines | undefined;
  /** Whether conditional formats colour cells of the maze that are open: a fill would not be seen. */
  readonly isCoveredByRules?: boolean;
}

export function seenIn(
  { area: whole, cells, shown, hasScale }: SeenPlace,
  area: Area,
  isOpen: (cell: number) => boolean = () => true,
): Pick<Recognised, "area" | "cells" | "looks" | "isCoveredByRules"> {
  const size = cellsOf(area);
  const at = (cell: number) => cellOfWhole(whole, area, cell);
  const lookAt = (cell: number) => lookOfCell(shown, at(cell));
  const cropped = (contents: readonly unknown[]) => Array.from({ length: size }, (_, cell) => contents[at(cell)]);
  const [values, formulas] = [cropped(cells.values), cropped(cells.formulas)];
  const isCovered = (cell: number) => lookAt(cell).startsWith(RULE) || (hasScale && typeof values[cell] === "number");
  return {
    area,
    cells: { fills: new FillList(size, (cell) => lookOfCell(cells.fills, at(cell))), values, formulas },
    looks: new FillList(size, (cell) => lookAt(cell).replace(`${RULE} `, "")),
    isCoveredByRules: values.some((_, cell) => isOpen(cell) && isCovered(cell)),
  };
}

/** A look that a conditional format gives, "rule RRGGBB", says so. */
export const RULE = "rule";

export function typedIn(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

const MOST_ENDS = 9;

type EndsOfTheirs = Pick<Recognised, "entrance" | "exits">;

const cellsOfGaps = (gaps: readonly Gap[]) => [...new Set(gaps.map(({ cell }) => cell))];

function endsOfGaps(gaps: readonly Gap[]): EndsOfTheirs {
  const [entrance, ...exits] = cellsOfGaps(gaps);
  return { entrance, exits };
}

function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Ends by names, by typed letters and words, by two cells that alone have their colours, or by gaps in the frame. */
export function endsIn(
  seen: SeenPlace,
  area: Area,
  gaps: readonly Gap[],
  isOpen: (cell: number) => boolean,
  areTexts: boolean,
): EndsOfTheirs {
  const cellAt = (place: Area | undefined) =>
    place === undefined || cellsOf(place) !== 1 || intersection(place, area) === undefined
      ? undefined
      : (place.row - area.row) * area.columns + place.column - area.column;
  const named = seen.names.map(({ name, formula }) => ({ name, cell: cellAt(parseReference(formula)?.area) }));
  const texts = Array.from({ length: cellsOf(area) }, (_, cell) => ({
    name: typedIn(seen.cells.values[cellOfWhole(seen.area, area, cell)]),
    cell,
  })).filter(({ name, cell }) => name !== "" && isOpen(cell));
  const counts = countsOf(texts.map(({ name }) => name));
  // What stands in many cells is a floor.
  const typed = texts.filter(({ name }) => counts.get(name)! <= MOST_ENDS);
  for (const list of [named, typed]) {
    const all = list.flatMap(({ name, cell }) => {
      const end = cell === undefined || !isOpen(cell) ? undefined : endSaid(name);
      return end === undefined ? [] : [{ end, cell: cell!, isSign: name.trim().length === 1 }];
    });
    // Among other letters and numbers, one letter says nothing.
    const areSigns = areTexts || list.length === all.length;
    const said = all.filter(({ isSign }) => areSigns || !isSign);
    const begins = said.filter(({ end }) => end === "begin");
    const exits = said.filter(({ end }) => end === "end").map(({ cell }) => cell);
    if (said.length === 0 || begins.length > 1 || exits.length > MOST_ENDS) continue;
    const entrance = begins[0]?.cell;
    if (entrance !== undefined && exits.length > 0) return { entrance, exits };
    const others = cellsOfGaps(gaps).filter((cell) => cell !== (entrance ?? exits[0]));
    return entrance === undefined ? { entrance: others[0], exits } : { entrance, exits: others };
  }
  return colouredEnds(seen, area, isOpen) ?? endsOfGaps(gaps);
}

function colouredEnds(
  { area: whole, shown }: SeenPlace,
  area: Area,
  isOpen: (cell: number) => boolean,
): EndsOfTheirs | undefined {
  const looks = Array.from({ length: cellsOf(area) }, (_, cell) => {
    return { cell, look: lookOfCell(shown, cellOfWhole(whole, area, cell)).replace(`${RULE} `, "") };
  });
  // White cells are as others, and black ones solid.
  const coloured = looks.filter(({ cell, look }) => isOpen(cell) && !["", "FFFFFF", "000000"].includes(look));
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

const SIDES = [TOP, RIGHT, BOTTOM, LEFT] as const;
type Order = readonly [top: number, right: number, bottom: number, left: number];
/** Which part of a sum stands for which side: first clockwise from the top, then in any other order. */
const ORDERS: readonly Order[] = [1, 2, 4, 8].flatMap((top) =>
  [1, 2, 4, 8].flatMap((right) =>
    [1, 2, 4, 8].flatMap((bottom) => {
      const order = [top, right, bottom, 15 - top - right - bottom] as const;
      return new Set(order).size === 4 && order.every((part) => [1, 2, 4, 8].includes(part)) ? [order] : [];
    }),
  ),
);

function isConsistent(sums: readonly number[], { columns }: Area, [top, right, bottom, left]: Order): boolean {
  return sums.every((sum, cell) => {
    const [beside, below] = [(cell + 1) % columns === 0 ? undefined : sums[cell + 1], sums[cell + columns]];
    const agrees = (part: number, other: number | undefined, otherPart: number) =>
      other === undefined || ((sum & part) !== 0) === ((other & otherPart) !== 0);
    return agrees(right, beside, left) && agrees(bottom, below, top);
  });
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
export function sumsIn(seen: SeenPlace): Recognised | undefined {
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

function sumsOf(seen: SeenPlace, part: Area): Recognised | undefined {
  const { rows, columns } = part;
  if (rows < 2 || columns < 2 || cellsOf(part) < FEWEST) return undefined;
  const values = Array.from({ length: cellsOf(part) }, (_, cell) =>
    sumOf(seen.cells.values[cellOfWhole(seen.area, part, cell)]),
  );
  const sums = values.filter((sum) => sum !== undefined);
  if (sums.length < values.length || !sums.some((sum) => sum >= 4)) return undefined;
  const order = ORDERS.find((bits) => isConsistent(sums, part, bits));
  if (order === undefined) return undefined;
  const outer = sums.slice(0, columns).filter((sum) => (sum & order[0]) !== 0).length;
  const arePassages = outer < columns / 2;
  const borders = new Borders(part);
  for (let cell = 0; cell < sums.length; cell++) {
    SIDES.forEach((side, i) => {
      if (((sums[cell]! & order[i]!) !== 0) !== arePassages) borders.setEdge(cell, side, true);
    });
  }
  const gaps = borders.gaps();
  const maze = borders.maze();
  if (gaps.length > FRAME * 2 * (rows + columns) || isTable(maze)) return undefined;
  return {
    ...seenIn(seen, part),
    maze,
    gaps,
    ...endsOfGaps(gaps),
    isTyped: true,
    taken: message("sums-as-walls", {
      kind: arePassages ? "passages" : "walls",
      top: order[0],
      right: order[1],
      bottom: order[2],
      left: order[3],
    }),
  };
}
