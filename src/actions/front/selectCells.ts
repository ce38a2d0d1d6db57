import { message } from "../../message";
import { type OpenWorkbook, boundsOf, parseArea, rangeAt, supports } from "../../worksheet/excel";
import { type ActionOutcome, glance } from "../desk";

/**
 * Selects cells, "B2:C3,E4", of a sheet that is known by its id, and brings it to the front. Before ExcelApi 1.18 no
 * add-in can select several areas: then the smallest block around them is selected. Throws ActionFailure.
 */
export function selectCells(workbook: OpenWorkbook, sheetId: string, address: string): Promise<ActionOutcome> {
  const areas = address.split(",").map((area) => parseArea(area)!);
  return glance(workbook, async (job) => {
    const several = areas.length > 1 && supports("1.18");
    const { name } = await job.onSheet(sheetId, (owner) => {
      owner.activate();
      // office.js on npm has no RangeAreas.select yet, although its types declare it; the host's own copy may.
      const ranges = several ? owner.getRanges(address) : undefined;
      if (ranges !== undefined && "select" in ranges) ranges.select();
      else rangeAt(owner, boundsOf(areas)).select();
      return owner.load("name");
    });
    return { sentence: message("cells-selected", { sheet: name }) };
  });
}
