/** Sheets that are added, by calls or from a file, and their names. */
import { type Message, message } from "../message";
import { type Change, SheetsLeft } from "./changes";
import { type ExcelSession, Refusal, bringToFront, unsupportedFormCodes, insertsSheets } from "./excel";
import { textOfFormula } from "./names";
import type { SheetOfMazes } from "../files";
import { engine } from "../engine";
import { Bounds } from "../maze/model";
import { type Area, areaIn, sameArea } from "./addresses";

interface AddedSheets {
  readonly names: readonly string[];
  readonly sheets: readonly { readonly id: string }[];
  /** The name on them that marks them as Lavirint's; undefined if they have none. */
  readonly mark?: string | undefined;
  /** What the text of that name begins with; another action's begins otherwise. */
  readonly marked?: string | undefined;
  /** Id of the sheet that was in front, where a new one takes its place. */
  readonly front?: string | undefined;
  readonly ifStuck: Message;
}

/** Told the ids of sheets that are the added ones, though they may have no mark yet, or another name by now. */
type Arrived = (ids: readonly string[]) => void;

const ADDING = "WorksheetCollection.add";

export function addSheetChange<T>(
  { name, ...added }: Omit<AddedSheets, "names" | "ifStuck"> & { readonly name: string },
  make: (session: ExcelSession, arrived: Arrived) => Promise<T>,
): Change<T> {
  const ifStuck = message("arrived-sheet-left", { sheet: name });
  return addSheetsChange({ ...added, names: [name], ifStuck }, make);
}

/**
 * Sheets that are added and filled by `make`, in one request or many. Rolling back deletes them, in three requests, or one if they do
 * not exist, and brings `front` back, in one more.
 *
 * A sheet that somebody else added meanwhile under the same name stays: a person's has contents and no mark. Another page's is marked as
 * ours would be; it stays where nothing was added here, because a change that was not begun is not rolled back.
 */
export function addSheetsChange<T>(
  added: AddedSheets,
  make: (session: ExcelSession, arrived: Arrived) => Promise<T>,
): Change<T> {
  const { names, marked = "", ifStuck } = added;
  let isOthers = false;
  let arrived: readonly string[] = [];
  let arrivedInPart: SheetsLeft | undefined;
  const adding = (session: ExcelSession) => {
    return make(session, (ids) => (arrived = ids)).catch((error: unknown) => {
      // Somebody else was faster, and the only sheet of this name is theirs.
      const isTaken = error instanceof Refusal && error.code === "ItemAlreadyExists" && error.location === ADDING;
      isOthers ||= names.length === 1 && isTaken;
      if (error instanceof SheetsLeft) arrivedInPart = error;
      throw error;
    });
  };
  const rollBack = async (session: ExcelSession) => {
    if (isOthers) return;
    if (arrivedInPart !== undefined) return arrivedInPart.remove(session);
    // Somebody may have renamed those that arrived.
    await removeAdded(session, { ...added, names: [...names, ...arrived] }, ({ id, mark: found, used }) => {
      if (arrived.includes(id) || found === undefined) return true;
      return found.isNullObject ? used.isNullObject : textOfFormula(String(found.formula)).startsWith(marked);
    });
  };
  return { make: adding, rollBack, ifStuck };
}

/** Excel's limit for the name of a sheet, in UTF-16 units. */
const LONGEST = 31;
/**
 * Characters that no name of a sheet may hold: those that Excel forbids, white space other than " ", and quotation marks, which the text
 * of a named item cannot hold.
 */
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

/** No two of them alike, and none that a sheet has. */
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

/** The word without forbidden characters, cut; no name may begin or end with an apostrophe. */
function permitted(word: string, most: number): string {
  const plain = word.replace(FORBIDDEN, " ").replace(/ {2,}/g, " ");
  return withoutApostrophes(cut(withoutApostrophes(plain), most)) || NAMELESS;
}

function withoutApostrophes(text: string): string {
  const name = text.trim();
  if (name.startsWith("'")) return withoutApostrophes(name.slice(1));
  return name.endsWith("'") ? withoutApostrophes(name.slice(0, -1)) : name;
}

/** The first characters, without half of a surrogate pair at the end. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}

interface Insertion<T> {
  readonly file: readonly SheetOfMazes[];
  readonly sheets: readonly { readonly id: string }[];
  /** The id of the one in front, which stays there; undefined if it is not known. */
  readonly front?: string | undefined;
  /** Queues what to read of the sheets, by name, in the request that inserts them. */
  readonly read?: (find: (name: string) => Excel.Worksheet) => T;
  /** Is told the ids of the sheets, in the order of the file, before {@link format}. */
  readonly arrived?: (ids: readonly string[]) => void;
  /** Writes what files lose, and reads a sample back: whether that is as it should be. */
  readonly format?: (ids: readonly string[]) => Promise<boolean>;
}

interface Inserted<T> {
  readonly ids: readonly string[];
  /** Undefined only if nothing was to be read. */
  readonly read: T;
}

/** A file may be refused where adding each sheet is not: by a sensitivity label, for example (OfficeDev/office-js#2081). */
const DENIED = "AccessDenied";
const TOO_LARGE = "RequestPayloadSizeLimitExceeded";
const MISSING = "ApiNotFound";

/**
 * Inserts sheets from a file, behind all others: walls, looks, contents and sizes of any number of sheets in one call. Undefined if
 * this Excel does not take it, or a sample is wrong; then nothing of it is left, and the caller draws. One request, those of `format`, and
 * one more if the sheets are not found by their names in the same request; up to three more if they are refused or come in part.
 * Throws {@link Refusal} for what would refuse drawing as well, {@link SheetsLeft} if something of it may be left, and Stopped.
 */
export async function insertSheets<T = undefined>(
  session: ExcelSession,
  insertion: Insertion<T>,
): Promise<Inserted<T> | undefined> {
  const inserted = await insert(session, insertion);
  if (inserted === undefined) return undefined;
  const { ids } = inserted;
  insertion.arrived?.(ids);
  if (insertion.format === undefined || (await insertion.format(ids))) return inserted;
  session.host.maxInsertBase64 = 0;
  await deleteSheets(session, ids);
  insertion.arrived?.([]);
  return undefined;
}

async function insert<T>(session: ExcelSession, insertion: Insertion<T>): Promise<Inserted<T> | undefined> {
  if (!insertsSheets(session.host)) return undefined;
  const { file: sheets, read } = insertion;
  const file = await engine.run("mazesAsFile", { sheets }, session.signal);
  if (file.length > session.host.maxInsertBase64) return undefined;
  const remove = (remover: ExcelSession) => removeArrived(remover, insertion);
  try {
    const look = ({ workbook: { worksheets } }: Excel.RequestContext) => ({
      front: worksheets.getActiveWorksheet().load("id"),
      found: sheets.map(({ name }) => worksheets.getItemOrNullObject(name).load("id")),
      read: read?.((name) => worksheets.getItemOrNullObject(name)) as T,
    });
    const arrived = await session.request((context) => ({
      front: context.workbook.worksheets.getActiveWorksheet().load("id"),
      ids: context.workbook.insertWorksheetsFromBase64(file, { positionType: "End" }),
      seen: look(context),
    }));
    const ids = arrived.ids.value;
    const isSeen = arrived.seen.found.every((sheet) => !sheet.isNullObject);
    const seen = isSeen ? arrived.seen : await session.unstoppable().request(look);
    if (seen.front.id !== arrived.front.id) await bringToFront(session, arrived.front.id);
    const isNamed = seen.found.every((sheet, i) => !sheet.isNullObject && sheet.id === ids[i]);
    if (isNamed && ids.length === sheets.length) return { ids, read: seen.read };
    // Somebody was faster with one of the names, or not all have come.
    await deleteSheets(session, ids);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Sheets may have arrived although an error came back (OfficeDev/office-js#3179), but not where there is no such call.
    if (error.code !== MISSING) {
      await remove(session.unstoppable()).catch((again: unknown) => {
        throw again instanceof Refusal ? new SheetsLeft(error, remove) : again;
      });
    }
    if (error.code !== DENIED && !unsupportedFormCodes.has(error.code)) throw error;
    session.host.maxInsertBase64 = error.code === TOO_LARGE ? file.length - 1 : 0;
    return undefined;
  }
}

async function deleteSheets(session: ExcelSession, ids: readonly string[]): Promise<void> {
  await session.unstoppable().repeatable(({ workbook }) => {
    for (const id of ids) workbook.worksheets.getItemOrNullObject(id).delete();
  });
}

/** Deletes what has come of the sheets: what holds just what the file says; somebody may have added another. */
async function removeArrived(session: ExcelSession, { file, sheets, front }: Insertion<unknown>): Promise<void> {
  await removeAdded(session, { names: file.map(({ name }) => name), sheets, front, isOfFile: true }, ({ used, at }) => {
    if (used.isNullObject) return true;
    const [area, holds] = [areaIn(used.address), areaOfValues(file[at]!)];
    return holds !== undefined && area !== undefined && sameArea(area, holds);
  });
}

interface NewSheets extends Pick<AddedSheets, "names" | "sheets" | "mark" | "front"> {
  /** Whether they come from a file: then only values count as what they hold, and they do not come to the front by themselves. */
  readonly isOfFile?: boolean;
}

interface FoundSheet {
  readonly id: string;
  /** By which of the names it was found. */
  readonly at: number;
  readonly mark: Excel.NamedItem | undefined;
  readonly used: Excel.Range;
}

/** Deletes those of some sheets that are new and ours, in three requests, or one if there are none; then `front` comes back. */
async function removeAdded(
  session: ExcelSession,
  { names, sheets, mark, front, isOfFile = false }: NewSheets,
  isOurs: (sheet: FoundSheet) => boolean,
): Promise<void> {
  const there = await session.request(({ workbook: { worksheets } }) => ({
    active: isOfFile ? worksheets.getActiveWorksheet().load("id") : undefined,
    sheets: names.map((name) => worksheets.getItemOrNullObject(name).load("id")),
  }));
  const ids = there.sheets.map((sheet) => (sheet.isNullObject ? "" : sheet.id));
  const known = new Set(["", ...sheets.map(({ id }) => id)]);
  const come = [...new Set(ids)].filter((id) => !known.has(id));
  if (come.length === 0) return;
  const found = await session.request(({ workbook: { worksheets } }) => {
    return come.map((id): FoundSheet => {
      const sheet = worksheets.getItem(id);
      const marked = mark === undefined ? undefined : sheet.names.getItemOrNullObject(mark).load("formula");
      const used = sheet.getUsedRangeOrNullObject(isOfFile).untrack().load("address");
      return { id, at: ids.indexOf(id), mark: marked, used };
    });
  });
  await deleteSheets(
    session,
    found.filter(isOurs).map(({ id }) => id),
  );
  if (front !== undefined && front !== there.active?.id) await bringToFront(session, front);
}

function areaOfValues({ cells }: Pick<SheetOfMazes, "cells">): Area | undefined {
  const bounds = new Bounds();
  for (const { row, column, value } of cells) if (value !== undefined && value !== "") bounds.add(row, column);
  return bounds.area;
}
