import { type Message, message } from "../../message";
import {
  type Area,
  type NewName,
  type ReadName,
  type Reference,
  Refusal,
  areaOfName,
  cutText,
  findName,
  parseReference,
  textFormula,
  textOfFormula,
} from "../excel";
import type { Fact } from "./fact";

/** What a table entry says about a fact besides its name and kind. */
export type Entry<W, R = unknown> = Pick<Fact<W, R>, "diesWith" | "isOptional" | "drawn" | "left">;

/**
 * Characters of a name's text: a longer text continues in the names "Name2", "Name3" … A name holds 8,192 characters, and its formula
 * 16,384 bytes as Excel stores it, two for each character of a text; but long ones were seen to be refused (OfficeDev/office-js#2895).
 */
export const PIECE = 2_000;

/** The longest text that is kept, in characters; it is encoded before anything in the workbook is changed. */
const LONGEST_TEXT = 2_000_000;

/** The names of a text of this length. */
export function likelyNames(name: string, longest: number): string[] {
  return Array.from({ length: Math.ceil(longest / PIECE) }, (_, i) => pieceName(name, i + 1));
}

/** The name of a part of a text: "Name", "Name2", "Name3" … */
export const pieceName = (name: string, part: number) => (part === 1 ? name : name + part);

/** Whether a name is `name` or a further piece of it. */
export function isPieceOf(name: string, piece: string): boolean {
  return piece.toUpperCase().startsWith(name.toUpperCase()) && /^([2-9]|[1-9]\d+)?$/.test(piece.slice(name.length));
}

/** The formulas of "Name", "Name2" …; undefined if the first one is missing. */
export function formulasOf(list: readonly ReadName[], name: string): string[] | undefined {
  const found: string[] = [];
  for (let piece; (piece = findName(list, pieceName(name, found.length + 1))) !== undefined;) found.push(piece.formula);
  return found.length === 0 ? undefined : found;
}

/**
 * A text without quotation marks, of up to {@link LONGEST_TEXT} characters; an empty one counts as none. `longest`: how many it usually
 * has at most, if that is known. Writing throws Refusal for a longer one.
 */
export function textFact(name: string, entry: Entry<string> & { readonly longest?: number }): Fact<string, string> {
  return codedFact(
    name,
    entry,
    (text: string) => text,
    (text) => text,
  );
}

/** A value kept as such a text. `decode` gives undefined for what somebody else wrote. */
export function codedFact<W, R>(
  name: string,
  { longest = 1, ...entry }: Entry<W> & { readonly longest?: number },
  encode: (value: W) => string,
  decode: (text: string) => R | undefined,
): Fact<W, R> {
  return {
    ...entry,
    name,
    likely: likelyNames(name, longest),
    owns: (each) => isPieceOf(name, each),
    namesFor: (value) => {
      const text = encode(value);
      if (text.length > LONGEST_TEXT) {
        throw new Refusal(message("too-much-to-remember", { length: text.length, most: LONGEST_TEXT }));
      }
      if (text === "") return [];
      return cutText(text, PIECE).map((piece, i) => ({ name: pieceName(name, i + 1), meaning: textFormula(piece) }));
    },
    read: (list) => {
      const formulas = formulasOf(list, name);
      return formulas && decode(formulas.map(textOfFormula).join(""));
    },
    asRead: asReadOnItself,
  };
}

/** Cells of the sheet that remembers them. Reading gives undefined if they were deleted. */
export function placeFact(name: string, entry: Entry<Area> & Pick<NewName, "isShown">): Fact<Area, Reference> {
  const { isShown, ...rest } = entry;
  return {
    ...rest,
    ...onlyName(name),
    namesFor: (area) => [{ name, meaning: area, isShown }],
    asRead: (read) => ({ ...asReadOnItself(read), isShown }),
  };
}

/** Cells of another sheet. */
export function elsewhereFact(name: string, entry: Entry<Reference>): Fact<Reference, Reference> {
  return {
    ...entry,
    ...onlyName(name),
    namesFor: (place) => [{ name, meaning: place }],
    asRead: (read) => ({ name: read.name, meaning: parseReference(read.formula) ?? read.formula }),
  };
}

function onlyName(name: string) {
  return {
    name,
    likely: [name],
    owns: (each: string) => each.toUpperCase() === name.toUpperCase(),
    read: (list: readonly ReadName[]) => areaOfName(list, name),
  };
}

/** A sheet that belongs to the maze of another sheet: a name that points to that maze's grid and follows it. */
export interface SheetMark extends Fact<Reference, Reference> {
  /** Whether it is hidden, and deleted with its maze. */
  readonly isHidden: boolean;
}

/** A fact that marks a sheet as belonging to a maze; shown unless it says otherwise. */
export function markFact(
  name: string,
  { isHidden = false, ...entry }: Entry<Reference> & Partial<Pick<SheetMark, "isHidden">>,
): SheetMark {
  return { ...elsewhereFact(name, entry), isHidden };
}

/** A sheet beside a maze with a name that does not depend on the maze's own sheet. */
export interface NamedMark extends SheetMark {
  /** What such a sheet is called when it is added. */
  readonly sheetName: Message;
}

/** A mark, and the name for new sheets that get it. */
export function namedMark(sheetName: Message, ...mark: Parameters<typeof markFact>): NamedMark {
  return { ...markFact(...mark), sheetName };
}

/** Cells with the stamp of the action that changed them last, which is the last part of the name itself; see stamp.ts. */
interface Stamp {
  readonly act: string;
  readonly area: Area;
}

/** Reading gives the whole name; all of them if two simultaneous actions left several. */
export function stampFact(prefix: string, entry: Entry<Stamp>): Fact<Stamp, string> {
  const owns = (name: string) => name.toUpperCase().startsWith(prefix.toUpperCase());
  const read = (list: readonly ReadName[]) => {
    const stamps = list.map(({ name }) => name).filter(owns);
    return stamps.length === 0 ? undefined : stamps.sort().join(" ");
  };
  return {
    ...entry,
    name: prefix,
    likely: [],
    owns,
    namesFor: ({ act, area }) => [{ name: prefix + act, meaning: area }],
    read,
    asRead: asReadOnItself,
  };
}

/** A name with a text, or with cells of the sheet that has it. */
export function asReadOnItself(read: ReadName): NewName {
  return { name: read.name, meaning: parseReference(read.formula)?.area ?? read.formula };
}
