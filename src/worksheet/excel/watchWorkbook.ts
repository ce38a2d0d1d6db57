import { inTurn, supports } from "./job";

/**
 * Calls `listener` when something may have changed what the sheet in front says: cells, the sheet in front, sheets added,
 * deleted or hidden. Bursts (a maze fills thousands of cells) come as few calls. Returns how to stop it.
 *
 * Where Excel does not report changes nothing comes, and the pane shows what it read last.
 */
export function watchWorkbook(listener: () => void): () => void {
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
        worksheets.onChanged.add(changed),
        worksheets.onActivated.add(changed),
        worksheets.onAdded.add(changed),
        worksheets.onDeleted.add(changed),
      ];
      if (supports("1.17")) added.push(worksheets.onVisibilityChanged.add(changed));
      await context.sync();
      return added;
    }),
  ).catch(() => []);

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
