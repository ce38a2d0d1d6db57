import { addressOf, type Area } from "../../src/worksheet/addresses";
import type { SheetStore } from "../host/store";

/** The cells in a picture, from A1 on. */
const ROWS = 15;
const COLUMNS = 13;

/** What is at one place: "" for nothing, undefined if it is not known. */
type Known = string | undefined;

/** One place of a picture; of widths and heights, any cell of the column or row. */
export type At = readonly [what: What, row: number, column: number];
type What = "contents" | "fills" | "tops" | "lefts" | "widths" | "heights";

/** How many rows and columns there are of each. */
const EXTENTS: Readonly<Record<What, readonly [rows: number, columns: number]>> = {
  contents: [ROWS, COLUMNS],
  fills: [ROWS, COLUMNS],
  tops: [ROWS + 1, COLUMNS],
  lefts: [ROWS, COLUMNS + 1],
  widths: [1, COLUMNS],
  heights: [ROWS, 1],
};
const ALL = Object.keys(EXTENTS) as What[];

type Line = { readonly style: string; readonly weight: string; readonly color: string };
const lineText = ({ style, weight, color }: Line) => (style === "None" ? "" : `${style} ${weight} ${color}`);

const READS: Readonly<Record<What, (sheet: SheetStore, row: number, column: number) => string>> = {
  contents: contentAt,
  fills: fillAt,
  tops: (sheet, r, c) => (sheet.horizontalEdgeId(r, c) === 1 ? "" : lineText(sheet.horizontalEdge(r, c))),
  lefts: (sheet, r, c) => (sheet.verticalEdgeId(r, c) === 1 ? "" : lineText(sheet.verticalEdge(r, c))),
  widths: (sheet, _, c) => String(sheet.columns.size(c)),
  heights: (sheet, r) => String(sheet.rows.size(r)),
};
const OF_EMPTY: Partial<Record<What, string>> = { widths: "48", heights: "15" };

/** Whether a cell lies in an area. */
export function isIn(area: Area | undefined, row: number, column: number): boolean {
  if (area === undefined) return false;
  const [r, c] = [row - area.row, column - area.column];
  return r >= 0 && r < area.rows && c >= 0 && c < area.columns;
}

/** Whether a place lies in an area or at its edge. */
export function touches(area: Area | undefined, [what, row, column]: At): boolean {
  if (area === undefined) return false;
  if (what === "widths") return column >= area.column && column < area.column + area.columns;
  if (what === "heights") return row >= area.row && row < area.row + area.rows;
  if (isIn(area, row, column)) return true;
  return (what === "tops" && isIn(area, row - 1, column)) || (what === "lefts" && isIn(area, row, column - 1));
}

/** The cells of an area, row by row. */
export function cellsIn({ row, column, rows, columns }: Area): { readonly row: number; readonly column: number }[] {
  return Array.from({ length: rows * columns }, (_, i) => ({
    row: row + Math.floor(i / columns),
    column: column + (i % columns),
  }));
}

/** A sheet's cells as texts: rows of contents and fills, of the lines above and left of each cell, widths, heights, page. */
export class Picture {
  private constructor(
    private readonly known: Readonly<Record<What, Known[][]>>,
    public headings: Known,
    public printArea: Known,
  ) {}

  private static by(at: (...place: At) => Known, headings: Known, printArea: Known): Picture {
    const known = ALL.map((what) => {
      const [rows, columns] = EXTENTS[what];
      const row = (r: number) => Array.from({ length: columns }, (_, c) => at(what, r, c));
      return [what, Array.from({ length: rows }, (_, r) => row(r))] as const;
    });
    return new Picture(Object.fromEntries(known) as Record<What, Known[][]>, headings, printArea);
  }

  /** The picture of a new sheet. */
  static empty(): Picture {
    return Picture.by((what) => OF_EMPTY[what] ?? "", "false", "");
  }

  static of(sheet: SheetStore): Picture {
    const { printHeadings, printArea } = sheet.page;
    const areas = printArea.map(addressOf).join();
    return Picture.by((what, r, c) => READS[what](sheet, r, c), String(printHeadings), areas);
  }

  /** The same with white for no fill, because not every Excel distinguishes them. */
  withoutWhite(): Picture {
    const picture = this.copy();
    for (const row of picture.known.fills) row.forEach((fill, c) => (row[c] = fill === "#FFFFFF Solid" ? "" : fill));
    return picture;
  }

  copy(): Picture {
    return Picture.by((...at) => this.at(at), this.headings, this.printArea);
  }

  /** Visits every place that neither lies in the area nor touches it. */
  private visit(outside: Area | undefined, see: (known: Known, at: At) => void): void {
    for (const what of ALL) {
      this.known[what].forEach((row, r) =>
        row.forEach((known, c) => {
          const at: At = [what, r, c];
          const isLast = (what === "tops" && r === ROWS) || (what === "lefts" && c === COLUMNS);
          if (!isLast && !touches(outside, at)) see(known, at);
        }),
      );
    }
  }

  at([what, row, column]: At): Known {
    return this.known[what][what === "widths" ? 0 : row]?.[what === "heights" ? 0 : column];
  }

  put([what, row, column]: At, known: Known): void {
    const line = this.known[what][what === "widths" ? 0 : row] ?? [];
    const i = what === "heights" ? 0 : column;
    if (i < line.length) line[i] = known;
  }

  private putIn(area: Area, all: readonly What[], known: Known): void {
    for (const { row, column } of cellsIn(area)) for (const what of all) this.put([what, row, column], known);
  }

  /** Marks this of an area as no longer known. */
  forget(area: Area, ...what: What[]): void {
    this.putIn(area, what, undefined);
  }

  /** The same of contents and looks of its cells. */
  removeFact(area: Area): void {
    this.forget(area, "contents", "fills");
    this.forgetLines(area);
  }

  /** Marks the lines in and around an area as no longer known. */
  forgetLines(area: Area): void {
    this.forget({ ...area, rows: area.rows + 1 }, "tops");
    this.forget({ ...area, columns: area.columns + 1 }, "lefts");
  }

  /** The same, with nothing known of a place, nor of its columns and rows, nor of the page that may have been prepared for it. */
  withoutPlace(area: Area): Picture {
    const picture = this.copy();
    picture.headings = picture.printArea = undefined;
    picture.removeFact(area);
    picture.forget(area, "widths", "heights");
    return picture;
  }

  /** Marks the lines around an area as no longer known. */
  forgetFrame(area: Area): void {
    const { row, column, rows, columns } = area;
    for (const r of [row, row + rows]) this.forget({ ...area, row: r, rows: 1 }, "tops");
    for (const c of [column, column + columns]) this.forget({ ...area, column: c, columns: 1 }, "lefts");
  }

  /** A person cut the cells of an area, or pasted a maze over them: nothing of what they held comes back. */
  emptied(area: Area): void {
    const { row, column, rows, columns } = area;
    this.putIn(area, ["contents", "fills"], "");
    this.forget({ ...area, row: row + 1, rows: rows - 1 }, "tops");
    this.forget({ ...area, column: column + 1, columns: columns - 1 }, "lefts");
  }

  /** How a sheet differs from this picture outside of an area, in words. Of the `passing` texts, a cell may hold one or none. */
  differences(now: Picture, outside: Area | undefined, passing: ReadonlySet<string> = new Set()): string[] {
    const found: string[] = [];
    const passes = (content: Known) => content === "" || passing.has(content!);
    this.visit(outside, (known, at) => {
      if (known === undefined || known === now.at(at)) return;
      if (at[0] === "contents" && passes(known) && passes(now.at(at))) return;
      const [what, row, column] = at;
      const cell = addressOf({ row, column, rows: 1, columns: 1 });
      found.push(`${WORDS[what]} ${cell} is "${now.at(at)}" instead of "${known}"`);
    });
    // While there is a maze, its page may be prepared.
    for (const what of outside === undefined ? (["headings", "printArea"] as const) : []) {
      if (this[what] !== undefined && this[what] !== now[what])
        found.push(`${WORDS[what]} "${now[what]}" instead of "${this[what]}"`);
    }
    return found;
  }

  /** Where another picture differs. */
  differing(now: Picture): At[] {
    const found: At[] = [];
    this.visit(undefined, (known, at) => known !== now.at(at) && found.push(at));
    return found;
  }

  /** Takes over the wanted places outside of an area from a picture of the sheet. */
  follow(now: Picture, outside: Area | undefined, isWanted: (at: At) => boolean = () => true): void {
    this.visit(outside, (_, at) => {
      if (isWanted(at)) this.put(at, now.at(at));
    });
  }

  /** Inserts a row or column before this one, or deletes it; what replaces it is not known. */
  shift(line: "row" | "column", edit: "insert" | "delete", index: number): void {
    const isInsert = edit === "insert";
    const [across, size] = line === "row" ? (["tops", "widths"] as const) : (["lefts", "heights"] as const);
    for (const what of ALL) {
      if (what === size) continue;
      const change = <T>(list: T[], unknown: () => T) => {
        if (isInsert) list.splice(index, 0, unknown());
        else list.push(unknown());
        list.splice(isInsert ? -1 : index, 1);
        if (what !== across) return;
        // What lies beyond the last cells is never looked at.
        for (const i of [index, isInsert ? index + 1 : list.length - 2]) list[i] = unknown();
      };
      const rows = this.known[what];
      if (line === "row") change(rows, () => rows[0]!.map(() => undefined));
      else for (const row of rows) change<Known>(row, () => undefined);
    }
  }

  /** Cells that hold something here, as addresses with what they hold. */
  *held(): Generator<{ readonly row: number; readonly column: number; readonly content: string }> {
    for (let row = 0; row < ROWS; row++) {
      for (let column = 0; column < COLUMNS; column++) {
        const content = this.known.contents[row]![column];
        if (content !== undefined && content !== "") yield { row, column, content };
      }
    }
  }
}

const WORDS: Readonly<Record<What | "headings" | "printArea", string>> = {
  headings: "headings are printed:",
  printArea: "the print area is",
  contents: "the content of",
  fills: "the fill of",
  tops: "the line above",
  lefts: "the line left of",
  widths: "the width of the column of",
  heights: "the height of the row of",
};

/** What a cell holds. */
export function contentAt(sheet: SheetStore, row: number, column: number): string {
  const formula = sheet.formula(row, column);
  if (formula !== undefined) return formula;
  const value = sheet.value(row, column);
  if (value === undefined) return "";
  // "12" as a text differs from the number.
  return typeof value === "string" && value.trim() !== "" && !isNaN(Number(value)) ? `'${value}` : String(value);
}

/** How a cell is filled. */
export function fillAt(sheet: SheetStore, row: number, column: number): string {
  if (sheet.styleId(row, column) === 1) return "";
  const { color, pattern } = sheet.style(row, column).fill;
  return pattern === "None" ? "" : `${color} ${pattern}`;
}
