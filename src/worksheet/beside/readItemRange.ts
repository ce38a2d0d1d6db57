import { type Message, message, together } from "../../message";
import { type Area, type Job, Refusal, intersection, parseArea, parseReference, rangeAt } from "../excel";
import type { SheetState } from "../sheet";

/** The most cells that are read for their items: more than any path on paper has. */
const MOST_CELLS = 10_000;

/**
 * What the cells of "A2:A9" or "Words!A2:A9" show, row by row, without the empty ones; one request. Throws {@link Refusal} where there
 * are no such cells, or they belong to the maze itself (`maze`, on the sheet of `state`).
 */
export async function readItemRange(job: Job, state: SheetState, maze: Area, address: string): Promise<string[]> {
  const text = address.trim();
  const reference = parseReference(text);
  const area = reference?.area ?? parseArea(text);
  const refused = (why: Message) => new Refusal(together(message("type-item-address"), why));
  if (area === undefined) {
    throw refused(text === "" ? message("item-address-missing") : message("no-item-address", { text }));
  }
  const sheetName = reference?.sheet ?? state.name;
  const found = state.sheets.find(({ name }) => name.toUpperCase() === sheetName.toUpperCase());
  if (found === undefined) throw refused(message("no-item-sheet", { sheet: sheetName }));
  if (found.id === state.id && intersection(area, maze) !== undefined) {
    throw new Refusal(message("items-inside-maze", { area: text }));
  }
  const used = await job.onSheet(found.id, (sheet) =>
    rangeAt(sheet, area).getUsedRangeOrNullObject(true).untrack().load("cellCount,text,values"),
  );
  if (used.isNullObject) throw refused(message("item-cells-empty", { area: text }));
  if (used.cellCount > MOST_CELLS) {
    throw new Refusal(message("too-many-item-cells", { area: text, count: used.cellCount, most: MOST_CELLS }));
  }
  const texts = used.text.flat();
  return (used.values as unknown[][])
    .flat()
    .map((value, cell) => shownText(texts[cell]!, value))
    .filter((text) => text !== "");
}

/** A number that is too wide for its column is shown as number signs. */
function shownText(text: string, value: unknown): string {
  return (/^#+$/.test(text) ? String(value) : text).trim();
}
