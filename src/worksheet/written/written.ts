import type { Grid } from "../../maze/model";
import { jsonForName, jsonOfName } from "../names";

export type Item = string | number;

/** To the right, down, left, up. */
export const ARROWS = ["→", "↓", "←", "↑"] as const;

/** What Lavirint wrote into a cell. */
const NOTHING = 0;
const ITEM = 1;
const NUMBER = 2;
/** The set number of the cell at some step, which follows from the share code. */
const STEP = 3;
const ARROW = 4;
/** A letter by which the pages of a poster are put together. */
const MARK = 5;

/**
 * What Lavirint wrote into the cells of a grid, row by row, apart from the letters of ends. A cell is Lavirint's as long as it still
 * holds that.
 */
export class Written {
  /** Nothing is allocated for a grid in which nothing was written. */
  private kinds: Uint8Array | undefined;
  /** By kind: 1 + the index of the item or letter, the number, the step, or the number of the arrow. */
  private codes = new Uint32Array();
  /** The set numbers of cells written at some step. */
  private numbers: Uint32Array | undefined;
  private items: Item[] = [];
  private readonly indexes = new Map<Item, number>();

  constructor(readonly size: Grid) {}

  /** A grid whose cells hold these numbers, or nothing for a 0. */
  static counting(size: Grid, numbers: Uint32Array): Written {
    const written = new Written(size);
    numbers.forEach((number, cell) => number > 0 && written.set(cell, NUMBER, number));
    return written;
  }

  /** A grid that shows the set numbers of a step. */
  static atStep(size: Grid, step: number): Written {
    const written = new Written(size);
    written.allocate().fill(STEP);
    written.codes.fill(step);
    return written;
  }

  get isEmpty(): boolean {
    return this.kinds === undefined || !this.kinds.some((kind) => kind !== NOTHING);
  }

  get hasItems(): boolean {
    return this.kinds?.includes(ITEM) === true;
  }

  /** The steps whose set numbers were written. */
  get steps(): number[] {
    const found = new Set<number>();
    this.kinds?.forEach((kind, cell) => kind === STEP && found.add(this.codes[cell]!));
    return [...found];
  }

  isOurs(cell: number, content: unknown): boolean {
    const written = this.contentOf(cell);
    return written !== undefined && written === content;
  }

  isItem(cell: number, content: unknown): boolean {
    return content !== "" && this.kinds?.[cell] === ITEM && this.contentOf(cell) === content;
  }

  /** Whether a cell holds a letter of a poster. */
  isMark(cell: number, content: unknown): boolean {
    return content !== "" && this.kinds?.[cell] === MARK && this.contentOf(cell) === content;
  }

  isArrow(cell: number, content: unknown): boolean {
    return this.kinds?.[cell] === ARROW && this.contentOf(cell) === content;
  }

  itemIn(cell: number): Item | undefined {
    return this.kinds?.[cell] === ITEM ? this.contentOf(cell) : undefined;
  }

  numberIn(cell: number): number | undefined {
    const kind = this.kinds?.[cell];
    return kind === NUMBER || kind === STEP ? (this.contentOf(cell) as number | undefined) : undefined;
  }

  private contentOf(cell: number): Item | undefined {
    const code = this.codes[cell];
    switch (this.kinds?.[cell]) {
      case ITEM:
      case MARK:
        return this.items[code! - 1];
      case NUMBER:
        return code;
      case STEP:
        return this.numbers?.[cell] || undefined;
      case ARROW:
        return ARROWS[code! - 1];
      default:
        return undefined;
    }
  }

  /** The same, with these items in place of what was in their cells: "" for a cell that was emptied, null for one left alone. */
  withItems(items: readonly (Item | null)[]): Written {
    const next = this.copy();
    items.forEach((item, cell) => {
      if (item === "") next.set(cell, NOTHING, 0);
      else if (item !== null) next.setItem(cell, item);
    });
    return next;
  }

  /** The same, with the letters of a poster. */
  withMarks(letters: ReadonlyMap<number, string>): Written {
    const next = this.copy();
    letters.forEach((letter, cell) => next.set(cell, MARK, next.indexOf(letter)));
    return next;
  }

  withoutItems(): Written {
    return this.without(ITEM);
  }

  /** The same, with these arrows, 1 for right, 2 down, 3 left, 4 up, or 0, and no others. */
  withArrows(arrowOf: (cell: number) => number): Written {
    const next = this.withoutArrows();
    for (let cell = 0; cell < this.cells; cell++) {
      const arrow = arrowOf(cell);
      if (arrow > 0) next.set(cell, ARROW, arrow);
    }
    return next;
  }

  withoutArrows(): Written {
    return this.without(ARROW);
  }

  private without(kind: number): Written {
    const next = this.copy();
    next.kinds?.forEach((is, cell) => is === kind && next.set(cell, NOTHING, 0));
    return next;
  }

  /** What of it stands in the cells. */
  stillIn(contents: readonly unknown[]): Written {
    const next = this.copy();
    if (next.kinds === undefined) return next;
    contents.forEach((content, cell) => {
      if (this.contentOf(cell) !== content) next.set(cell, NOTHING, 0);
    });
    return next;
  }

  /** The same in a grid of another size; `from` gives the cell that each comes from, or undefined. */
  moved(size: Grid, from: (cell: number) => number | undefined): Written {
    const next = new Written(size);
    if (this.kinds === undefined) return next;
    for (let cell = 0; cell < size.rows * size.columns; cell++) {
      const source = from(cell);
      if (source === undefined) continue;
      const content = this.contentOf(source);
      const kind = this.kinds[source]!;
      if (content === undefined) continue;
      if (kind === ITEM || kind === MARK) next.set(cell, kind, next.indexOf(content));
      else if (kind === STEP) next.set(cell, NUMBER, content as number);
      else next.set(cell, kind, this.codes[source]!);
    }
    return next;
  }

  /**
   * The record in the cells of another grid: `from` as in {@link moved}. `numbers` gives the set numbers of a step in the record's own
   * grid.
   */
  seenIn(
    size: Grid,
    from: (cell: number) => number | undefined,
    numbers: (step: number) => Uint32Array | undefined,
  ): Written {
    const next = new Written(size);
    next.items = this.items;
    this.indexes.forEach((index, item) => next.indexes.set(item, index));
    if (this.kinds === undefined) return next;
    const seen = next.allocate();
    const shown = (next.numbers = new Uint32Array(seen.length));
    for (let cell = 0; cell < seen.length; cell++) {
      const source = from(cell);
      if (source === undefined) continue;
      seen[cell] = this.kinds[source]!;
      next.codes[cell] = this.codes[source]!;
      if (seen[cell] === STEP) shown[cell] = numbers(this.codes[source]!)?.[source] ?? 0;
    }
    return next;
  }

  /**
   * As text: "2x3:1.1 2+5 1@e 1>2:[…]", that is rows x columns, runs of cells, each with its length and what is in it, and the items as
   * JSON. A length without a sign is empty cells; "." is an item, "+" numbers that count up, "=" equal numbers, "@" the set
   * numbers of a step, ">" an arrow, "#" a letter of a poster. Numbers are in base 36.
   */
  encode(): string {
    const { kinds, codes, size } = this;
    if (kinds === undefined || this.isEmpty) return "";
    const kept = new Map<number, number>();
    const runs: string[] = [];
    const runFrom = (first: number, step: number) => {
      let next = first + 1;
      while (
        next < kinds.length &&
        kinds[next] === kinds[first] &&
        codes[next] === codes[first]! + step * (next - first)
      )
        next++;
      return next - first;
    };
    for (let first = 0; first < kinds.length;) {
      const kind = kinds[first]!;
      const same = runFrom(first, 0);
      const counted = kind === NUMBER ? runFrom(first, 1) : 0;
      const length = Math.max(same, counted);
      let code = codes[first]!;
      if (kind === ITEM || kind === MARK) {
        if (!kept.has(code)) kept.set(code, kept.size);
        code = kept.get(code)!;
      }
      const sign = kind === NUMBER && counted < same ? EQUAL : SIGNS[kind]!;
      runs.push(kind === NOTHING ? length.toString(36) : length.toString(36) + sign + code.toString(36));
      first += length;
    }
    const items = [...kept.keys()].map((code) => this.items[code - 1]!);
    return `${size.rows}x${size.columns}:${runs.join(" ")}:${jsonForName(items)}`;
  }

  /** What {@link encode} wrote; undefined for any other text. Nothing is allocated for more than `most` cells. */
  static decode(text: string, most: number): Written | undefined {
    const [size, runs, ...rest] = text.split(":");
    const parts = /^(\d{1,7})x(\d{1,7})$/.exec(size!);
    const [rows, columns] = [Number(parts?.[1]), Number(parts?.[2])];
    const items = jsonOfName(rest.join(":"));
    if (!(rows * columns <= most && rows * columns > 0) || runs === undefined || !isItems(items)) return undefined;
    const written = new Written({ rows, columns });
    items.forEach((item) => written.indexOf(item));
    const kinds = written.allocate();
    let cell = 0;
    for (const run of runs.split(" ")) {
      const found = /^([0-9a-z]{1,5})(?:([.+=@>#])([0-9a-z]{1,6}))?$/.exec(run);
      const length = found === null ? NaN : parseInt(found[1]!, 36);
      if (!(length <= kinds.length - cell)) return undefined;
      const [sign, code] = [found![2], parseInt(found![3] ?? "0", 36)];
      const kind = sign === undefined ? NOTHING : sign === EQUAL ? NUMBER : SIGNS.indexOf(sign);
      const isText = kind === ITEM || kind === MARK;
      if ((isText && code >= items.length) || (kind === ARROW && (code < 1 || code > ARROWS.length))) return undefined;
      for (let i = 0; i < length; i++, cell++) {
        kinds[cell] = kind;
        written.codes[cell] = isText ? written.indexOf(items[code]!) : sign === SIGNS[NUMBER] ? code + i : code;
      }
    }
    return cell === kinds.length ? written : undefined;
  }

  private get cells(): number {
    return this.size.rows * this.size.columns;
  }

  private allocate(): Uint8Array {
    if (this.kinds === undefined) {
      this.kinds = new Uint8Array(this.cells);
      this.codes = new Uint32Array(this.cells);
    }
    return this.kinds;
  }

  private set(cell: number, kind: number, code: number): void {
    this.allocate()[cell] = kind;
    this.codes[cell] = code;
  }

  private setItem(cell: number, item: Item): void {
    this.set(cell, ITEM, this.indexOf(item));
  }

  /** 1 + the index of an item, which is added where it is new. */
  private indexOf(item: Item): number {
    const index = this.indexes.get(item) ?? this.items.push(item);
    this.indexes.set(item, index);
    return index;
  }

  private copy(): Written {
    const next = new Written(this.size);
    next.items = [...this.items];
    this.indexes.forEach((index, item) => next.indexes.set(item, index));
    next.kinds = this.kinds?.slice();
    next.codes = this.codes.slice();
    next.numbers = this.numbers;
    return next;
  }
}

/** The sign of each kind in a text. */
const SIGNS: readonly string[] = ["", ".", "+", "@", ">", "#"];
const EQUAL = "=";

function isItems(value: unknown): value is Item[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string" || typeof item === "number");
}
