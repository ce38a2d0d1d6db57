import {
  SHEET_COLUMNS,
  SHEET_ROWS,
  columnLetters,
  parseReference,
  referenceTo,
  separateAreas,
  type Area,
  type Reference,
} from "./addresses";
import type { KnownHost } from "./knownHost";
import { requestOf } from "./openRequest";
import { rangeAt, sheetAt } from "./rangeAt";

/** Excel's limit for the text of a formula, in characters. */
const FORMULA_LIMIT = 8_192;
/** Excel's limit for a text constant inside a formula, in characters. */
const CONSTANT_LIMIT = 255;

/** A name as it was read: its formula, such as "=Maze!$B$2:$I$6", "=Maze!#REF!" or '="64x8"'. */
export interface ReadName {
  readonly name: string;
  readonly formula: string;
}

/** Queues the reading of a sheet's or a workbook's names. */
export function loadNames(collection: Excel.NamedItemCollection): Excel.NamedItemCollection {
  return collection.load("items/name,items/formula,items/scope");
}

/**
 * The names that {@link loadNames} has read, those of the other scope left out. References come as "$B$2", whichever style they were read
 * in.
 */
export function readNames(
  collection: Excel.NamedItemCollection,
  scope: "Worksheet" | "Workbook" = "Worksheet",
): ReadName[] {
  // On the web a sheet's names were seen to include the workbook's (OfficeDev/office-js#1011).
  const { host } = requestOf(collection);
  const own = collection.items.filter((item) => item.scope === undefined || String(item.scope) === scope);
  return own.map((item) => {
    // In some versions the formula of a name with a constant number is a number.
    const formula = inA1(String(item.formula), host);
    if (formula !== item.formula) host.namesInR1C1 = true;
    else if (/!\$[A-Z]{1,3}\$\d/.test(formula)) host.namesInR1C1 = false;
    return { name: item.name, formula };
  });
}

/**
 * A formula with its references as "$B$2": where a person has set the R1C1 reference style, names were seen to read
 * "=Maze!R2C2:R6C9" (OfficeDev/office-js#1831). Texts are left as they are.
 */
function inA1(formula: string, { namesInR1C1 }: KnownHost): string {
  if (formula.startsWith('="')) return formula;
  const cells = formula.replace(
    /!R(\d{1,7})C(\d{1,5})(?::R(\d{1,7})C(\d{1,5}))?(?![\w.])/g,
    (_, top, left, bottom, right) => {
      const cell = (row: string, column: string) => `$${columnLetters(Number(column) - 1)}$${row}`;
      const first = cell(String(top), String(left));
      return bottom === undefined ? `!${first}` : `!${first}:${cell(String(bottom), String(right))}`;
    },
  );
  // By itself "C2" may be a cell as well as a column.
  if (cells === formula && !namesInR1C1) return formula;
  return cells.replace(/!([RC])(\d{1,7})(?::\1(\d{1,7}))?(?![\w.:])/g, (_, line, first, last: unknown = first) => {
    const [begin, end] = [first, last].map((number) =>
      line === "R" ? String(number) : columnLetters(Number(number) - 1),
    );
    return `!$${begin}:$${end}`;
  });
}

/** Names by their upper-case form, per list: a workbook may have very many. */
const indexes = new WeakMap<readonly ReadName[], Map<string, ReadName>>();

/** Finds a name; case does not matter. */
export function findName(list: readonly ReadName[], name: string): ReadName | undefined {
  let index = indexes.get(list);
  if (index === undefined) {
    index = new Map();
    for (const entry of list) {
      const key = entry.name.toUpperCase();
      if (!index.has(key)) index.set(key, entry);
    }
    indexes.set(list, index);
  }
  return index.get(name.toUpperCase());
}

/** Where a name points; undefined if it is missing, broken (#REF!), or not one area. */
export function areaOfName(list: readonly ReadName[], name: string): Reference | undefined {
  const found = findName(list, name);
  return found && parseReference(found.formula);
}

/** For proxies of sheets whose names are all known: these names in upper case. */
const known = new WeakMap<Excel.Worksheet, Set<string>>();

/**
 * Says that a sheet has exactly these names, so that calls queued through this proxy need not delete names that are not there: 280 bytes
 * each. `perhaps` are names that may be there too. Not while an action is rolled back: nobody knows then what an interrupted request has
 * added.
 */
export function knowNames(sheet: Excel.Worksheet, list: readonly ReadName[], perhaps: readonly string[] = []): void {
  known.set(sheet, new Set([...list.map(({ name }) => name), ...perhaps].map((name) => name.toUpperCase())));
}

/** A name to be written. */
export interface NewName {
  readonly name: string;
  /** A text or formula with references as "$B$2"; or cells of the sheet that has the name, or of the sheet with this name or id. */
  readonly meaning: string | Area | Reference;
  /** Whether it shows in Excel's Name Manager; most names mean nothing to the person. */
  readonly isShown?: boolean | undefined;
}

/**
 * Queues a name that does not exist yet. Cells are given as a range: how Excel reads a text reference may depend on the
 * reference style that a person has set, which cannot be asked for (OfficeDev/office-js#3181).
 */
export function addName(sheet: Excel.Worksheet, { name, meaning, isShown }: NewName): void {
  known.get(sheet)?.add(name.toUpperCase());
  const added = sheet.names.add(
    name,
    typeof meaning === "string" ? inStyleOfNames(meaning, requestOf(sheet).host) : rangeOf(sheet, meaning),
  );
  if (isShown === true) return;
  const isBroken = typeof meaning === "string" && meaning.includes("#REF!");
  const request = requestOf(sheet);
  if (isBroken) request.hidesBrokenNames = true;
  if (!isBroken || request.host.hidesBrokenNames) added.visible = false;
}

function rangeOf(sheet: Excel.Worksheet, cells: Area | Reference): Excel.Range {
  if (!("sheet" in cells)) return rangeAt(sheet, cells);
  return rangeAt(sheetAt(sheet.context, cells.sheet), cells.area);
}

/** Queues a name, in place of an earlier one. */
export function setName(sheet: Excel.Worksheet, name: NewName): void {
  deleteName(sheet, name.name);
  addName(sheet, name);
}

/**
 * A formula for several areas, "=Maze!$B$2:$D$6,Maze!$E$2:$I$6", which no single range can give, in the reference style in which names
 * were read; any other formula and any text are left as they are.
 */
function inStyleOfNames(formula: string, { namesInR1C1 }: KnownHost): string {
  if (!namesInR1C1 || formula.startsWith('="')) return formula;
  const parts = separateAreas(formula.slice(1)).map((part) => {
    const place = parseReference(part);
    return place === undefined ? part : inR1C1(place);
  });
  return `=${parts.join(",")}`;
}

/** "Maze!R2C2:R6C9". */
function inR1C1({ sheet, area }: Reference): string {
  const reference = referenceTo(sheet, area).slice(1);
  const end = reference.lastIndexOf("!") + 1;
  const { row, column, rows, columns } = area;
  const lines = (letter: string, first: number, count: number) =>
    reference.slice(0, end) + letter + String(first + 1) + (count === 1 ? "" : `:${letter}${first + count}`);
  if (rows === SHEET_ROWS) return lines("C", column, columns);
  if (columns === SHEET_COLUMNS) return lines("R", row, rows);
  const cell = (r: number, c: number) => `R${r + 1}C${c + 1}`;
  const last = rows * columns === 1 ? "" : `:${cell(row + rows - 1, column + columns - 1)}`;
  return reference.slice(0, end) + cell(row, column) + last;
}

/** Queues deletion of a name; does nothing if it does not exist. */
export function deleteName(sheet: Excel.Worksheet, name: string): void {
  if (known.get(sheet)?.delete(name.toUpperCase()) === false) return;
  sheet.names.getItemOrNullObject(name).delete();
}

/** A text cut into pieces of at most this length, never between the halves of a surrogate pair; an empty text is one piece. */
export function cutText(text: string, length: number): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = at + length;
    const isInPair = end < text.length && /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(end - 1, end + 1));
    pieces.push(text.slice(at, isInPair ? end - 1 : end));
    at = isInPair ? end - 1 : end;
  }
  return pieces.length === 0 ? [""] : pieces;
}

/** A text as a formula that a name can hold; `text` without quotation marks. Throws RangeError if it is too long. */
export function textFormula(text: string): string {
  const pieces = cutText(text, CONSTANT_LIMIT);
  const formula = "=" + pieces.map((piece) => `"${piece}"`).join("&");
  if (formula.length > FORMULA_LIMIT) {
    throw new RangeError(`A name holds formulas of ${FORMULA_LIMIT} characters, and this one has ${formula.length}.`);
  }
  return formula;
}

/** The text that {@link textFormula} put into a formula. */
export function textOfFormula(formula: string): string {
  return [...formula.matchAll(/"([^"]*)"/g)].map((match) => match[1]).join("");
}
