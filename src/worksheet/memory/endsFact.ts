import type { Border, CellSide, Look } from "../cells";
import {
  type Area,
  type NewName,
  type ReadName,
  type Reference,
  areaOfName,
  findName,
  jsonForName,
  jsonOfName,
  textFormula,
  textOfFormula,
} from "../excel";
import type { Fact } from "./fact";
import { asReadOnItself } from "./kinds";

/**
 * Entrance and exits, as sheet-scoped names: "MazeEntrance" and "MazeExit1", "MazeExit2" … Beside each stands a hidden name,
 * "MazeEntranceWas" …, with what the mark took the place of.
 */
export const ENTRANCE = "MazeEntrance";
const EXIT = /^MazeExit(\d+)$/i;
const WAS = "Was";

/** What a mark took the place of. */
export interface Was {
  readonly look: Look;
  /** What stood in the cell: a formula or a value; "" for an empty cell. */
  readonly formula: string | number | boolean;
  /** Whether that is a text, also one that looks like a formula or a number. */
  readonly isText?: boolean;
  /** The line of the frame that was taken away beside the cell. */
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
  readonly was: Was | undefined;
}

function namesOfEnd({ name, place, was }: NewEnd): NewName[] {
  return [
    { name, meaning: place, isShown: true },
    { name: name + WAS, meaning: textFormula(encodeWas(was)) },
  ];
}

/** An end as the names tell it. */
interface KeptEnd {
  readonly name: string;
  /** Nothing where the name is missing, or its cell was deleted. */
  readonly place: Reference | undefined;
  /** Nothing where that name is gone. */
  readonly was: Was | undefined;
}

/**
 * The ends of a sheet. What is read is the entrance and the exits, these in the order of their numbers. The ends of a maze that
 * Lavirint did not draw are left only where they are broken.
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

/** Whether a name is that of an end, or of what its mark took the place of. */
function isEndName(name: string): boolean {
  const base = name.replace(/Was$/i, "");
  return EXIT.test(base) || base.toUpperCase() === ENTRANCE.toUpperCase();
}

/** What the ends are called of which a list has any name. */
function baseNames(list: readonly ReadName[]): string[] {
  return [...new Set(list.filter(({ name }) => isEndName(name)).map(({ name }) => name.replace(/Was$/i, "")))];
}

/** What a mark took the place of, as a name's text: what is empty is left out, and the line is "2 Continuous Thick #1F3864". */
function encodeWas(was: Was | undefined): string {
  const { look, formula, isText, opened } = was ?? { look: "", formula: "" };
  const line = opened && [opened.side, opened.line.style, opened.line.weight, opened.line.color].join(" ");
  return jsonForName({ look, formula: formula === "" ? undefined : formula, isText: isText || undefined, line });
}

function decodeWas(text: string | undefined): Was | undefined {
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

/** Whether a name holds what a mark is to take the place of. */
export function fitsName(was: Was): boolean {
  return encodeWas(was).length <= REMEMBERED_LENGTH;
}

/** The longest text for what a mark took the place of: what a name's formula surely holds. */
export const REMEMBERED_LENGTH = 4_000;
