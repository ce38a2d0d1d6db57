import { type Job, Refusal, areaIn, intersection, parseArea, sameArea } from "../excel";
import { isInserted, loadInserted } from "./scratchSheet";

/** Where a check writes values that remain for a while: texts in N6 and N7, one of which may become a date, and P2. */
const WRITTEN = "N2:P7";
const isOurs = (row: number, column: number, value: unknown): boolean =>
  value === "" ||
  (row === 0 && column === 2 && value === 1) ||
  (row >= 4 && column === 0 && (value === "JAN5" || (row === 4 && typeof value === "number")));

/**
 * Deletes the scratch sheets of checks that never ended because their pane was closed, as far as they hold no value that a check does
 * not write. Two requests if there is one, otherwise none. Gives the deleted sheets.
 */
export async function dropEarlierScratch<T extends Pick<Excel.Worksheet, "id" | "name">>(
  job: Job,
  earlier: readonly T[],
): Promise<readonly T[]> {
  if (earlier.length === 0) return [];
  const read = job.request(({ workbook }) =>
    earlier.map((scratch) => {
      const sheet = workbook.worksheets.getItem(scratch.id);
      return {
        scratch,
        ...loadInserted(sheet),
        values: sheet.getRange(WRITTEN).untrack().load("values"),
      };
    }),
  );
  const found = await read.catch(unlessRefused);
  const area = parseArea(WRITTEN)!;
  const ours = found.filter(({ first, used, values }) => {
    if (used.isNullObject || isInserted({ first, used })) return true;
    const filled = areaIn(used.address)!;
    const within = intersection(filled, area);
    return (
      within !== undefined &&
      sameArea(within, filled) &&
      values.values.every((row, r) => row.every((value, c) => isOurs(r, c, value)))
    );
  });
  const dropped = ours.map(({ scratch }) => scratch);
  if (dropped.length === 0) return [];
  return job
    .request(({ workbook }) => {
      for (const { id } of dropped) workbook.worksheets.getItem(id).delete();
    })
    .then(() => dropped)
    .catch(unlessRefused);
}

/** None was deleted: they cannot be read, or must not be deleted (one is the only visible sheet, say). Nothing depends on it. */
function unlessRefused(error: unknown): never[] {
  if (!(error instanceof Refusal)) throw error;
  return [];
}
