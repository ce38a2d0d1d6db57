import { type Area, type Job, addressOf, rangeAt, wholeColumns, wholeRows, without } from "../excel";
import { checkObstacles, isBesideContents, loadObstacles, usedArea } from "../place";
import type { SheetState } from "../sheet";

/** What is to be known before the cells of a maze get another size. Points. */
interface CellsSeen {
  readonly widths: readonly number[];
  readonly heights: readonly number[];
  /** The height of what is printed below the maze. */
  readonly below: number;
  /** The font size of its cells; undefined if they differ. */
  readonly font: number | undefined;
  /** Cells in the same columns or rows that hold something that is not Lavirint's: "A3:A9". */
  readonly beside: readonly string[];
}

/**
 * Looks at a maze whose cells are to get another size, in one request. `printed`: the maze with its list of questions, which is in its
 * first column. Throws Refusal for hidden rows and columns.
 */
export async function lookAtCells(job: Job, state: SheetState, area: Area, printed: Area): Promise<CellsSeen> {
  const row = area.row + area.rows;
  const list = { ...printed, row, rows: printed.rows - area.rows, columns: 1 };
  const strips = [wholeColumns(area), wholeRows(area)].flatMap((whole) => without(whole, area));
  const read = await job.onSheet(state.id, (sheet) => {
    const format = rangeAt(sheet, area).format.font.load("size");
    return {
      font: format,
      // The question about merged cells would empty the undo list, and a size changes nothing in them.
      shape: loadObstacles(sheet, area, false),
      list: list.rows === 0 ? undefined : rangeAt(sheet, list).load("height"),
      beside: strips
        .flatMap((strip) => without(strip, list.rows === 0 ? undefined : list))
        .map((part) => rangeAt(sheet, part).getUsedRangeOrNullObject(true).untrack().load("address")),
    };
  });
  const { widths, heights } = await checkObstacles(job, state, area, read.shape, "drawn");
  const size: number | null = read.font.size;
  const theirs = read.beside.filter((used) => isBesideContents(state, [used]));
  return {
    ...{ widths, heights, below: read.list?.height ?? 0 },
    font: size ?? undefined,
    beside: theirs.map((used) => addressOf(usedArea(used)!)),
  };
}
