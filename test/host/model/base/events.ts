import { areaAddress, type SheetStore, type WorkbookStore } from "../../store";
import { type ClassName, apiSetOf } from "./modelObject";
import type { HostSwitches } from "./switches";

/** An event as it goes to the client. */
export interface ExcelEvent {
  readonly type: number;
  /** A sheet's or table's id, or "Workbook" for the collections. */
  readonly target: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** The client that registered for it. */
  readonly client: string;
}

/**
 * Numbers of the events in office.js's protocol, by the stem of their registration method ("_RegisterActivatedEvent"). Only those
 * that are raised here can be registered; others answer ApiNotFound.
 */
const TYPES = {
  DataChanged: 10,
  Activated: 11,
  Deactivated: 12,
  Added: 13,
  SelectionChanged: 14,
  Deleted: 15,
  ProtectionChanged: 24,
  NameChanged: 25,
  VisibilityChanged: 26,
} as const;

export type EventStem = keyof typeof TYPES;

export const WORKBOOK_TARGET = "Workbook";

/**
 * Who listens to which events, and what happened. Events about activation, selection and the list of sheets are found by comparing
 * with the state last reported, so they also come when a person causes them; whoever writes cells reports their changes.
 */
export class Events {
  /** "type target" to the clients that registered for it. */
  private readonly registered = new Map<string, Set<string>>();
  private listener: ((event: ExcelEvent) => void) | undefined;
  private waiting: ExcelEvent[] = [];
  private scheduled = false;
  private activeId: string;
  private sheetIds: string[];
  private readonly told = new Map<string, Told>();
  /** How the last selection of a sheet is going to be reported, where only the last one is. */
  private readonly late = new Map<string, () => void>();
  /** While a request of an add-in is worked on. */
  private isAnswering = false;

  constructor(
    private readonly store: WorkbookStore,
    private readonly switches: Pick<HostSwitches, "selectionEvents">,
  ) {
    this.activeId = store.activeSheet.id;
    this.sheetIds = store.sheets.map((sheet) => sheet.id);
    for (const sheet of store.sheets) this.told.set(sheet.id, stateOf(sheet));
    store.changes.subscribe((changes) => {
      if (changes.some((change) => change.kind === "sheets" || change.kind === "selection")) this.compare();
    });
  }

  /** @param listener gets every registered event after the task in which it happened. */
  deliverTo(listener: (event: ExcelEvent) => void): void {
    this.listener = listener;
  }

  /**
   * Registers or ends `_RegisterXEvent`, `_RegisterEventX` and their `_Unregister` twins; undefined for other names, and for events
   * newer than the host's API set on this class.
   */
  register(
    method: string,
    className: ClassName,
    target: string,
    { switches: { apiSet }, client }: Registrar,
  ): { value: null } | undefined {
    const match = /^_(Un)?[Rr]egister(?:Event(\w+)|(\w+)Event)$/.exec(method);
    const stem = match?.[2] ?? match?.[3] ?? "";
    const type = new Map<string, number>(Object.entries(TYPES)).get(stem);
    const version = apiSetOf(className, stem === "DataChanged" ? "onChanged" : `on${stem}`);
    if (!match || type === undefined || version === undefined || version > apiSet) return undefined;
    if (stem === "SelectionChanged" && this.switches.selectionEvents === "missing") return undefined;
    const key = `${type} ${target}`;
    const clients = this.registered.get(key) ?? new Set();
    if (match[1]) clients.delete(client);
    else clients.add(client);
    this.registered.set(key, clients);
    return { value: null };
  }

  /** Whether there is a handler for such events, on any sheet. */
  isWatched(stem: EventStem): boolean {
    return [...this.registered].some(([key, clients]) => clients.size > 0 && key.startsWith(`${TYPES[stem]} `));
  }

  forget(client: string): void {
    for (const clients of this.registered.values()) clients.delete(client);
  }

  /** Who listens, what is known and what is not yet delivered. The function that it gives brings it back. */
  fork(): () => void {
    const registered = [...this.registered].map(([key, clients]) => [key, [...clients]] as const);
    const { waiting, activeId, sheetIds } = this;
    const undelivered = [...waiting];
    const told = [...this.told];
    return () => {
      this.registered.clear();
      for (const [key, clients] of registered) this.registered.set(key, new Set(clients));
      this.told.clear();
      for (const [id, state] of told) this.told.set(id, state);
      Object.assign(this, { activeId, sheetIds, waiting: [...undelivered] });
      this.late.clear();
      this.schedule();
    };
  }

  /** Sends the event to everybody who registered for it on the sheet or on all sheets. */
  raise(stem: EventStem, sheetId: string, args: Record<string, unknown>): void {
    const type = TYPES[stem];
    for (const target of [sheetId, WORKBOOK_TARGET]) {
      for (const client of this.registered.get(`${type} ${target}`) ?? []) {
        this.waiting.push({ type, target, args: { ...args, worksheetId: sheetId }, client });
      }
    }
    this.schedule();
  }

  private schedule(): void {
    if (this.waiting.length === 0 || this.scheduled) return;
    this.scheduled = true;
    setTimeout(() => this.deliver(), 0);
  }

  /** Works on a request of an add-in. */
  answering<T>(work: () => T): T {
    // What it selects is told from what the person has selected.
    if (this.switches.selectionEvents !== "person's") return work();
    this.store.changes.flush();
    this.isAnswering = true;
    try {
      return work();
    } finally {
      this.store.changes.flush();
      this.isAnswering = false;
    }
  }

  private select(sheetId: string, address: string): void {
    const { selectionEvents: how } = this.switches;
    const raise = () => this.raise("SelectionChanged", sheetId, { address });
    if (how === "none" || (how === "person's" && this.isAnswering)) return;
    if (how === "late") setTimeout(raise, LATE_MS);
    else if (how === "last") this.selectLast(sheetId, raise);
    else raise();
    if (how === "twice") raise();
  }

  private selectLast(sheetId: string, raise: () => void): void {
    const isWaiting = this.late.has(sheetId);
    this.late.set(sheetId, raise);
    if (isWaiting) return;
    setTimeout(() => {
      this.late.get(sheetId)?.();
      this.late.delete(sheetId);
    }, LATE_MS);
  }

  private deliver(): void {
    this.scheduled = false;
    const events = this.waiting;
    this.waiting = [];
    for (const event of events) this.listener?.(event);
  }

  private compare(): void {
    const ids = this.store.sheets.map((sheet) => sheet.id);
    for (const id of ids) if (!this.sheetIds.includes(id)) this.raise("Added", id, { source: "Local" });
    for (const id of this.sheetIds) if (!ids.includes(id)) this.raise("Deleted", id, { source: "Local" });
    this.sheetIds = ids;
    const active = this.store.activeSheet.id;
    if (active !== this.activeId) {
      if (ids.includes(this.activeId)) this.raise("Deactivated", this.activeId, {});
      this.raise("Activated", active, {});
      this.activeId = active;
    }
    for (const sheet of this.store.sheets) {
      const before = this.told.get(sheet.id);
      const now = stateOf(sheet);
      this.told.set(sheet.id, now);
      if (before) this.compareSheet(sheet.id, before, now);
    }
  }

  private compareSheet(id: string, before: Told, now: Told): void {
    if (before.selection !== now.selection) this.select(id, now.selection);
    if (before.name !== now.name) {
      this.raise("NameChanged", id, { nameBefore: before.name, nameAfter: now.name, source: "Local" });
    }
    if (before.visibility !== now.visibility) {
      const change = { visibilityBefore: before.visibility, visibilityAfter: now.visibility };
      this.raise("VisibilityChanged", id, { ...change, source: "Local" });
    }
  }
}

/** How much later a late report of the selection comes. */
const LATE_MS = 20;

/** Who registers for an event, and under which switches. */
interface Registrar {
  readonly client: string;
  readonly switches: { readonly apiSet: number };
}

/** What was last reported about a sheet. */
interface Told {
  readonly selection: string;
  readonly name: string;
  readonly visibility: string;
}

function stateOf(sheet: SheetStore): Told {
  const selection = sheet.selection.areas.map(areaAddress).join(",");
  return { selection, name: sheet.name, visibility: sheet.visibility };
}
