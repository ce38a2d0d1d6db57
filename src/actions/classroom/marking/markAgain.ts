import { type Message, message, together } from "../../../message";
import { markingByPage, typedOn } from "../../../worksheet/beside";
import type { BookMaze, BookNames, BookPlace } from "../../../worksheet/booklet";
import type { ClassSetSheets } from "../../../worksheet/classroom";
import type { Job } from "../../../worksheet/excel";
import { type HelperSheet, replaceSheets } from "../../../worksheet/sheet";
import type { Act } from "../../desk";
import { markPages } from "./markPages";

/** The sheets for self-marking of a class set's pages. */
interface MarkingOfSet {
  /** Of pages that are gone or are drawn again. */
  readonly old: readonly { readonly sheet: HelperSheet; readonly key: string }[];
  /** The pupils that typed a path into those. */
  readonly typed: readonly string[];
  /** Whether all pages have one, so that new ones get one too. */
  readonly isWhole: boolean;
}

/** One request, and one more if pages with self-marking are replaced. */
export async function markingOfSet(
  job: Job,
  { sheets, books }: BookPlace,
  { pages }: ClassSetSheets,
  old: ClassSetSheets["pages"],
): Promise<MarkingOfSet> {
  const inBook = new Set(books.map(({ id }) => id));
  const others = sheets.filter(({ id }) => !inBook.has(id));
  const byPage = new Map(await markingByPage(job, others));
  const replaced = old.flatMap(({ name, pupil }) => {
    const sheet = byPage.get(name);
    return sheet === undefined ? [] : [{ sheet, key: pupil.key, name: pupil.name, id: sheet.id }];
  });
  const typed = (await typedOn(job, replaced)).map(({ name }) => name);
  return { old: replaced, typed, isWhole: pages.length > 0 && pages.every(({ name }) => byPage.has(name)) };
}

/**
 * Adds self-marking to the pages that were drawn again where they had it, and to new ones where all had it; then the earlier sheets are
 * deleted, and new ones get their names. Four requests a page, and two or three more.
 */
export async function markAgain(
  act: Act,
  { old, isWhole }: MarkingOfSet,
  mazes: readonly BookMaze[],
  { mazes: sheetNames }: BookNames,
  isDrawn: (key: string) => boolean,
): Promise<Message | undefined> {
  const { job, changes } = act;
  const oldOf = new Map(old.map(({ key, sheet }) => [key, sheet]));
  const wanted = mazes.flatMap(({ pupil }, i) =>
    oldOf.has(pupil!.key) || (isWhole && isDrawn(pupil!.key)) ? [{ pupil: pupil!, sheet: sheetNames[i]! }] : [],
  );
  const isStill = new Set(wanted.map(({ pupil }) => pupil.key));
  const gone = old.filter(({ key }) => !isStill.has(key));
  if (wanted.length + gone.length === 0) return undefined;
  const upToDate = message("class-set-updated-nevertheless");
  const left = wanted.length === 0 ? upToDate : together(upToDate, message("class-markings-left"));
  changes.keep(left);
  const ids = await job.request(({ workbook: { worksheets } }) =>
    wanted.map(({ sheet }) => worksheets.getItem(sheet).load("id")),
  );
  const pages = wanted.map(({ pupil }, i) => ({ id: ids[i]!.id, name: pupil.name, key: pupil.key }));
  const { sheets, faults } = await markPages(act, pages, () => left);
  const pairs = pages.flatMap(({ id, key }) => {
    const [earlier, marker] = [oldOf.get(key), sheets.get(id)];
    return earlier === undefined || marker === undefined ? [] : [{ old: earlier, id: marker }];
  });
  await replaceSheets(
    job,
    pairs,
    gone.map(({ sheet }) => sheet),
  );
  changes.keep(upToDate);
  return together(...faults, sheets.size === 0 ? undefined : message("class-markings-renewed", { count: sheets.size }));
}
