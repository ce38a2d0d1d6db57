/** Hidden names: read, written, and texts that fit into them. */
import { message } from "../message";
import { parseReference, type Area, type Reference } from "./addresses";
import { Refusal, rangeAt, requestOf, sheetAt } from "./excel";

/** Excel's limit for the text of a formula, in characters. */
const FORMULA_LIMIT = 8_192;
/** Excel's limit for a text constant inside a formula, in characters. */
const CONSTANT_LIMIT = 255;

/** A name as it was read: its formula, such as "=Maze!$B$2:$I$6", "=Maze!#REF!" or '="64x8"'. */
export interface ReadName {
  readonly name: string;
  readonly formula: string;
}

/**
 * Queues the reading of a sheet's or a workbook's names, those of the other scope left out. Telling them throws {@link Refusal} where
 * Lavirint's refer to cells as "R2C2", a style that a person can set (OfficeDev/office-js#1831): nothing could be found by them.
 */
export function loadNames(
  collection: Excel.NamedItemCollection,
  scope: "Worksheet" | "Workbook" = "Worksheet",
): () => ReadName[] {
  const read = collection.load("items/name,items/formula,items/scope");
  return () => {
    // On the web a sheet's names were seen to include the workbook's (OfficeDev/office-js#1011).
    const own = read.items.filter((item) => item.scope === undefined || String(item.scope) === scope);
    return own.map((item) => {
      // In some versions the formula of a name with a constant number is a number.
      const formula = String(item.formula);
      if (/^Maze/i.test(item.name) && /^=[^"]*!R\d+C\d+(?![\w.'])/.test(formula)) {
        throw new Refusal(message("names-in-r1c1"));
      }
      return { name: item.name, formula };
    });
  };
}

/** Names by their upper-case form, per list: a workbook may have very many. */
const indexes = new WeakMap<readonly ReadName[], Map<string, ReadName>>();

export function findName(list: readonly ReadName[], name: string): ReadName | undefined {
  let index = indexes.get(list);
  if (index === undefined) {
    // Of two that are alike the first one counts.
    index = new Map([...list].reverse().map((entry) => [entry.name.toUpperCase(), entry]));
    indexes.set(list, index);
  }
  return index.get(name.toUpperCase());
}

/** Where a name points; undefined if it is missing, broken (#REF!), or not one area. */
export function areaOfName(list: readonly ReadName[], name: string): Reference | undefined {
  const found = findName(list, name);
  return found && parseReference(found.formula);
}

export type NameOwner = Excel.Worksheet | Excel.Workbook;

const known = new WeakMap<NameOwner, Set<string>>();

/**
 * Says that a sheet has exactly these names, so that calls queued through this proxy need not delete names that are not there: 280 bytes
 * each. Nothing while an action is rolled back or a request made again: nobody knows then what an interrupted request has added.
 */
export function knowNames(sheet: Excel.Worksheet, list: readonly ReadName[], perhaps: readonly string[] = []): void {
  if (!requestOf(sheet).isFirst) return;
  known.set(sheet, new Set([...list.map(({ name }) => name), ...perhaps].map((name) => name.toUpperCase())));
}

export interface NewName {
  readonly name: string;
  /** A text or formula with references as "$B$2"; or cells of the sheet that has the name, or of the sheet with this name or id. */
  readonly meaning: string | Area | Reference;
}

/** The names that Excel's Name Manager shows: the others mean nothing to the person. */
const SHOWN = /^Maze(Grid|Columns|Rows|Entrance|Exit\d+)$/i;

/**
 * Queues a name that does not exist yet. Cells are given as a range: how Excel reads a text reference may depend on the
 * reference style that a person has set, which cannot be asked for (OfficeDev/office-js#3181).
 */
export function addName(owner: NameOwner, { name, meaning }: NewName): void {
  known.get(owner)?.add(name.toUpperCase());
  // Only sheets have names of cells.
  const meant = typeof meaning === "string" ? meaning : rangeOf(owner as Excel.Worksheet, meaning);
  const added = owner.names.add(name, meant);
  if (!SHOWN.test(name)) added.visible = false;
}

function rangeOf(sheet: Excel.Worksheet, cells: Area | Reference): Excel.Range {
  if (!("sheet" in cells)) return rangeAt(sheet, cells);
  return rangeAt(sheetAt(sheet.context, cells.sheet), cells.area);
}

/** Queues names in place of others. Those without which the others cannot be found come first, and are deleted last. */
export function replaceNames(owner: NameOwner, gone: readonly Pick<NewName, "name">[], come: readonly NewName[]): void {
  const names = [...come, ...gone].map(({ name }) => name);
  for (const name of [...new Set(names)].reverse()) deleteName(owner, name);
  for (const name of come) addName(owner, name);
}

export function deleteName(owner: NameOwner, name: string): void {
  if (known.get(owner)?.delete(name.toUpperCase()) === false) return;
  owner.names.getItemOrNullObject(name).delete();
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

export function textOfFormula(formula: string): string {
  return [...formula.matchAll(/"([^"]*)"/g)].map((match) => match[1]).join("");
}

/** A value as JSON for a name's text, which cannot hold quotation marks or line breaks: percent signs stand for these. */
export function jsonForName(value: unknown): string {
  // Both halves of a surrogate pair are escaped, because a name's text may be cut between them.
  return JSON.stringify(value)
    .replace(/[\ud800-\udfff]/g, (half) => `\\u${half.charCodeAt(0).toString(16)}`)
    .replace(/["%\n\r]/g, encodeURIComponent);
}

/** What {@link jsonForName} wrote; undefined if somebody changed the name. */
export function jsonOfName(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}

/** The fields of what {@link jsonOfName} gave, which was made of a `T`; empty if that is not an object. */
export function fieldsOf<T = Record<string, unknown>>(value: unknown): { readonly [Field in keyof T]?: unknown } {
  return typeof value === "object" && value !== null ? value : {};
}
