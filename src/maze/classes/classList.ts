import { type Message, message } from "../../message";
import type { Level } from "../booklet";
import { lettersOf } from "../content";
import type { Pupil, PupilShape } from "./pupil";
import { foldedName, hashOf, pupilKey } from "./pupilKey";

/** A cell of a class list. */
export interface ListCell {
  /** What it holds, as a text; of a formula, what it gives. */
  readonly text: string;
  /** Whether a formula gives an error. */
  readonly isError: boolean;
  /** Undefined for anything but a number. */
  readonly number?: number | undefined;
  /** Whether a number is shown as a date or a time; undefined where nobody asked. */
  readonly isDate?: boolean | undefined;
}

/** The words that a class list is read by, in the person's language. */
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

/**
 * Reads a class list: headings, in any order and however they are capitalised, and a row for each pupil; `firstRow` is the worksheet's
 * row with the headings, from 1. Rows without anything in these columns are passed over. Rows of one name are numbered in their order.
 * Undefined where no heading is that of names.
 */
export function readClassList(
  [headings = [], ...rows]: readonly (readonly ListCell[])[],
  firstRow: number,
  words: ClassWords,
): ClassReading | undefined {
  const columnOf = (heading: string) => headings.findIndex(({ text }) => foldedName(text) === foldedName(heading));
  const columns = {
    name: columnOf(words.name),
    level: columnOf(words.level),
    words: columnOf(words.words),
    shape: columnOf(words.shape),
  };
  if (columns.name < 0) return undefined;
  const pupils: Pupil[] = [];
  const faults: Message[] = [];
  const occurrences = new Map<string, number>();
  /** By what stands on the pages. */
  const owners = new Map<string, Pupil>();
  rows.forEach((cells, i) => {
    const row = firstRow + 1 + i;
    const cellAt = (column: number): ListCell => cells[column] ?? NOTHING;
    const all = [columns.name, columns.level, columns.words, columns.shape].map(cellAt);
    if (all.every(({ text, isError }) => text.trim() === "" && !isError)) return;
    const [name, level, items, shape] = all as [ListCell, ListCell, ListCell, ListCell];
    const bare = name.text.normalize("NFC").replace(/\s+/gu, " ").trim();
    const given = levelIn(level.text, words);
    const list = itemsIn(items.text);
    const outline = shapeIn(shape.text, bare, words);
    const fault = faultIn({ row, name, level, items, shape, bare, given, list, outline, words });
    if (fault !== undefined) {
      faults.push(fault);
      return;
    }
    const folded = foldedName(bare);
    const occurrence = (occurrences.get(folded) ?? 0) + 1;
    occurrences.set(folded, occurrence);
    const label = occurrence === 1 ? bare : `${bare} ${occurrence}`;
    const pupil: Pupil = {
      ...{ row, name: label, key: pupilKey(bare, occurrence) },
      ...{ level: given as Level | undefined, items: list, shape: outline as PupilShape | undefined },
      // Without a shape as it was before there were any, so that the pages of earlier class sets stay.
      print: hashOf(JSON.stringify(outline === undefined ? [label, given, list] : [label, given, list, outline])),
    };
    const owner = owners.get(foldedName(pupil.name));
    if (owner !== undefined) faults.push(message("class-name-twice", { row, other: owner.row, name: pupil.name }));
    owners.set(foldedName(pupil.name), pupil);
    pupils.push(pupil);
  });
  return { pupils, faults };
}

const NOTHING: ListCell = { text: "", isError: false };

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
  readonly words: ClassWords;
}

/** The first thing that is wrong with a row. */
function faultIn({ row, name, level, items, shape, bare, given, list, outline, words }: ReadRow): Message | undefined {
  const wrong = [name, level, items, shape].find(({ isError }) => isError);
  if (wrong !== undefined) return message("class-cell-error", { row, error: wrong.text });
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

/** A level in the words of a list; "other" for anything else, undefined for an empty cell. */
function levelIn(text: string, { easy, medium, hard }: ClassWords): Level | "other" | undefined {
  const held = foldedName(text);
  if (held === "") return undefined;
  if (held === foldedName(easy)) return "easy";
  if (held === foldedName(medium)) return "medium";
  if (held === foldedName(hard)) return "hard";
  return /^[1-5]$/.test(held) ? (Number(held) as Level) : "other";
}

/** A shape in the words of a list; "other" for anything else, undefined for an empty cell. */
function shapeIn(text: string, ownName: string, words: ClassWords): PupilShape | "other" | undefined {
  const held = foldedName(text);
  if (held === "") return undefined;
  if (held === foldedName(words.ownName)) return { kind: "word", text: ownName };
  const picture = words.shapes.find(({ name }) => foldedName(name) === held);
  return picture === undefined ? "other" : { kind: "picture", id: picture.id };
}

/** Words between commas, semicolons or line breaks, one a cell; a text without any of these letter by letter. */
function itemsIn(text: string): string[] {
  if (!/[,;\n]/.test(text.trim())) return lettersOf(text);
  const words = text.split(/[,;\n]/).map((word) => word.normalize("NFC").replace(/\s+/gu, " ").trim());
  return words.filter((word) => word !== "");
}

function beginningOf(text: string): string {
  const letters = Array.from(text.replace(/\s+/gu, " ").trim());
  return letters.length <= SOME ? letters.join("") : `${letters.slice(0, SOME).join("")}…`;
}
