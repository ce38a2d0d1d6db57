import { areaAddress, difference, type Area, type SheetStore, type WorkbookState } from "../store";
import type { Session } from "./base/session";

/** Where a person did something: what undoing and redoing it selects. */
export interface Place {
  readonly sheet: SheetStore;
  readonly areas: readonly Area[];
}

/** One thing that can be undone or redone: the workbook before it (in the redo list: after it), and where it was done. */
interface Step {
  readonly state: WorkbookState;
  readonly place: Place | undefined;
}

/** Excel's documented number of undo levels. */
const MOST_STEPS = 100;

/**
 * What can be undone and redone: acts of the person, and requests of an add-in, each request a step of its own, as Microsoft says of
 * add-ins that do not group them. The switch `undo` says which Excel's rules hold.
 */
export class History {
  private past: Step[] = [];
  private future: Step[] = [];
  /** The workbook after the last step; undefined while nothing is recorded. */
  private present: WorkbookState | undefined;
  private seen = 0;
  /** How often the list of what can be undone was emptied. */
  emptied = 0;

  constructor(private readonly session: Session) {
    if (this.isOn) this.restart();
  }

  /** How many steps can be undone. */
  get length(): number {
    return this.past.length;
  }

  get canUndo(): boolean {
    return this.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** To be called after an act of the person; if nothing changed it records nothing. */
  acted(place?: Place): void {
    if (this.isOn && this.changed) this.record(place);
  }

  /** To be called after a request of an add-in. */
  requested(): void {
    if (!this.isOn || !this.changed) return;
    if (this.session.switches.undo === "none") this.restart();
    else this.record(undefined);
  }

  /** To be called after a member of the object model was called, or given a value, by an add-in or for a person. */
  called(className: string, member: string): void {
    const { undo } = this.session.switches;
    if (undo !== "web" && undo !== "desktop") return;
    if (NOT_UNDONE[undo].has(`${className}.${member}`)) this.restart();
  }

  /** Empties the undo list, as a call outside of the object model may do. */
  end(): void {
    if (this.isOn) this.restart();
  }

  /** What can be undone and redone. The function that it gives brings it back, after the contents. */
  fork(): () => void {
    const { present } = this;
    const [past, future] = [[...this.past], [...this.future]];
    const isRecorded = this.seen === this.session.store.changes.count;
    return () => {
      const seen = isRecorded ? this.session.store.changes.count : -1;
      Object.assign(this, { present, past: [...past], future: [...future], seen });
    };
  }

  /** Undoes the last step. Returns false if there is none. */
  undo(): boolean {
    return this.go(this.past, this.future);
  }

  /** Redoes the last undone step. Returns false if there is none. */
  redo(): boolean {
    return this.go(this.future, this.past);
  }

  private get isOn(): boolean {
    return this.session.switches.undo !== "off";
  }

  private get changed(): boolean {
    return this.present === undefined || this.session.store.changes.count !== this.seen;
  }

  private record(place: Place | undefined): void {
    const { present } = this;
    if (present === undefined) return this.restart();
    this.past.push({ state: present, place });
    if (this.past.length > MOST_STEPS) this.past.shift();
    this.future = [];
    this.present = this.session.store.state();
    this.seen = this.session.store.changes.count;
  }

  /** Empties the undo list. */
  private restart(): void {
    this.emptied++;
    this.past = [];
    this.future = [];
    this.present = this.session.store.state();
    this.seen = this.session.store.changes.count;
  }

  private go(from: Step[], to: Step[]): boolean {
    const { store } = this.session;
    const step = from.pop();
    const { present } = this;
    if (!step || present === undefined) return false;
    to.push({ state: present, place: step.place });
    store.takeState(step.state);
    this.present = step.state;
    this.seen = store.changes.count;
    this.tell(present, step.state);
    const { place } = step;
    if (place && store.sheets.includes(place.sheet)) {
      // A hidden sheet is never in front.
      if (store.activeSheet !== place.sheet && place.sheet.visibility === "Visible") store.activate(place.sheet);
      place.sheet.select(place.areas);
    }
    return true;
  }

  /** Reports restored contents to add-ins, like other changes. */
  private tell(before: WorkbookState, after: WorkbookState): void {
    for (const [sheet, state] of after.sheets) {
      const old = before.sheets.get(sheet);
      if (!old) continue;
      const area = difference(old.values, state.values) ?? difference(old.formulas, state.formulas);
      if (!area) continue;
      const change = { address: areaAddress(area), changeType: "RangeEdited", source: "Local" };
      this.session.events.raise("DataChanged", sheet.id, change);
    }
  }
}

/**
 * Members whose call empties the list of what can be undone, of those that are modelled. From the table of unsupported members on
 * Microsoft's page "Undo capabilities with the Excel JavaScript API" (May 2025), which has a column for Excel on the web and one for
 * Windows and Mac. What is not in the table can be undone. Two are not in it but reported by
 * users: merged areas asked for (OfficeDev/office-js#5918), and on Windows a sheet added (#6170).
 */
const NOWHERE_UNDONE = [
  "WorkbookProtection.protect",
  "WorkbookProtection.unprotect",
  "Workbook.insertWorksheetsFromBase64",
  "Worksheet.copy",
  "Worksheet.delete",
  "WorksheetProtection.protect",
  "WorksheetProtection.unprotect",
  "Range.getMergedAreasOrNullObject",
];

const NOT_UNDONE: Readonly<Record<"web" | "desktop", ReadonlySet<string>>> = {
  web: new Set([...NOWHERE_UNDONE, "NamedItem.comment", "Worksheet.standardWidth"]),
  desktop: new Set([
    ...NOWHERE_UNDONE,
    "Worksheet.name",
    "Worksheet.position",
    "Worksheet.visibility",
    "WorksheetCollection.add",
  ]),
};
