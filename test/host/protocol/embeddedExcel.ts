import { ExcelError, inCellEditMode, requestTooLarge, responseTooLarge } from "../model/base/errors";
import type { CustomFunction } from "../model/calculation/customFunctions";
import type { ExcelEvent } from "../model/base/events";
import { History } from "../model/history";
import { Person } from "../model/person";
import { upwards } from "../model/upwards";
import { Session } from "../model/base/session";
import { DEFAULT_SWITCHES, type HostSwitches } from "../model/base/switches";
import type { WorkbookStore } from "../store";
import type { Answer, Batch } from "./batch";
import { RequestCounter, isCleanup } from "./requestCounter";
import { Interpreter } from "./interpreter";

/** Limit of a request and of an answer in Excel on the web, bytes. */
const PAYLOAD_LIMIT = 5 * 1024 * 1024;

/** The flag by which a request asks to wait until the person leaves cell editing. */
const DELAY_FOR_CELL_EDIT = 64;

/** A request that is made to fail. Numbers count from 1 since the counter was last reset. */
interface Fault {
  readonly code: string;
  readonly message: string;
  /** This request fails; before its first action, or before its `action`-th when that is given too. */
  readonly request?: number;
  /** Without `request`: the action of this number, counted over all requests, fails. */
  readonly action?: number;
}

export interface Switches extends HostSwitches {
  /** Milliseconds until a request is looked at. */
  latency: number;
  /**
   * Whether requests take the time that `latency`, `millisecondsPerArea`, `millisecondsPerOperation` and `millisecondsPerUndoStep` say;
   * otherwise it is only added up, in `passed`.
   */
  waits: boolean;
  faults: readonly Fault[];
}

/**
 * Excel as an add-in meets it, over an in-memory workbook: takes the batches that office.js sends and gives the answers that it
 * expects. Knows no transport: a door (Node or browser) hands it batches and brings its events to the client.
 */
export class EmbeddedExcel {
  readonly switches: Switches;
  readonly counter = new RequestCounter();
  /** What the person in front of the workbook does. */
  readonly person: Person;
  readonly history: History;
  private readonly session: Session;
  /** Milliseconds that requests took by these switches, waited for or not. */
  passed = 0;
  private editing = false;
  private waitingForEdit: (() => void)[] = [];

  /**
   * @param switches what differs from an undisturbed Excel; may be changed at any time through `switches`
   * @param openFile the workbook in an .xlsx file; rejects if there is none. Without it no sheet can be inserted from a file
   */
  constructor(
    readonly workbook: WorkbookStore,
    switches: Partial<Switches> = {},
    private readonly openFile: (bytes: Uint8Array) => Promise<WorkbookStore> = () => Promise.reject(new Error()),
  ) {
    this.switches = { ...DEFAULT_SWITCHES, latency: 0, waits: true, faults: [], ...switches };
    this.session = new Session(workbook, this.switches, upwards);
    this.history = new History(this.session);
    this.person = new Person(this.session, this.history);
  }

  /** Whether this Excel has the requirement set: ExcelApi up to the switch, and the sets that the host itself needs. */
  isSetSupported(name: string, version: string | number = "1.1"): boolean {
    const [major = 1, minor = 0] = String(version).split(".").map(Number);
    if (name.toLowerCase() === "excelapi") return major < 1 || (major === 1 && 100 + minor <= this.switches.apiSet);
    const has = (set: string) => name.toLowerCase() === set && major === 1 && minor <= 1;
    if (has("excelapidesktop")) return this.switches.visibleCells !== false;
    if (has("sharedruntime") || has("ribbonapi")) return this.switches.platform !== "iOS";
    return has("delayforcelledit");
  }

  /**
   * Lets formulas call functions of an add-in, which are loaded when one first does.
   *
   * @param namespace "LAVIRINT" for LAVIRINT.MAZE
   */
  offerFunctions(namespace: string, load: () => Promise<Readonly<Record<string, CustomFunction>>>): void {
    this.session.custom.registerLater(namespace, load);
  }

  /** Forgets a client that has closed: its kept ranges and its events. */
  forget(client: string): void {
    this.session.forget(client);
  }

  /**
   * Keeps this moment, between two requests, at little cost: the workbook, what is selected and in front, ids, kept ranges, events, what
   * can be undone, switches, counts and `passed`. The function that it gives brings it back, any number of times, with the same objects:
   * the same requests then get the same answers. Requests and functions under way go on.
   */
  fork(): () => void {
    const { passed, editing } = this;
    const switches = { ...this.switches };
    const parts = [this.workbook, this.session, this.history, this.person.clipboard, this.counter];
    const rest = parts.map((part) => part.fork());
    return () => {
      for (const restore of rest) restore();
      Object.assign(this.switches, switches);
      Object.assign(this, { passed, editing });
    };
  }

  /** Every registered event is handed to `listener`, which brings it to its client. */
  deliverEventsTo(listener: (event: ExcelEvent) => void): void {
    this.session.events.deliverTo(listener);
  }

  /** Whether the person is typing into a cell: requests then fail, or wait if they ask to. */
  get cellEditMode(): boolean {
    return this.editing;
  }

  set cellEditMode(editing: boolean) {
    this.editing = editing;
    if (editing) return;
    for (const resume of this.waitingForEdit.splice(0)) resume();
  }

  /**
   * Runs one batch. Never rejects: the answer reports what failed, as Excel's does.
   *
   * @param client which of several clients of this workbook sends it; each keeps its own ranges and gets the events it registered for
   */
  async execute(batch: Batch, flags = 0, client = ""): Promise<Answer> {
    // office.js does not wait for the request that releases ranges.
    const counts = !isCleanup(batch);
    if (counts) await this.pass(this.switches.latency);
    while (this.editing && (flags & DELAY_FOR_CELL_EDIT) !== 0) {
      await new Promise<void>((resolve) => this.waitingForEdit.push(resolve));
    }
    const entry = this.counter.begin(batch);
    const files = [...new Set(filesIn(batch))];
    this.session.files =
      files.length === 0 ? NO_FILES : new Map(await Promise.all(files.map((file) => this.opened(file))));
    this.session.client = client;
    this.session.areas = 0;
    this.session.operations = 0;
    const steps = this.history.length;
    const answer = this.answerTo(batch, entry.bytes);
    const { areas, operations } = this.session;
    if (counts) {
      const { millisecondsPerArea, millisecondsPerOperation, millisecondsPerUndoStep } = this.switches;
      await this.pass(
        areas * millisecondsPerArea + operations * millisecondsPerOperation + steps * millisecondsPerUndoStep,
      );
    }
    this.counter.end(entry, answer, operations);
    if (entry.answerBytes <= PAYLOAD_LIMIT) return answer;
    return refused(responseTooLarge());
  }

  /** A file that a request brings along, and the workbook in it. */
  private async opened(base64: string): Promise<[string, WorkbookStore | undefined]> {
    try {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      return [base64, await this.openFile(bytes)];
    } catch {
      return [base64, undefined];
    }
  }

  private async pass(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return;
    this.passed += milliseconds;
    if (this.switches.waits) await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }

  private answerTo(batch: Batch, bytes: number): Answer {
    if (bytes > PAYLOAD_LIMIT) return refused(requestTooLarge());
    if (this.editing) return refused(inCellEditMode());
    this.session.request++;
    const request = this.counter.requests.length;
    const actionsBefore = this.counter.actions - batch.Actions.length;
    const mayFail = !isCleanup(batch);
    const guard = (index: number): void => {
      if (!mayFail) return;
      for (const fault of this.switches.faults) {
        if (isDue(fault, request, index, actionsBefore)) throw new ExcelError(fault.code, fault.message);
      }
    };
    const called = (className: string, member: string): void => this.history.called(className, member);
    const answer = this.session.events.answering(() => new Interpreter(this.session, batch, guard, called).run());
    this.session.answered();
    this.history.requested();
    return answer;
  }
}

const NO_FILES: ReadonlyMap<string, WorkbookStore | undefined> = new Map();

/** The files, as base64, whose sheets a request inserts. */
function filesIn({ Actions }: Batch): string[] {
  return Actions.filter(({ Name }) => Name === "InsertWorksheetsFromBase64").flatMap(({ ArgumentInfo }) => {
    const [file] = ArgumentInfo?.Arguments ?? [];
    return typeof file === "string" ? [file] : [];
  });
}

function isDue(fault: Fault, request: number, index: number, actionsBefore: number): boolean {
  if (fault.request !== undefined) return fault.request === request && index === (fault.action ?? 1) - 1;
  return fault.action !== undefined && fault.action === actionsBefore + index + 1;
}

function refused(error: ExcelError): Answer {
  return { Results: [], TraceIds: [], Error: { Code: error.code, Message: error.message, Location: "" } };
}
