import { message } from "../../message";
import { type Area, areaIn } from "./addresses";
import { inTurn, supports } from "./job";
import { Refusal } from "./refusal";

/** Cells into which somebody else than Lavirint wrote: the sheet's id, and where. */
type Typed = (sheetId: string, area: Area) => void;

const typing = new Set<Typed>();

/**
 * Calls `listener` at once when a person or a co-author changes what cells hold, for as long as the workbook is watched. Returns how to
 * stop it. Excel tells some milliseconds later; before ExcelApi 1.14 it does not tell whose a change is, and nothing comes.
 */
export function whenTyped(listener: Typed): () => void {
  typing.add(listener);
  return () => typing.delete(listener);
}

function tellTyped({ worksheetId, address, triggerSource }: Excel.WorksheetChangedEventArgs): void {
  if (triggerSource === "ThisLocalAddin" || !supports("1.14")) return;
  const area = areaIn(address);
  if (area !== undefined) for (const listener of typing) listener(worksheetId, area);
}

/**
 * Calls `listener` when something may have changed what the sheet in front says: cells, the sheet in front, sheets added,
 * deleted or hidden. Bursts (a maze fills thousands of cells) come as few calls. Returns how to stop it.
 *
 * Where Excel does not report changes nothing comes, `failed` is called, and the pane shows what it read last.
 */
export function watchWorkbook(listener: () => void, failed: (refusal: Refusal) => void = () => undefined): () => void {
  let watching = true;
  let waiting = false;
  const changed = (): Promise<void> => {
    if (!waiting && watching) {
      waiting = true;
      // Behind the action at work, so that what it writes piece by piece comes as one change.
      void inTurn(async () => {
        waiting = false;
        if (watching) setTimeout(listener);
      });
    }
    return Promise.resolve();
  };

  const handlers = inTurn(() =>
    Excel.run(async (context) => {
      const { worksheets } = context.workbook;
      const added: OfficeExtension.EventHandlerResult<unknown>[] = [
        worksheets.onChanged.add((event) => {
          if (watching) tellTyped(event);
          return changed();
        }),
        worksheets.onActivated.add(changed),
        worksheets.onAdded.add(changed),
        worksheets.onDeleted.add(changed),
      ];
      if (supports("1.17")) added.push(worksheets.onVisibilityChanged.add(changed));
      await context.sync();
      return added;
    }),
  ).catch((error: unknown) => {
    const details = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    failed(new Refusal(message("workbook-not-watched"), details));
    return [];
  });

  return () => {
    watching = false;
    void inTurn(async () => {
      const added = await handlers;
      const context = added[0]?.context;
      if (context === undefined) return;
      await Excel.run(context, async () => {
        for (const handler of added) handler.remove();
        await context.sync();
      });
    }).catch(() => undefined);
  };
}
