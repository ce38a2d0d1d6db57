import { AsyncLocalStorage } from "node:async_hooks";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { EmbeddedExcel, type Switches } from "./protocol/embeddedExcel";
import type { Batch } from "./protocol/batch";
import { WorkbookStore } from "./store";

/** What excel-web-16.00.debug.js defines in its window, as far as it is used here; the public part has the types of office.d.ts. */
interface ClientWindow {
  Excel: typeof Excel;
  Office: object;
  OfficeExtension: typeof OfficeExtension & {
    SessionBase: { _overrideSession: unknown };
    BatchApiHelper: {
      createPropertyObject(type: unknown, parent: unknown, name: string, isCollection: boolean, flags: number): unknown;
      invokeMethod(on: unknown, name: string, type: number, args: unknown[], flags: number, result: number): unknown;
    };
    GenericEventRegistration: { s_genericEventRegistrations: Record<string, unknown> };
    _testSetRichApiMessageReadyImpl(ready: () => Promise<void>): void;
    _testTriggerRichApiMessageEvent(message: { entries: readonly unknown[] }): void;
  };
}

/** A workbook behind Microsoft's own client, in Node. */
export interface NodeWorkbook {
  readonly workbook: WorkbookStore;
  readonly excel: EmbeddedExcel;
  /** Requests, actions and bytes since the last `counter.reset()`. */
  readonly counter: EmbeddedExcel["counter"];
  /** May be changed at any time. */
  readonly switches: Switches;
  /**
   * Opens the workbook in one more client of office.js, as the page of a ribbon's command or a second window is: it keeps its own
   * ranges and gets its own events. Until the promise of `work` is settled, its code finds that client under the globals' names.
   */
  openRuntime(): <T>(work: () => Promise<T>) => Promise<T>;
  /** Waits until the events that are under way have reached their handlers. */
  eventsDelivered(): Promise<void>;
  /** Disconnects the workbook from the client; the globals stay. */
  dispose(): void;
}

let first: ClientWindow | undefined;
/** Clients for further runtimes, which later workbooks use again. */
const others: ClientWindow[] = [];
let open: EmbeddedExcel | undefined;

/** The client whose code is running, if that is not the first one. */
const running = new AsyncLocalStorage<ClientWindow>();

/** Runs code of a client. Once Node has to know whose code is running, every promise takes longer, so it is told of others alone. */
function runOf(window: ClientWindow, work: () => void): void {
  if (window === first && running.getStore() === undefined) work();
  else running.run(window, work);
}

/**
 * Puts a new workbook behind the unmodified office.js and makes `Excel`, `OfficeExtension` and `Office` globals, as they are in an
 * add-in's page. All workbooks of a test file share their clients (evaluating one takes 80 ms), which serve one workbook at a time:
 * the one opened last, until it is disposed of.
 *
 * Stand-ins, which are not Microsoft's: `Office.onReady`, `Office.context` (host Excel, the switches' platform, `requirements`,
 * `displayLanguage`, `contentLanguage`; an empty `document`; no `officeTheme`), the client's half of
 * `Application.activeWindow` and of `Range.getDisplayedCellProperties`, and the transport, which hands batches over as JSON text.
 *
 * @param sheets names of the new workbook's sheets
 * @param workbook a workbook to open in its place, for example one that was read from a file
 * @param switches what differs from an undisturbed Excel
 */
export function openNodeWorkbook({
  sheets = ["Sheet1"],
  workbook = new WorkbookStore(sheets),
  ...switches
}: Partial<Switches> & { sheets?: readonly string[]; workbook?: WorkbookStore } = {}): NodeWorkbook {
  first ??= makeGlobal(loadClient());
  const excel = new EmbeddedExcel(workbook, switches, openFile);
  open = excel;
  const windows: ClientWindow[] = [];
  const connect = (window: ClientWindow): ClientWindow => {
    window.OfficeExtension.GenericEventRegistration.s_genericEventRegistrations = {};
    window.OfficeExtension.SessionBase._overrideSession = sessionOf(excel, String(windows.push(window)));
    return window;
  };
  connect(first);
  excel.deliverEventsTo(({ type, target, args, client }) => {
    const window = windows[Number(client) - 1];
    if (open !== excel || window === undefined) return;
    const entry = { messageCategory: 65536, messageType: type, targetId: target, message: JSON.stringify(args) };
    runOf(window, () => window.OfficeExtension._testTriggerRichApiMessageEvent({ entries: [entry] }));
  });
  return {
    workbook,
    excel,
    counter: excel.counter,
    switches: excel.switches,
    openRuntime: () => {
      const window = connect((others[windows.length - 1] ??= loadClient()));
      return <T>(work: () => Promise<T>): Promise<T> => running.run(window, work);
    },
    eventsDelivered: async () => {
      workbook.changes.flush();
      await new Promise((resolve) => setTimeout(resolve, 5));
    },
    dispose: () => {
      if (open !== excel) return;
      open = undefined;
      running.disable();
      for (const window of windows) window.OfficeExtension.SessionBase._overrideSession = closedSession;
    },
  };
}

/**
 * The workbook in a file, from which sheets are copied and which nobody changes. The last one is kept: a test that repeats an action
 * inserts the same file again and again, and reading a large one takes seconds. The library, of a megabyte, is loaded when it is needed.
 */
async function openFile(bytes: Uint8Array): Promise<WorkbookStore> {
  if (lastFile === undefined || Buffer.compare(lastFile.bytes, bytes) !== 0) {
    lastFile = { bytes, workbook: await (await import("./files")).openXlsx(bytes) };
  }
  return lastFile.workbook;
}

let lastFile: { readonly bytes: Uint8Array; readonly workbook: WorkbookStore } | undefined;

function loadClient(): ClientWindow {
  const require = createRequire(join(process.cwd(), "package.json"));
  const script = (name: string) => readFileSync(require.resolve(`@microsoft/office-js/dist/${name}`), "utf8");
  const dom = new JSDOM("", { url: "https://localhost/", runScripts: "outside-only" });
  // Client and code under test share Error and Promise, as in a page.
  Object.assign(dom.window, { Error, Promise });
  dom.window.eval(script("excel-web-16.00.debug.js"));
  dom.window.eval(script("en-us/office_strings.debug.js"));
  const window = dom.window as unknown as ClientWindow;
  addNewMembers(window);
  const info = () => ({ host: "Excel", platform: open?.switches.platform ?? "OfficeOnline" });
  // The client's own Office has no context before it has met a host page, and lets nobody set one.
  window.Office = Object.create(window.Office, {
    context: { get: () => open && officeContext(open) },
    onReady: {
      value: (callback?: (ready: ReturnType<typeof info>) => void) => {
        callback?.(info());
        return Promise.resolve(info());
      },
    },
    HostType: { value: { Excel: "Excel" } },
    PlatformType: { value: { PC: "PC", OfficeOnline: "OfficeOnline", Mac: "Mac", iOS: "iOS" } },
  }) as object;
  window.OfficeExtension._testSetRichApiMessageReadyImpl(() => Promise.resolve());
  return window;
}

/**
 * Adds the visible cells of the window to the client, and how cells look: office.d.ts declares them, but no client of the package has
 * them.
 */
function addNewMembers({ Excel: excel, OfficeExtension: extension }: ClientWindow): void {
  const { createPropertyObject, invokeMethod } = extension.BatchApiHelper;
  Object.defineProperty(excel.Range.prototype, "getDisplayedCellProperties", {
    value(this: unknown, options: unknown) {
      return invokeMethod(this, "GetDisplayedCellProperties", 0, [options], 0, 0);
    },
  });
  class ActiveWindow extends extension.ClientObject {
    get visibleRange(): unknown {
      return createPropertyObject(excel.Range, this, "VisibleRange", false, 4);
    }
  }
  Object.defineProperty(excel.Application.prototype, "activeWindow", {
    get(this: unknown) {
      return createPropertyObject(ActiveWindow, this, "ActiveWindow", false, 4);
    },
  });
}

/** Makes the client's names global; while another client's code runs they are that one's. */
function makeGlobal(window: ClientWindow): ClientWindow {
  for (const name of ["Excel", "Office", "OfficeExtension"] as const) {
    let own: unknown = window[name];
    Object.defineProperty(globalThis, name, {
      get: () => (running.getStore()?.[name] as unknown) ?? own,
      set: (value: unknown) => void (own = value),
      enumerable: true,
      configurable: true,
    });
  }
  return window;
}

/** The object through which office.js sends its requests. */
function sessionOf(excel: EmbeddedExcel, client: string): unknown {
  const executeAsync = async (_customData: unknown, flags: number, message: { Body: Batch }): Promise<unknown> => {
    const batch = JSON.parse(JSON.stringify(message.Body)) as Batch;
    const answer = await excel.execute(batch, flags, client);
    const body: unknown = JSON.parse(JSON.stringify(answer));
    return { HttpStatusCode: 200, ErrorCode: "", ErrorMessage: "", Headers: {}, Body: body };
  };
  return {
    _resolveRequestUrlAndHeaderInfo: async () => ({ url: "https://localhost/embedded-workbook", headers: {} }),
    _createRequestExecutorOrNull: () => ({ executeAsync }),
  };
}

const closedSession = {
  _resolveRequestUrlAndHeaderInfo: async () => {
    throw new Error("no workbook is open: openNodeWorkbook() was disposed of or never called");
  },
  _createRequestExecutorOrNull: () => null,
};

function officeContext(excel: EmbeddedExcel): unknown {
  const { platform } = excel.switches;
  return {
    host: "Excel",
    platform,
    displayLanguage: "en-US",
    contentLanguage: "en-US",
    document: {},
    diagnostics: { host: "Excel", platform, version: "16.0" },
    requirements: { isSetSupported: (name: string, version?: string) => excel.isSetSupported(name, version) },
  };
}
