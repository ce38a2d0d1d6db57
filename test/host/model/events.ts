import { areaAddress, type SheetStore, type WorkbookStore } from "../store";

/** An event as it goes to the client. */
export interface ExcelEvent {
  readonly type: number;
  /** A sheet's or table's id, or "Workbook" for the collections. */
  readonly target: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Numbers of the events in office.js's protocol, by the stem of their registration method ("_RegisterActivatedEvent"). */
const TYPES: Readonly<Record<string, number>> = {
  DataChanged: 10,
  Activated: 11,
  Deactivated: 12,
  Added: 13,
  SelectionChanged: 14,
  Deleted: 15,
  Calculated: 16,
  FormatChanged: 18,
  RowSorted: 19,
  ColumnSorted: 20,
  SingleClicked: 21,
  RowHiddenChanged: 22,
  FormulaChanged: 23,
  ProtectionChanged: 24,
  NameChanged: 25,
  VisibilityChanged: 26,
  Moved: 27,
};

export type EventStem =
  "DataChanged" | "Activated" | "Deactivated" | "Added" | "SelectionChanged" | "Deleted" | "ProtectionChanged";

export const WORKBOOK_TARGET = "Workbook";

/**
 * Who listens to what, and what happened. Events about activation, selection and the list of sheets are found by comparing
 * with the state last told, so that they also come when a person did it; changes of cells are told by who writes them.
 * `runtime.enableEvents = false` keeps everything silent.
 */
export class Events {
  enabled = true;
  private readonly registered = new Set<string>();
  private listener: ((event: ExcelEvent) => void) | undefined;
  private waiting: ExcelEvent[] = [];
  private scheduled = false;
  private activeId: string;
  private sheetIds: string[];
  private readonly selections = new Map<string, string>();

  constructor(private readonly store: WorkbookStore) {
    this.activeId = store.activeSheet.id;
    this.sheetIds = store.sheets.map((sheet) => sheet.id);
    for (const sheet of store.sheets) this.selections.set(sheet.id, selectionAddress(sheet));
    store.changes.subscribe((changes) => {
      if (changes.some((change) => change.kind === "sheets" || change.kind === "selection")) this.compare();
    });
  }

  /** @param listener gets every registered event after the task in which it happened. */
  deliverTo(listener: (event: ExcelEvent) => void): void {
    this.listener = listener;
  }

  /** Registers or ends `_RegisterXEvent`, `_RegisterEventX` and their `_Unregister` twins; false for other names. */
  register(method: string, target: string): boolean {
    const match = /^_(Un)?[Rr]egister(?:Event(\w+)|(\w+)Event)$/.exec(method);
    const type = match && TYPES[match[2] ?? match[3] ?? ""];
    if (!type) return false;
    if (match[1]) this.registered.delete(`${type} ${target}`);
    else this.registered.add(`${type} ${target}`);
    return true;
  }

  /** Tells the event to those who registered it for the sheet or for all sheets. */
  raise(stem: EventStem, sheetId: string, args: Record<string, unknown>): void {
    if (!this.enabled) return;
    const type = TYPES[stem]!;
    for (const target of [sheetId, WORKBOOK_TARGET]) {
      if (this.registered.has(`${type} ${target}`))
        this.waiting.push({ type, target, args: { ...args, worksheetId: sheetId } });
    }
    if (this.waiting.length === 0 || this.scheduled) return;
    this.scheduled = true;
    setTimeout(() => this.deliver(), 0);
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
      const address = selectionAddress(sheet);
      const before = this.selections.get(sheet.id);
      this.selections.set(sheet.id, address);
      if (before !== undefined && before !== address) this.raise("SelectionChanged", sheet.id, { address });
    }
  }
}

function selectionAddress(sheet: SheetStore): string {
  return sheet.selection.areas.map(areaAddress).join(",");
}
