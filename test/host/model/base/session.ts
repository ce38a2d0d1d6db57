import type { Area, SheetStore, WorkbookStore } from "../../store";
import type { ModelObject } from "./modelObject";
import { recalculate } from "../calculation/recalculate";
import { Events } from "./events";
import { KeptObjects } from "./keptObjects";

/** Behaviour of the host that tests switch on; the defaults are today's Excel, undisturbed. */
export interface HostSwitches {
  /** Highest ExcelApi set that the host knows: 109 for 1.9, 117 for 1.17. Newer members answer ApiNotFound. */
  apiSet: number;
  /** `getRanges` fails for an address with more than one area. */
  refusesPackedAddresses: boolean;
  /** A border that is set to None stays as it was, though success is reported (seen once on a Mac). */
  keepsRemovedBorders: boolean;
  /**
   * Whose rules of undoing hold: today's Excel on the web, or on Windows and Mac; "none" for older ones, in which whatever an add-in
   * writes ends what can be undone. "off" records nothing, not even what the person does.
   */
  undo: "web" | "desktop" | "none" | "off";
}

export const DEFAULT_SWITCHES: HostSwitches = {
  apiSet: 117,
  refusesPackedAddresses: false,
  keepsRemovedBorders: false,
  undo: "off",
};

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
