import { foldedName, pupilKey } from "./pupilKey";

/** A row of a class list that has a name. */
export interface NamedRow {
  /** Without spaces around it. */
  readonly name: string;
  /** What a page says that was made from this row, under this label: {@link Pupil.print}. Undefined if the row is wrong. */
  readonly printOf: ((label: string) => string) | undefined;
}

/** What the pages say that a class set has already: their prints, by the keys of their pupils. */
export type StandingPages = ReadonlyMap<string, string>;

/** As it stands on the page: "Ana", or "Ana 2". */
export function labelOf(name: string, number: number): string {
  return number === 1 ? name : `${name} ${number}`;
}

/**
 * The numbers of rows among those with the same name, from 1. A row that says what a page says has that page's number, so that sorting
 * the list moves no page from one pupil to another; all others get the numbers that are left, from the top. Where a label would come
 * twice, all are numbered from the top.
 */
export function numberNamesakes(rows: readonly NamedRow[], standing: StandingPages): number[] {
  const numbers = numbered(rows, standing);
  const labels = new Set(rows.map(({ name }, i) => foldedName(labelOf(name, numbers[i]!))));
  return labels.size === rows.length ? numbers : numbered(rows, new Map());
}

function numbered(rows: readonly NamedRow[], standing: StandingPages): number[] {
  const most = rows.length + standing.size;
  const numbers: number[] = [];
  const taken = new Map<string, Set<number>>();
  const takes = (i: number, isFree: (number: number) => boolean) => {
    const folded = foldedName(rows[i]!.name);
    const others = taken.get(folded) ?? new Set();
    taken.set(folded, others);
    for (let number = 1; number <= most && numbers[i] === undefined; number++) {
      if (others.has(number) || !isFree(number)) continue;
      others.add(number);
      numbers[i] = number;
    }
  };
  if (standing.size > 0) {
    for (const [i, { name, printOf }] of rows.entries()) {
      const says = (number: number) => {
        const print = standing.get(pupilKey(name, number));
        return print !== undefined && print === printOf?.(labelOf(name, number));
      };
      takes(i, says);
    }
  }
  for (const i of rows.keys()) takes(i, () => true);
  return numbers;
}
