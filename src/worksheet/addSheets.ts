/** Sheets that are added, by calls or from a file, and their names. */
import { type Message, message } from "../message";
import type { Change } from "./changes";
import { type ExcelSession, Refusal, bringToFront, unsupportedFormCodes, insertsSheets, usedArea } from "./excel";
import { textOfFormula } from "./names";
import type { SheetOfMazes } from "../files";
import { engine } from "../engine";
import { Bounds } from "../maze/model";
import { sameArea } from "./addresses";

/** Sheets that an action adds: what was there before them, and what has come. */
export interface AddedSheets {
  readonly names: readonly string[];
  readonly sheets: readonly { readonly id: string }[];
  /** The name on them that marks them as Lavirint's; undefined if they have none. */
  readonly mark?: string | undefined;
  /** What the text of that name begins with; another action's begins otherwise. */
  readonly marked?: string | undefined;
  /** Id of the sheet that was in front, where a new one takes its place. */
  readonly front?: string | undefined;
  /** Ids of the added ones, as far as they are known, though they may have no mark yet, or another name by now. */
  ids: readonly string[];
  /** What is being inserted from a file. */
  file: readonly SheetOfMazes[];
}

type Planned = Omit<AddedSheets, "ids" | "file">;

const ADDING = "WorksheetCollection.add";

export function addSheetChange<T>(
  { name, ...planned }: Omit<Planned, "names"> & { readonly name: string },
  make: (session: ExcelSession, added: AddedSheets) => Promise<T>,
): Change<T> {
  return addSheetsChange({ ...planned, names: [name] }, message("arrived-sheet-left", { sheet: name }), make);
}

/**
 * Sheets that are added and filled by `make`, in one request or many. Rolling back deletes them.
 *
 * A sheet that somebody else added meanwhile under the same name stays: a person's has contents and no mark. Another page's is marked as
 * ours would be; it stays where nothing was added here, because a change that was not begun is not rolled back.
 */
export function addSheetsChange<T>(
  planned: Planned,
  ifStuck: Message,
  make: (session: ExcelSession, added: AddedSheets) => Promise<T>,
): Change<T> {
  const added: AddedSheets = { ...planned, ids: [], file: [] };
  let isOthers = false;
  return {
    ifStuck,
    make: (session) =>
      make(session, added).catch((error: unknown) => {
        // Somebody else was faster, and the only sheet of this name is theirs.
        const isTaken = error instanceof Refusal && error.code === "ItemAlreadyExists" && error.location === ADDING;
        isOthers ||= added.names.length === 1 && isTaken;
        throw error;
      }),
    rollBack: async (session) => {
      if (!isOthers) await removeAdded(session, added);
    },
  };
}

/** Deletes what has come of the sheets, in three requests, or one if nothing has; one more if another sheet has come to the front. */
async function removeAdded(
  session: ExcelSession,
  { names, sheets, mark, marked = "", front, ids, file }: AddedSheets,
): Promise<void> {
  const isOfFile = file.length > 0;
  const there = await session.request(({ workbook: { worksheets } }) => ({
    // Sheets of a file do not come to the front by themselves.
    active: isOfFile ? worksheets.getActiveWorksheet().load("id") : undefined,
    // Somebody may have renamed those that arrived.
    sheets: [...names, ...ids].map((name) => worksheets.getItemOrNullObject(name).load("id")),
  }));
  const found = there.sheets.map((sheet) => (sheet.isNullObject ? "" : sheet.id));
  const known = new Set(["", ...sheets.map(({ id }) => id)]);
  const come = [...new Set(found)].filter((id) => !known.has(id));
  if (come.length === 0) return;
  const looks = await session.request(({ workbook: { worksheets } }) =>
    come.map((id) => {
      const sheet = worksheets.getItem(id);
      return {
        id,
        mark: mark === undefined ? undefined : sheet.names.getItemOrNullObject(mark).load("formula"),
        // Of a file only values count as what a sheet holds.
        used: sheet.getUsedRangeOrNullObject(isOfFile).untrack().load("address"),
      };
    }),
  );
  const isOurs = ({ id, mark: name, used }: (typeof looks)[number]) => {
    if (ids.includes(id)) return true;
    if (!isOfFile && name?.isNullObject !== true) {
      return name === undefined || textOfFormula(String(name.formula)).startsWith(marked);
    }
    const holds = new Bounds();
    for (const { row, column, value = "" } of file[found.indexOf(id)]?.cells ?? []) {
      if (value !== "") holds.add(row, column);
    }
    const area = usedArea(used);
    return area === undefined || (holds.area !== undefined && sameArea(area, holds.area));
  };
  const ours = looks.filter(isOurs).map(({ id }) => id);
  await deleteSheets(session, ours);
  if (front !== undefined && front !== there.active?.id) await bringToFront(session, front);
}

async function deleteSheets(session: ExcelSession, ids: readonly string[]): Promise<void> {
  await session.unstoppable().repeatable(({ workbook }) => {
    for (const id of ids) workbook.worksheets.getItemOrNullObject(id).delete();
  });
}

/** Excel's limit for the name of a sheet, in UTF-16 units. */
const LONGEST = 31;
/** What no name of a sheet may hold: what Excel forbids, white space but " ", and quotation marks, which no named item can hold. */
const FORBIDDEN = /[":\\/?*[\]]|\s/g;
const RESERVED = "HISTORY";
const NAMELESS = "Lavirint";

type Numbering = (base: string, number: number) => string;

/** "Maze (2)", as Excel numbers the copy of a sheet; without this, "Maze 2". */
export const inParentheses: Numbering = (base, number) => `${base} (${number})`;
const withNumber: Numbering = (base, number) => `${base} ${number}`;

/**
 * A name for a new sheet: the word, made a name that Excel permits, or with the next free number. It is the only place where a word
 * becomes a sheet's name; no sheet is found again by it.
 */
export function freeSheetName(
  sheets: readonly { readonly name: string }[],
  word: string,
  numbered: Numbering = withNumber,
): string {
  const taken = new Set([RESERVED, ...sheets.map(({ name }) => name.toUpperCase())]);
  const base = permitted(word, LONGEST);
  if (!taken.has(base.toUpperCase())) return base;
  for (let number = 2; ; number++) {
    const name = numbered(permitted(word, LONGEST - numbered("", number).length), number);
    if (!taken.has(name.toUpperCase())) return name;
  }
}

export function differentNames(words: readonly string[], sheets: readonly { readonly name: string }[] = []): string[] {
  const names: { name: string }[] = [];
  for (const word of words) names.push({ name: freeSheetName([...sheets, ...names], word) });
  return names.map(({ name }) => name);
}

/** The name of a sheet within the name of another, cut so that there is room for the words around it and a number. */
export function nameAround(sheet: string, word: (sheet: string) => string): string {
  const room = LONGEST - word("").length - withNumber("", 99).length;
  return word(cut(sheet, Math.max(0, room)));
}

/** No name may begin or end with an apostrophe. */
function permitted(word: string, most: number): string {
  const plain = word.replace(FORBIDDEN, " ").replace(/ {2,}/g, " ");
  let name = cut(plain.replace(/^[ ']+/, ""), most);
  while (/[ ']$/.test(name)) name = name.slice(0, -1);
  return name || NAMELESS;
}

/** The first characters, without half of a surrogate pair at the end. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}

interface Insertion<T> {
  readonly file: readonly SheetOfMazes[];
  /** Queues what to read of the sheets, by name, in the request that inserts them. */
  readonly read?: (find: (name: string) => Excel.Worksheet) => T;
  /** Writes what files lose, and reads a sample back: whether that is as it should be. */
  readonly format?: (ids: readonly string[]) => Promise<boolean>;
}

/** A file may be refused where adding each sheet is not: by a sensitivity label, for example (OfficeDev/office-js#2081). */
const DENIED = "AccessDenied";
const TOO_LARGE = "RequestPayloadSizeLimitExceeded";
const MISSING = "ApiNotFound";

/**
 * Inserts sheets from a file, behind all others: walls, looks, contents and sizes of any number of sheets in one call. Gives their ids, and
 * what was read of them. Undefined if this Excel does not take it, or a sample is wrong; then nothing of it is left, and the caller draws.
 * One request, those of `format`, and one more if the sheets are not found by their names in the same request; up to three more if they
 * are refused or come in part. Throws {@link Refusal} for what would refuse drawing as well, and Stopped.
 */
export async function insertSheets<T = undefined>(
  session: ExcelSession,
  added: AddedSheets,
  { file, read, format }: Insertion<T>,
) {
  const { host } = session;
  if (!insertsSheets(host)) return undefined;
  const bytes = await engine.run("mazesAsFile", { sheets: file }, session.signal);
  if (bytes.length > host.maxInsertBase64) return undefined;
  added.file = file;
  const inserted = await insert(session, file, bytes, read).catch(async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    // Sheets may have arrived although an error came back (OfficeDev/office-js#3179), but not where there is no such call.
    if (error.code !== MISSING) {
      await removeAdded(session.unstoppable(), added).catch((again: unknown) => {
        throw again instanceof Refusal ? error : again;
      });
    }
    if (error.code !== DENIED && !unsupportedFormCodes.has(error.code)) throw error;
    host.maxInsertBase64 = error.code === TOO_LARGE ? bytes.length - 1 : 0;
    return undefined;
  });
  added.file = [];
  if (inserted === undefined) return undefined;
  const { ids, isWhole } = inserted;
  added.ids = ids;
  if (isWhole && (format === undefined || (await format(ids)))) return inserted;
  if (isWhole) host.maxInsertBase64 = 0;
  await deleteSheets(session, ids);
  added.ids = [];
  return undefined;
}

/** `isWhole`: not if somebody was faster with one of the names, or not all have come. */
async function insert<T>(session: ExcelSession, file: Insertion<T>["file"], bytes: string, read: Insertion<T>["read"]) {
  const look = ({ workbook: { worksheets } }: Excel.RequestContext) => ({
    front: worksheets.getActiveWorksheet().load("id"),
    found: file.map(({ name }) => worksheets.getItemOrNullObject(name).load("id")),
    read: read?.((name) => worksheets.getItemOrNullObject(name)) as T,
  });
  const arrived = await session.request((context) => ({
    front: context.workbook.worksheets.getActiveWorksheet().load("id"),
    ids: context.workbook.insertWorksheetsFromBase64(bytes, { positionType: "End" }),
    seen: look(context),
  }));
  const ids = arrived.ids.value;
  const isSeen = arrived.seen.found.every((sheet) => !sheet.isNullObject);
  const seen = isSeen ? arrived.seen : await session.unstoppable().request(look);
  if (seen.front.id !== arrived.front.id) await bringToFront(session, arrived.front.id);
  const isNamed = seen.found.every((sheet, i) => !sheet.isNullObject && sheet.id === ids[i]);
  return { ids, read: seen.read, isWhole: isNamed && ids.length === file.length };
}
