import { BOTTOM, DisjointSets, LEFT, RIGHT, TOP } from "../../maze/model";
import { type Area, boundsOf, cellsOf, without } from "../addresses";
import { type Border, Borders, isLine } from "../lines";

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

interface WallLines {
  readonly area: Area;
  readonly borders: Borders;
  /** The share of the edges between its cells that are walls, and of its frame. */
  readonly share: number;
  readonly framed: number;
  readonly grid: GridLines | undefined;
  readonly wall: Border | undefined;
  /** The same with the lighter lines for walls, where that is possible. */
  readonly other?: WallLines | undefined;
}

const NO_LINE: Kind = { style: "None", weight: "", color: "", weighs: -Infinity, isWhite: false };

/** Lightness from 0 for black to 1 for white, of "#RRGGBB" or "RRGGBB". */
export function lightnessOf(color: string): number {
  const number = parseInt(color.replace("#", ""), 16);
  if (Number.isNaN(number)) return 0;
  const [red, green, blue] = [(number >> 16) & 255, (number >> 8) & 255, number & 255];
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** The edges of the cells in an area and the kind of the line on each, 0 for none: those left of each cell, and those above. */
export class DrawnEdges {
  private readonly upright: Uint8Array;
  private readonly level: Uint8Array;
  private readonly kinds: Kind[] = [NO_LINE];
  private readonly numbers = new Map<string, number>();

  constructor(readonly area: Area) {
    this.upright = new Uint8Array(area.rows * (area.columns + 1));
    this.level = new Uint8Array((area.rows + 1) * area.columns);
  }

  /** Takes in whole rows of cells, from row `first` on. Either of two neighbours may report a line; the heavier one counts. */
  addRows(first: number, rows: readonly (readonly Excel.CellProperties[])[]): void {
    rows.forEach((cells, r) =>
      cells.forEach(({ format }, column) => {
        const { left, right, top, bottom } = format?.borders ?? {};
        const row = first + r;
        this.add(this.upright, row * (this.area.columns + 1) + column, left);
        this.add(this.upright, row * (this.area.columns + 1) + column + 1, right);
        this.add(this.level, row * this.area.columns + column, top);
        this.add(this.level, (row + 1) * this.area.columns + column, bottom);
      }),
    );
  }

  private add(edges: Uint8Array, at: number, border: Excel.CellBorder | undefined): void {
    if (border === undefined || !isLine(border)) return;
    const { style = "", weight = "Thin", color = "#000000" } = border;
    const key = `${style} ${weight} ${color}`;
    let number = this.numbers.get(key);
    if (number === undefined) {
      const light = lightnessOf(color);
      const broken = style === "Continuous" ? 0 : style === "Double" ? -1.5 : 0.5;
      const weighs = (WEIGHTS[weight] ?? 1) - broken - 0.9 * light;
      // A sheet with more kinds of lines than that has no maze of them.
      number = Math.min(this.kinds.push({ style, weight, color, weighs, isWhite: light > 0.93 }) - 1, 255);
      this.numbers.set(key, number);
    }
    if (this.weigh(number) > this.weigh(edges[at]!)) edges[at] = number;
  }

  /** Whether the cells that are walls have lines on all sides that face an open cell, and no two open cells have one between them. */
  areAround(part: Area, isOpen: (cell: number) => boolean): boolean {
    const { rows, columns } = part;
    const [down, across] = [part.row - this.area.row, part.column - this.area.column];
    const isRight = (cell: number, other: number, line: number) =>
      isOpen(cell) === isOpen(other) ? line === 0 || !isOpen(cell) : line > 0;
    for (let cell = 0; cell < rows * columns; cell++) {
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      if (column > 0 && !isRight(cell, cell - 1, this.uprightAt(down + row, across + column))) return false;
      if (row > 0 && !isRight(cell, cell - columns, this.levelAt(down + row, across + column))) return false;
    }
    return true;
  }

  private uprightAt(row: number, column: number): number {
    return this.upright[row * (this.area.columns + 1) + column]!;
  }

  private levelAt(row: number, column: number): number {
    return this.level[row * this.area.columns + column]!;
  }

  /** The walls: all lines, or the heavier ones of a grid. `focus` is a cell in the maze; without it, somebody selected the area. */
  walls(focus: Area | undefined, merged: readonly Area[]): WallLines | undefined {
    const all = [...this.kinds.keys()].slice(1);
    const part = this.boxOf(new Set(all), focus, merged);
    if (part === undefined) return undefined;
    const { frame, inner, byKind } = this.countIn(part);
    const isPlain = (number: number) => !this.kinds[number]!.isWhite;
    const plain = byKind.some((count, number) => count > 0 && isPlain(number)) ? all.filter(isPlain) : all;
    const present = plain.filter((number) => byKind[number]! > 0).sort((a, b) => this.weigh(b) - this.weigh(a));
    if (inner.share < NEARLY_ALL || present.length === 0) return this.wallsOf(all, focus, merged);
    if (present.length === 1) return this.wallsOf(present, focus, merged);
    const usual = present.filter((number) => frame[number]! >= 0.3 * frame.reduce((sum, count) => sum + count, 0));
    const lightestOfFrame = usual.length === 0 ? present[0]! : usual[0]!;
    const heavy = present.filter((number) => this.weigh(number) >= this.weigh(lightestOfFrame));
    const walls = heavy.length < present.length ? heavy : present.slice(0, -1);
    // The frame alone may be heavier than the walls.
    const wallsIn = () => walls.reduce((sum, number) => sum + inner.counts[number]!, 0);
    while (wallsIn() < LINED * inner.all && walls.length < present.length - 1) walls.push(present[walls.length]!);
    const found = this.wallsOf(walls, focus, merged);
    const hasFrame = found !== undefined && found.framed >= 0.9;
    const isClear = hasFrame || (heavy.length < present.length && usual.length > 0);
    const others = present.filter((number) => !walls.includes(number));
    return isClear || found === undefined ? found : { ...found, other: this.wallsOf(others, focus, merged) };
  }

  private weigh(number: number): number {
    return this.kinds[number]!.weighs;
  }

  private wallsOf(numbers: readonly number[], focus: Area | undefined, merged: readonly Area[]): WallLines | undefined {
    const isWall = new Set(numbers);
    const box = this.boxOf(isWall, focus, merged);
    if (box === undefined) return undefined;
    // Walls without a frame say nothing about how far the maze goes.
    const isFramed = this.framedBy(box, isWall) >= FRAME;
    const area = isFramed || focus !== undefined ? box : withoutMerged(this.area, merged);
    const { row, column, rows, columns } = area;
    const borders = new Borders({ rows, columns });
    const [down, across] = [row - this.area.row, column - this.area.column];
    for (let cell = 0; cell < rows * columns; cell++) {
      const [r, c] = [down + Math.floor(cell / columns), across + (cell % columns)];
      if (isWall.has(this.uprightAt(r, c))) borders.setEdge(cell, LEFT, true);
      if (isWall.has(this.levelAt(r, c))) borders.setEdge(cell, TOP, true);
      if (c === across + columns - 1 && isWall.has(this.uprightAt(r, c + 1))) borders.setEdge(cell, RIGHT, true);
      if (r === down + rows - 1 && isWall.has(this.levelAt(r + 1, c))) borders.setEdge(cell, BOTTOM, true);
    }
    const { inner, byKind } = this.countIn(area);
    const walls = numbers.reduce((sum, number) => sum + inner.counts[number]!, 0);
    const commonest = (some: readonly number[]) =>
      some.reduce<number | undefined>(
        (best, each) => (byKind[each]! > (byKind[best ?? 0] ?? 0) ? each : best),
        undefined,
      );
    const rest = [...this.kinds.keys()].filter((number) => !isWall.has(number) && byKind[number]! > 0);
    const [wall, grid] = [commonest(numbers), commonest(rest)];
    const isRest = (number: number) => number > 0 && !isWall.has(number);
    const standing = Uint8Array.from({ length: rows * columns }, (_, cell) => {
      const [r, c] = [down + Math.floor(cell / columns), across + (cell % columns)];
      return Number(isRest(this.uprightAt(r, c + 1))) | (Number(isRest(this.levelAt(r + 1, c))) << 1);
    });
    return {
      area,
      borders,
      share: inner.all === 0 ? 0 : walls / inner.all,
      framed: this.framedBy(area, isWall),
      wall: wall === undefined ? undefined : this.kinds[wall],
      grid: grid === undefined ? undefined : { ...this.kinds[grid]!, standing },
    };
  }

  private framedBy(area: Area, isWall: ReadonlySet<number>): number {
    const { frame } = this.countIn(area);
    const walls = frame.reduce((sum, count, number) => sum + (isWall.has(number) ? count : 0), 0);
    return walls / (2 * (area.rows + area.columns));
  }

  private countIn({ row, column, rows, columns }: Area) {
    const frame = new Uint32Array(256);
    const counts = new Uint32Array(256);
    const [down, across] = [row - this.area.row, column - this.area.column];
    for (let r = 0; r <= rows; r++) {
      for (let c = 0; c <= columns; c++) {
        if (r < rows) (c === 0 || c === columns ? frame : counts)[this.uprightAt(down + r, across + c)]!++;
        if (c < columns) (r === 0 || r === rows ? frame : counts)[this.levelAt(down + r, across + c)]!++;
      }
    }
    const all = rows * (columns - 1) + columns * (rows - 1);
    const share = all === 0 ? 0 : (all - counts[0]!) / all;
    frame[0] = 0;
    const byKind = counts.map((count, number) => (number === 0 ? 0 : count + frame[number]!));
    return { frame, byKind, inner: { counts, all, share } };
  }

  /** The cells that the largest connected drawing encloses, or the one around `focus`, without merged cells at its sides. */
  private boxOf(isWall: ReadonlySet<number>, focus: Area | undefined, merged: readonly Area[]): Area | undefined {
    const { rows, columns } = this.area;
    const across = columns + 1;
    const sets = new DisjointSets((rows + 1) * across);
    for (let r = 0; r <= rows; r++) {
      for (let c = 0; c <= columns; c++) {
        const point = r * across + c;
        if (r < rows && isWall.has(this.uprightAt(r, c))) sets.join(point, point + across);
        if (c < columns && isWall.has(this.levelAt(r, c))) sets.join(point, point + 1);
      }
    }
    const boxes = boxesOf({ ...this.area, rows: rows + 1, columns: across }, (point) => sets.find(point), 2);
    let box = mainBox(boxes, focus);
    // The two sides of a corridor.
    if (box !== undefined && isStraight(box) && focus === undefined) box = mainBox(boxes, focus, 1);
    if (box === undefined || isStraight(box) || isRuled(box, boxes)) return undefined;
    return withoutMerged({ ...box, rows: box.rows - 1, columns: box.columns - 1 }, merged);
  }
}

/** Around some places of a grid, which may be cells or the corners of cells; `count` says how many. */
type Box = { -readonly [Side in keyof Area]: number } & { count: number };

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
  const boxes = new Map<number, Box>();
  for (let place = 0; place < cellsOf(grid); place++) {
    const group = groupOf(place);
    if (group === undefined) continue;
    const [row, column] = [grid.row + Math.floor(place / grid.columns), grid.column + (place % grid.columns)];
    const box = boxes.get(group);
    if (box === undefined) boxes.set(group, { row, column, rows: 1, columns: 1, count: 1 });
    else {
      const end = Math.max(box.column + box.columns, column + 1);
      box.rows = row - box.row + 1;
      box.column = Math.min(box.column, column);
      box.columns = end - box.column;
      box.count++;
    }
  }
  return [...boxes.values()].filter(({ count }) => count >= least);
}

/** The largest box, or the largest around a cell, with all that overlap it (the halves of a frame) or are `apart` at most. */
export function mainBox(boxes: readonly Box[], focus: Area | undefined, apart = 0): Area | undefined {
  const byCount = [...boxes].sort((one, other) => other.count - one.count);
  for (const first of byCount.slice(0, MOST_TRIED)) {
    let main = boundsOf([first]);
    let rest = byCount.filter((box) => box !== first);
    for (let grew = true; grew;) {
      const before = main;
      const near = rest.filter((box) => areNear(box, before, apart));
      grew = near.length > 0;
      if (grew) rest = rest.filter((box) => !areNear(box, before, apart));
      main = boundsOf([before, ...near]);
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
  let { row, column, rows, columns } = area;
  for (const each of merged) {
    const [below, after] = [each.row + each.rows, each.column + each.columns];
    if (below <= row || each.row >= row + rows || after <= column || each.column >= column + columns) continue;
    if (each.row <= row && below < row + rows) [row, rows] = [below, row + rows - below];
    else if (below >= row + rows && each.row > row) rows = each.row - row;
    else if (each.column <= column && after < column + columns) [column, columns] = [after, column + columns - after];
    else if (after >= column + columns && each.column > column) columns = each.column - column;
  }
  return { row, column, rows, columns };
}
