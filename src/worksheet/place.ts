/** What stands in the way of a maze. */
import {
  type Area,
  addressOf,
  areaIn,
  intersection,
  separateAreas,
  boundsOf,
  sameArea,
  wholeSheet,
  without,
} from "./addresses";
import { type ExcelSession, rangeAt, Refusal, unsupportedFormCodes, usedArea } from "./excel";
import { type ReadSizes, loadSizes } from "./before";
import { type Message, inShort, message, together } from "../message";
import { runsOf } from "../maze/model";
import type { Cells } from "./cells";
import { cellArea } from "./borders";
import { isText } from "./pieces";
import { type SheetState, foreignNamesIn, someAreas } from "./sheet";
import { sizeCellsOn } from "./sizeCells";

/**
 * Queues the reading of what makes cells unfit for a maze: merged cells, tables, filters, hidden rows and columns; about 1.5 KB, and the
 * answer takes about 100 bytes a row and column. Merged cells are only looked for if `asksForMerged`: the question empties Excel's undo
 * list (OfficeDev/office-js#5918).
 */
export function loadObstacles(sheet: Excel.Worksheet, area: Area, asksForMerged = true) {
  const range = rangeAt(sheet, area);
  return {
    tables: range.getTables(false).load("items/name"),
    filtered: sheet.autoFilter.getRangeOrNullObject().untrack().load("address"),
    merged: asksForMerged ? range.getMergedAreasOrNullObject().untrack().load("address") : undefined,
    sizes: loadSizes(sheet, area, range),
  };
}

/** Asks; where Excel cannot report merged cells, as with more than 512 areas, again without the question about them. */
export async function unlessMergedUnknown<T>(asks: boolean, ask: (asksForMerged: boolean) => Promise<T>): Promise<T> {
  try {
    return await ask(asks);
  } catch (error) {
    if (!asks || !isMergedUnknown(error)) throw error;
    return ask(false);
  }
}

/** Whether a request was refused because it asked for merged cells; if Excel does not say at which member, it may have been there. */
function isMergedUnknown(error: unknown): boolean {
  if (!(error instanceof Refusal)) return false;
  const isNamed = error.details !== undefined && inShort(error.details).includes("MergedAreas");
  return isNamed || (error.location === "" && unsupportedFormCodes.has(error.code));
}

export async function checkObstacles(
  session: ExcelSession,
  state: SheetState,
  area: Area,
  read: ReturnType<typeof loadObstacles>,
  maze: "planned" | "drawn",
): Promise<ReadSizes> {
  const place = { area: addressOf(area), sheet: state.name, maze };
  const table = read.tables.items[0];
  if (table !== undefined) {
    throw new Refusal(message("table-in-way", { table: table.name, ...place }));
  }
  if (read.merged !== undefined && !read.merged.isNullObject) {
    const merged = separateAreas(read.merged.address).flatMap((each) => areaIn(each) ?? []);
    throw new Refusal(message("merged-in-way", { cells: someAreas(merged), count: merged.length, ...place }));
  }
  const filtered = usedArea(read.filtered);
  if (filtered !== undefined && intersection(filtered, area) !== undefined) {
    throw new Refusal(message("filter-across", { filter: addressOf(filtered), ...place }));
  }
  const sizes = await read.sizes(session, state.id);
  const firstHidden = (flags: readonly boolean[]) =>
    [...runsOf(flags.length, (i) => flags[i])].find((run) => run.value);
  const across = firstHidden(sizes.hiddenColumns);
  if (across !== undefined) {
    const { first, length: count } = across;
    const columns = addressOf({ row: 0, column: area.column + first, rows: 1, columns: count }).replace(/\d+/g, "");
    throw new Refusal(message("columns-hidden", { columns, count, sheet: state.name, maze }));
  }
  const down = firstHidden(sizes.hiddenRows);
  if (down !== undefined) {
    const { first, length: count } = down;
    const rows = addressOf({ row: area.row + first, column: 0, rows: count, columns: 1 }).replace(/[A-Z]+/g, "");
    throw new Refusal(message("rows-hidden", { rows, count, sheet: state.name, maze }));
  }
  return sizes;
}

/** Reads cells in one request. Throws {@link Refusal} as {@link checkObstacles} does for what is in `area`, where a maze is drawn. */
export async function readUnobstructed<T>(
  session: ExcelSession,
  state: SheetState,
  area: Area,
  load: (sheet: Excel.Worksheet) => T,
  asksForMerged = true,
): Promise<T> {
  const read = await unlessMergedUnknown(asksForMerged, (asks) =>
    session.onSheet(state.id, (sheet) => ({ cells: load(sheet), shape: loadObstacles(sheet, area, asks) })),
  );
  await checkObstacles(session, state, area, read.shape, "drawn");
  return read.cells;
}

/** Queues the question which cells around a place hold anything, about 1 KB. `grid`: an earlier maze. */
export function loadBeside(sheet: Excel.Worksheet, area: Area, grid: Area | undefined): readonly Excel.Range[] {
  const taken = grid === undefined ? area : boundsOf([area, grid]);
  return without(wholeSheet, taken).map((part) =>
    rangeAt(sheet, part).getUsedRangeOrNullObject(true).untrack().load("address"),
  );
}

export function isBesideContents(state: SheetState, beside: readonly Excel.Range[]): boolean {
  const own = sizeCellsOn(state);
  return beside.some((used) => {
    const area = used.isNullObject ? undefined : areaIn(used.address);
    const inside = area && own && intersection(area, own);
    return area !== undefined && (inside === undefined || !sameArea(inside, area));
  });
}

/**
 * Throws {@link Refusal} if formulas stand in a grid whose cells are to be moved, or formulas and names refer to its cells:
 * only Excel itself can move those, and a formula that is written again at another place would mean other cells. `cells` are
 * those of the grid. One request.
 */
export async function checkFormulas(session: ExcelSession, state: SheetState, grid: Area, cells: Cells): Promise<void> {
  const maze = { area: addressOf(grid), sheet: state.name };
  const refused = (why: Message) => new Refusal(together(why, message("move-formulas-away")));
  const inside = cells.formulas.flatMap((formula, cell) =>
    typeof formula === "string" && formula.startsWith("=") && !isText(formula, cells.values[cell])
      ? [cellArea(grid, cell)]
      : [],
  );
  if (inside.length > 0) {
    throw refused(message("formulas-in-maze", { cells: someAreas(inside), count: inside.length, ...maze }));
  }
  const [named] = foreignNamesIn(state, grid);
  if (named !== undefined) {
    throw refused(message("name-refers-to-maze", { name: named.name, cells: addressOf(named.area), ...maze }));
  }
  const [dependent] = await findDependents(session, state, grid);
  if (dependent === undefined) return;
  const { areas, sheet: other } = dependent;
  throw refused(message("formulas-refer-to-maze", { cells: someAreas(areas), other, count: areas.length, ...maze }));
}

async function findDependents(session: ExcelSession, state: SheetState, area: Area) {
  const found = await session
    .onSheet(state.id, (sheet) =>
      sheet.getRange(addressOf(area)).untrack().getDirectDependents().untrack().load("addresses"),
    )
    .catch((error: unknown) => {
      if (error instanceof Refusal && error.code === "ItemNotFound") return undefined; // that is how Excel says none
      throw error;
    });
  return (found?.addresses ?? []).map((addresses) => {
    const each = separateAreas(addresses);
    const sheet = each[0]!.slice(0, each[0]!.lastIndexOf("!"));
    const name = sheet.startsWith("'") ? sheet.slice(1, -1).replace(/''/g, "'") : sheet;
    return { sheet: name, areas: each.map(areaIn).filter((one) => one !== undefined) };
  });
}
