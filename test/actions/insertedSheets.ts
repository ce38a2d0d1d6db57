import type { Switches } from "../host/protocol/embeddedExcel";
import { type CellStyle, DEFAULT_STYLE, type SheetStore } from "../host/store";
import { addressOf } from "../../src/worksheet/addresses";
import { timeless } from "./every/leaves";
import { book } from "./openMaze";
import { photograph } from "./sheetReading";

/** In which ways Excel may treat sheets that are inserted from a file, besides taking them. */
export const waysOfInserting: Readonly<Record<string, Partial<Switches>>> = {
  "runs on an iPad": { platform: "iOS" },
  "has no such member": { inserting: "missing" },
  refuses: { inserting: "refused" },
  "takes no request that large": { inserting: "too large" },
  "denies it by a label": { inserting: "denied" },
  "refuses after the first sheet has come": { inserting: "half done" },
  "refuses after all sheets have come": { inserting: "done but refused" },
  "refuses after they have come, the first one in front": { inserting: "half done", insertingActivates: true },
  "brings the first new sheet to the front": { insertingActivates: true },
  "does not find the sheets in the same request": { insertedStayUnlisted: true },
  "loses cells without addresses": { insertingNeedsAddresses: true },
};

/** Everything on all sheets: cells, lines, looks, sizes, pages and names, without what differs from one making to the next. */
export function allSheets() {
  return book.workbook.sheets.map((sheet) => ({
    name: sheet.name,
    visibility: sheet.visibility,
    cells: cellsOf(sheet),
    columns: [...sheet.columns.customRuns()],
    rows: [...sheet.rows.customRuns()],
    page: { ...sheet.page },
    names: book.workbook.names
      .filter(({ scope }) => scope === sheet)
      .map(({ name, formula, visible }) => timeless(`${name} ${formula} ${visible}`))
      .sort(),
  }));
}

/** How cells look, by their style; of those that show nothing, the letters do not count. Most cells share their looks. */
const known = new WeakMap<CellStyle, readonly string[]>();

function inWords(style: CellStyle, isBare: boolean): string {
  const bare = { ...style, font: DEFAULT_STYLE.font };
  const words = known.get(style) ?? [JSON.stringify(style), JSON.stringify(bare)];
  known.set(style, words);
  return words[isBare ? 1 : 0]!;
}

const NOTHING = ["", "", JSON.stringify(DEFAULT_STYLE), "", ""].join("|");

function cellsOf(sheet: SheetStore): string[] {
  const used = sheet.usedArea(false);
  if (used === undefined) return [];
  // A line below or right of the used cells is the edge of the next ones.
  const { cells } = photograph(sheet, addressOf({ ...used, rows: used.rows + 1, columns: used.columns + 1 }));
  return Object.entries(cells).flatMap(([cell, [value, formula, look, ...lines]]) => {
    // The letters of an empty cell do not show; copies bring along those of the cells around them.
    const isBare = value === "" && formula === "" && (look as CellStyle).fill.pattern === "None";
    const text = [value, formula, inWords(look as CellStyle, isBare), ...lines].join("|");
    return text === NOTHING ? [] : [`${cell}|${text}`];
  });
}

/**
 * Expects the same sheets from an act in a workbook whose Excel inserts them from a file and in one whose Excel draws them. `open` opens
 * the workbook.
 */
export async function expectSameBothWays(open: () => unknown, act: () => Promise<unknown>): Promise<void> {
  const run = async (switches: Partial<Switches>) => {
    await open();
    Object.assign(book.switches, switches);
    book.counter.reset();
    await act();
    return { hasInserted: hasInserted(), sheets: allSheets() };
  };
  const inserted = await run({});
  const drawn = await run({ inserting: "missing" });
  expect([inserted.hasInserted, drawn.hasInserted]).toEqual([true, false]);
  // To compare a hundred thousand cells one by one takes seconds.
  if (JSON.stringify(inserted.sheets) !== JSON.stringify(drawn.sheets)) expect(inserted.sheets).toEqual(drawn.sheets);
}

/** Whether a request since the counter was reset has inserted sheets. */
export function hasInserted(): boolean {
  return book.counter.requests.some(({ batch, error }) => {
    return error === undefined && batch.Actions.some(({ Name }) => Name === "InsertWorksheetsFromBase64");
  });
}

/** What the requests since the counter was reset cost. */
export function cost(): { readonly requests: number; readonly operations: number; readonly kilobytes: number } {
  const { requests, operations, bytes } = book.counter;
  return { requests: requests.length, operations, kilobytes: Math.ceil(bytes / 1000) };
}
