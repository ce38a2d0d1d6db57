/** Kinds of facts that a sheet remembers in hidden names: texts, cells, stamps, texts pinned to cells. */
import { type Message, message } from "../message";
import { type Area, type Reference, parseReference, referenceTo, separateAreas } from "./addresses";
import { type Difference, namesBetween } from "./changes";
import { Refusal } from "./excel";
import type { NewPin, Pin } from "./before";
import {
  type NameOwner,
  type NewName,
  type ReadName,
  addName,
  areaOfName,
  cutText,
  findName,
  replaceNames,
  textFormula,
  textOfFormula,
} from "./names";

/**
 * What ends a fact: "solution", its solution is removed, or its maze; "maze", its maze is removed, or another one is drawn; "page", the
 * page set-up is restored; "clearing", only Clear maze; "sheet" and "workbook", nothing but the deletion of these.
 */
export type Lifetime = "solution" | "maze" | "page" | "clearing" | "sheet" | "workbook";

/**
 * Something that a sheet remembers in names of its own, so that it survives saving, moves to another machine, and does not depend on
 * undo. `Written` is what is remembered, `Read` what is read back.
 */
export interface Fact<Written = unknown, Read = unknown> {
  /** Its only name, or the beginning of its names. */
  readonly name: string;
  readonly diesWith: Lifetime;
  /** The names that an interrupted request may have added, for any value. */
  readonly likely: readonly string[];
  owns(name: string): boolean;
  /** The names that keep a value; first the one without which the others are not found. */
  namesFor(value: Written): readonly NewName[];
  read(list: readonly ReadName[]): Read | undefined;
  readonly isElsewhere?: true;
}

export function namesOf(list: readonly ReadName[], fact: Fact): ReadName[] {
  // A workbook may have very many names, and few that may belong to any fact.
  const possible = indexes.get(list) ?? list.filter(({ name }) => /^Maze/i.test(name));
  indexes.set(list, possible);
  return possible.filter(({ name }) => fact.owns(name));
}

const indexes = new WeakMap<readonly ReadName[], ReadName[]>();

export function hasFact(list: readonly ReadName[], fact: Fact): boolean {
  return namesOf(list, fact).length > 0;
}

/** Queues the reading of a fact that has one name; gives what tells it. */
export function loadFact<W, R>(sheet: Excel.Worksheet, fact: Fact<W, R>): () => R | undefined {
  const { name } = fact;
  const found = sheet.names.getItemOrNullObject(name).load("formula");
  return () => (found.isNullObject ? undefined : fact.read([{ name, formula: String(found.formula) }]));
}

export function savedNames(list: readonly ReadName[], fact: Fact): NewName[] {
  return namesOf(list, fact).map(({ name, formula }) => {
    const place = parseReference(formula);
    return { name, meaning: (fact.isElsewhere === true ? place : place?.area) ?? formula };
  });
}

/** Queues a value, or none, in place of what a sheet or the workbook remembers; `list` are its current names. */
export function saveFact<W>(owner: NameOwner, list: readonly ReadName[], fact: Fact<W>, value: W | undefined): void {
  if (value === undefined) removeFact(owner, list, fact);
  else replaceNames(owner, namesOf(list, fact), fact.namesFor(value));
}

export function saveFirstFact<W>(sheet: Excel.Worksheet, fact: Fact<W>, value: W): void {
  for (const name of fact.namesFor(value)) addName(sheet, name);
}

/** Queues deletion of the fact's names in the list, and of those that an interrupted request may have added: likely ones, or `made`'s. */
export function removeFact<W>(owner: NameOwner, list: readonly ReadName[], fact: Fact<W>, made?: W): void {
  replaceNames(owner, namesAdded(list, fact, made), []);
}

/** Queues what the list remembers in place of what an interrupted request may have added for `made`. */
export function putBack<W>(owner: NameOwner, list: readonly ReadName[], fact: Fact<W>, made?: W): void {
  replaceNames(owner, namesAdded(list, fact, made), savedNames(list, fact));
}

function namesAdded<W>(list: readonly ReadName[], fact: Fact<W>, made: W | undefined): Pick<NewName, "name">[] {
  const likely = fact.likely.map((name) => ({ name }));
  return [...likely, ...(made === undefined ? [] : fact.namesFor(made)), ...namesOf(list, fact)];
}

export interface SheetOfFacts {
  readonly id: string;
  readonly names: readonly ReadName[];
}

export function factBetween<W>({ id, names }: SheetOfFacts, fact: Fact<W>, after: W | undefined): Difference {
  return namesBetween(id, savedNames(names, fact), after === undefined ? [] : fact.namesFor(after));
}

/**
 * Characters of a name's text: a longer text continues in the names "Name2", "Name3" … A name holds 8,192 characters, and its formula
 * 16,384 bytes as Excel stores it, two for each character of a text; but long ones were seen to be refused (OfficeDev/office-js#2895).
 */
export const PIECE = 2_000;

/** The longest text that is kept, in characters; it is encoded before anything in the workbook is changed. */
const LONGEST_TEXT = 2_000_000;

function likelyNames(name: string, longest: number): string[] {
  return Array.from({ length: Math.ceil(longest / PIECE) }, (_, i) => pieceName(name, i + 1));
}

const pieceName = (name: string, part: number) => (part === 1 ? name : name + part);

function piecesNamed(name: string, formulas: readonly string[]): NewName[] {
  return formulas.map((meaning, i) => ({ name: pieceName(name, i + 1), meaning }));
}

export function isPieceOf(name: string, piece: string): boolean {
  return piece.toUpperCase().startsWith(name.toUpperCase()) && /^([2-9]|[1-9]\d+)?$/.test(piece.slice(name.length));
}

function formulasOf(list: readonly ReadName[], name: string): string[] | undefined {
  const found: string[] = [];
  for (let piece; (piece = findName(list, pieceName(name, found.length + 1))) !== undefined;) found.push(piece.formula);
  return found.length === 0 ? undefined : found;
}

/**
 * A value kept as a text without quotation marks, of up to {@link LONGEST_TEXT} characters; an empty one counts as none. `decode` gives
 * undefined for what somebody else wrote; `longest` are the characters that a text usually has at most, if that is known. Writing throws
 * Refusal for a longer text.
 */
export function textFact<W = string, R = string>(
  name: string,
  diesWith: Lifetime,
  encode: (value: W) => string = String,
  decode: (text: string) => R | undefined = (text) => text as R,
  longest = 1,
): Fact<W, R> {
  return {
    name,
    diesWith,
    likely: likelyNames(name, longest),
    owns: (each) => isPieceOf(name, each),
    namesFor: (value) => {
      const text = encode(value);
      if (text.length > LONGEST_TEXT) {
        throw new Refusal(message("too-much-to-remember", { length: text.length, most: LONGEST_TEXT }));
      }
      return text === "" ? [] : piecesNamed(name, cutText(text, PIECE).map(textFormula));
    },
    read: (list) => {
      const formulas = formulasOf(list, name);
      return formulas && decode(formulas.map(textOfFormula).join(""));
    },
  };
}

/** Cells of the sheet that remembers them. Reading gives undefined if they were deleted. */
export function placeFact<Place extends Area | Reference = Area>(
  name: string,
  diesWith: Lifetime,
): Fact<Place, Reference> {
  return {
    name,
    diesWith,
    likely: [name],
    owns: (each) => each.toUpperCase() === name.toUpperCase(),
    namesFor: (place) => [{ name, meaning: place }],
    read: (list) => areaOfName(list, name),
  };
}

export function elsewhereFact(name: string, diesWith: Lifetime): Fact<Reference, Reference> {
  return { ...placeFact(name, diesWith), isElsewhere: true };
}

/** A sheet that belongs to the maze of another sheet: a name that points to that maze's grid and follows it. */
export interface SheetMark extends Fact<Reference, Reference> {
  readonly isHidden: boolean;
}

/** One whose name does not depend on the maze's own sheet. */
export interface NamedMark extends SheetMark {
  readonly sheetName: Message;
}

export function markFact<Named extends Message | undefined = undefined>(name: string, sheetName?: Named) {
  return { ...elsewhereFact(name, "sheet"), isHidden: false, sheetName: sheetName! };
}

/**
 * Cells with the stamp of the action that changed them last, which is the last part of the name itself; see identity.ts. Reading gives the
 * whole name; all of them if two simultaneous actions left several.
 */
export function stampFact(
  prefix: string,
  diesWith: Lifetime,
): Fact<{ readonly act: string; readonly area: Area }, string> {
  const owns = (name: string) => name.toUpperCase().startsWith(prefix.toUpperCase());
  const read = (list: readonly ReadName[]) => {
    const stamps = list.map(({ name }) => name).filter(owns);
    return stamps.length === 0 ? undefined : stamps.sort().join(" ");
  };
  return {
    name: prefix,
    diesWith,
    likely: [],
    owns,
    namesFor: ({ act, area }) => [{ name: prefix + act, meaning: area }],
    read,
  };
}

/** The most pins that are read or written, about 40 bytes each. */
const MOST_PINS = 5_000;

/**
 * Short texts, each pinned to cells: the texts are in the names "Name", "Name2" …, and in the same order references to the cells in
 * "NameAt", "NameAt2" …, as "=Maze!$B$2:$D$6,Maze!$E$2:$I$6". Excel adjusts references when rows and columns are inserted and deleted,
 * or the sheet is renamed, moved or copied. Nothing is read if texts and references no longer match. `longest`: as in textFact.
 */
export function pinnedFact(name: string, diesWith: Lifetime, longest = 1): Fact<readonly NewPin[], readonly Pin[]> {
  const places = `${name}At`;
  return {
    name,
    diesWith,
    likely: [...likelyNames(name, longest), ...likelyNames(places, longest)],
    owns: (each) => isPieceOf(name, each) || isPieceOf(places, each),
    namesFor: (pins) => {
      const kept = pins.slice(0, MOST_PINS);
      const texts = cutText(kept.map(({ text }) => text).join(" "), PIECE).map(textFormula);
      const references = joined(kept.map(({ sheet, area }) => referenceTo(sheet, area).slice(1)));
      return [...piecesNamed(name, texts), ...piecesNamed(places, references)];
    },
    read: (list) => {
      const texts = formulasOf(list, name)
        ?.map(textOfFormula)
        .join("")
        .split(" ", MOST_PINS + 1);
      const found = formulasOf(list, places)?.flatMap((formula) => separateAreas(formula.slice(1)));
      if (texts === undefined || texts.length !== found?.length || texts.length > MOST_PINS) return undefined;
      return texts.map((text, i) => ({ text, place: parseReference(found[i]!) }));
    },
  };
}

function joined(references: readonly string[]): string[] {
  const formulas: string[] = [];
  for (const reference of references) {
    const last = formulas[formulas.length - 1];
    if (last === undefined || last.length + 1 + reference.length > PIECE) formulas.push(`=${reference}`);
    else formulas[formulas.length - 1] = `${last},${reference}`;
  }
  return formulas;
}

const ROW = "r";
const COLUMN = "c";

/** The rows and then the columns of a grid, each pinned to its cells; none if there are too many. */
export function pinnedLines(sheet: string, area: Area): NewPin[] {
  if (area.rows + area.columns > MOST_PINS) return [];
  const pin = (text: string, line: Partial<Area>) => ({ text, sheet, area: { ...area, ...line } });
  return [
    ...Array.from({ length: area.rows }, (_, i) => pin(ROW, { row: area.row + i, rows: 1 })),
    ...Array.from({ length: area.columns }, (_, i) => pin(COLUMN, { column: area.column + i, columns: 1 })),
  ];
}

export function hasLines(pins: readonly Pin[] = []): boolean {
  return [ROW, COLUMN].every((line) => pins.some(({ text, place }) => text === line && place !== undefined));
}
