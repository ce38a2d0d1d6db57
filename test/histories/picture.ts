import { addressOf, type Area } from "../../src/worksheet/addresses";
import type { SheetStore } from "../host/store";

/** The cells in a picture, from A1 on. */
const ROWS = 15;
const COLUMNS = 13;

/** What is at one place: "" for nothing, undefined if it is not known. */
type Known = string | undefined;
type Lines = Known[][];

type Line = { readonly style: string; readonly weight: string; readonly color: string };
const lineText = ({ style, weight, color }: Line) => (style === "None" ? "" : `${style} ${weight} ${color}`);

/** Whether a cell lies in an area. */
export function isIn(area: Area | undefined, row: number, column: number): boolean {
  if (area === undefined) return false;
  const [r, c] = [row - area.row, column - area.column];
  return r >= 0 && r < area.rows && c >= 0 && c < area.columns;
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
  constructor(
    readonly contents: Lines,
    readonly fills: Lines,
    readonly tops: Lines,
    readonly lefts: Lines,
    readonly widths: Known[],
    readonly heights: Known[],
    public headings: Known,
    public printArea: Known,
  ) {}

  /** The picture of a new sheet. */
  static empty(): Picture {
    const nothing = (rows: number, columns: number) =>
      Array.from({ length: rows }, () => Array<Known>(columns).fill(""));
    return new Picture(
      nothing(ROWS, COLUMNS),
      nothing(ROWS, COLUMNS),
      nothing(ROWS + 1, COLUMNS),
      nothing(ROWS, COLUMNS + 1),
      Array<Known>(COLUMNS).fill("48"),
      Array<Known>(ROWS).fill("15"),
      "false",
      "",
    );
  }

  static of(sheet: SheetStore): Picture {
    const each = (rows: number, columns: number, at: (row: number, column: number) => Known) =>
      Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (_, c) => at(r, c)));
    return new Picture(
      each(ROWS, COLUMNS, (r, c) => contentAt(sheet, r, c)),
      each(ROWS, COLUMNS, (r, c) => fillAt(sheet, r, c)),
      each(ROWS + 1, COLUMNS, (r, c) =>
        sheet.horizontalEdgeId(r, c) === 1 ? "" : lineText(sheet.horizontalEdge(r, c)),
      ),
      each(ROWS, COLUMNS + 1, (r, c) => (sheet.verticalEdgeId(r, c) === 1 ? "" : lineText(sheet.verticalEdge(r, c)))),
      Array.from({ length: COLUMNS }, (_, c) => String(sheet.columns.size(c))),
      Array.from({ length: ROWS }, (_, r) => String(sheet.rows.size(r))),
      String(sheet.page.printHeadings),
      sheet.page.printArea.map(addressOf).join(),
    );
  }

  /** The same with white for no fill, because not every Excel distinguishes them. */
  withoutWhite(): Picture {
    const picture = this.copy();
    for (const row of picture.fills) row.forEach((fill, c) => (row[c] = fill === "#FFFFFF Solid" ? "" : fill));
    return picture;
  }

  copy(): Picture {
    const all = (lines: Lines) => lines.map((line) => [...line]);
    const { contents, fills, tops, lefts, widths, heights, headings, printArea } = this;
    const [above, before] = [all(tops), all(lefts)];
    return new Picture(all(contents), all(fills), above, before, [...widths], [...heights], headings, printArea);
  }

  /** Visits every place that neither lies in the area nor touches it. */
  private visit(outside: Area | undefined, see: (known: Known, at: At) => void): void {
    const { contents, fills, tops, lefts, widths, heights } = this;
    for (let r = 0; r < ROWS; r++) {
      for (let c = 0; c < COLUMNS; c++) {
        if (isIn(outside, r, c)) continue;
        see(contents[r]![c], ["contents", r, c]);
        see(fills[r]![c], ["fills", r, c]);
        if (!isIn(outside, r - 1, c)) see(tops[r]![c], ["tops", r, c]);
        if (!isIn(outside, r, c - 1)) see(lefts[r]![c], ["lefts", r, c]);
      }
    }
    const { row = -1, column = -1, rows = 0, columns = 0 } = outside ?? {};
    for (let c = 0; c < COLUMNS; c++) if (c < column || c >= column + columns) see(widths[c], ["widths", 0, c]);
    for (let r = 0; r < ROWS; r++) if (r < row || r >= row + rows) see(heights[r], ["heights", r, 0]);
  }

  at([what, row, column]: At): Known {
    if (what === "widths") return this.widths[column];
    if (what === "heights") return this.heights[row];
    return this[what][row]?.[column];
  }

  put([what, row, column]: At, known: Known): void {
    if (what === "widths") this.widths[column] = known;
    else if (what === "heights") this.heights[row] = known;
    else if (this[what][row] !== undefined) this[what][row][column] = known;
  }

  private putIn(area: Area, all: readonly At[0][], known: Known): void {
    for (const { row, column } of cellsIn(area)) for (const what of all) this.put([what, row, column], known);
  }

  /** Marks this of an area as no longer known. */
  forget(area: Area, ...what: At[0][]): void {
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
    const change = <T>(list: T[], none: () => T, at = index) => {
      if (edit === "insert") {
        list.splice(at, 0, none());
        list.pop();
      } else {
        list.splice(at, 1);
        list.push(none());
      }
    };
    const { contents, fills, tops, lefts, widths, heights } = this;
    const unknown = (count: number) => Array.from({ length: count }, () => undefined as Known);
    if (line === "row") {
      for (const lines of [contents, fills]) change(lines, () => unknown(COLUMNS));
      change(tops, () => unknown(COLUMNS));
      tops[index] = unknown(COLUMNS);
      if (edit === "insert") tops[index + 1] = unknown(COLUMNS);
      change(lefts, () => unknown(COLUMNS + 1));
      change(heights, () => undefined);
      // What lies beyond the last cells is never looked at.
      if (edit === "delete") tops[ROWS - 1] = unknown(COLUMNS);
    } else {
      for (const lines of [contents, fills, tops]) for (const row of lines) change(row, () => undefined);
      for (const row of lefts) {
        change(row, () => undefined);
        row[index] = undefined;
        if (edit === "insert") row[index + 1] = undefined;
        else row[COLUMNS - 1] = undefined;
      }
      change(widths, () => undefined);
    }
  }

  /** Cells that hold something here, as addresses with what they hold. */
  *held(): Generator<{ readonly row: number; readonly column: number; readonly content: string }> {
    for (let row = 0; row < ROWS; row++) {
      for (let column = 0; column < COLUMNS; column++) {
        const content = this.contents[row]![column];
        if (content !== undefined && content !== "") yield { row, column, content };
      }
    }
  }
}

/** One place of a picture. */
export type At = readonly [
  what: "contents" | "fills" | "tops" | "lefts" | "widths" | "heights",
  row: number,
  column: number,
];

const WORDS: Readonly<Record<At[0] | "headings" | "printArea", string>> = {
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
