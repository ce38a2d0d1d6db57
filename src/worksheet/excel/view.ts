import { areaIn, type Area, intersection } from "../addresses";
import { type ExcelSession, supports } from "./excelSession";
import { rangeAt } from "./openWorkbook";
import { Refusal, unlessRefused } from "./refusal";

/** About a screen, in points. The active cell is usually in view, so a grid that begins farther from it than that is usually not. */
const SCREEN = { across: 700, down: 450 } as const;

export function loadActiveCell(context: Excel.RequestContext, sheet: Excel.Worksheet, area: Area) {
  const options = "address,left,top";
  return {
    active: context.workbook.getActiveCell().untrack().load(options),
    first: rangeAt(sheet, firstCellOf(area)).load(options),
  };
}

/**
 * Whether the beginning of the area is likely out of view: the active cell is neither in the area nor within a screen of its first
 * cell. Not every Excel reports what is in view, and none scrolls except by selecting.
 */
export function isOutOfView({ active, first }: ReturnType<typeof loadActiveCell>, area: Area): boolean {
  const cell = areaIn(active.address);
  if (cell === undefined || sheetOf(active) !== sheetOf(first)) return false;
  if (intersection(cell, area) !== undefined) return false;
  return Math.abs(active.left - first.left) > SCREEN.across || Math.abs(active.top - first.top) > SCREEN.down;
}

/**
 * Brings a sheet, by its id or name, to the front, and scrolls to the first cell of `area` by selecting it. A request of its own, after
 * everything else: on the web a sheet does not always come to the front in the request that adds it (OfficeDev/office-js#930), and while
 * another workbook is in front Excel refuses. Then the sheet stays behind, which does no harm. `first` queues what is to come last of all
 * changes.
 */
export async function bringToFront(
  session: ExcelSession,
  sheet: string,
  area?: Area,
  first?: (sheet: Excel.Worksheet) => void,
): Promise<void> {
  await session
    .aside()
    .onSheet(sheet, (owner) => {
      first?.(owner);
      owner.activate();
      if (area !== undefined) rangeAt(owner, firstCellOf(area)).select();
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      // Some Excels refuse to remove a protection that is not there (OfficeDev/office-js#6784).
      if (first !== undefined) await bringToFront(session, sheet, area);
    });
}

/** Scrolls to a cell by selecting it, if its sheet is in front and it is likely out of view. One request to look, and one to scroll. */
export async function bringIntoView(session: ExcelSession, sheet: string, cell: Area): Promise<void> {
  const aside = session.aside();
  const looking = aside.request((context) => loadActiveCell(context, context.workbook.worksheets.getItem(sheet), cell));
  const read = await unlessRefused(looking);
  if (read === undefined || !isOutOfView(read, cell)) return;
  await unlessRefused(aside.onSheet(sheet, (owner) => rangeAt(owner, cell).select()));
}

/**
 * The room for cells in the window, in points at its zoom; undefined if this Excel does not tell it: those for Windows and Mac do, from
 * ExcelApiDesktop 1.1 on. One request or none. Throws Refusal.
 */
export async function readWindowRoom(session: ExcelSession) {
  if (!supports("1.1", "ExcelApiDesktop")) return undefined;
  const { seen, last } = await session.request((context) => {
    const range = context.workbook.application.activeWindow.visibleRange.untrack();
    return { seen: range.load("width,height"), last: range.getLastCell().untrack().load("width,height") };
  });
  // Of the last column and row perhaps only a part is in view.
  return { width: seen.width - last.width, height: seen.height - last.height };
}

function firstCellOf(area: Area): Area {
  return { ...area, rows: 1, columns: 1 };
}

function sheetOf({ address }: Excel.Range): string {
  return address.slice(0, address.lastIndexOf("!"));
}
