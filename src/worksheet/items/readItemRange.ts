import { message, together } from "../../message";
import { plainText } from "../../maze/content";
import { type Area, intersection, parseArea, parseReference } from "../addresses";
import { type ExcelSession, Refusal, rangeAt } from "../excel";
import type { SheetState } from "../sheet";
import { listCellsIn, loadListCells } from "./listCells";

/** The most cells that are read for their items: more than any path on paper has. */
const MOST_CELLS = 10_000;

/**
 * What the cells of "A2:A9" or "Words!A2:A9" show, row by row, without the empty ones; one request. Throws {@link Refusal} if there
 * are no such cells, they belong to the maze itself (`maze`, on the sheet of `state`), or one shows an error.
 */
export async function readItemRange(
  session: ExcelSession,
  state: SheetState,
  maze: Area,
  address: string,
): Promise<string[]> {
  const { sheet: found, area } = placeTyped(state, maze, address);
  const used = await session.onSheet(found.id, (sheet) =>
    loadListCells(rangeAt(sheet, area).getUsedRangeOrNullObject(true).untrack()).load("cellCount"),
  );
  const text = address.trim();
  if (used.isNullObject)
    throw new Refusal(together(message("item-cells-empty", { area: text }), message("type-range")));
  if (used.cellCount > MOST_CELLS) {
    throw new Refusal(message("too-many-item-cells", { area: text, count: used.cellCount, most: MOST_CELLS }));
  }
  const cells = listCellsIn(used).flat();
  const wrong = cells.find(({ errorIn }) => errorIn !== undefined);
  if (wrong !== undefined) throw new Refusal(message("cell-error", { cell: wrong.errorIn!, error: wrong.text }));
  return cells.map(({ text: shown }) => shown.trim()).filter((shown) => plainText(shown) !== "");
}

/** Where such an address is, and on which sheet. */
export function placeTyped(state: SheetState, maze: Area, address: string) {
  const text = address.trim();
  const reference = parseReference(text);
  const area = reference?.area ?? parseArea(text);
  if (area === undefined) throw new Refusal(message("type-range"));
  const sheetName = reference?.sheet ?? state.name;
  const sheet = state.sheets.find(({ name }) => name.toUpperCase() === sheetName.toUpperCase());
  if (sheet === undefined) {
    throw new Refusal(together(message("no-item-sheet", { sheet: sheetName }), message("type-range")));
  }
  if (sheet.id === state.id && intersection(area, maze) !== undefined) {
    throw new Refusal(message("items-inside-maze", { area: text }));
  }
  return { sheet, area };
}
