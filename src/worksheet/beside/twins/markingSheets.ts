import { type Job, type ReadName, bringToFront, fieldsOf, rangeAt, readNames, referenceTo } from "../../excel";
import { everywhere } from "../../cells";
import { type ReversibleChange, freeSheetName, sheetAdded } from "../../changes";
import { type HelperSheet, type SheetName, loadHelpers } from "../../sheet";
import { facts } from "../../memory";

/** A sheet that marks paths, and whose: the name of the sheet of its maze, or of the pupil whose page that is. */
interface MarkingOf {
  readonly name: string;
  readonly whose: string;
}

/** Points. */
const [FIRST_WIDTH, WIDTH] = [160, 120];

/**
 * The sheets that mark paths, in the order of their tabs, those of a class set together, in the order of its list; those whose maze is
 * gone are left out. One request.
 */
export async function findMarkingSheets(job: Job, sheets: readonly SheetName[]): Promise<MarkingOf[]> {
  const loaded = await job.request((context) => loadHelpers(context, sheets, ""));
  const all = loaded.map(({ sheet, names }) => ({ sheet, names: readNames(names) }));
  const namesOn = new Map(all.map(({ sheet, names }) => [sheet.name, names]));
  const orders = new Map(all.flatMap(({ names }) => orderOf(names)));
  const firstOf = new Map<string, number>();
  return all
    .flatMap(({ sheet: { name }, names }, tab) => {
      const maze = facts.marking.read(names);
      if (maze === undefined) return [];
      const page = namesOn.get(maze.sheet) ?? [];
      const [pupil, book] = [facts.pupil.read(page), bookOf(page)];
      const order = book === undefined ? undefined : orders.get(book);
      if (pupil === undefined || book === undefined || order === undefined)
        return [{ name, whose: maze.sheet, place: [tab, 0] as const }];
      if (!firstOf.has(book)) firstOf.set(book, tab);
      const rank = order.indexOf(pupil.key);
      const place = [firstOf.get(book)!, rank < 0 ? order.length : rank] as const;
      return [{ name, whose: pupil.name, place }];
    })
    .sort((one, other) => one.place[0] - other.place[0] || one.place[1] - other.place[1]);
}

/** The sheets among these that mark paths, each with the name of its maze's sheet; a copy of one is one too. One request. */
export async function markingByPage(
  job: Job,
  sheets: readonly SheetName[],
): Promise<(readonly [string, HelperSheet])[]> {
  const loaded = await job.request((context) => loadHelpers(context, sheets, ""));
  return loaded.flatMap(({ sheet, names: collection }) => {
    const names = readNames(collection);
    const maze = facts.marking.read(names);
    return maze === undefined ? [] : [[maze.sheet, { ...sheet, names }] as const];
  });
}

function bookOf(names: readonly ReadName[]): string | undefined {
  return facts.book.read(names)?.split(" ")[0];
}

/** The keys of a class set's pupils, in the order of its list, by the set's id; nothing if these are not the names of its index. */
function orderOf(names: readonly ReadName[]): [book: string, keys: string[]][] {
  const [book, { order }] = [bookOf(names), fieldsOf(facts.classSet.read(names))];
  return book !== undefined && Array.isArray(order) ? [[book, order.map(String)]] : [];
}

/**
 * A table on a new sheet that shows, in a row for each of these sheets, what its cells hold: the first column says whose they are,
 * the others hold formulas. Three requests; gives the sheet's name.
 */
export function resultsSheetAdded(
  sheets: readonly SheetName[],
  marking: readonly MarkingOf[],
  {
    sheetName,
    headings,
    cells,
  }: {
    readonly sheetName: string;
    readonly headings: readonly string[];
    /** Rows of column B, from 0, one for each heading but the first. */
    readonly cells: readonly number[];
  },
): ReversibleChange<string> {
  const name = freeSheetName(sheets, sheetName);
  return sheetAdded({ name, sheets }, async (job) => {
    const whole = { row: 0, column: 0, rows: marking.length + 1, columns: headings.length };
    const first = { ...whole, columns: 1 };
    const added = await job.request((context) => {
      const sheet = context.workbook.worksheets.add(name);
      // A sheet may be called 12.
      rangeAt(sheet, first).numberFormat = everywhere("@");
      rangeAt(sheet, first).values = [[headings[0]!], ...marking.map(({ whose }) => [whose])];
      rangeAt(sheet, { ...whole, column: 1, columns: headings.length - 1 }).formulas = [
        headings.slice(1),
        ...marking.map((each) => cells.map((row) => referenceTo(each.name, { row, column: 1, rows: 1, columns: 1 }))),
      ];
      rangeAt(sheet, { ...whole, rows: 1 }).format.columnWidth = WIDTH;
      rangeAt(sheet, { ...first, rows: 1 }).format.columnWidth = FIRST_WIDTH;
      return sheet.load("id");
    });
    await job.onSheet(added.id, (sheet) => sheet.tables.add(rangeAt(sheet, whole), true).load("name"));
    await bringToFront(job, added.id);
    return name;
  });
}
