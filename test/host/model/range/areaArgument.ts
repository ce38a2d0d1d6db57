import type { Area, SheetStore } from "../../store";
import { textual } from "../base/arguments";
import { invalidArgument } from "../base/errors";
import { areaOf } from "../base/resolve";
import { Range } from "./range";

/** The cells of a sheet that an argument means, a Range or an address. @throws InvalidArgument when they are not on the sheet */
export function areaArgument(sheet: SheetStore, value: unknown): Area {
  if (!(value instanceof Range)) return areaOf(sheet, textual(value));
  if (value.sheet !== sheet) throw invalidArgument();
  return value.area;
}
