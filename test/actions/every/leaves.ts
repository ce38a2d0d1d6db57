import { createHash } from "node:crypto";
import { type Area, SHEET_ROWS, addressOf, boundsOf } from "../../../src/worksheet/addresses";
import { type CellStyle, DEFAULT_STYLE, type Line, NO_LINE, type SheetStore } from "../../host/store";
import { book } from "../openMaze";

/** What each act leaves on the sheets, counted, with the cells that are so: leaves.txt. */

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

const BLANK: Facts = new Map(
  Object.entries({ fill: "none", font: "", align: "", format: "General", lock: "true", line: "none", cell: "blank" }),
);

/** Marks of the act that made something, and ids. */
export const timeless = (text: string) =>
  text.replace(/(?:[bdfgklmnprstvz][aeiou]){5}\d\d_\d+/g, "(stamp)").replace(/\{[0-9A-F]{8}-[^}]*\}/gi, "(id)");

/** The longest text that is told, in characters; a longer one is told by its beginning, its length and a checksum. */
const LONGEST = 60;
export const inShort = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, 20)}… of ${text.length} ${checksum(text)}` : text;
const checksum = (text: string) => `#${createHash("sha256").update(text).digest("hex").slice(0, 6)}`;

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

const formulaOf = ({ formula, visible }: { readonly formula: string; readonly visible: boolean }) =>
  inShort(timeless(JSON.stringify(formula))) + (visible ? " (shown)" : "");

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
  for (const each of book.workbook.names)
    if (each.scope === on) facts.set(`name ${timeless(each.name)}`, formulaOf(each));
  return facts;
}

/** Numbers, and other values of one kind, that are told one by one. */
const MOST_NUMBERS = 20;
const MOST_TOLD = 80;
const isNumber = (value: string) => /^-?[\d.]+$/.test(value);

/** Where the workbook's own names are. */
const WORKBOOK = "(workbook)";

export function picturesNow(): Picture {
  const names = book.workbook.names.filter(({ scope }) => scope === undefined);
  return new Map([
    ...book.workbook.sheets.map((each) => [each.name, pictureOf(each)] as const),
    [WORKBOOK, new Map(names.map((each) => [`name ${timeless(each.name)}`, formulaOf(each)]))],
  ]);
}

/** Areas of cells, and stretches of rows and columns, that are told one by one; a checksum stands for the places of more. */
const MOST_AREAS = 6;

/** The cells, as few areas as make them up by whole rows; or the first and the last of stretches of columns or rows. */
function placeOf(key: string, places: readonly string[]): string {
  const isCells = BLANK.has(key.split(" ")[0]!);
  if (!isCells && key !== "row" && key !== "column") return "";
  const cells = places.map((place) => (isCells ? place : key === "row" ? `${place},0` : `0,${place}`));
  const areas = areasOf(cells.map((cell) => cell.split(",").map(Number) as [number, number]));
  const told = areas.map((area) => {
    if (key === "row") return `${area.row + 1}:${area.row + area.rows}`;
    return addressOf(key === "column" ? { ...area, rows: SHEET_ROWS } : area);
  });
  if (areas.length <= MOST_AREAS) return told.join(" ");
  return `${isCells ? addressOf(boundsOf(areas)) : `${told[0]!} … ${told.at(-1)!}`} ${checksum(told.join())}`;
}

/** Cells by rows and then columns, as runs along a row that are joined with equal ones above. */
function areasOf(cells: readonly [row: number, column: number][]): Area[] {
  const runs: { row: number; column: number; rows: number; columns: number }[] = [];
  for (const [row, column] of [...cells].sort(([r, c], [r2, c2]) => r - r2 || c - c2)) {
    const last = runs.at(-1);
    if (last?.row === row && last.column + last.columns === column) last.columns++;
    else runs.push({ row, column, rows: 1, columns: 1 });
  }
  const areas: typeof runs = [];
  for (const run of runs) {
    const { row, column, columns } = run;
    const above = areas.find(
      (each) => each.row + each.rows === row && each.column === column && each.columns === columns,
    );
    if (above === undefined) areas.push(run);
    else above.rows++;
  }
  return areas;
}

/** What has changed since, sheet by sheet: how many cells have which look now, and so on. */
export function leavesSince(before: Picture): string[] {
  const after = picturesNow();
  const gone = [...before.keys()].filter((name) => !after.has(name));
  const blank = [...before.values()][0]!;
  return [
    ...gone.map((name) => `${name}: gone`),
    ...[...after].flatMap(([sheet, is]) => {
      const was = before.get(sheet) ?? new Map([...blank].filter(([part]) => /^(?:page|sheet) /.test(part)));
      const counts = new Map<string, Map<string, string[]>>();
      for (const part of new Set([...was.keys(), ...is.keys()])) {
        if (was.get(part) === is.get(part)) continue;
        const [kind, ...rest] = part.split(" ") as [string, ...string[]];
        const isPlaced = BLANK.has(kind) || kind === "column" || kind === "row";
        const key = kind === "line" ? `line ${rest[0]}` : kind;
        const value = is.get(part) ?? BLANK.get(kind) ?? (kind === "name" ? "gone" : "");
        const now = (isPlaced ? value : `${rest.join(" ")} ${value}`.trim()) || "usual";
        const places = counts.get(key) ?? new Map<string, string[]>();
        const alike = places.get(now) ?? [];
        alike.push(rest.at(-1)!);
        counts.set(key, places.set(now, alike));
      }
      const isNew = before.has(sheet) ? "" : " (new)";
      return [...counts].map(([key, count]) => {
        const most = [...count].sort(([one, a], [other, b]) => b.length - a.length || (one < other ? -1 : 1));
        const one = most.filter(([now]) => isNumber(now)).slice(0, MOST_NUMBERS);
        const other = most.filter(([now]) => !isNumber(now)).slice(0, MOST_TOLD);
        const told = [...other, ...one].map(([now, places]) => {
          const where = placeOf(key, places);
          return `${places.length === 1 ? "" : `${places.length} x `}${now}${where && ` in ${where}`}`;
        });
        const others = most.filter((each) => !one.includes(each) && !other.includes(each));
        const many = others.reduce((sum, [, places]) => sum + places.length, 0);
        const rest = checksum(others.map(([now, places]) => `${now} ${places.join(" ")}`).join());
        return `${sheet}${isNew}: ${key} ${told.join("; ")}${many > 0 ? `; ${many} others ${rest}` : ""}`;
      });
    }),
  ].sort();
}
