import { COLUMNS_WITH_MINUTES } from "../booklet";
import { type Job, rangeAt, wholeColumns } from "../excel";

/** Whether the column of an index in which expected minutes stand holds nothing of anybody's. One request. */
export async function hasRoomForMinutes(job: Job, index: string): Promise<boolean> {
  const column = wholeColumns({ row: 0, column: COLUMNS_WITH_MINUTES - 1, rows: 1, columns: 1 });
  const used = await job.onSheet(index, (sheet) => {
    return rangeAt(sheet, column).getUsedRangeOrNullObject(true).untrack().load("address");
  });
  return used.isNullObject;
}
