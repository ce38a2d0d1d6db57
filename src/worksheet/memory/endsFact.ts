import type { Border, CellSide } from "../lines";
import type { Look } from "../looks";
import type { Area, Reference } from "../addresses";
import {
  type NewName,
  type ReadName,
  areaOfName,
  findName,
  jsonForName,
  jsonOfName,
  textFormula,
  textOfFormula,
} from "../names";
import { type Fact, asReadOnItself } from "./fact";

/**
 * Entrance and exits, as sheet-scoped names: "MazeEntrance" and "MazeExit1", "MazeExit2" … Each has a hidden name beside it,
 * "MazeEntranceWas" …, that says what the mark replaced.
 */
export const ENTRANCE = "MazeEntrance";
const EXIT = /^MazeExit(\d+)$/i;
const WAS = "Was";

/** What a mark replaced. */
export interface UnderMark {
  readonly look: Look;
  /** What the cell held: a formula or a value; "" for an empty cell. */
  readonly formula: string | number | boolean;
  /** Whether that is a text, even if it looks like a formula or a number. */
  readonly isText?: boolean;
  /** The line of the frame that was removed beside the cell. */
  readonly opened?: { readonly side: CellSide; readonly line: Border } | undefined;
}

/** The name of exit `number`, from 1. */
export function exitName(number: number): string {
  return `MazeExit${number}`;
}

/** Names for the mark of an end in a cell of the sheet. */
interface NewEnd {
  readonly name: string;
  readonly place: Area;
  readonly was: UnderMark | undefined;
}

function namesOfEnd({ name, place, was }: NewEnd): NewName[] {
  return [
    { name, meaning: place, isShown: true },
    { name: name + WAS, meaning: textFormula(encodeWas(was)) },
  ];
}

/** An end as its names describe it. */
interface KeptEnd {
  readonly name: string;
  /** Undefined if the name is missing, or its cell was deleted. */
  readonly place: Reference | undefined;
  /** Undefined if that name was deleted. */
  readonly was: UnderMark | undefined;
}

/**
 * The ends of a sheet. Reading gives the entrance and then the exits, ordered by number. For a maze that Lavirint did not draw, only
 * broken ends count as leftovers.
 */
export const endsFact: Fact<readonly NewEnd[], readonly KeptEnd[]> = {
  name: ENTRANCE,
  diesWith: "maze",
  likely: [ENTRANCE, exitName(1)].flatMap((name) => [name, name + WAS]),
  owns: isEndName,
  namesFor: (ends) => ends.flatMap(namesOfEnd),
  read: (list) =>
    [ENTRANCE, ...exitNames(list)].map((name) => ({
      name,
      place: areaOfName(list, name),
      was: decodeWas(findName(list, name + WAS)?.formula),
    })),
  asRead: (read) => ({ ...asReadOnItself(read), isShown: !/Was$/i.test(read.name) }),
  left: (list) => baseNames(list).flatMap((name) => (areaOfName(list, name) === undefined ? [name, name + WAS] : [])),
};

/** The names of an end. */
export function endNames(name: string): readonly [string, string] {
  return [name, name + WAS];
}

function exitNames(list: readonly ReadName[]): string[] {
  const number = (name: string) => Number(EXIT.exec(name)![1]);
  return list
    .map(({ name }) => name)
    .filter((name) => EXIT.test(name))
    .sort((one, other) => number(one) - number(other));
}

/** Whether a name belongs to an end, or to what its mark replaced. */
function isEndName(name: string): boolean {
  const base = name.replace(/Was$/i, "");
  return EXIT.test(base) || base.toUpperCase() === ENTRANCE.toUpperCase();
}

/** The base names of the ends of which a list has any name. */
function baseNames(list: readonly ReadName[]): string[] {
  return [...new Set(list.filter(({ name }) => isEndName(name)).map(({ name }) => name.replace(/Was$/i, "")))];
}

/** What a mark replaced, as a name's text: empty parts are left out, and the line is "2 Continuous Thick #1F3864". */
function encodeWas(was: UnderMark | undefined): string {
  const { look, formula, isText, opened } = was ?? { look: "", formula: "" };
  const line = opened && [opened.side, opened.line.style, opened.line.weight, opened.line.color].join(" ");
  return jsonForName({ look, formula: formula === "" ? undefined : formula, isText: isText || undefined, line });
}

function decodeWas(text: string | undefined): UnderMark | undefined {
  const kept = fieldsOf(text === undefined ? undefined : jsonOfName(textOfFormula(text)));
  const { look, formula = "", isText, line } = kept;
  if (typeof look !== "string") return undefined;
  if (typeof formula !== "string" && typeof formula !== "number" && typeof formula !== "boolean") return undefined;
  const parts = /^([0-3]) (\w{1,20}) (\w{1,20}) (#[0-9A-F]{6})$/i.exec(String(line));
  const [, side, style, weight, color] = parts ?? [];
  const opened =
    parts === null
      ? undefined
      : { side: Number(side) as CellSide, line: { style: style!, weight: weight!, color: color! } };
  return { look, formula, isText: isText === true, opened };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** Whether a name can hold what a mark is to replace. */
export function fitsName(was: UnderMark): boolean {
  return encodeWas(was).length <= REMEMBERED_LENGTH;
}

/** The longest text for what a mark replaced, in characters: with its quotation marks no name is longer than 4,000. */
export const REMEMBERED_LENGTH = 3_900;
