import { BOTTOM, Bounds, DisjointSets, LEFT, RIGHT, SIDES, TOP } from "../../maze/model";
import { type Area, boundsOf, cellOfWhole, cellsOf, intersection, without } from "../addresses";
import { type Border, Borders, type CellSide, lineOf, neighbour } from "../borders";

const ALL = [RIGHT, BOTTOM, LEFT, TOP] as const;

/** A kind of line, with how heavy it looks: heavier lines are walls, lighter ones a grid. */
interface Kind extends Border {
  readonly weighs: number;
  readonly isWhite: boolean;
}

const WEIGHTS: Readonly<Record<string, number>> = { Hairline: 0, Thin: 1, Medium: 2, Thick: 3 };
/** The share of the edges between cells that makes lines a grid, of which some may be walls. */
const NEARLY_ALL = 0.7;
/** The share of edges between cells that is walled in a maze of lines. */
export const LINED = 0.2;
const FRAME = 0.5;

/** Lines that are no walls: what they look like, and where they are, one byte a cell as in Maze.standing. */
export interface GridLines extends Border {
  readonly standing: Uint8Array;
}

export interface WallLines {
  readonly area: Area;
  readonly borders: Borders;
  /** The share of the edges between its cells that are walls, and of its frame. */
  readonly share: number;
  readonly framed: number;
  readonly grid: GridLines | undefined;
  readonly wall: Border | undefined;
}

const NO_LINE: Kind = { style: "None", weight: "", color: "", weighs: -Infinity, isWhite: false };

/** Lightness from 0 for black to 1 for white, of "#RRGGBB" or "RRGGBB". */
export function lightnessOf(color: string): number {
  const number = parseInt(color.replace("#", ""), 16);
  if (Number.isNaN(number)) return 0;
  const [red, green, blue] = [(number >> 16) & 255, (number >> 8) & 255, number & 255];
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** The lines on the edges of the cells in an area, each of a kind. */
export class DrawnEdges {
  /** The kind on each edge, 0 for none: at 2p of the one right of corner p of the cells, row by row; at 2p + 1 of the one below it. */
  private readonly edges: Uint8Array;
  private readonly corners: Area;
  private readonly kinds: Kind[] = [NO_LINE];
  private readonly numbers = new Map<string, number>();

  constructor(readonly area: Area) {
    this.corners = { ...area, rows: area.rows + 1, columns: area.columns + 1 };
    this.edges = new Uint8Array(2 * cellsOf(this.corners));
  }

  /** Takes in whole rows of cells, from row `first` on. Either of two neighbours may report a line; the heavier one counts. */
  addRows(first: number, rows: readonly (readonly Excel.CellProperties[])[]): void {
    rows.flat().forEach(({ format }, i) => {
      for (const side of ALL)
        this.add(this.edgeOf(first * this.area.columns + i, side), format?.borders?.[SIDES[side]]);
    });
  }

  private add(edge: number, border: Excel.CellBorder | undefined): void {
    const line = lineOf(border);
    if (line === undefined) return;
    const { style, weight, color } = line;
    const key = `${style} ${weight} ${color}`;
    let number = this.numbers.get(key);
    if (number === undefined) {
      const light = lightnessOf(color);
      const broken = style === "Continuous" ? 0 : style === "Double" ? -1.5 : 0.5;
      const weighs = (WEIGHTS[weight] ?? 1) - broken - 0.9 * light;
      // A sheet with more kinds of lines than that has no maze of them.
      number = Math.min(this.kinds.push({ ...line, weighs, isWhite: light > 0.93 }) - 1, 255);
      this.numbers.set(key, number);
    }
    if (this.weigh(number) > this.weigh(this.edges[edge]!)) this.edges[edge] = number;
  }

  private weigh(number: number): number {
    return this.kinds[number]!.weighs;
  }

  private edgeOf(cell: number, side: CellSide): number {
    const corner = cell + Math.floor(cell / this.area.columns);
    if (side === TOP || side === LEFT) return 2 * corner + (side === LEFT ? 1 : 0);
    return side === RIGHT ? 2 * (corner + 1) + 1 : 2 * (corner + this.corners.columns);
  }

  private kindAt(part: Area, cell: number, side: CellSide): number {
    return this.edges[this.edgeOf(cellOfWhole(this.area, part, cell), side)]!;
  }

  /** Whether the cells that are walls have lines on all sides that face an open cell, and no two open cells have one between them. */
  areAround(part: Area, isOpen: (cell: number) => boolean): boolean {
    for (let cell = 0; cell < cellsOf(part); cell++) {
      for (const side of [LEFT, TOP] as const) {
        const other = neighbour(part, cell, side);
        if (other === undefined) continue;
        const hasLine = this.kindAt(part, cell, side) > 0;
        if (isOpen(cell) === isOpen(other) ? hasLine && isOpen(cell) : !hasLine) return false;
      }
    }
    return true;
  }

  /**
   * The walls: all lines, or the heavier ones of a grid, and where that may be wrong also the lighter ones. `focus` is a cell in the maze;
   * without it, somebody selected the area.
   */
  walls(focus: Area | undefined, merged: readonly Area[]): WallLines[] {
    const all = [...this.kinds.keys()].slice(1);
    const part = this.boxOf(new Set(all), focus, merged);
    if (part === undefined) return [];
    const { frame, inner } = this.countIn(part);
    const edges = part.rows * (part.columns - 1) + part.columns * (part.rows - 1);
    const isPresent = (number: number) => frame[number]! + inner[number]! > 0;
    const isPlain = (number: number) => !this.kinds[number]!.isWhite;
    const plain = all.some((number) => isPresent(number) && isPlain(number)) ? all.filter(isPlain) : all;
    const present = plain.filter(isPresent).sort((a, b) => this.weigh(b) - this.weigh(a));
    if (sumOf(inner, all) < NEARLY_ALL * edges || present.length === 0) return this.wallsOf(all, focus, merged);
    if (present.length === 1) return this.wallsOf(present, focus, merged);
    const usual = present.filter((number) => frame[number]! >= 0.3 * sumOf(frame, all));
    const heaviestOfFrame = usual[0] ?? present[0]!;
    const heavy = present.filter((number) => this.weigh(number) >= this.weigh(heaviestOfFrame));
    const walls = heavy.length < present.length ? heavy : present.slice(0, -1);
    // The frame alone may be heavier than the walls.
    while (sumOf(inner, walls) < LINED * edges && walls.length < present.length - 1) walls.push(present[walls.length]!);
    const found = this.wallsOf(walls, focus, merged);
    const isClear = (found[0]?.framed ?? 1) >= 0.9 || (heavy.length < present.length && usual.length > 0);
    const others = present.filter((number) => !walls.includes(number));
    return isClear ? found : [...found, ...this.wallsOf(others, focus, merged)];
  }

  private wallsOf(numbers: readonly number[], focus: Area | undefined, merged: readonly Area[]): WallLines[] {
    const isWall = new Set(numbers);
    const box = this.boxOf(isWall, focus, merged);
    if (box === undefined) return [];
    const framed = (part: Area) => sumOf(this.countIn(part).frame, numbers) / (2 * (part.rows + part.columns));
    // Walls without a frame say nothing about how far the maze goes.
    const area = focus !== undefined || framed(box) >= FRAME ? box : withoutMerged(this.area, merged);
    const borders = new Borders(area);
    const standing = new Uint8Array(cellsOf(area));
    for (let cell = 0; cell < standing.length; cell++) {
      for (const side of ALL) {
        const kind = this.kindAt(area, cell, side);
        if (isWall.has(kind)) borders.setEdge(cell, side, true);
        else if (kind > 0 && (side === RIGHT || side === BOTTOM)) standing[cell]! |= 1 << side;
      }
    }
    const { frame, inner } = this.countIn(area);
    const countOf = (number: number) => frame[number]! + inner[number]!;
    const commonest = (some: readonly number[]) =>
      some.filter((number) => countOf(number) > 0).sort((one, other) => countOf(other) - countOf(one))[0];
    const wall = commonest(numbers);
    const grid = commonest([...this.kinds.keys()].filter((number) => number > 0 && !isWall.has(number)));
    const lines = {
      area,
      borders,
      share: sumOf(inner, numbers) / Math.max(1, sumOf(inner, [...this.kinds.keys()])),
      framed: framed(area),
      wall: wall === undefined ? undefined : this.kinds[wall],
      grid: grid === undefined ? undefined : { ...this.kinds[grid]!, standing },
    };
    return [lines];
  }

  /** How many edges around a part, and inside it, have each kind. */
  private countIn(part: Area) {
    const [frame, inner] = [new Uint32Array(256), new Uint32Array(256)];
    for (let cell = 0; cell < cellsOf(part); cell++) {
      for (const side of ALL) {
        if (neighbour(part, cell, side) === undefined) frame[this.kindAt(part, cell, side)]!++;
        else if (side === RIGHT || side === BOTTOM) inner[this.kindAt(part, cell, side)]!++;
      }
    }
    return { frame, inner };
  }

  /** The cells that the largest connected drawing encloses, or the one around `focus`, without merged cells at its sides. */
  private boxOf(isWall: ReadonlySet<number>, focus: Area | undefined, merged: readonly Area[]): Area | undefined {
    const { corners } = this;
    const sets = new DisjointSets(cellsOf(corners));
    this.edges.forEach((kind, edge) => {
      if (isWall.has(kind)) sets.join(edge >> 1, (edge >> 1) + (edge % 2 === 0 ? 1 : corners.columns));
    });
    const boxes = boxesOf(corners, (corner) => sets.find(corner), 2);
    let box = mainBox(boxes, focus);
    // The two sides of a corridor.
    if (box !== undefined && isStraight(box) && focus === undefined) box = mainBox(boxes, focus, 1);
    if (box === undefined || isStraight(box) || isRuled(box, boxes)) return undefined;
    return withoutMerged({ ...box, rows: box.rows - 1, columns: box.columns - 1 }, merged);
  }
}

const sumOf = (counts: Uint32Array, kinds: readonly number[]) => kinds.reduce((sum, kind) => sum + counts[kind]!, 0);

/** Around some places of a grid, which may be cells or the corners of cells; `count` says how many. */
interface Box extends Area {
  readonly count: number;
}

const isStraight = ({ rows, columns }: Area) => rows === 1 || columns === 1;

/** Whether a box holds nothing but three or more lines from side to side, such as those below the rows of a table. */
function isRuled(box: Area, boxes: readonly Area[]): boolean {
  const lines = boxes.filter((one) => without(one, box).length === 0);
  const isAcross = (one: Area) => one.rows === box.rows || one.columns === box.columns;
  return lines.length > 2 && lines.every((one) => isStraight(one) && isAcross(one));
}

const MOST_TRIED = 50;

/** The boxes around groups of at least `least` places of a grid; a group of undefined is none. */
export function boxesOf(grid: Area, groupOf: (place: number) => number | undefined, least: number): Box[] {
  const groups = new Map<number, { readonly bounds: Bounds; count: number }>();
  for (let place = 0; place < cellsOf(grid); place++) {
    const number = groupOf(place);
    if (number === undefined) continue;
    const group = groups.get(number) ?? { bounds: new Bounds(), count: 0 };
    if (group.count++ === 0) groups.set(number, group);
    group.bounds.add(grid.row + Math.floor(place / grid.columns), grid.column + (place % grid.columns));
  }
  return [...groups.values()].flatMap(({ bounds, count }) => (count < least ? [] : [{ ...bounds.area!, count }]));
}

/** The largest box, or the largest around a cell, with all that overlap it (the halves of a frame) or are `apart` at most. */
export function mainBox(boxes: readonly Box[], focus: Area | undefined, apart = 0): Area | undefined {
  const byCount = [...boxes].sort((one, other) => other.count - one.count);
  for (const first of byCount.slice(0, MOST_TRIED)) {
    let main = boundsOf([first]);
    for (let size = 0; size < cellsOf(main);) {
      const place = main;
      size = cellsOf(place);
      main = boundsOf([place, ...boxes.filter((box) => areNear(box, place, apart))]);
    }
    // A frame of white cells is beside what shows.
    if (focus === undefined || areNear(focus, main, 1)) return main;
  }
  return undefined;
}

function areNear(one: Area, other: Area, apart: number): boolean {
  const [down, across] = [other.row - one.row, other.column - one.column];
  const isBeside = down < one.rows + apart && -down < other.rows + apart;
  return isBeside && across < one.columns + apart && -across < other.columns + apart;
}

/** An area with one row or column more on each side, or on some of them: bit `side` as in the maze's model. */
export function grown({ row, column, rows, columns }: Area, sides = 15): Area {
  const by = (side: number) => (sides >> side) & 1;
  const [top, left] = [Math.min(row, by(TOP)), Math.min(column, by(LEFT))];
  return {
    row: row - top,
    column: column - left,
    rows: rows + top + by(BOTTOM),
    columns: columns + left + by(RIGHT),
  };
}

/** An area without the rows and columns at its sides that hold merged cells: a title above, a legend beside. */
export function withoutMerged(area: Area, merged: readonly Area[]): Area {
  return merged.reduce((rest, each) => {
    const shared = intersection(rest, each);
    if (shared === undefined) return rest;
    const aboveOrBelow = without(rest, { ...rest, row: shared.row, rows: shared.rows });
    const beside = without(rest, { ...rest, column: shared.column, columns: shared.columns });
    return [aboveOrBelow, beside].find((parts) => parts.length === 1)?.[0] ?? rest;
  }, area);
}
