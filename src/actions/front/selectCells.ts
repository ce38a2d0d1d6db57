import { parseArea } from "../../worksheet/excel/addresses";
import { boundsOf } from "../../worksheet/excel/bounds";
import { supports } from "../../worksheet/excel/job";
import { rangeAt } from "../../worksheet/excel/rangeAt";
import { type ActionOutcome, glance } from "../desk/work";

/**
 * Selects cells of a sheet, "B2:C3,E4", and brings it to the front. Before ExcelApi 1.18 no add-in can select several areas: then
 * the smallest block around them is selected. Throws ActionFailure.
 */
export function selectCells(sheet: string, address: string): Promise<ActionOutcome> {
  const areas = address.split(",").map((area) => parseArea(area)!);
  return glance(async (job) => {
    const several = areas.length > 1 && supports("1.18");
    await job.onSheet(sheet, (owner) => {
      owner.activate();
      // office.js on npm has no RangeAreas.select yet, although its types declare it; the host's own copy may.
      const ranges = several ? owner.getRanges(address) : undefined;
      if (ranges !== undefined && "select" in ranges) ranges.select();
      else rangeAt(owner, boundsOf(areas)).select();
    });
    return { sentence: `The cells are selected on ${sheet}.` };
  });
}
