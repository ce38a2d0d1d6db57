import { type Message, message, together } from "../../message";
import { type Area, type Job, Refusal, intersection, parseArea, parseReference, rangeAt } from "../excel";
import type { SheetState } from "../sheet";

/** The most cells that are read for their items: more than any path on paper has. */
const MOST_CELLS = 10_000;

/**
 * What the cells of "A2:A9" or "Words!A2:A9" show, row by row, without the empty ones; one request. Throws {@link Refusal} if there
 * are no such cells, or they belong to the maze itself (`maze`, on the sheet of `state`).
 */
export async function readItemRange(job: Job, state: SheetState, maze: Area, address: string): Promise<string[]> {
  const { rows } = await readTableCells(job, state, maze, address, "items");
  return rows.flat().filter((text) => text !== "");
}

/**
 * {@link readItemRange} with its rows, empty cells and all, and the number of the first row that is in use; `what` the cells hold, for
 * refusals.
 */
export async function readTableCells(
  job: Job,
  state: SheetState,
  maze: Area,
  address: string,
  what: "items" | "questions",
): Promise<{ readonly rows: readonly (readonly string[])[]; readonly firstRow: number }> {
  const text = address.trim();
  const reference = parseReference(text);
  const area = reference?.area ?? parseArea(text);
  const typeAddress = message(what === "items" ? "type-item-address" : "type-question-address");
  const refused = (why: Message) => new Refusal(together(typeAddress, why));
  if (area === undefined) {
    const isItems = what === "items";
    if (text === "") throw refused(message(isItems ? "item-address-missing" : "question-address-missing"));
    throw refused(message(isItems ? "no-item-address" : "no-question-address", { text }));
  }
  const sheetName = reference?.sheet ?? state.name;
  const found = state.sheets.find(({ name }) => name.toUpperCase() === sheetName.toUpperCase());
  if (found === undefined) throw refused(message("no-item-sheet", { sheet: sheetName }));
  if (found.id === state.id && intersection(area, maze) !== undefined) {
    throw new Refusal(message("items-inside-maze", { area: text }));
  }
  const used = await job.onSheet(found.id, (sheet) =>
    rangeAt(sheet, area).getUsedRangeOrNullObject(true).untrack().load("cellCount,rowIndex,text,values"),
  );
  if (used.isNullObject) throw refused(message("item-cells-empty", { area: text }));
  if (used.cellCount > MOST_CELLS) {
    throw new Refusal(message("too-many-item-cells", { area: text, count: used.cellCount, most: MOST_CELLS }));
  }
  const { text: texts } = used;
  const rows = (used.values as unknown[][]).map((row, r) => row.map((value, c) => shownText(texts[r]![c]!, value)));
  return { rows, firstRow: used.rowIndex + 1 };
}

/** A number that is too wide for its column is shown as number signs. */
function shownText(text: string, value: unknown): string {
  return (/^#+$/.test(text) ? String(value) : text).trim();
}
