import { CellError, lastColumn, lastRow } from "../../store";
import { truth } from "./coercion";
import { Values } from "./customFunctions";
import type { Given, KnownFunction } from "./knownFunctions";
import { FormulaStop, isCells } from "./results";

/** IF, AND, OR and IFERROR. */
export const logicalFunctions: Readonly<Record<string, KnownFunction>> = {
  IF: {
    ...{ least: 2, most: 3 },
    of: (given) => {
      const place = truth(given.value(0)) ? 1 : 2;
      return place < given.count ? given.value(place) : false;
    },
  },
  AND: { ...{ least: 1, most: 255 }, of: (given) => truths(given).every(Boolean) },
  OR: { ...{ least: 1, most: 255 }, of: (given) => truths(given).some(Boolean) },
  IFERROR: {
    ...{ least: 2, most: 2 },
    of: (given) => {
      try {
        const value = given.value(0) ?? "";
        if (!(value instanceof CellError) || value === CellError.busy) return value;
      } catch (error) {
        if (!(error instanceof FormulaStop) || error.shown === CellError.busy) throw error;
      }
      return given.value(1) ?? "";
    },
  },
};

/** The logical values among arguments: in cells, texts and empty cells do not count. #VALUE! if there are none. */
function truths(given: Given): boolean[] {
  const found: boolean[] = [];
  for (let i = 0; i < given.count; i++) {
    const result = given.result(i);
    if (result instanceof Values) for (const value of result.rows.flat()) take(value);
    else if (!isCells(result)) found.push(truth(result));
    else {
      const { sheet, area } = result;
      const used = sheet.usedArea(true, area);
      for (let row = used?.row ?? 0; used && row <= lastRow(used); row++) {
        for (let column = used.column; column <= lastColumn(used); column++) take(given.read(sheet, row, column));
      }
    }
  }
  if (found.length === 0) throw new FormulaStop(CellError.value);
  return found;

  function take(value: ReturnType<Given["value"]>): void {
    if (value !== undefined && typeof value !== "string") found.push(truth(value));
  }
}
