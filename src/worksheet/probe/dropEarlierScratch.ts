import { type Job, Refusal, areaIn, intersection, parseArea, sameArea, textOfFormula } from "../excel";
import { MARK, SCRATCH } from "./scratchSheet";

/** Where a check writes values that remain for a while: texts in N6 and N7, one of which may become a date, and P2. */
const WRITTEN = "N2:P7";
const isOurs = (row: number, column: number, value: unknown): boolean =>
  value === "" ||
  (row === 0 && column === 2 && value === 1) ||
  (row >= 4 && column === 0 && (value === "JAN5" || (row === 4 && typeof value === "number")));

/**
 * Deletes the scratch sheets of checks that never ended because their pane was closed: those that carry the mark with their own
 * name (a copy has another one), and hold no value that a check does not write. Two requests where a sheet has such a name, otherwise
 * none. Gives the names of the deleted sheets.
 */
export async function dropEarlierScratch(
  job: Job,
  sheets: readonly Pick<Excel.Worksheet, "id" | "name">[],
): Promise<string[]> {
  const suspects = sheets.filter(({ name }) => name.startsWith(SCRATCH));
  if (suspects.length === 0) return [];
  const read = job.request(({ workbook }) =>
    suspects.map(({ id, name }) => {
      const sheet = workbook.worksheets.getItem(id);
      return {
        id,
        name,
        mark: sheet.names.getItemOrNullObject(MARK).load("formula"),
        used: sheet.getUsedRangeOrNullObject(true).untrack().load("address"),
        values: sheet.getRange(WRITTEN).untrack().load("values"),
      };
    }),
  );
  const found = await read.catch(unlessRefused);
  const area = parseArea(WRITTEN)!;
  const ours = found.filter(({ name, mark, used, values }) => {
    if (mark.isNullObject || textOfFormula(String(mark.formula)) !== name) return false;
    if (used.isNullObject) return true;
    const filled = areaIn(used.address)!;
    const within = intersection(filled, area);
    return (
      within !== undefined &&
      sameArea(within, filled) &&
      values.values.every((row, r) => row.every((value, c) => isOurs(r, c, value)))
    );
  });
  if (ours.length === 0) return [];
  return job
    .request(({ workbook }) => {
      for (const { id } of ours) workbook.worksheets.getItem(id).delete();
    })
    .then(() => ours.map(({ name }) => name))
    .catch(unlessRefused);
}

/** None: they cannot be read, or may not be deleted (one is the last sheet that can be seen, say). Nothing hangs on it. */
function unlessRefused(error: unknown): never[] {
  if (!(error instanceof Refusal)) throw error;
  return [];
}
