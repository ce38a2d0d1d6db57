import { partsOf } from "../../model";
import { type Accent, type Letter, stacked } from "./typeface";

/** The sizes, in cells, that all letters of a word share, and what the word takes with all joints and gaps. */
export interface TypeSize {
  readonly pen: number;
  /** How much wider letters are than the narrowest ones that this pen writes. */
  readonly stretch: number;
  /** Rows of a letter without marks; above it for marks; and below it for marks and tails. */
  readonly height: number;
  readonly above: number;
  readonly below: number;
  readonly columns: number;
  readonly rows: number;
}
type Width = Pick<TypeSize, "pen" | "stretch">;

/** A block of a mark, the free columns between letters, and the free rows above and below the bar between lines. */
export const halfOf = (pen: number) => Math.floor(pen / 2);

/** Rows that a mark takes: two of blocks, and one free. */
const rowsOfMark = (pen: number) => 3 * halfOf(pen);
const columnsOfMark = (pen: number) => 5 * halfOf(pen);

function columnsOfBody({ glyph }: Letter, { pen, stretch }: Width): number {
  const least = (glyph.width * pen) / 2;
  return pen + Math.max(Math.ceil(least), Math.round(least * stretch));
}

function columnsOf(letter: Letter, width: Width): number {
  const body = columnsOfBody(letter, width);
  const marks = letter.marks.length === 0 ? 0 : columnsOfMark(width.pen);
  // A letter below a wider mark stands in its middle.
  return marks <= body ? body : marks + ((marks - body) % 2);
}

export function columnsOfLine(line: readonly Letter[], width: Width): number {
  return line.reduce((sum, letter) => sum + columnsOf(letter, width), (line.length - 1) * halfOf(width.pen));
}

/** A letter in a field of its own, with cells of 0. They are connected. */
export function drawLetter(letter: Letter, size: TypeSize): Field {
  const { pen, height, above, below } = size;
  const { strokes, isMirrored } = letter.glyph;
  const field = new Field(above + height + below, columnsOf(letter, size));
  const body = columnsOfBody(letter, size);
  const left = (field.columns - body) / 2;
  const [reach, drop] = [body - pen, height - pen];
  for (const stroke of strokes.split(";")) {
    const points = stroke.split(" ").map((point) => {
      const [x, y] = [Number(point[0]), Number(point[1])];
      return { x: (x / 6) * reach, y: y <= 6 ? (y / 6) * drop : drop + ((y - 6) / 2) * below };
    });
    for (const [i, to] of points.entries()) {
      const from = points[Math.max(0, i - 1)]!;
      const steps = Math.max(1, Math.ceil(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))));
      for (let step = 0; step <= steps; step++) {
        const x = Math.round(from.x + ((to.x - from.x) * step) / steps);
        const y = Math.round(from.y + ((to.y - from.y) * step) / steps);
        field.fill(0, above + y, left + x, pen, pen);
        if (isMirrored) field.fill(0, above + y, left + reach - x, pen, pen);
      }
    }
  }
  letter.marks.forEach((mark, i) => drawAccent(field, mark, size, stacked(letter.marks.slice(0, i), mark.isBelow)));
  joinParts(field);
  return field;
}

/** Draws a mark; `nearer` are between it and the letter. */
function drawAccent(field: Field, mark: Accent, { pen, above, height }: TypeSize, nearer: number): void {
  const { blocks, isBelow, isRight } = mark;
  const block = halfOf(pen);
  const rows = rowsOfMark(pen);
  const free = field.columns - columnsOfMark(pen);
  const top = isBelow ? above + height + nearer * rows : above - (nearer + 1) * rows;
  const left = isRight ? free : Math.floor(free / 2);
  const more = isRight ? 0 : free % 2;
  const edgeOf = (column: number) => left + column * block + (column > 2 ? more : 0);
  for (const [r, row] of blocks.entries()) {
    for (const [c, sign] of [...row].entries()) {
      if (sign === "#") field.fill(0, top + r * block, edgeOf(c), block, edgeOf(c + 1) - edgeOf(c));
    }
  }
}

/** A neck goes down rather than sideways: two dots stay two. */
const SIDEWAYS = 2;

/** Joins separate parts, such as dots, to the rest by the shortest necks of one cell; of several nearest the middle. */
function joinParts(field: Field): void {
  const placeOf = (cell: number) => [Math.floor(cell / field.columns), cell % field.columns] as const;
  for (;;) {
    const parts = partsOf(field, (cell) => field.cells[cell] !== EMPTY);
    const [body, other] = parts.sort((one, other) => other.length - one.length);
    if (other === undefined) return;
    let nearest = { cost: Infinity, from: 0, to: 0 };
    for (const from of other) {
      const [fromRow, fromColumn] = placeOf(from);
      for (const to of body!) {
        const [row, column] = placeOf(to);
        const offMiddle = Math.abs(column - (field.columns - 1) / 2) / field.columns;
        const cost = Math.abs(row - fromRow) + SIDEWAYS * Math.abs(column - fromColumn) + offMiddle;
        if (cost < nearest.cost) nearest = { cost, from, to };
      }
    }
    const [[fromRow, fromColumn], [row, column]] = [placeOf(nearest.from), placeOf(nearest.to)];
    field.fill(0, Math.min(fromRow, row), fromColumn, Math.abs(row - fromRow) + 1, 1);
    field.fill(0, row, Math.min(fromColumn, column), 1, Math.abs(column - fromColumn) + 1);
  }
}

/** Cells that are drawn: rows x columns, each with the number of what it belongs to, or {@link EMPTY}. */
export class Field {
  readonly cells: Int16Array;

  constructor(
    readonly rows: number,
    readonly columns: number,
  ) {
    this.cells = new Int16Array(rows * columns).fill(EMPTY);
  }

  at(row: number, column: number): number {
    const isInside = row >= 0 && row < this.rows && column >= 0 && column < this.columns;
    return isInside ? this.cells[row * this.columns + column]! : EMPTY;
  }

  /** Fills what is empty of a block of cells. */
  fill(owner: number, row: number, column: number, rows: number, columns: number): void {
    for (let r = row; r < row + rows; r++) {
      for (let c = column; c < column + columns; c++) {
        if (this.at(r, c) === EMPTY) this.cells[r * this.columns + c] = owner;
      }
    }
  }
}

export const EMPTY = -1;

/** The smallest letters that hold a maze: strokes of two cells, and one free cell inside. */
export function smallestFit(lines: readonly (readonly Letter[])[]): TypeSize {
  return fitOf(lines, 2, 1, 0);
}

/** The size of letters that fills a grid of at least {@link smallestFit}: bold, but open inside, and not too slim or too wide. */
export function largestFit(lines: readonly (readonly Letter[])[], rows: number, columns: number): TypeSize {
  const fits = (fit: TypeSize) => fit.rows <= rows && fit.columns <= columns;
  let pen = 2;
  while (fits(fitOf(lines, pen + 1, OPEN, 0))) pen++;
  let best = fitOf(lines, pen, 1, 0);
  for (let percent = 100; percent <= WIDEST; percent += 5) {
    const stretch = percent / 100;
    const low = fitOf(lines, pen, stretch, 0);
    if (!fits(low)) break;
    const width = 1.5 * pen * stretch + pen;
    const free = Math.floor((rows - low.rows) / lines.length);
    const fit = fitOf(lines, pen, stretch, Math.max(0, Math.min(free, Math.round(HEIGHT * width) - low.height)));
    if (width <= fit.height || percent === 100) best = fit;
  }
  return best;
}

/** How much wider than the narrowest letters must be for a pen of more than two cells, and may be at all, in percent. */
const OPEN = 1.4;
const WIDEST = 220;
/** The height of letters, where a letter of usual width is 1 wide. */
const HEIGHT = 2;

function fitOf(lines: readonly (readonly Letter[])[], pen: number, stretch: number, higher: number): TypeSize {
  const all = lines.flat();
  const most = (isBelow: boolean) => Math.max(0, ...all.map(({ marks }) => stacked(marks, isBelow)));
  const above = most(false) * rowsOfMark(pen);
  const hasTail = all.some(({ glyph }) => /[78](?: |;|$)/.test(glyph.strokes));
  const below = hasTail || most(true) > 0 ? Math.max(pen, most(true) * rowsOfMark(pen) - halfOf(pen)) : 0;
  const height = 4 * pen + higher;
  const columns = Math.max(...lines.map((line) => columnsOfLine(line, { pen, stretch })));
  const rows = lines.length * (above + height + below) + (lines.length - 1) * (2 * halfOf(pen) + pen);
  return { pen, stretch, height, above, below, columns, rows };
}
