import { parseArea, type WorkbookStore } from "../store";

/** A fact that must be true after a button was pressed. */
interface Truth {
  readonly sentence: string;
  readonly holds: (workbook: WorkbookStore) => boolean;
}

/** A cell's value in a sheet. */
function shows(sheet: string, address: string, value: unknown): Truth {
  return {
    sentence: `${sheet}!${address} is ${JSON.stringify(value)}`,
    holds: (workbook) => {
      const { row, column } = parseArea(address)!;
      return workbook.sheet(sheet)?.value(row, column) === value;
    },
  };
}

/** By sample and button: worked out from what Microsoft documents of the members that are called, not from what was seen here. */
const TRUTHS: Readonly<Record<string, Readonly<Record<string, readonly Truth[]>>>> = {
  "42-range/range-copyfrom": {
    setup: [shows("Sample", "E1", 15)],
    copyAll: [shows("Sample", "K1", 15)],
    copyFormulaResult: [shows("Sample", "G3", 15)],
    skipBlanks: [shows("Sample", "J6", "Old Data")],
    transpose: [shows("Sample", "G11", 15)],
  },
  "30-events/events-worksheet": { setup: [shows("Sample", "F2", 22_921), shows("Sample", "F8", undefined)] },
  "54-worksheet/worksheet-copy": {
    "copy-worksheet": [
      {
        sentence: "the copy has a table of seven rows",
        holds: ({ sheets }) => sheets.at(-1)?.tables[0]?.area.rows === 7,
      },
    ],
  },
};

/** What must be true after that button of that sample. */
export function truthsOf(sample: string, button: string): readonly Truth[] {
  return TRUTHS[sample]?.[button] ?? [];
}
