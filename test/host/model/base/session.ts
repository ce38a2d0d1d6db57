import type { Area, SheetStore, WorkbookStore } from "../../store";
import type { ModelObject } from "./modelObject";
import { CustomFunctions } from "../calculation/customFunctions";
import { recalculate } from "../calculation/recalculate";
import { Events } from "./events";
import type { HostSwitches } from "./switches";

/** Objects of later rooms to which a range leads; given to the session, so that imports go down only. */
export interface Upwards {
  worksheet(session: Session, sheet: SheetStore): ModelObject;
  tables(session: Session, sheet: SheetStore, area: Area, fullyContained: boolean): ModelObject;
}

/** What every object of the model shares: the contents, the switches, the events. */
export class Session {
  readonly events: Events;
  /** Worksheet functions of add-ins; an iPad has none (requirement set CustomFunctionsRuntime). */
  readonly custom: CustomFunctions;
  /** Who sent the current request. */
  client = "";
  /** How many areas the RangeAreas of the request have. */
  areas = 0;
  /** What the request has made Excel do; see the interpreter. */
  operations = 0;
  /** The workbooks in the files that the request brings along, by their base64; undefined for text that is no workbook. */
  files: ReadonlyMap<string, WorkbookStore | undefined> = new Map();
  /** The number of the current request. */
  request = 0;
  /** Sheets that were to be fitted to pages, and the request that asked first. */
  readonly fitted = new WeakMap<SheetStore, number>();
  /** Sheets that the current request has added. */
  readonly added = new Set<SheetStore>();
  /** Sheets that the current request has inserted and cannot find. */
  readonly unlisted = new Set<SheetStore>();
  /** Whether the current request has suspended calculation. */
  private isSuspended = false;
  /** The count of changes up to which formulas are not brought up to date, because calculation was suspended. */
  private staleAt: number | undefined;
  private readonly keptFor = new Map<string, KeptObjects>();
  private dirty = true;
  /** The count of changes when formulas were last brought up to date. */
  private calculatedAt = -1;

  constructor(
    readonly store: WorkbookStore,
    readonly switches: HostSwitches,
    readonly upwards: Upwards,
  ) {
    this.events = new Events(store, switches);
    this.custom = new CustomFunctions(
      () => switches.platform !== "iOS",
      () => {
        if (store.calculationMode !== "Manual") this.calculate();
      },
      () => switches.blankForFunctions,
    );
  }

  /** What it knows beside the contents; between two requests. The function that it gives brings it back. */
  fork(): () => void {
    const { request, dirty } = this;
    const isStale = this.staleAt === this.store.changes.count;
    const kept = [...this.keptFor].map(([client, objects]) => [client, objects.copy()] as const);
    const fitted = this.store.sheets.map((sheet) => [sheet, this.fitted.get(sheet)] as const);
    const rest = [this.custom.fork(), this.events.fork()];
    return () => {
      Object.assign(this, { request, dirty, staleAt: isStale ? this.store.changes.count : undefined });
      this.keptFor.clear();
      for (const [client, objects] of kept) this.keptFor.set(client, objects.copy());
      for (const [sheet, since] of fitted) {
        if (since === undefined) this.fitted.delete(sheet);
        else this.fitted.set(sheet, since);
      }
      for (const restore of rest) restore();
    };
  }

  /** The ranges that the client keeps. */
  get kept(): KeptObjects {
    const kept = this.keptFor.get(this.client) ?? new KeptObjects();
    this.keptFor.set(this.client, kept);
    return kept;
  }

  forget(client: string): void {
    this.keptFor.delete(client);
    this.events.forget(client);
  }

  /** To be called after a write that formulas may depend on. */
  written(): void {
    this.dirty = true;
  }

  /**
   * Formulas are not brought up to date while the request runs, nor by its end: until something else changes, the add-in has to have them
   * calculated, as Microsoft's documentation of suspendApiCalculationUntilNextSync says.
   */
  suspendCalculation(): void {
    this.settle();
    this.isSuspended = true;
  }

  /** To be called when a request has been answered. */
  answered(): void {
    if (this.isSuspended) this.staleAt = this.store.changes.count;
    this.isSuspended = false;
    this.added.clear();
    this.unlisted.clear();
  }

  /** To be called at the end of a request: formulas are brought up to date if anything has changed since they last were. */
  settleAll(): void {
    if (this.store.changes.contents > this.calculatedAt) this.dirty = true;
    this.settle();
  }

  /** Brings formulas up to date before values are read, unless calculation is manual or suspended. */
  settle(): void {
    if (!this.dirty || this.store.calculationMode === "Manual") return;
    if (this.isSuspended || this.staleAt === this.store.changes.count) return;
    this.calculate();
  }

  /** Calculates every formula, also when calculation is manual. */
  calculate(): void {
    this.dirty = false;
    this.staleAt = undefined;
    recalculate(this.store, this.custom);
    this.calculatedAt = this.store.changes.count;
  }
}

/** The ranges that the client keeps for later requests, by the id that it was given for each. */
export class KeptObjects {
  private readonly objects = new Map<string, ModelObject>();
  private readonly ids = new Map<ModelObject, string>();
  private last = 0;

  keep(object: ModelObject): string {
    const known = this.ids.get(object);
    if (known !== undefined) return known;
    const id = `{${++this.last}}`;
    this.objects.set(id, object);
    this.ids.set(object, id);
    return id;
  }

  idOf(object: ModelObject): string | undefined {
    return this.ids.get(object);
  }

  get(id: string): ModelObject | undefined {
    return this.objects.get(id);
  }

  remove(id: string): void {
    const object = this.objects.get(id);
    if (object) this.ids.delete(object);
    this.objects.delete(id);
  }

  removeAll(): void {
    this.objects.clear();
    this.ids.clear();
  }

  /** Another that keeps the same, and goes on numbering from there. */
  copy(): KeptObjects {
    const copy = new KeptObjects();
    for (const [id, object] of this.objects) {
      copy.objects.set(id, object);
      copy.ids.set(object, id);
    }
    copy.last = this.last;
    return copy;
  }

  /** How many are kept; a leak in the client shows here. */
  get count(): number {
    return this.objects.size;
  }
}
