import { type Area, SHEET_ROWS, addressOf } from "../../../src/worksheet/addresses";
import { type CellStyle, DEFAULT_STYLE, type Line, NO_LINE, type SheetStore } from "../../host/store";
import { book } from "../openMaze";

/** What each act leaves on the sheets, counted, with the area around the cells that are so: leaves.txt. */

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

/** Marks of the act that made something, and ids. */
export const timeless = (text: string) =>
  text.replace(/(?:[bdfgklmnprstvz][aeiou]){5}\d\d_\d+/g, "(stamp)").replace(/\{[0-9A-F]{8}-[^}]*\}/gi, "(id)");

/** The longest text that is told, in characters. */
const LONGEST = 60;
export const inShort = (text: string) => (text.length > LONGEST ? `${text.slice(0, 20)}… of ${text.length}` : text);

function contentOf(on: SheetStore, row: number, column: number): string {
  const formula = on.formula(row, column);
  if (formula !== undefined) return inShort(JSON.stringify(formula));
  const value = on.value(row, column);
  // Measures may differ in their last digits.
  if (typeof value === "number" && !Number.isInteger(value)) return value.toPrecision(6);
  return value === undefined ? "blank" : inShort(timeless(JSON.stringify(value)));
}

const isArea = (value: unknown): value is Area =>
  typeof value === "object" && value !== null && ["row", "column", "rows", "columns"].every((key) => key in value);

/** A table, chart, link, rule or picture: all of it that is not empty. */
function described(entry: unknown): string {
  const text = JSON.stringify(entry, (key, value: unknown) => {
    if (key === "id" || value === false || value === "") return undefined;
    if (key === "picture") return "(picture)";
    if (isArea(value)) return addressOf(value);
    return typeof value === "number" ? Number(value.toPrecision(6)) : value;
  });
  return timeless(text).replace(/\bTable\d+/g, "Table");
}

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
  for (const [key, is] of Object.entries(plain)) {
    if (Array.isArray(is)) (is as unknown[]).forEach((each, i) => facts.set(`${key} ${i + 1}`, described(each)));
    else facts.set(`sheet ${key}`, timeless(JSON.stringify(is) ?? "none"));
  }
  for (const { scope, name, formula } of book.workbook.names)
    if (scope === on) facts.set(`name ${timeless(name)}`, inShort(timeless(JSON.stringify(formula))));
  return facts;
}

/** Numbers, and other values of one kind, that are told one by one. */
const MOST_NUMBERS = 20;
const MOST_TOLD = 80;
const isNumber = (value: string) => /^-?[\d.]+$/.test(value);

const WORKBOOK = "(workbook)";

export function picturesNow(): Picture {
  const names = book.workbook.names.filter(({ scope }) => scope === undefined);
  const ofWorkbook = names.map(({ name, formula }): [string, string] => [`name ${timeless(name)}`, timeless(formula)]);
  return new Map([
    ...book.workbook.sheets.map((each) => [each.name, pictureOf(each)] as const),
    [WORKBOOK, new Map(ofWorkbook)],
  ]);
}

/** The area around cells, or the first and the last of columns or rows. */
function placeOf(key: string, places: readonly string[]): string {
  const [rows, columns] = [0, 1].map((which) => places.map((place) => Number(place.split(",")[which])));
  const [first, last] = [Math.min(...rows!), Math.max(...rows!)];
  if (key === "row") return `${first + 1}:${last + 1}`;
  if (key === "column") return addressOf({ row: 0, rows: SHEET_ROWS, column: first, columns: last - first + 1 });
  if (!BLANK.has(key.split(" ")[0]!)) return "";
  const [left, right] = [Math.min(...columns!), Math.max(...columns!)];
  return addressOf({ row: first, rows: last - first + 1, column: left, columns: right - left + 1 });
}

/** What has changed since, sheet by sheet: how many cells have which look now, and so on. */
export function leavesSince(before: Picture): string[] {
  const after = picturesNow();
  const gone = [...before.keys()].filter((name) => !after.has(name));
  const blank = [...before.values()][0]!;
  return [
    ...gone.map((name) => `${name}: gone`),
    ...[...after].flatMap(([sheetName, is]) => {
      const was = before.get(sheetName) ?? new Map([...blank].filter(([part]) => /^(?:page|sheet) /.test(part)));
      const counts = new Map<string, Map<string, string[]>>();
      for (const part of new Set([...was.keys(), ...is.keys()])) {
        if (was.get(part) === is.get(part)) continue;
        const [kind, ...rest] = part.split(" ") as [string, ...string[]];
        const isPlaced = BLANK.has(kind) || kind === "column" || kind === "row";
        const key = kind === "line" ? `line ${rest[0]}` : kind;
        const value = is.get(part) ?? BLANK.get(kind) ?? (kind === "name" ? "gone" : "");
        const now = (isPlaced ? value : `${rest.join(" ")} ${value}`.trim()) || "usual";
        const places = counts.get(key) ?? new Map<string, string[]>();
        counts.set(key, places.set(now, [...(places.get(now) ?? []), rest.at(-1)!]));
      }
      const isNew = before.has(sheetName) ? "" : " (new)";
      return [...counts].map(([key, count]) => {
        const most = [...count].sort(([one, a], [other, b]) => b.length - a.length || (one < other ? -1 : 1));
        const one = most.filter(([now]) => isNumber(now)).slice(0, MOST_NUMBERS);
        const other = most.filter(([now]) => !isNumber(now)).slice(0, MOST_TOLD);
        const told = [...other, ...one].map(([now, places]) => {
          const where = placeOf(key, places);
          return `${places.length === 1 ? "" : `${places.length} x `}${now}${where && ` in ${where}`}`;
        });
        const others = most.reduce(
          (sum, each) => sum + (one.includes(each) || other.includes(each) ? 0 : each[1].length),
          0,
        );
        return `${sheetName}${isNew}: ${key} ${told.join("; ")}${others > 0 ? `; ${others} others` : ""}`;
      });
    }),
  ].sort();
}
