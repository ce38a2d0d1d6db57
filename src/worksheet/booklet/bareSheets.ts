import type { Job } from "../excel";
import type { SheetName } from "../sheet";

/**
 * Those of these sheets that have one of the names, were not there before, and are empty: sheets of a booklet whose marks were not
 * written. One request, and none if there is none of these names.
 */
export async function bareSheets(
  job: Job,
  unmarked: readonly SheetName[],
  names: readonly string[],
  before: readonly SheetName[],
): Promise<SheetName[]> {
  const known = new Set(before.map(({ id }) => id));
  const added = unmarked.filter(({ id, name }) => names.includes(name) && !known.has(id));
  if (added.length === 0) return [];
  const used = await job.request((context) =>
    added.map(({ id }) =>
      context.workbook.worksheets.getItem(id).getUsedRangeOrNullObject(false).untrack().load("address"),
    ),
  );
  return added.filter((_, i) => used[i]!.isNullObject);
}
