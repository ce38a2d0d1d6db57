import { everywhere } from "../cells";
import type { Job } from "../excel";
import { refusalCode } from "./refusalCode";

/** How many cells are written at once to find out whether that is refused (OfficeDev/office-js#539). */
export const LARGE_WRITE = { rows: 2000, columns: 100 } as const;

/** What was found out about events. */
interface EventAnswers {
  /** Milliseconds until a change was reported; undefined if that took longer than {@link PATIENCE}. */
  readonly told: number | undefined;
  /** Who made the change, according to the event: "ThisLocalAddin"; undefined before ExcelApi 1.14. */
  readonly source: string | undefined;
  /** Code of the refusal of a large write while changes are reported; undefined if it succeeded. */
  readonly largeWrite: string | undefined;
}

const PATIENCE = 1500;

/** Adds a handler for changes, makes a small one and a large one, and removes the handler. Four requests. */
export async function askEvents(job: Job, sheetName: string, now: () => number): Promise<EventAnswers> {
  let tell: (source: string | undefined) => void = () => undefined;
  const heard = new Promise<string | undefined>((resolve) => (tell = resolve));
  const handler = await job.onSheet(sheetName, (sheet) =>
    sheet.onChanged.add(({ triggerSource }) => {
      tell(triggerSource);
      return Promise.resolve();
    }),
  );
  try {
    const begun = now();
    await job.onSheet(sheetName, (sheet) => {
      sheet.getRange("P2").untrack().values = [[1]];
    });
    let isTold = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const given = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        isTold = false;
        resolve(undefined);
      }, PATIENCE);
    });
    const source = await Promise.race([heard, given]);
    clearTimeout(timer);
    const told = isTold ? now() - begun : undefined;
    const { rows, columns } = LARGE_WRITE;
    const largeWrite = await refusalCode(
      job.onSheet(sheetName, (sheet) => {
        const cells = sheet.getRangeByIndexes(1000, 0, rows, columns).untrack();
        cells.values = everywhere(1);
        cells.clear("Contents"); // so that they are never left behind
      }),
    );
    return { told, source, largeWrite };
  } finally {
    // If this is refused: a deleted sheet reports nothing anyway.
    await Excel.run(handler.context, async (context) => {
      handler.remove();
      await context.sync();
    }).catch(() => undefined);
  }
}
