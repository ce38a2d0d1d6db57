import type { Area, SheetStore, WorkbookStore } from "../../store";
import type { ModelObject } from "./modelObject";
import { recalculate } from "../calculation/recalculate";
import { Events } from "./events";
import { KeptObjects } from "./keptObjects";
import type { HostSwitches } from "./switches";

/** What a range leads to that stands in rooms above its own; given to the session, so that imports go down only. */
export interface Upwards {
  worksheet(session: Session, sheet: SheetStore): ModelObject;
  tables(session: Session, sheet: SheetStore, area: Area, fullyContained: boolean): ModelObject;
}

/** What every object of the model shares: the contents, the switches, the events. */
export class Session {
  readonly events: Events;
  readonly kept = new KeptObjects();
  private dirty = true;

  constructor(
    readonly store: WorkbookStore,
    readonly switches: HostSwitches,
    readonly upwards: Upwards,
  ) {
    this.events = new Events(store);
  }

  /** To be called after a write that formulas may depend on. */
  written(): void {
    this.dirty = true;
  }

  /** Brings formulas up to date before values are read, unless calculation is manual. */
  settle(): void {
    if (!this.dirty || this.store.calculationMode === "Manual") return;
    this.calculate();
  }

  /** Calculates every formula, also when calculation is manual. */
  calculate(): void {
    this.dirty = false;
    recalculate(this.store);
  }
}
