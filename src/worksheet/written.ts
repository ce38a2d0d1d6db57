/** What Lavirint wrote into which cells, as one text. */
import type { Grid } from "../maze/model";
import { jsonForName, jsonOfName } from "./names";

export type Item = string | number;

/** To the right, down, left, up. */
export const ARROWS = ["→", "↓", "←", "↑"] as const;

/**
 * The set number of the cell at some step follows from the share code; marks are the letters by which a poster's pages are put together.
 * Each has its sign in a text; that of numbers is that of numbers which count up.
 */
const SIGNS = { nothing: "", item: ".", number: "+", step: "@", arrow: ">", mark: "#" } as const;
const EQUAL = "=";

type Kind = keyof typeof SIGNS;
const KINDS = Object.keys(SIGNS) as Kind[];
type Placed = "item" | "arrow" | "mark";

/** Row by row, apart from the letters of ends. A cell is Lavirint's as long as it still holds what was written. */
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
    numbers.forEach((number, cell) => number > 0 && written.set(cell, "number", number));
    return written;
  }

  static atStep(size: Grid, step: number): Written {
    const written = new Written(size, step);
    for (let cell = 0; cell < written.cells; cell++) written.set(cell, "step");
    return written;
  }

  get isEmpty(): boolean {
    return this.kinds.every((kind) => kind === 0);
  }

  get hasItems(): boolean {
    return this.kinds.includes(KINDS.indexOf("item"));
  }

  get step(): number | undefined {
    return this.kinds.includes(KINDS.indexOf("step")) ? this.shown : undefined;
  }

  isOurs(cell: number, content: unknown): boolean {
    return content !== undefined && this.contents[cell] === content;
  }

  is(kind: Placed, cell: number, content: unknown): boolean {
    return this.kindIn(cell) === kind && this.contents[cell] === content;
  }

  itemIn(cell: number): Item | undefined {
    return this.kindIn(cell) === "item" ? this.contents[cell] : undefined;
  }

  numberIn(cell: number): number | undefined {
    const kind = this.kindIn(cell);
    return kind === "number" || kind === "step" ? (this.contents[cell] as number | undefined) : undefined;
  }

  /** The same, with this in place of what was in the cells: "" for a cell that was emptied, nothing for one left alone. */
  with(kind: Placed, contentOf: (cell: number) => Item | null | undefined): Written {
    const next = this.seenIn(this.size, (cell) => cell);
    for (let cell = 0; cell < this.cells; cell++) {
      const content = contentOf(cell) ?? undefined;
      if (content === "") next.set(cell, "nothing");
      else if (content !== undefined) next.set(cell, kind, content);
    }
    return next;
  }

  without(kind: Placed): Written {
    return this.seenIn(this.size, (cell) => (this.kindIn(cell) === kind ? undefined : cell));
  }

  /** What of it stands in the cells; and the arrows, which a search that is played shows only at its end. */
  stillIn(contents: readonly unknown[]): Written {
    const stands = (cell: number) => this.kindIn(cell) === "arrow" || this.contents[cell] === contents[cell];
    return this.seenIn(this.size, (cell) => (stands(cell) ? cell : undefined));
  }

  /** In a grid of another size, where set numbers no longer follow from the share code; `from` as in {@link seenIn}. */
  moved(size: Grid, from: (cell: number) => number | undefined): Written {
    const next = this.seenIn(size, from);
    next.contents.forEach((number, cell) => {
      if (next.kindIn(cell) === "step") next.set(cell, number === undefined ? "nothing" : "number", number);
    });
    return next;
  }

  /** The record in another grid's cells: `from` gives the cell of each, or undefined. `numbers`: its step's set numbers in its own grid. */
  seenIn(size: Grid, from: (cell: number) => number | undefined, numbers?: Uint32Array): Written {
    const next = new Written(size, this.shown);
    if (this.isEmpty) return next;
    for (let cell = 0; cell < next.cells; cell++) {
      const source = from(cell);
      const kind = source === undefined ? "nothing" : this.kindIn(source);
      if (kind === "nothing") continue;
      next.set(cell, kind, (kind === "step" && numbers?.[source!]) || this.contents[source!]);
    }
    return next;
  }

  /**
   * As text: "2x3:1.1 2+5 1@e 1>2:[…]", that is rows x columns, runs of cells, each with its length and what is in it, and the items as
   * JSON. A length without a sign is empty cells. Numbers are in base 36.
   */
  encode(): string {
    const { contents, size } = this;
    if (this.isEmpty) return "";
    const kept = new Map<Item, number>();
    const codeOf = (kind: Kind, content: Item | undefined) => {
      if (kind === "step") return this.shown;
      if (kind === "arrow") return ARROWS.findIndex((arrow) => arrow === content) + 1;
      if (kind === "number") return Number(content);
      if (!kept.has(content!)) kept.set(content!, kept.size);
      return kept.get(content!)!;
    };
    const runs: string[] = [];
    const runFrom = (first: number, kind: Kind, contentAt: (next: number) => unknown) => {
      const isSame = (next: number) => kind === "step" || contents[next] === contentAt(next);
      let next = first + 1;
      while (next < this.cells && this.kindIn(next) === kind && isSame(next)) next++;
      return next - first;
    };
    for (let first = 0; first < this.cells;) {
      const [kind, content] = [this.kindIn(first), contents[first]];
      const same = runFrom(first, kind, () => content);
      const counted = kind === "number" ? runFrom(first, kind, (next) => Number(content) + next - first) : 0;
      const sign = counted < same && kind === "number" ? EQUAL : SIGNS[kind];
      const length = Math.max(same, counted);
      runs.push(length.toString(36) + (kind === "nothing" ? "" : sign + codeOf(kind, content).toString(36)));
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
      const [sign = "", code] = [found![2], parseInt(found![3] ?? "0", 36)];
      const kind = sign === EQUAL ? "number" : KINDS.find((each) => SIGNS[each] === sign)!;
      if (kind === "step") written.shown = code;
      const isSilent = kind === "nothing" || kind === "step";
      const content = kind === "number" ? code : kind === "arrow" ? ARROWS[code - 1] : items[code];
      if (content === undefined && !isSilent) return undefined;
      for (let i = 0; i < length; i++, cell++) {
        written.set(cell, kind, isSilent ? undefined : sign === "+" ? code + i : content);
      }
    }
    return cell === written.cells ? written : undefined;
  }

  private get cells(): number {
    return this.size.rows * this.size.columns;
  }

  private kindIn(cell: number): Kind {
    return KINDS[this.kinds[cell] ?? 0]!;
  }

  private set(cell: number, kind: Kind, content?: Item): void {
    if (this.kinds.length === 0) {
      this.kinds = new Uint8Array(this.cells);
      this.contents = new Array<Item | undefined>(this.cells);
    }
    this.kinds[cell] = KINDS.indexOf(kind);
    this.contents[cell] = content;
  }
}

function isItems(value: unknown): value is Item[] {
  return Array.isArray(value) && value.every((item) => item !== "" && ["string", "number"].includes(typeof item));
}
