/** What a class list means: a pupil for each row, or what is wrong with it; and keys, which seeds of their mazes come from. */
import { type Message, message } from "../message";
import type { Level } from "./booklet";
import { type ListCell, foldedText, lettersOf, plainText } from "./content";
import { murmurHash } from "./model";

export interface ClassWords extends Readonly<Record<Heading | "easy" | "medium" | "hard", string>> {
  readonly shapes: readonly { readonly id: string; readonly name: string }[];
  /** As a shape: the letters of the pupil's own name. */
  readonly ownName: string;
}

/** The shape of a pupil's maze: a picture of src/maze/shapes, or the letters of a name. */
type PupilShape = { readonly kind: "picture"; readonly id: string } | { readonly kind: "word"; readonly text: string };

export interface Pupil {
  /** The row of the worksheet, from 1. */
  readonly row: number;
  /** As it stands on the page: "Ana", or "Ana 2" for the second row with that name. */
  readonly name: string;
  /** 16 hexadecimal digits that follow from the name alone. Capitals, spaces and the other rows do not matter. */
  readonly key: string;
  /** The same as long as the row says the same: 16 hexadecimal digits. */
  readonly print: string;
  /** Undefined if the row leaves that to the set. */
  readonly level: Level | undefined;
  /** What stands along the path, one item a cell; none if the row has no words. */
  readonly items: readonly string[];
  /** Undefined if the maze fills its whole rectangle. */
  readonly shape: PupilShape | undefined;
}

/** What the pages say that a class set has already: their prints, by the keys of their pupils. */
export type ExistingPages = ReadonlyMap<string, string>;

/** The most characters of a name, in UTF-16 units: more do not fit above a page. */
const LONGEST_NAME = 100;
/** The most characters of an item, which still is legible in a cell. */
const LONGEST_WORD = 20;
/** Of what is quoted of a cell. */
const SOME = 30;

/**
 * Reads a class list: headings, in any order and with or without capitals, and a row for each pupil; `firstRow` is the worksheet's
 * row with the headings, from 1. Rows without anything in these columns are passed over. Rows of one name are numbered: those whose page
 * is among `existing` as that is, the others from the top. Undefined if no heading is that of names.
 */
export function readClassList(
  list: readonly (readonly ListCell[])[],
  firstRow: number,
  languages: readonly [own: ClassWords, ...others: ClassWords[]],
  existing: ExistingPages = new Map(),
) {
  const columns = new Map(HEADINGS.map((heading) => [heading, columnOf(heading, list[0] ?? [], languages)]));
  if (columns.get("name") === -1) return undefined;
  const faults: Message[] = [];
  const rows = list.slice(1).flatMap((cells, i): ClassRow[] => {
    const at = (heading: Heading) => cells[columns.get(heading)!] ?? { text: "" };
    if (HEADINGS.every((heading) => at(heading).text.trim() === "")) return [];
    const read = readRow(firstRow + 1 + i, at, languages);
    if (!("id" in read)) return [read];
    faults.push(read);
    return [];
  });
  const numbers = numberNamesakes(rows, existing);
  const owners = new Map<string, Pupil>();
  const pupils = rows.map((read, i): Pupil => {
    const name = labelOf(read.name, numbers[i]!);
    const pupil: Pupil = { ...read, name, key: pupilKey(read.name, numbers[i]!), print: printOf(read, name) };
    const owner = owners.get(foldedText(name));
    if (owner !== undefined) faults.push(message("class-name-twice", { row: read.row, other: owner.row, name }));
    owners.set(foldedText(name), pupil);
    return pupil;
  });
  return { pupils, faults };
}

/**
 * The numbers of rows among those with the same name, from 1. A row that says what a page says has that page's number, so that sorting
 * the list moves no page from one pupil to another; all others get the numbers that are left, from the top. Rows that say the same share
 * their numbers in the order of the list. Where a label would come twice, all are numbered from the top.
 */
function numberNamesakes(rows: readonly ClassRow[], existing: ExistingPages): number[] {
  const numbers: number[] = [];
  for (const namesakes of groupsOf([...rows.keys()], (i) => foldedText(rows[i]!.name))) {
    const free = new Set(Array.from({ length: rows.length + existing.size }, (_, i) => i + 1));
    const isPage = (i: number, number: number) => {
      const { name } = rows[i]!;
      return existing.get(pupilKey(name, number)) === printOf(rows[i]!, labelOf(name, number));
    };
    const take = (i: number, isWanted: (number: number) => boolean) => {
      const number = [...free].find(isWanted);
      if (number === undefined) return;
      numbers[i] = number;
      free.delete(number);
    };
    if (existing.size > 0) for (const i of namesakes) take(i, (number) => isPage(i, number));
    for (const i of namesakes) if (numbers[i] === undefined) take(i, () => true);
    for (const alike of groupsOf(namesakes, (i) => printOf(rows[i]!, rows[i]!.name))) {
      const sorted = alike.map((i) => numbers[i]!).sort((one, other) => one - other);
      alike.forEach((i, k) => (numbers[i] = sorted[k]!));
    }
  }
  const labels = new Set(rows.map(({ name }, i) => foldedText(labelOf(name, numbers[i]!))));
  return labels.size === rows.length || existing.size === 0 ? numbers : numberNamesakes(rows, new Map());
}

function groupsOf<T>(all: readonly T[], keyOf: (one: T) => string): Iterable<readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups.values();
}

function labelOf(name: string, number: number): string {
  return number === 1 ? name : `${name} ${number}`;
}

/**
 * The key of the pupil with this name, the `occurrence`-th of the list (from 1): half of a 128-bit hash. A class set's seed, "/" and the
 * key are the seed of the pupil's maze, so it depends on no other row, and no share code tells a name.
 */
function pupilKey(name: string, occurrence: number): string {
  return hashOf(`${occurrence} ${foldedText(name)}`);
}

/** Without a shape as it was before there were any, so that the pages of earlier class sets stay. */
function printOf({ level, items, shape }: ClassRow, label: string): string {
  return hashOf(JSON.stringify(shape === undefined ? [label, level, items] : [label, level, items, shape]));
}

function hashOf(text: string): string {
  const hash = murmurHash(text);
  return [hash[0]!, hash[1]!].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

const HEADINGS = ["name", "level", "words", "shape"] as const;
type Heading = (typeof HEADINGS)[number];

/** In the first language that has one; -1 if there is none. */
function columnOf(heading: Heading, headings: readonly ListCell[], languages: readonly ClassWords[]): number {
  const columns = languages.map((words) => headings.findIndex(({ text }) => isSame(text, words[heading])));
  return columns.find((column) => column >= 0) ?? -1;
}

/** A row of the list, with the name as it stands there, before namesakes are numbered. */
type ClassRow = Omit<Pupil, "key" | "print">;

function readRow(
  row: number,
  at: (heading: Heading) => ListCell,
  languages: readonly [own: ClassWords, ...others: ClassWords[]],
): ClassRow | Message {
  const wrong = HEADINGS.map(at).find(({ errorIn }) => errorIn !== undefined);
  if (wrong !== undefined) return message("cell-error", { cell: wrong.errorIn!, error: wrong.text });
  const name = plainText(at("name").text);
  if (name === "") return message("class-name-missing", { row });
  if (name.length > LONGEST_NAME) {
    return message("class-name-too-long", { row, length: name.length, most: LONGEST_NAME });
  }
  const level = levelIn(at("level").text, languages);
  if (level === "other") return message("class-level-unknown", { row, name, level: beginningOf(at("level").text) });
  const items = itemsIn(at("words").text);
  const long = items.find((item) => item.length > LONGEST_WORD);
  if (long !== undefined) {
    return message("class-word-too-long", { row, name, word: beginningOf(long), most: LONGEST_WORD });
  }
  const shape = shapeIn(at("shape").text, name, languages);
  if (shape !== "other") return { row, name, level, items, shape };
  const known = [...languages[0].shapes.map((each) => each.name), languages[0].ownName];
  return message("class-shape-unknown", { row, name, shape: beginningOf(at("shape").text), known });
}

const isSame = (one: string, other: string) => foldedText(one) === foldedText(other);

export function isClassList(headings: readonly string[], languages: readonly ClassWords[]): boolean {
  return headings.some((heading) => languages.some(({ name }) => isSame(heading, name)));
}

/** In the words of any language; "other" for anything else, undefined for an empty cell. */
function levelIn(text: string, languages: readonly ClassWords[]): Level | "other" | undefined {
  const held = foldedText(text);
  if (held === "") return undefined;
  const level = (["easy", "medium", "hard"] as const).find((each) =>
    languages.some((words) => isSame(words[each], text)),
  );
  return level ?? (/^[1-5]$/.test(held) ? (Number(held) as Level) : "other");
}

/** As {@link levelIn}. */
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
