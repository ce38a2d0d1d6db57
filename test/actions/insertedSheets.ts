import type { Switches } from "../host/protocol/embeddedExcel";
import { type CellStyle, DEFAULT_STYLE, type SheetStore } from "../host/store";
import { book } from "./openMaze";

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
      .map(({ name, formula, visible }) => `${withoutAct(name)} ${withoutAct(formula)} ${visible}`)
      .sort(),
  }));
}

/** Names and marks hold the id of the action. */
const withoutAct = (text: string) =>
  text.replace(/(?<=^Maze(?:Stamp|Pair)_)[^ ]*/, "").replace(/^="\w+ (?=index|mazes|answers|\d)/, "");

/** How cells look, by their style; of those that show nothing, the letters do not count. Most cells share their looks. */
const shown = new WeakMap<CellStyle, string>();
const bare = new WeakMap<CellStyle, string>();

function inWords(style: CellStyle, isBare: boolean): string {
  const known = isBare ? bare : shown;
  const words = known.get(style) ?? JSON.stringify(isBare ? { ...style, font: DEFAULT_STYLE.font } : style);
  known.set(style, words);
  return words;
}

const NOTHING = ["", "", "", "", JSON.stringify(DEFAULT_STYLE)].join("|");

function cellsOf(sheet: SheetStore): string[] {
  const used = sheet.usedArea(false);
  if (used === undefined) return [];
  const cells: string[] = [];
  const lineText = (id: number) => {
    const { style, weight, color } = sheet.workbook.lines.get(id);
    return style === "None" ? "" : `${style} ${weight} ${color}`;
  };
  // A line below or right of the used cells is the edge of the next ones.
  for (let row = used.row; row <= used.row + used.rows; row++) {
    for (let column = used.column; column <= used.column + used.columns; column++) {
      const lines = [sheet.horizontalEdgeId(row, column), sheet.verticalEdgeId(row, column)].map(lineText);
      const content = [sheet.value(row, column) ?? "", sheet.formula(row, column) ?? ""].join("|");
      // The letters of an empty cell do not show; copies bring along those of the cells around them.
      const style = sheet.style(row, column);
      const cell = [content, ...lines, inWords(style, content === "|" && style.fill.pattern === "None")].join("|");
      if (cell !== NOTHING) cells.push(`${row}|${column}|${cell}`);
    }
  }
  return cells;
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
