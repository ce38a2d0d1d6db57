import type { Upwards } from "./base/session";
import { TableScopedCollection } from "./tables/tableCollection";
import { Worksheet } from "./worksheet/worksheet";

export const upwards: Upwards = {
  worksheet: (session, sheet) => new Worksheet(session, sheet),
  tables: (session, sheet, area, fullyContained) => new TableScopedCollection(session, sheet, area, fullyContained),
};
