import { type Message, message } from "../../message";
import { errorDetails, errorSentence, Refusal } from "./refusal";
import { type KnownHost, type OpenWorkbook, beginRequest, onlyRead, onlyReadBefore, sheetAt } from "./openWorkbook";
import { Stopped } from "../../engine";

/** The pause between two tries while a person has to do something first, in milliseconds, and the number of tries. */
const PAUSE = 500;
const MOST_TRIES = 120;
const CELL_EDIT = "InvalidOperationInCellEditMode";
/** Microsoft's documentation gives two codes for cell-edit mode; this one also has other causes. */
const PERHAPS_CELL_EDIT = "InvalidOperation";
const BUSY = "ActivityLimitReached";
const BUSY_TRIES = 20;

/**
 * What members answer while another workbook is in front, on Windows and Mac; both codes have other causes too.
 * https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-troubleshooting
 */
const perhapsBehind: ReadonlySet<string> = new Set(["GeneralException", "InvalidSelection"]);
/** The code of a refusal for that reason, once it is known; one of Excel's own. */
export const OTHER_WORKBOOK = "InactiveWorkbook";

const waitingCodes: ReadonlySet<string> = new Set([CELL_EDIT, OTHER_WORKBOOK, BUSY]);

/** Error codes that were seen to pass (OfficeDev/office-js#6072, #6501): a request that only reads is made once more. */
const passingCodes: ReadonlySet<string> = new Set([
  "ConnectionFailure",
  "GeneralException",
  "RequestAborted",
  "ServiceNotAvailable",
  "Timeout",
]);

/** Error codes for a form of request that the host does not accept; another form may succeed. */
export const unsupportedFormCodes: ReadonlySet<string> = new Set([
  "ApiNotFound",
  "GeneralException",
  "InvalidArgument",
  "InvalidReference",
  "InvalidRequest",
  "NotImplemented",
  "OperationCellsExceedLimit",
  "RangeExceedsLimit",
  "RequestPayloadSizeLimitExceeded",
  "UnsupportedOperation",
]);

interface Manner {
  readonly rollsBack?: boolean;
  /** Whether it asks for what matters only while the workbook is in front, so that nobody need bring it there. */
  readonly isForFront?: boolean;
  /** What was sent, counted for all sessions of an action. */
  readonly sent: { changes: number };
}

interface Sent {
  readonly tries: number;
  isRepeatable: boolean;
  isReading?: boolean;
  request?: ReturnType<typeof beginRequest>;
}

/** One action's requests to Excel, in order, until the person presses Stop. */
export class ExcelSession {
  constructor(
    private readonly workbook: OpenWorkbook,
    readonly signal: AbortSignal,
    /** Tells the person what to do for the work to go on; without it nothing waits for the person. */
    private readonly explain?: (sentence: Message) => void,
    /** The id of this action in the workbook; see {@link OpenWorkbook.freshStamp}. */
    readonly stamp: string = workbook.freshStamp(),
    private readonly manner: Manner = { sent: { changes: 0 } },
  ) {}

  /** How many of the action's requests may have changed something: neither those that only read, nor what Excel did not begin. */
  get changesSent(): number {
    return this.manner.sent.changes;
  }

  get host(): KnownHost {
    return this.workbook.host;
  }

  /**
   * One `Excel.run` with one sync: `build` queues calls and loads and returns what to read afterwards.
   *
   * Where Excel refuses because a cell is being edited, because another workbook is in front or because it is busy, this waits, tells the
   * person what to do, and makes the request again; `delayForCellEdit` lets Excel itself wait where it can. Nothing but the end of the
   * edit ends that, so a page whose actions are timed asks again and again for a minute instead. A request is also made again, area by
   * area, if the host turns out to refuse addresses of several areas; and one that only reads after an error that may pass. None is made
   * again that may have changed something, except where Excel says that it had not begun, and while an action is rolled back.
   *
   * Throws {@link Stopped} before the request if the person pressed Stop, {@link Refusal} when Excel refuses.
   */
  request<T>(build: (context: Excel.RequestContext) => T): Promise<T> {
    return this.make(build, false);
  }

  /** The same for a request that does no harm when it is made again after a part of it was done: `build` may run twice. */
  repeatable<T>(build: (context: Excel.RequestContext) => T): Promise<T> {
    return this.make(build, true);
  }

  /** {@link repeatable} for `areas` areas of cells: the time it takes decides how many the next one changes. */
  timed<T>(areas: number, build: (context: Excel.RequestContext) => T): Promise<T> {
    return this.make(build, true, areas);
  }

  private async make<T>(build: (context: Excel.RequestContext) => T, isRepeatable: boolean, areas = 0): Promise<T> {
    let first: Refusal | undefined;
    const { host } = this;
    const { takesSeveralAreas } = host;
    const rollsBack = this.manner.rollsBack === true;
    for (let tries = 0; ; tries++) {
      if (this.signal.aborted) throw new Stopped();
      const began = host.clock();
      const sent: Sent = { tries, isRepeatable: isRepeatable || rollsBack };
      try {
        const result = await Excel.run({ delayForCellEdit: tries > 0 && !this.workbook.isTimed }, async (context) => {
          // office.js may call back in a later task than the one that called it.
          if (this.signal.aborted) throw new Stopped();
          sent.request = beginRequest(context, host, tries === 0 && !rollsBack);
          const built = build(context);
          sent.isReading = !sent.isRepeatable && onlyRead(context.debugInfo.pendingStatements);
          if (!sent.isReading) this.manner.sent.changes++;
          // eslint-disable-next-line office-addins/no-context-sync-in-loop -- a further turn is the same request, after a refusal
          await context.sync();
          return built;
        });
        if (tries === 0) host.tookTime(areas, host.clock() - began);
        return result;
      } catch (error) {
        const refusal = await explained(refusalOf(error));
        const surrounding = isOfficeError(error) ? error.debugInfo?.surroundingStatements : undefined;
        const isUnbegun = wasNotBegun(refusal, surrounding);
        if (isUnbegun && sent.isReading === false) this.manner.sent.changes--;
        const isWaiting = waitingCodes.has(refusal.code);
        if (!isWaiting) first ??= refusal;
        sent.isRepeatable ||= sent.isReading === true || isUnbegun;
        if (await this.mayTryAgain(refusal, sent)) {
          // The second answer to a read may be the true one: that nothing was found.
          if (sent.isReading === true && passingCodes.has(refusal.code)) first = undefined;
          continue;
        }
        // It failed in the other form as well: nothing was learned.
        host.takesSeveralAreas = takesSeveralAreas;
        throw isWaiting ? refusal : (first ?? refusal);
      }
    }
  }

  /** Whether the same request may succeed after a refusal, and do no harm; waits as long as that takes. */
  private async mayTryAgain({ code, location }: Refusal, sent: Sent): Promise<boolean> {
    const { tries, isRepeatable, isReading, request } = sent;
    const addresses = request?.addresses;
    const waits = this.explain !== undefined;
    if (code === CELL_EDIT && tries < MOST_TRIES && waits) {
      this.explain(message("waiting-for-edit"));
      await this.wait(tries === 0 ? 0 : PAUSE);
      return true;
    }
    // Where it may not be made again, what is undone afterwards needs the workbook in front as well.
    if (code === OTHER_WORKBOOK)
      return waits && this.manner.isForFront !== true && (await this.untilInFront()) && isRepeatable;
    if (!isRepeatable) return false;
    if (code === PERHAPS_CELL_EDIT) return tries === 0 && waits;
    if (code === BUSY && tries < BUSY_TRIES && waits) {
      this.explain(message("waiting-for-workbook"));
      await this.wait(PAUSE);
      return true;
    }
    if (request?.setsUpPage === true && this.host.setsPages && isOfPage(location)) {
      this.host.setsPages = false;
      return true;
    }
    if (addresses !== undefined && unsupportedFormCodes.has(code)) {
      if (this.signal.aborted) throw new Stopped();
      const alone = await codeOf(({ workbook: { worksheets } }) =>
        worksheets.getActiveWorksheet().getRanges(addresses).untrack().load("areaCount"),
      );
      if (unsupportedFormCodes.has(alone)) {
        this.host.takesSeveralAreas = false;
        return true;
      }
    }
    return isReading === true && tries === 0 && passingCodes.has(code);
  }

  private async untilInFront(): Promise<boolean> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      this.explain!(message("waiting-for-other-workbook"));
      await this.wait(tries === 0 ? 0 : PAUSE);
      if (this.signal.aborted) throw new Stopped();
      if (!(await isOtherInFront())) return true;
    }
    return false;
  }

  /** One request about one sheet, given by its id or name. Throws as {@link request} does. */
  onSheet<T>(sheet: string, build: (sheet: Excel.Worksheet, context: Excel.RequestContext) => T): Promise<T> {
    return this.request((context) => build(sheetAt(context, sheet), context));
  }

  repeatableOn<T>(sheet: string, build: (sheet: Excel.Worksheet, context: Excel.RequestContext) => T): Promise<T> {
    return this.repeatable((context) => build(sheetAt(context, sheet), context));
  }

  /** A session whose requests ignore Stop: for rolling back after a stop or a failure. */
  unstoppable(): ExcelSession {
    return this.like({ rollsBack: true, isForFront: false }, new AbortController().signal);
  }

  /** The same session for what can be left out while another workbook is in front: then it throws {@link Refusal} at once. */
  evenBehind(): ExcelSession {
    return this.like({ isForFront: true });
  }

  private like(manner: Partial<Manner>, signal = this.signal): ExcelSession {
    return new ExcelSession(this.workbook, signal, this.explain, this.stamp, { ...this.manner, ...manner });
  }

  /** The same action's session for requests that may be left out: it ignores Stop, and nothing waits for the person. */
  aside(): ExcelSession {
    return new ExcelSession(this.workbook, new AbortController().signal, undefined, this.stamp);
  }

  /** A session for a short look at the sheet, which nobody stops or waits for. */
  static glance(workbook: OpenWorkbook): ExcelSession {
    return new ExcelSession(workbook, new AbortController().signal);
  }

  private wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      const end = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.signal.addEventListener("abort", end, { once: true });
    });
  }
}

/**
 * Any error as a {@link Refusal}. An `OfficeExtension.Error` gets the sentence of its code; its code, message and location
 * become the details. A bug of our own is passed on as it is.
 */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal || error instanceof Stopped) throw error;
  if (!isOfficeError(error)) throw error;
  const { code, debugInfo } = error;
  const { errorLocation = "" } = debugInfo ?? {};
  const unexplained = errorLocation === "WorksheetCollection.add" ? NO_SHEETS : isOfPage(errorLocation) && NO_PAGES;
  const sentence = (code === "GeneralException" && unexplained) || errorSentence(code);
  return new Refusal(sentence, errorDetails(code, errorLocation, error.message), code, errorLocation);
}

/** Excel's code for a request that changes nothing; "" if it is answered. */
function codeOf(ask: (context: Excel.RequestContext) => unknown): Promise<string> {
  const asked = Excel.run(async (context) => {
    ask(context);
    await context.sync();
  });
  return asked.then(
    () => "",
    (error: unknown) => refusalOf(error).code,
  );
}

async function explained(refusal: Refusal): Promise<Refusal> {
  if (!perhapsBehind.has(refusal.code) || !(await isOtherInFront())) return refusal;
  return new Refusal(errorSentence(OTHER_WORKBOOK), refusal.details, OTHER_WORKBOOK, refusal.location);
}

/**
 * Whether another workbook is in front: then Excel tells no active cell, though a worksheet of this one is active. So it is too while
 * a picture or a chart of the sheet is selected; what the person has to do is the same. The cell is asked for twice, because a request
 * can also fail by itself.
 */
async function isOtherInFront(): Promise<boolean> {
  const cell = () => codeOf(({ workbook }) => workbook.getActiveCell().untrack().load("address"));
  if (!perhapsBehind.has(await cell())) return false;
  if ((await codeOf(({ workbook }) => workbook.worksheets.getActiveWorksheet().load("id"))) !== "") return false;
  return perhapsBehind.has(await cell());
}

/** Only guards, the first calls of a request, ask for a name that must exist, and for cells in both of two ranges. */
const guarding: ReadonlySet<string> = new Set(["NamedItemCollection.getItem", "Range.getIntersection"]);

/** Whether Excel says that it changed nothing. A busy one that names no statement has looked at none. */
function wasNotBegun({ code, location }: Refusal, surrounding: readonly string[] | undefined): boolean {
  if (code === CELL_EDIT || guarding.has(location)) return true;
  // Sheets may have come all the same (OfficeDev/office-js#3179).
  if (location === "Workbook.insertWorksheetsFromBase64") return false;
  return surrounding === undefined ? code === BUSY : onlyReadBefore(surrounding);
}

const NO_SHEETS = message("new-sheet-refused");
const NO_PAGES = message("page-set-up-refused");

function isOfPage(location: string): boolean {
  return /^(PageLayout|HeaderFooter)/.test(location);
}

function isOfficeError(error: unknown): error is OfficeExtension.Error {
  return error instanceof Error && typeof (error as { code?: unknown }).code === "string";
}

export function supports(version: string, apiSet = "ExcelApi"): boolean {
  return typeof Office !== "undefined" && Office.context?.requirements?.isSetSupported(apiSet, version) === true;
}

/**
 * Whether sheets can be inserted from a file. An iPad says that it has the requirement set, but not the member:
 * https://learn.microsoft.com/javascript/api/excel/excel.workbook#excel-excel-workbook-insertworksheetsfrombase64-member(1)
 */
export function insertsSheets(host: KnownHost): boolean {
  return host.maxInsertBase64 > 0 && Office.context.platform !== Office.PlatformType.iOS;
}
