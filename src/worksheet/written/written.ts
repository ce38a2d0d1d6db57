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
  private kinds = new Uint8Array();
  private contents: (Item | undefined)[] = [];

  /** `shown`: the step whose set numbers are shown; these are unknown until {@link seenIn} is told them. */
  constructor(
    readonly size: Grid,
    private shown = 0,
  ) {}

  /** A grid whose cells hold these numbers, or nothing for a 0. */
  static counting(size: Grid, numbers: Uint32Array): Written {
    const written = new Written(size);
    numbers.forEach((number, cell) => number > 0 && written.set(cell, NUMBER, number));
    return written;
  }

  static atStep(size: Grid, step: number): Written {
    const written = new Written(size, step);
    for (let cell = 0; cell < written.cells; cell++) written.set(cell, STEP);
    return written;
  }

  get isEmpty(): boolean {
    return this.kinds.every((kind) => kind === NOTHING);
  }

  get hasItems(): boolean {
    return this.kinds.includes(ITEM);
  }

  get step(): number | undefined {
    return this.kinds.includes(STEP) ? this.shown : undefined;
  }

  isOurs(cell: number, content: unknown): boolean {
    return content !== undefined && this.contents[cell] === content;
  }

  isItem(cell: number, content: unknown): boolean {
    return content !== "" && this.kinds[cell] === ITEM && this.contents[cell] === content;
  }

  isMark(cell: number, content: unknown): boolean {
    return content !== "" && this.kinds[cell] === MARK && this.contents[cell] === content;
  }

  isArrow(cell: number, content: unknown): boolean {
    return this.kinds[cell] === ARROW && this.contents[cell] === content;
  }

  itemIn(cell: number): Item | undefined {
    return this.kinds[cell] === ITEM ? this.contents[cell] : undefined;
  }

  numberIn(cell: number): number | undefined {
    const kind = this.kinds[cell];
    return kind === NUMBER || kind === STEP ? (this.contents[cell] as number | undefined) : undefined;
  }

  /** The same, with these items in place of what was in their cells: "" for a cell that was emptied, null for one left alone. */
  withItems(items: readonly (Item | null)[]): Written {
    const next = this.copy();
    items.forEach((item, cell) => {
      if (item === "") next.set(cell, NOTHING);
      else if (item !== null) next.set(cell, ITEM, item);
    });
    return next;
  }

  withMarks(letters: ReadonlyMap<number, string>): Written {
    const next = this.copy();
    letters.forEach((letter, cell) => next.set(cell, MARK, letter));
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
      if (arrow > 0) next.set(cell, ARROW, ARROWS[arrow - 1]);
    }
    return next;
  }

  withoutArrows(): Written {
    return this.without(ARROW);
  }

  private without(kind: number): Written {
    const next = this.copy();
    next.kinds.forEach((is, cell) => is === kind && next.set(cell, NOTHING));
    return next;
  }

  /** What of it stands in the cells; and the arrows, which a search that is played shows only at its end. */
  stillIn(contents: readonly unknown[]): Written {
    const next = this.copy();
    next.kinds.forEach((kind, cell) => {
      if (kind !== ARROW && this.contents[cell] !== contents[cell]) next.set(cell, NOTHING);
    });
    return next;
  }

  /** The same in a grid of another size, where set numbers no longer follow from the share code; `from` as in {@link seenIn}. */
  moved(size: Grid, from: (cell: number) => number | undefined): Written {
    const next = this.seenIn(size, from);
    next.kinds.forEach((kind, cell) => {
      const number = next.contents[cell];
      if (kind === STEP) next.set(cell, number === undefined ? NOTHING : NUMBER, number);
    });
    return next;
  }

  /**
   * The record in the cells of another grid: `from` gives the cell that each comes from, or undefined. `numbers`: the set numbers of its
   * step in the record's own grid.
   */
  seenIn(size: Grid, from: (cell: number) => number | undefined, numbers?: Uint32Array): Written {
    const next = new Written(size, this.shown);
    if (this.isEmpty) return next;
    for (let cell = 0; cell < next.cells; cell++) {
      const source = from(cell);
      const kind = source === undefined ? NOTHING : this.kinds[source]!;
      if (kind === NOTHING) continue;
      next.set(cell, kind, (kind === STEP && numbers?.[source!]) || this.contents[source!]);
    }
    return next;
  }

  /**
   * As text: "2x3:1.1 2+5 1@e 1>2:[…]", that is rows x columns, runs of cells, each with its length and what is in it, and the items as
   * JSON. A length without a sign is empty cells; "." is an item, "+" numbers that count up, "=" equal numbers, "@" the set
   * numbers of a step, ">" an arrow, "#" a letter of a poster. Numbers are in base 36.
   */
  encode(): string {
    const { kinds, contents, size } = this;
    if (this.isEmpty) return "";
    const kept = new Map<Item, number>();
    const codeOf = (kind: number, content: Item | undefined) => {
      if (kind === STEP) return this.shown;
      if (kind === ARROW) return ARROWS.findIndex((arrow) => arrow === content) + 1;
      if (kind === NUMBER) return Number(content);
      if (!kept.has(content!)) kept.set(content!, kept.size);
      return kept.get(content!)!;
    };
    const runs: string[] = [];
    const runFrom = (first: number, contentAt: (next: number) => unknown) => {
      let next = first + 1;
      while (kinds[next] === kinds[first] && (kinds[first] === STEP || contents[next] === contentAt(next))) next++;
      return next - first;
    };
    for (let first = 0; first < kinds.length;) {
      const [kind, content] = [kinds[first]!, contents[first]];
      const same = runFrom(first, () => content);
      const counted = kind === NUMBER ? runFrom(first, (next) => Number(content) + next - first) : 0;
      const sign = counted < same && kind === NUMBER ? EQUAL : SIGNS[kind]!;
      const length = Math.max(same, counted);
      runs.push(length.toString(36) + (kind === NOTHING ? "" : sign + codeOf(kind, content).toString(36)));
      first += length;
    }
    return `${size.rows}x${size.columns}:${runs.join(" ")}:${jsonForName([...kept.keys()])}`;
  }

  /** What {@link encode} wrote; undefined for any other text. Nothing is allocated for more than `most` cells. */
  static decode(text: string, most: number): Written | undefined {
    const [size, runs, ...rest] = text.split(":");
    const parts = /^(\d{1,7})x(\d{1,7})$/.exec(size!);
    const [rows, columns] = [Number(parts?.[1]), Number(parts?.[2])];
    const items = jsonOfName(rest.join(":"));
    if (!(rows * columns <= most && rows * columns > 0) || runs === undefined || !isItems(items)) return undefined;
    const written = new Written({ rows, columns });
    let cell = 0;
    for (const run of runs.split(" ")) {
      const found = /^([0-9a-z]{1,5})(?:([.+=@>#])([0-9a-z]{1,6}))?$/.exec(run);
      const length = found === null ? NaN : parseInt(found[1]!, 36);
      if (!(length <= written.cells - cell)) return undefined;
      const [sign, code] = [found![2], parseInt(found![3] ?? "0", 36)];
      const kind = sign === undefined ? NOTHING : sign === EQUAL ? NUMBER : SIGNS.indexOf(sign);
      if (kind === STEP) written.shown = code;
      const isText = kind === ITEM || kind === MARK;
      const content = isText ? items[code] : kind === ARROW ? ARROWS[code - 1] : kind === NUMBER ? code : undefined;
      if (content === undefined && (isText || kind === ARROW)) return undefined;
      for (let i = 0; i < length; i++, cell++) {
        written.set(cell, kind, sign === SIGNS[NUMBER] ? code + i : content);
      }
    }
    return cell === written.cells ? written : undefined;
  }

  private get cells(): number {
    return this.size.rows * this.size.columns;
  }

  private set(cell: number, kind: number, content?: Item): void {
    if (this.kinds.length === 0) {
      this.kinds = new Uint8Array(this.cells);
      this.contents = new Array<Item | undefined>(this.cells);
    }
    this.kinds[cell] = kind;
    this.contents[cell] = content;
  }

  private copy(): Written {
    const next = new Written(this.size, this.shown);
    next.kinds = this.kinds.slice();
    next.contents = this.contents.slice();
    return next;
  }
}

/** The sign of each kind in a text. */
const SIGNS: readonly string[] = ["", ".", "+", "@", ">", "#"];
const EQUAL = "=";

function isItems(value: unknown): value is Item[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string" || typeof item === "number");
}
