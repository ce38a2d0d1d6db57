import { inLines, message } from "../../message";
import { type Area, addressOf, areaIn, intersection } from "../addresses";
import { type ExcelSession, supports } from "./excelSession";
import { type OpenWorkbook, rangeAt } from "./openWorkbook";
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

/**
 * Calls `listener` when something may have changed what the sheet in front says: cells, the sheet in front, sheets added,
 * deleted or hidden. Bursts (a maze fills thousands of cells) become a few calls. Throws {@link Refusal} where Excel does not
 * report changes.
 */
export async function watchWorkbook(workbook: OpenWorkbook, listener: () => void): Promise<void> {
  let waiting = false;
  const changed = (): Promise<void> => {
    if (!waiting) {
      waiting = true;
      // After the current action, so that its many writes come as one change.
      void workbook.inTurn(async () => {
        waiting = false;
        setTimeout(listener);
      });
    }
    return Promise.resolve();
  };
  await Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.onChanged.add(changed);
    worksheets.onActivated.add(changed);
    worksheets.onAdded.add(changed);
    worksheets.onDeleted.add(changed);
    if (supports("1.17")) worksheets.onVisibilityChanged.add(changed);
    await context.sync();
  }).catch((error: unknown) => {
    const details = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new Refusal(message("workbook-not-watched"), inLines(details));
  });
}

/**
 * Calls `listener` each time the selection of a sheet, given by its id, changes on this machine: with the selected cells, or undefined for
 * several areas. Excel tells nobody's selection but one's own, and not who made it. Some report a selection that did not change
 * (OfficeDev/office-js#4691), and some versions have reported none (#533, #6311). One request; gives a function that stops it. Throws
 * {@link Refusal} if Excel takes no such listener.
 */
export async function watchSelection(
  session: ExcelSession,
  workbook: OpenWorkbook,
  sheetId: string,
  listener: (area: Area | undefined) => void,
): Promise<() => void> {
  let isWatching = true;
  const handler = await session
    .onSheet(sheetId, (sheet) =>
      sheet.onSelectionChanged.add(({ address }) => {
        if (isWatching) listener(areaIn(address));
        return Promise.resolve();
      }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof Refusal) || !unsupported.has(error.code)) throw error;
      throw new Refusal(message("selection-not-reported"), error.details, error.code, error.location);
    });
  return () => {
    if (!isWatching) return;
    isWatching = false;
    void workbook
      .inTurn(() =>
        Excel.run(handler.context, async (context) => {
          handler.remove();
          await context.sync();
        }),
      )
      .catch(() => undefined); // the sheet may be gone
  };
}

/** The address of what is selected on a sheet, given by its id; undefined while another one is in front. One request. */
export async function selectedOn(session: ExcelSession, sheetId: string): Promise<string | undefined> {
  const read = await session.request((context) => ({
    sheet: context.workbook.worksheets.getActiveWorksheet().load("id"),
    selected: context.workbook.getSelectedRanges().untrack().load("address"),
  }));
  const { address } = read.selected;
  const area = areaIn(address);
  return read.sheet.id !== sheetId ? undefined : area === undefined ? address : addressOf(area);
}

const unsupported = new Set(["ApiNotFound", "ApiNotAvailable", "CannotRegisterEvent", "NotImplemented"]);
