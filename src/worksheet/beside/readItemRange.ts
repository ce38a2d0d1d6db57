import { grouped } from "../../maze/model";
import { type Area, type Job, Refusal, intersection, parseArea, parseReference, rangeAt } from "../excel";
import type { SheetState } from "../sheet";

/** The most cells that are read for their items: more than any path on paper has. */
const MOST_CELLS = 10_000;

/**
 * What the cells of "A2:A9" or "Words!A2:A9" show, row by row, without the empty ones; one request. Throws {@link Refusal} where there
 * are no such cells, or they belong to the maze itself (`maze`, on the sheet of `state`).
 */
export async function readItemRange(job: Job, state: SheetState, maze: Area, address: string): Promise<string[]> {
  const reference = parseReference(address.trim());
  const area = reference?.area ?? parseArea(address.trim());
  const again = "Type an address such as A2:A9 or Words!A2:A9, or select the cells and press Take selection.";
  if (area === undefined) {
    const held = address.trim() === "" ? "is empty" : `holds “${address.trim()}”, which is no address`;
    throw new Refusal(`${again} The field “Cells” ${held}.`);
  }
  const sheetName = reference?.sheet ?? state.name;
  const found = state.sheets.find(({ name }) => name.toUpperCase() === sheetName.toUpperCase());
  if (found === undefined) throw new Refusal(`${again} There is no sheet “${sheetName}”.`);
  if (found.id === state.id && intersection(area, maze) !== undefined) {
    throw new Refusal(
      `Choose cells outside of the maze. The items of ${address.trim()} would be written over themselves.`,
    );
  }
  const used = await job.onSheet(found.id, (sheet) =>
    rangeAt(sheet, area).getUsedRangeOrNullObject(true).untrack().load("cellCount,text,values"),
  );
  if (used.isNullObject) throw new Refusal(`${again} ${address.trim()} is empty.`);
  if (used.cellCount > MOST_CELLS) {
    throw new Refusal(
      `Choose fewer cells. ${address.trim()} has ${grouped(used.cellCount)} that hold something or stand between, and at most ${grouped(MOST_CELLS)} are read.`,
    );
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
