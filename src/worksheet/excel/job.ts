import { type Message, message } from "../../message";
import { errorDetails, errorSentence } from "./errorSentence";
import type { KnownHost } from "./knownHost";
import { beginRequest } from "./openRequest";
import type { OpenWorkbook } from "./openWorkbook";
import { sheetAt } from "./rangeAt";
import { Stopped } from "../../engine";
import { Refusal } from "./refusal";

/** The pause between two tries while a cell is being edited, in milliseconds, and the number of tries. */
const EDIT_PAUSE = 500;
const EDIT_TRIES = 120;
const CELL_EDIT = "InvalidOperationInCellEditMode";
/** Microsoft's documentation gives two codes for cell-edit mode; this one also has other causes. */
const PERHAPS_CELL_EDIT = "InvalidOperation";
const BUSY = "ActivityLimitReached";
const BUSY_TRIES = 20;

/** Error codes for a form of request that the host does not accept; another form may succeed. */
export const formCodes: ReadonlySet<string> = new Set([
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

/** One action's requests to Excel, in order, until the person presses Stop. */
export class Job {
  constructor(
    private readonly workbook: OpenWorkbook,
    /** Aborted when the person presses Stop. */
    readonly signal: AbortSignal,
    /** Tells the person what to do for the work to go on; without it nothing waits for the person. */
    private readonly explain?: (sentence: Message) => void,
    /** The id of this action in the workbook; see {@link OpenWorkbook.freshStamp}. */
    readonly stamp: string = workbook.freshStamp(),
    /** Whether it rolls back an interrupted action. */
    readonly rollsBack: boolean = false,
  ) {}

  /** What is known of the program that holds the workbook; a job that learns more writes it there. */
  get host(): KnownHost {
    return this.workbook.host;
  }

  /**
   * One request, which is one `Excel.run` with one sync: `build` queues calls and loads and returns the proxies (or
   * results) to read afterwards.
   *
   * While a cell is being edited Excel refuses the whole request. The person is told, and the same request is sent
   * again until the edit ends; `delayForCellEdit` lets Excel itself wait where it can. A request is also repeated while Excel is busy;
   * and once, area by area, if the host turns out to refuse addresses of several areas. So `build` may run twice and must
   * queue what is right both times.
   * Throws {@link Stopped} before the request if the person pressed Stop, {@link Refusal} when Excel refuses.
   */
  request<T>(build: (context: Excel.RequestContext) => T): Promise<T> {
    return this.timed(0, build);
  }

  /** The same for a request that changes `areas` areas of cells: the time it takes decides how many the next one changes. */
  async timed<T>(areas: number, build: (context: Excel.RequestContext) => T): Promise<T> {
    let first: Refusal | undefined;
    const { host } = this;
    const { takesSeveralAreas } = host;
    for (let tries = 0; ; tries++) {
      if (this.signal.aborted) throw new Stopped();
      const began = host.clock();
      let addresses: string | undefined;
      try {
        const result = await Excel.run({ delayForCellEdit: tries > 0 }, async (context) => {
          // office.js may call back in a later task than the one that called it.
          if (this.signal.aborted) throw new Stopped();
          const request = beginRequest(context, host);
          const built = build(context);
          ({ addresses } = request);
          // eslint-disable-next-line office-addins/no-context-sync-in-loop -- a further turn is the same request, after a refusal
          await context.sync();
          return built;
        });
        if (tries === 0) host.tookTime(areas, host.clock() - began);
        return result;
      } catch (error) {
        const refusal = refusalOf(error);
        first ??= refusal;
        if (await this.mayTryAgain(refusal, tries, addresses)) continue;
        // It failed area by area as well: nothing was learned.
        host.takesSeveralAreas = takesSeveralAreas;
        throw refusal.code === CELL_EDIT ? refusal : first;
      }
    }
  }

  /** Whether the same request may succeed after a refusal; waits as long as that takes. */
  private async mayTryAgain({ code }: Refusal, tries: number, addresses: string | undefined): Promise<boolean> {
    if (code === CELL_EDIT && tries < EDIT_TRIES && this.explain !== undefined) {
      this.explain(message("waiting-for-edit"));
      await this.wait(tries === 0 ? 0 : EDIT_PAUSE);
      return true;
    }
    if (code === PERHAPS_CELL_EDIT) return tries === 0 && this.explain !== undefined;
    if (code === BUSY && tries < BUSY_TRIES && this.explain !== undefined) {
      this.explain(message("waiting-for-workbook"));
      await this.wait(EDIT_PAUSE);
      return true;
    }
    if (addresses === undefined || !formCodes.has(code) || !(await this.refuses(addresses))) return false;
    this.host.takesSeveralAreas = false;
    return true;
  }

  /** Whether the host refuses an address of several areas, found out by a request for these areas only. */
  private async refuses(addresses: string): Promise<boolean> {
    if (this.signal.aborted) throw new Stopped();
    try {
      await Excel.run(async (context) => {
        context.workbook.worksheets.getActiveWorksheet().getRanges(addresses).untrack().load("areaCount");
        await context.sync();
      });
      return false;
    } catch (error) {
      return formCodes.has(refusalOf(error).code);
    }
  }

  /** One request about one sheet, given by its id or name. Throws as {@link request} does. */
  onSheet<T>(sheet: string, build: (sheet: Excel.Worksheet, context: Excel.RequestContext) => T): Promise<T> {
    return this.request((context) => build(sheetAt(context, sheet), context));
  }

  /** A job whose requests ignore Stop: for rolling back after a stop or a failure. */
  unstoppable(): Job {
    return new Job(this.workbook, new AbortController().signal, this.explain, this.stamp, true);
  }

  /** A job for a short look at the sheet, which nobody stops or waits for. */
  static glance(workbook: OpenWorkbook): Job {
    return new Job(workbook, new AbortController().signal);
  }

  private wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.signal.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.signal.addEventListener("abort", end);
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
  return new Refusal(errorSentence(code), errorDetails(code, debugInfo?.errorLocation, error.message), code);
}

function isOfficeError(error: unknown): error is OfficeExtension.Error {
  return error instanceof Error && typeof (error as { code?: unknown }).code === "string";
}

/** Whether this Excel has a requirement set, for example "1.13". */
export function supports(apiSet: string): boolean {
  return typeof Office !== "undefined" && Office.context?.requirements?.isSetSupported("ExcelApi", apiSet) === true;
}
