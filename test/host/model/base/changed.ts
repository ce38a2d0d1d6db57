import { type Area, type SheetStore, areaAddress } from "../../store";
import type { Session } from "./session";

/** What happened to cells, as `onChanged` reports it. */
export type ChangeType = `${"Row" | "Column" | "Cell"}${"Inserted" | "Deleted"}` | "RangeEdited";

/** What a single cell held before and holds now. */
export interface ChangeDetails {
  readonly valueBefore: unknown;
  readonly valueAfter: unknown;
  readonly valueTypeBefore: string;
  readonly valueTypeAfter: string;
}

/** Reports a change that an add-in made. */
export function tellChanged(
  session: Session,
  sheet: SheetStore,
  area: Area,
  changeType: ChangeType = "RangeEdited",
  more: Partial<ChangeDetails> & { readonly shiftDirection?: string } = {},
): void {
  session.events.raise("DataChanged", sheet.id, {
    address: areaAddress(area),
    changeType,
    source: "Local",
    triggerSource: "ThisLocalAddin",
    shiftDirection: "None",
    ...more,
  });
}
