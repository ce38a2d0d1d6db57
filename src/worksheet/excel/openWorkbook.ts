import { message, type Message } from "../../message";
import { type Area, addressOf, areaIn } from "../addresses";
import { Refusal } from "./refusal";

/** The part of the browser's Web Locks (https://www.w3.org/TR/web-locks/) that is used; `navigator.locks` has it. */
export interface Locks {
  request<T>(
    name: string,
    options: { readonly ifAvailable?: boolean },
    work: (lock: unknown) => Promise<T>,
  ): Promise<T>;
}

interface OpenOptions {
  readonly locks?: Locks | undefined;
  /** Gives milliseconds. */
  readonly clock?: () => number;
  /** Whether its actions have to end by a certain time, as commands of the ribbon, which Office ends. */
  readonly isTimed?: boolean;
}

/**
 * The workbook that a page has open; a page makes one when it starts. Its actions run only while no other page, in another window or of the
 * ribbon or the pane, works on the same workbook, provided the browser has locks. A lock is released when its page is closed or crashes.
 */
export class OpenWorkbook {
  readonly host: KnownHost;
  /** Whether the person lets large drawings end undo; undefined as long as nobody has asked. */
  mayEndUndo: boolean | undefined;
  /** The name of the last sheet that "New class list" added: it has ended undo, so a class set made of it need not ask. */
  newList: string | undefined;
  private working: Message | undefined;
  private afterwards: Promise<unknown> = Promise.resolve();
  private readonly page = freshSeed().replace(/-/g, "");
  private acts = 0;

  constructor(private readonly options: OpenOptions = {}) {
    this.host = new KnownHost(options.clock);
  }

  get keepsOthersOut(): boolean {
    return this.options.locks !== undefined;
  }

  get isTimed(): boolean {
    return this.options.isTimed === true;
  }

  /** Throws {@link Refusal} at once while another action is running, here or in another page. `what` is the button's label. */
  async exclusively<T>(what: Message, work: () => Promise<T>): Promise<T> {
    if (this.working !== undefined) {
      throw new Refusal(message("still-at-work", { action: this.working }));
    }
    this.working = what;
    const run = this.afterwards.then(() => this.whileNoOther(work)).finally(() => (this.working = undefined));
    this.afterwards = run.catch(() => undefined);
    return run;
  }

  private async whileNoOther<T>(work: () => Promise<T>): Promise<T> {
    const { locks } = this.options;
    if (locks === undefined) return work();
    let hasBegun = false;
    try {
      return await locks.request(`Lavirint at work in ${addressHere()}`, { ifAvailable: true }, (lock) => {
        if (lock === null) throw new Refusal(message("at-work-elsewhere"));
        hasBegun = true;
        return work();
      });
    } catch (error) {
      // A page without access to locks (in a frame without an origin) works without them.
      if (hasBegun || error instanceof Refusal) throw error;
      return work();
    }
  }

  /** Runs after the current action: for the short looks and writes that mirror the sheet in the pane. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const run = this.afterwards.then(work);
    this.afterwards = run.catch(() => undefined);
    return run;
  }

  /**
   * A text that no other action has, of this page or any other: "tavomirelu42_7". Letters, digits and underscores, so that it can be part
   * of a name. Its only random part is one fresh seed per page.
   */
  freshStamp(): string {
    return `${this.page}_${++this.acts}`;
  }
}

const CONSONANTS = "bdfgklmnprstvz";
const VOWELS = "aeiou";

/** A fresh seed that can be read aloud and typed, like "tavo-mirelu-42"; one of about 10^11. */
export function freshSeed(): string {
  const draws = crypto.getRandomValues(new Uint32Array(11));
  const letter = (letters: string, draw: number) => letters[draw % letters.length]!;
  const syllable = (i: number) => letter(CONSONANTS, draws[2 * i]!) + letter(VOWELS, draws[2 * i + 1]!);
  return `${syllable(0)}${syllable(1)}-${syllable(2)}${syllable(3)}${syllable(4)}-${10 + (draws[10]! % 90)}`;
}

/** The seed that somebody typed, blanks and all. */
export function seedFrom(typed: string): string {
  return typed === "" ? freshSeed() : typed;
}

/** The workbook's address, the same in every window in which it is open; "" for one that was never saved. */
function addressHere(): string {
  if (typeof Office === "undefined") return "";
  const { document } = Office.context as { document?: { url?: string | null } };
  return document?.url ?? "";
}

interface OpenRequest {
  readonly host: KnownHost;
  /** Whether nothing was changed since its names were read: it is neither made again nor rolls back. */
  readonly isFirst: boolean;
  readonly sheets: Map<string, Excel.Worksheet>;
  /** The address of several areas that it used last, if any. */
  addresses: string | undefined;
  /** Whether it also sets up a page, which may be left out. */
  setsUpPage: boolean;
}

const requests = new WeakMap<Excel.RequestContext, OpenRequest>();

export function beginRequest(context: Excel.RequestContext, host: KnownHost, isFirst: boolean): OpenRequest {
  const request: OpenRequest = {
    host,
    isFirst,
    sheets: new Map<string, Excel.Worksheet>(),
    addresses: undefined,
    setsUpPage: false,
  };
  requests.set(context, request);
  return request;
}

export function requestOf({ context }: { readonly context: OfficeExtension.ClientRequestContext }): OpenRequest {
  const request = requests.get(context as Excel.RequestContext);
  if (request === undefined) throw new Error("A request is made by an ExcelSession, which knows the host.");
  return request;
}

/** Longer than `getRanges` with the longest address, in characters. */
const LONGEST_FINDING = 20_000;

/**
 * Whether statements of a request, as office.js describes them ("var cells = maze.getRange(…);", "cells.load(…);"), only find and read
 * things. A form that is not known counts as a change, and so does a very long statement, which holds a file or the contents of cells.
 * https://learn.microsoft.com/javascript/api/office/officeextension.requestcontextdebuginfo
 */
export function onlyRead(statements: readonly string[]): boolean {
  return statements.every((statement) => {
    if (statement.length > LONGEST_FINDING) return false;
    const code = statement.replace(/"(?:[^"\\]|\\.)*"/g, "");
    if (/^\/\/ [A-Z]/.test(code)) return true;
    const calls = [...code.matchAll(/\.(\w+)\(/g)].map((match) => match[1]!);
    const isFinding = /^var \w+ = [^=]*;$/.test(code);
    return (isFinding || (calls.length > 0 && !/ = /.test(code))) && calls.every((call) => /^(get|load$)/.test(call));
  });
}

/**
 * Whether Excel's answer says that a request failed before it had changed anything: `surrounding` are the statements around the one that
 * failed, with arrows around that and an ellipsis if there are more before.
 * https://learn.microsoft.com/javascript/api/office/officeextension.debuginfo
 */
export function onlyReadBefore(surrounding: readonly string[]): boolean {
  const failed = surrounding.indexOf("// >>>>>");
  return failed >= 0 && onlyRead(surrounding.slice(0, failed));
}

/**
 * The most areas of cells that a page's first request changes at once: two address strings. Microsoft advises against
 * "large RangeAreas objects made of many single cells", and some versions are slow with them (OfficeDev/office-js#5993, #6414).
 * https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-multiple-ranges
 */
export const FIRST_AREAS = 1_300;
const FEWEST_AREAS = 20;
const MOST_AREAS = 100_000;

/** The time that a request should take, in milliseconds: the number of areas is adapted to it. */
const QUICK = 1_000;
const SLOW = 3_000;
/** But the number grows at most eightfold at once, or falls to an eighth: time need not grow as areas do. */
const MOST_CHANGE = 8;

/**
 * What a page has learned about the program that holds its workbook. None of it is documented, and versions differ; so it is found out
 * once, by the first painter that meets it, and all others follow.
 */
export class KnownHost {
  /** Whether cells of several areas can be changed through one address (OfficeDev/office-js#5198). */
  takesSeveralAreas = true;
  /** How many areas one request changes; {@link tookTime} adapts it (OfficeDev/office-js#5993, #6414). */
  areasAtOnce = FIRST_AREAS;
  /** Whether it lets pages be set up: without a printer VBA does not, and of this API there is no report. */
  setsPages = true;
  locksSheets = true;
  /**
   * The most characters of a file in Base64 whose sheets can be inserted: Excel on the web takes requests of 5 MB. 0 if a file was
   * refused for another reason (OfficeDev/office-js#2081, #3179); until then, what the host says of itself decides.
   */
  maxInsertBase64 = 4_500_000;
  /** The ids of the sheets behind the one in front, at the last look. */
  sheetsBehind: readonly string[] = [];
  /** Where the size cells were on the sheet looked at last; usually those of the next are in the same place. */
  sizeCells: Area | undefined;

  constructor(readonly clock: () => number = () => performance.now()) {}

  tookTime(areas: number, milliseconds: number): void {
    if (areas === 0 || (milliseconds >= QUICK && milliseconds <= SLOW)) return;
    const change = Math.min(MOST_CHANGE, Math.max(1 / MOST_CHANGE, QUICK / milliseconds));
    const wanted = Math.floor(areas * change);
    if (milliseconds > SLOW) this.areasAtOnce = Math.max(FEWEST_AREAS, Math.min(this.areasAtOnce, wanted));
    else this.areasAtOnce = Math.min(MOST_AREAS, Math.max(this.areasAtOnce, wanted));
  }
}

/** The proxy of a worksheet for the current request, by its id or name; the same one each time, because each costs 195 bytes. */
export function sheetAt(context: Excel.RequestContext, sheet: string): Excel.Worksheet {
  const { sheets } = requestOf({ context });
  const proxy = sheets.get(sheet) ?? context.workbook.worksheets.getItem(sheet);
  sheets.set(sheet, proxy);
  return proxy;
}

/**
 * The proxy of an area for the current request. Untracked, because it is not used after its request: otherwise `Excel.run` would
 * have Excel keep every range, and send another request afterwards to release them.
 * https://learn.microsoft.com/office/dev/add-ins/concepts/resource-limits-and-performance-optimization
 */
export function rangeAt(sheet: Excel.Worksheet, area: Area): Excel.Range {
  return rangeOf(sheet, addressOf(area));
}

/** The ranges already made per sheet proxy: each costs 230 bytes of the request. */
const made = new WeakMap<Excel.Worksheet, Map<string, Excel.Range>>();

function rangeOf(sheet: Excel.Worksheet, address: string): Excel.Range {
  const ranges = made.get(sheet) ?? new Map<string, Excel.Range>();
  made.set(sheet, ranges);
  const range = ranges.get(address) ?? sheet.getRange(address).untrack();
  ranges.set(address, range);
  return range;
}

/** The cells of "B2:C2,E2:H3" for this request, untracked: together, or one range an area where the host refuses several areas. */
export function rangesAt(sheet: Excel.Worksheet, addresses: string): (Excel.Range | Excel.RangeAreas)[] {
  if (!addresses.includes(",")) return [rangeOf(sheet, addresses)];
  const request = requestOf(sheet);
  if (!request.host.takesSeveralAreas) return addresses.split(",").map((address) => sheet.getRange(address).untrack());
  request.addresses = addresses;
  return [sheet.getRanges(addresses).untrack()];
}

export function usedArea(range: Excel.Range | undefined): Area | undefined {
  return range === undefined || range.isNullObject ? undefined : areaIn(range.address);
}
