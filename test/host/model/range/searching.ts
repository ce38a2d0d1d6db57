import {
  type Area,
  CellError,
  type SheetStore,
  WHOLE_SHEET,
  areaBetween,
  cellArea,
  intersect,
  lastColumn,
  lastRow,
} from "../../store";
import { valueOf, textOf } from "./cellValues";
import { apiNotFound } from "../base/errors";
import { oneOf } from "../base/guards";

const CELL_TYPES = [
  "ConditionalFormats",
  "DataValidations",
  "Blanks",
  "Constants",
  "Formulas",
  "SameConditionalFormat",
  "SameDataValidation",
  "Visible",
] as const;
const VALUE_TYPES = [
  "All",
  "Errors",
  "ErrorsLogical",
  "ErrorsNumbers",
  "ErrorsText",
  "ErrorsLogicalNumber",
  "ErrorsLogicalText",
  "ErrorsNumberText",
  "Logical",
  "LogicalNumbers",
  "LogicalText",
  "LogicalNumbersText",
  "Numbers",
  "NumbersText",
  "Text",
] as const;

/** The areas that together hold the cells of that kind within the used range, row by row. @throws ApiNotFound for kinds not modelled */
export function specialCells(sheet: SheetStore, areas: readonly Area[], cellType: unknown, valueType: unknown): Area[] {
  const kind = oneOf(CELL_TYPES, cellType);
  const wanted = oneOf(VALUE_TYPES, valueType);
  if (kind === "ConditionalFormats" || kind === "DataValidations" || kind.startsWith("Same")) return [];
  if (kind === "Visible") return areas.flatMap((area) => visibleAreas(sheet, area));
  const used = sheet.usedArea(false, WHOLE_SHEET);
  const holds = (row: number, column: number): boolean => {
    const value = sheet.value(row, column);
    const isFormula = sheet.formula(row, column) !== undefined;
    if (kind === "Blanks") return value === undefined && !isFormula;
    if (value === undefined || isFormula !== (kind === "Formulas")) return false;
    if (wanted === "All") return true;
    const type =
      value instanceof CellError
        ? "Error"
        : typeof value === "number"
          ? "Number"
          : typeof value === "string"
            ? "Text"
            : "Logical";
    return wanted.includes(type);
  };
  return areas.flatMap((area) => {
    const part = used && intersect(area, used);
    return part ? areasWhere(part, holds) : [];
  });
}

function visibleAreas(sheet: SheetStore, area: Area): Area[] {
  if (area.rows > 1_000_000) throw apiNotFound();
  return areasWhere(area, (row, column) => !sheet.rows.isHidden(row) && !sheet.columns.isHidden(column));
}

/** Runs of cells in each row, joined downwards where they are equal. */
function areasWhere(area: Area, holds: (row: number, column: number) => boolean): Area[] {
  const areas: Area[] = [];
  let open: Area[] = [];
  for (let row = area.row; row <= lastRow(area); row++) {
    const runs: Area[] = [];
    let start: number | undefined;
    for (let column = area.column; column <= lastColumn(area) + 1; column++) {
      const inside = column <= lastColumn(area) && holds(row, column);
      if (inside) start ??= column;
      else if (start !== undefined) {
        runs.push(areaBetween(row, start, row, column - 1));
        start = undefined;
      }
    }
    const next = runs.map((run) => {
      const above = open.find((old) => old.column === run.column && old.columns === run.columns);
      return above ? { ...above, rows: above.rows + 1 } : run;
    });
    areas.push(
      ...open.filter(
        (old) => !next.some((grown) => grown.row === old.row && grown.column === old.column && grown.rows > old.rows),
      ),
    );
    open = next;
  }
  return [...areas, ...open];
}

/** The cells around the area up to blank rows and columns, as Ctrl+* selects. */
export function surroundingRegion(sheet: SheetStore, area: Area): Area {
  let region = area;
  for (;;) {
    const row = Math.max(0, region.row - 1);
    const column = Math.max(0, region.column - 1);
    const frame = areaBetween(row, column, lastRow(region) + 1, lastColumn(region) + 1);
    const filled = sheet.usedArea(true, frame);
    if (!filled) return region;
    const grown = areaBetween(
      Math.min(region.row, filled.row),
      Math.min(region.column, filled.column),
      Math.max(lastRow(region), lastRow(filled)),
      Math.max(lastColumn(region), lastColumn(filled)),
    );
    if (grown.rows === region.rows && grown.columns === region.columns) return region;
    region = grown;
  }
}

/** The cells that hold the text, in rows from the top (from the bottom with `searchDirection` "Backwards"). */
export function findText(sheet: SheetStore, area: Area, text: string, criteria: unknown): Area[] {
  const { completeMatch, matchCase, searchDirection } = (criteria ?? {}) as Record<string, unknown>;
  const shaped = (content: string): string => (matchCase === true ? content : content.toLowerCase());
  const wanted = shaped(text);
  const found: Area[] = [];
  sheet.forEachCell(area, (row, column) => {
    const contents = [
      sheet.formula(row, column) ?? String(valueOf(sheet, row, column)),
      textOf(sheet, row, column),
    ].map(shaped);
    const matches =
      completeMatch === true ? contents.includes(wanted) : contents.some((content) => content.includes(wanted));
    if (matches) found.push(cellArea(row, column));
  });
  found.sort((a, b) => a.row - b.row || a.column - b.column);
  return searchDirection === "Backwards" ? found.reverse() : found;
}
