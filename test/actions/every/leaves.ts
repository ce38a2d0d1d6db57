import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type CellStyle, DEFAULT_STYLE, type Line, type NameEntry, NO_LINE, type SheetStore } from "../../host/store";
import { areaAddress } from "../../host/store/cells/address";
import type { Message } from "../../../src/message";
import { sentencesIn } from "../../words/sentencesIn";
import { book } from "../openMaze";

/**
 * What each act says, and leaves on the sheets and in which cells, in a file that people read: leaves.txt. `LEAVES=write` writes what it is
 * now, act by act; read the differences before they are committed. A checksum stands for cells that are too many to read, and for long
 * texts.
 */

const LEAVES = path.join(__dirname, "leaves.txt");

type Facts = ReadonlyMap<string, string>;

/** How a sheet is, part by part: "fill 3,4" is that of the cell in the fourth row and fifth column. */
type Picture = ReadonlyMap<string, Facts>;

const inWords = (line: Line) => (line.style === "None" ? "none" : `${line.style} ${line.weight} ${line.color}`);
const fillOf = ({ fill }: CellStyle) => (fill.pattern === "None" ? "none" : `${fill.pattern} ${fill.color}`);
/** What a part differs in from that of a blank cell. */
const besides = (part: object, usual: object) =>
  Object.entries(part)
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify((usual as Record<string, unknown>)[key]))
    .map(([key, value]) => `${key} ${JSON.stringify(value)}`)
    .join(", ");

const BLANK: Facts = new Map([
  ...Object.entries({
    fill: "none",
    font: "",
    align: "",
    format: "General",
    lock: "true",
    line: "none",
    cell: "blank",
  }),
]);

/** What a cell holds: its kind, and behind a bar what is too long to be told, or may differ in its last digits. */
function contentOf(on: SheetStore, row: number, column: number): string {
  const formula = on.formula(row, column);
  if (formula !== undefined) return `formula|${formula}`;
  const value = on.value(row, column);
  // Comparisons hold measured times.
  if (typeof value === "number" && !Number.isInteger(value))
    return /^Comparison/.test(on.name) ? "number" : `number|${value.toPrecision(6)}`;
  if (typeof value === "string" && value.length > 2) return `text|${timeless(value)}`;
  return value === undefined ? "blank" : JSON.stringify(value);
}

/** Marks of the act that made something, and ids. */
const timeless = (text: string) =>
  text.replace(/(?:[bdfgklmnprstvz][aeiou]){5}\d\d_\d+/g, "(stamp)").replace(/\{[0-9A-F]{8}-[^}]*\}/gi, "(id)");

const LONGEST = 90;
/** A text that is told whole if it is short, and by its beginning and its checksum if not. */
function short(text: string): string {
  const line = timeless(text).replace(/\n/g, "\\n");
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}… ${checksum(line)}`;
}
const checksum = (text: string) => `#${createHash("sha256").update(text).digest("hex").slice(0, 6)}`;

function pictureOf(on: SheetStore): Facts {
  const facts = new Map<string, string>();
  const used = on.usedArea(false) ?? { row: 0, column: 0, rows: 0, columns: 0 };
  for (let row = used.row; row <= used.row + used.rows; row++) {
    for (let column = used.column; column <= used.column + used.columns; column++) {
      const style = on.style(row, column);
      const put = (part: string, is: string) => {
        if (is !== BLANK.get(part.split(" ")[0]!)) facts.set(`${part} ${row},${column}`, is);
      };
      put("cell", contentOf(on, row, column));
      put("fill", fillOf(style));
      put("font", besides(style.font, DEFAULT_STYLE.font));
      put("align", besides(style.alignment, DEFAULT_STYLE.alignment));
      put("format", style.numberFormat);
      put("lock", String(style.locked));
      put("line above", inWords(on.horizontalEdge(row, column) ?? NO_LINE));
      put("line left", inWords(on.verticalEdge(row, column) ?? NO_LINE));
    }
  }
  for (const [part, axis] of [["column", on.columns] as const, ["row", on.rows] as const])
    for (let line = 0; line < used.row + used.rows + used.column + used.columns; line++)
      if (axis.size(line) !== axis.size(16_000)) facts.set(`${part} size ${line}`, axis.size(line).toFixed(1));
  for (const [key, is] of Object.entries(on.page)) facts.set(`page ${key}`, JSON.stringify(is) ?? "none");
  const { page: _page, ...plain } = on.state().plain;
  for (const [key, is] of Object.entries(plain))
    facts.set(`sheet ${key}`, Array.isArray(is) ? listed(is) : timeless(JSON.stringify(is) ?? "none"));
  for (const each of book.workbook.names)
    if (each.scope === on) facts.set(`name ${timeless(each.name)}`, meaningOf(each));
  return facts;
}

/** How many there are, and what they are. */
const listed = (list: readonly unknown[]) => {
  const all = list.map((each) => JSON.stringify(each, (key, value: unknown) => (key === "id" ? undefined : value)));
  return list.length === 0 ? "0" : `${list.length} ${checksum(timeless(all.join()))}`;
};
const meaningOf = ({ formula, visible }: NameEntry) => `${visible ? "shown " : ""}${short(formula)}`;

/** Values of one kind that are told one by one, and areas of cells. */
const MOST_TOLD = 20;
const MOST_AREAS = 6;

export function picturesNow(): Picture {
  const names = book.workbook.names.filter(({ scope }) => scope === undefined);
  const ofWorkbook = new Map(names.map((each) => [`name ${timeless(each.name)}`, meaningOf(each)]));
  return new Map([
    [WORKBOOK, ofWorkbook],
    ...book.workbook.sheets.map((each) => [each.name, pictureOf(each)] as const),
  ]);
}

const WORKBOOK = "(workbook)";

/** Cells row by row as areas, "B2:C4 E5"; a checksum where these are many. */
function areasOf(cells: readonly string[]): string {
  const all = cells.map((cell) => cell.split(",").map(Number) as [number, number]);
  const runs: [row: number, column: number, rows: number, columns: number][] = [];
  for (const [row, column] of all.sort(([r, c], [r2, c2]) => r - r2 || c - c2)) {
    const last = runs.at(-1);
    if (last?.[0] === row && last[1] + last[3] === column) last[3]++;
    else runs.push([row, column, 1, 1]);
  }
  const areas: typeof runs = [];
  for (const [row, column, , columns] of runs) {
    const above = areas.find(([r, c, rows, wide]) => r + rows === row && c === column && wide === columns);
    if (above === undefined) areas.push([row, column, 1, columns]);
    else above[2]++;
  }
  const told = areas.map(([row, column, rows, columns]) => areaAddress({ row, column, rows, columns }));
  return told.length <= MOST_AREAS ? told.join(" ") : checksum(told.join());
}

const linesOf = (lines: readonly string[]) => lines.map(Number).sort((a, b) => a - b);
/** Consecutive rows or columns, counted from 1: "2-5 7". */
function stretches(lines: readonly string[]): string {
  const found: [first: number, last: number][] = [];
  for (const line of linesOf(lines)) {
    const last = found.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else found.push([line, line]);
  }
  const told = found.map(([first, last]) => (first === last ? `${first + 1}` : `${first + 1}-${last + 1}`));
  return told.length <= MOST_AREAS ? told.join(" ") : checksum(told.join());
}

/** What is there, where, and how often. */
function placed(now: string, places: readonly string[], isOfCells: boolean): string {
  return `${places.length === 1 ? "" : `${places.length} x `}${now} in ${isOfCells ? areasOf(places) : stretches(places)}`;
}

/** What has changed since, sheet by sheet: which cells have which look now, and so on. */
function leavesSince(before: Picture): string[] {
  const after = picturesNow();
  const gone = [...before.keys()].filter((name) => !after.has(name));
  const blank = [...before.values()][1]!;
  return [
    ...gone.map((name) => `${name}: gone`),
    ...[...after].flatMap(([name, is]) => {
      const was = before.get(name) ?? new Map([...blank].filter(([part]) => /^(?:page|sheet) /.test(part)));
      const counts = new Map<string, Map<string, string[]>>();
      const hidden: string[] = [];
      for (const part of new Set([...was.keys(), ...is.keys()])) {
        if (was.get(part) === is.get(part)) continue;
        const [kind, ...rest] = part.split(" ") as [string, ...string[]];
        const isPlaced = BLANK.has(kind) || kind === "column" || kind === "row";
        const key = kind === "line" ? `line ${rest[0]}` : kind;
        const [value, long] = (is.get(part) ?? BLANK.get(kind) ?? (kind === "name" ? "gone" : "")).split(/\|(.*)/s);
        if (kind === "cell" && long !== undefined) hidden.push(`${rest[0]!} ${long}`);
        const now = (isPlaced ? value : `${rest.join(" ")} ${is.get(part) ?? value}`.trim()) || "usual";
        const count = counts.get(key) ?? new Map<string, string[]>();
        counts.set(key, count.set(now, [...(count.get(now) ?? []), rest.at(-1)!]));
      }
      const isNew = before.has(name) ? "" : " (new)";
      return [...counts].map(([key, count]) => {
        const isPlaced = BLANK.has(key) || /^(?:line|column|row)/.test(key);
        const most = [...count].sort(([one, a], [other, b]) => b.length - a.length || (one < other ? -1 : 1));
        const told = most.slice(0, MOST_TOLD).map(([now, places]) => {
          return isPlaced ? placed(now, places, !/^(?:column|row)/.test(key)) : now;
        });
        const others = most.slice(MOST_TOLD).map(([now, places]) => `${now} ${places.join(" ")}`);
        const rest = others.length > 0 ? `; ${others.length} others ${checksum(others.join())}` : "";
        const texts = key === "cell" && hidden.length > 0 ? ` ${checksum(hidden.sort().join())}` : "";
        return `${name}${isNew}: ${key} ${told.join("; ")}${rest}${texts}`;
      });
    }),
  ].sort();
}

/** Act by act. */
export function readLeaves(file = LEAVES): Map<string, string[]> {
  const blocks = existsSync(file) ? readFileSync(file, "utf8").split("\n\n").filter(Boolean) : [];
  return new Map(blocks.map((block) => [block.split("\n")[0]!, block.split("\n").slice(1).filter(Boolean)]));
}

/** What an act has said and asked, sentence by sentence. */
function saidIn(told: readonly (Message | undefined)[]): string[] {
  const sentences = told.flatMap((each) => (each === undefined ? [] : sentencesIn(each)));
  return (sentences as Message[]).map(({ id, args }) => `says ${id} ${timeless(JSON.stringify(args))}`);
}

/** Expects that an act has left, and said, what the file tells of it. */
export function expectLeaves(
  name: string,
  before: Picture,
  told: readonly (Message | undefined)[],
  file = LEAVES,
): void {
  const is = [...saidIn(told), ...leavesSince(before)].map((line) => `  ${line}`);
  const all = readLeaves(file);
  if (process.env["LEAVES"] !== "write") return expect([name, ...is]).toEqual([name, ...(all.get(name) ?? [])]);
  all.set(name, is);
  writeFileSync(file, `${[...all].map(([act, lines]) => [act, ...lines].join("\n")).join("\n\n")}\n`);
}
