import type { Level } from "../booklet";
import { foldedText } from "../content";
import { murmurHash } from "../model";

interface NamedRow {
  readonly name: string;
  /** What a page says that was made from this row, under this label: {@link Pupil.print}. */
  readonly printOf: (label: string) => string;
}

/** What the pages say that a class set has already: their prints, by the keys of their pupils. */
export type ExistingPages = ReadonlyMap<string, string>;

export function labelOf(name: string, number: number): string {
  return number === 1 ? name : `${name} ${number}`;
}

/**
 * The numbers of rows among those with the same name, from 1. A row that says what a page says has that page's number, so that sorting
 * the list moves no page from one pupil to another; all others get the numbers that are left, from the top. Rows that say the same share
 * their numbers in the order of the list. Where a label would come twice, all are numbered from the top.
 */
export function numberNamesakes(rows: readonly NamedRow[], existing: ExistingPages): number[] {
  const numbers = numbered(rows, existing);
  const labels = new Set(rows.map(({ name }, i) => foldedText(labelOf(name, numbers[i]!))));
  return labels.size === rows.length ? numbers : numbered(rows, new Map());
}

function numbered(rows: readonly NamedRow[], existing: ExistingPages): number[] {
  const most = rows.length + existing.size;
  const numbers: number[] = [];
  const taken = new Map<string, Set<number>>();
  const takes = (i: number, isFree: (number: number) => boolean) => {
    const folded = foldedText(rows[i]!.name);
    const others = taken.get(folded) ?? new Set();
    taken.set(folded, others);
    for (let number = 1; number <= most && numbers[i] === undefined; number++) {
      if (others.has(number) || !isFree(number)) continue;
      others.add(number);
      numbers[i] = number;
    }
  };
  if (existing.size > 0) {
    for (const [i, { name, printOf }] of rows.entries()) {
      const says = (number: number) => {
        const print = existing.get(pupilKey(name, number));
        return print !== undefined && print === printOf(labelOf(name, number));
      };
      takes(i, says);
    }
  }
  for (const i of rows.keys()) takes(i, () => true);
  return inOrder(rows, numbers);
}

/** Rows that say the same have their numbers in the order of the list, so that the same numbers come out once their pages stand. */
function inOrder(rows: readonly NamedRow[], numbers: readonly number[]): number[] {
  const alike = new Map<string, number[]>();
  for (const [i, { name, printOf }] of rows.entries()) {
    const said = `${printOf(name)} ${foldedText(name)}`;
    alike.set(said, [...(alike.get(said) ?? []), i]);
  }
  const ordered = [...numbers];
  for (const places of alike.values()) {
    const sorted = places.map((i) => numbers[i]!).sort((one, other) => one - other);
    places.forEach((i, k) => (ordered[i] = sorted[k]!));
  }
  return ordered;
}

/** The shape of a pupil's maze: a picture of src/maze/shapes, or the letters of a name. */
export type PupilShape =
  { readonly kind: "picture"; readonly id: string } | { readonly kind: "word"; readonly text: string };

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

/**
 * The key of the pupil with this name, the `occurrence`-th of the list (from 1): half of a 128-bit hash. A class set's seed, "/" and the
 * key are the seed of the pupil's maze, so it depends on no other row, and no share code tells a name.
 */
export function pupilKey(name: string, occurrence: number): string {
  return hashOf(`${occurrence} ${foldedText(name)}`);
}

/** 64 bits of a text's hash, as 16 hexadecimal digits. */
export function hashOf(text: string): string {
  const hash = murmurHash(text);
  return [hash[0]!, hash[1]!].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
