import { type Message, message } from "../../message";
import type { Level } from "../booklet";
import { type ListCell, foldedText, lettersOf, plainText } from "../content";
import {
  type Pupil,
  type PupilShape,
  type NamedRow,
  type ExistingPages,
  labelOf,
  numberNamesakes,
  hashOf,
  pupilKey,
} from "./namesakes";

/** The words that a class list is read by, in a language. */
export interface ClassWords {
  readonly name: string;
  readonly level: string;
  readonly words: string;
  readonly shape: string;
  readonly easy: string;
  readonly medium: string;
  readonly hard: string;
  /** The pictures that a maze can have as its shape. */
  readonly shapes: readonly { readonly id: string; readonly name: string }[];
  /** As a shape: the letters of the pupil's own name. */
  readonly ownName: string;
}

/** What a class list says, or what is wrong with it, each with its row. */
export interface ClassReading {
  /** In the order of the list. */
  readonly pupils: readonly Pupil[];
  readonly faults: readonly Message[];
}

/** The most characters of a name, in UTF-16 units: more do not fit above a page. */
const LONGEST_NAME = 100;
/** The most characters of an item, which still is legible in a cell. */
const LONGEST_WORD = 20;
/** Of what is quoted of a cell. */
const SOME = 30;

/** What a class set has that was not made yet. */
const NO_PAGES: ExistingPages = new Map();

/**
 * Reads a class list: headings, in any order and with or without capitals, and a row for each pupil; `firstRow` is the worksheet's
 * row with the headings, from 1. Rows without anything in these columns are passed over. Rows of one name are numbered: those whose page
 * is among `existing` as that is, the others from the top. Undefined if no heading is that of names.
 */
export function readClassList(
  list: readonly (readonly ListCell[])[],
  firstRow: number,
  languages: readonly [own: ClassWords, ...others: ClassWords[]],
  existing = NO_PAGES,
): ClassReading | undefined {
  const rows = readRows(list, firstRow, languages);
  if (rows === undefined) return undefined;
  const faults: Message[] = [];
  const right: ReadRow[] = [];
  for (const row of rows) {
    const fault = faultIn(row, languages[0]);
    if (fault === undefined) right.push(row);
    else faults.push(fault);
  }
  const numbers = numberNamesakes(right.map(namedRow), existing);
  /** By what stands on the pages. */
  const owners = new Map<string, Pupil>();
  const pupils = right.map((read, i): Pupil => {
    const { row, bare, given, list: items, outline } = read;
    const name = labelOf(bare, numbers[i]!);
    const pupil: Pupil = {
      ...{ row, name, key: pupilKey(bare, numbers[i]!), print: printOf(read, name) },
      ...{ level: given as Level | undefined, items, shape: outline as PupilShape | undefined },
    };
    const owner = owners.get(foldedText(name));
    if (owner !== undefined) faults.push(message("class-name-twice", { row, other: owner.row, name }));
    owners.set(foldedText(name), pupil);
    return pupil;
  });
  return { pupils, faults };
}

const namedRow = (row: ReadRow): NamedRow => ({ name: row.bare, printOf: (label) => printOf(row, label) });

/** Without a shape as it was before there were any, so that the pages of earlier class sets stay. */
function printOf({ given, list, outline }: ReadRow, label: string): string {
  return hashOf(JSON.stringify(outline === undefined ? [label, given, list] : [label, given, list, outline]));
}

/** The rows that hold anything; undefined if no heading is that of names. */
function readRows(
  [headings = [], ...rows]: readonly (readonly ListCell[])[],
  firstRow: number,
  languages: readonly ClassWords[],
): ReadRow[] | undefined {
  const columnOf = (heading: "name" | "level" | "words" | "shape") =>
    languages
      .map((words) => headings.findIndex(({ text }) => isSame(text, words[heading])))
      .find((column) => column >= 0) ?? -1;
  const columns = (["name", "level", "words", "shape"] as const).map(columnOf);
  if (columns[0]! < 0) return undefined;
  return rows.flatMap((cells, i): ReadRow[] => {
    const all = columns.map((column) => cells[column] ?? NOTHING);
    if (all.every(({ text }) => text.trim() === "")) return [];
    const [name, level, items, shape] = all as [ListCell, ListCell, ListCell, ListCell];
    const bare = plainText(name.text);
    const read = {
      given: levelIn(level.text, languages),
      list: itemsIn(items.text),
      outline: shapeIn(shape.text, bare, languages),
    };
    return [{ row: firstRow + 1 + i, ...{ name, level, items, shape, bare }, ...read }];
  });
}

const NOTHING: ListCell = { text: "" };

/** A row of the list as its cells are read. */
interface ReadRow {
  readonly row: number;
  readonly name: ListCell;
  readonly level: ListCell;
  readonly items: ListCell;
  readonly shape: ListCell;
  readonly bare: string;
  readonly given: Level | "other" | undefined;
  readonly list: readonly string[];
  readonly outline: PupilShape | "other" | undefined;
}

/** The first thing that is wrong with a row. */
function faultIn(
  { row, name, level, items, shape, bare, given, list, outline }: ReadRow,
  words: ClassWords,
): Message | undefined {
  const wrong = [name, level, items, shape].find(({ errorIn }) => errorIn !== undefined);
  if (wrong !== undefined) return message("cell-error", { cell: wrong.errorIn!, error: wrong.text });
  if (bare === "") return message("class-name-missing", { row });
  if (bare.length > LONGEST_NAME) {
    return message("class-name-too-long", { row, length: bare.length, most: LONGEST_NAME });
  }
  if (given === "other") return message("class-level-unknown", { row, name: bare, level: beginningOf(level.text) });
  const long = list.find((item) => item.length > LONGEST_WORD);
  if (long !== undefined) {
    return message("class-word-too-long", { row, name: bare, word: beginningOf(long), most: LONGEST_WORD });
  }
  if (outline !== "other") return undefined;
  const known = [...words.shapes.map((each) => each.name), words.ownName];
  return message("class-shape-unknown", { row, name: bare, shape: beginningOf(shape.text), known });
}

const isSame = (one: string, other: string) => foldedText(one) === foldedText(other);

/** Whether a list with these headings has one of names, in any of the languages. */
export function isClassList(headings: readonly string[], languages: readonly ClassWords[]): boolean {
  return headings.some((heading) => languages.some(({ name }) => isSame(heading, name)));
}

/** A level in the words of any language; "other" for anything else, undefined for an empty cell. */
function levelIn(text: string, languages: readonly ClassWords[]): Level | "other" | undefined {
  const held = foldedText(text);
  if (held === "") return undefined;
  const level = (["easy", "medium", "hard"] as const).find((each) =>
    languages.some((words) => isSame(words[each], text)),
  );
  return level ?? (/^[1-5]$/.test(held) ? (Number(held) as Level) : "other");
}

/** A shape in the words of any language; "other" for anything else, undefined for an empty cell. */
function shapeIn(text: string, name: string, languages: readonly ClassWords[]): PupilShape | "other" | undefined {
  if (foldedText(text) === "") return undefined;
  if (languages.some(({ ownName }) => isSame(ownName, text))) return { kind: "word", text: name };
  const picture = languages.flatMap(({ shapes }) => shapes).find((shape) => isSame(shape.name, text));
  return picture === undefined ? "other" : { kind: "picture", id: picture.id };
}

/** Words between commas, semicolons or line breaks, one a cell; a text without any of these letter by letter. */
function itemsIn(text: string): string[] {
  if (!/[,;\n]/.test(text.trim())) return lettersOf(text);
  return text
    .split(/[,;\n]/)
    .map(plainText)
    .filter((word) => word !== "");
}

function beginningOf(text: string): string {
  const letters = Array.from(plainText(text));
  return letters.length <= SOME ? letters.join("") : `${letters.slice(0, SOME).join("")}…`;
}
