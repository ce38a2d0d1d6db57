import { inLines, message } from "../../message";
import { type Area, addressOf, areaIn } from "../addresses";
import { type ExcelSession, supports } from "./excelSession";
import type { OpenWorkbook } from "./openWorkbook";
import { Refusal } from "./refusal";

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
