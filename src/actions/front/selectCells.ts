import { addressOf, parseArea } from "../../worksheet/excel/addresses";
import { supports } from "../../worksheet/excel/job";
import type { Outcome } from "../desk/outcomes";
import { glance } from "../desk/work";

/**
 * Selects cells of a sheet, "B2:C3,E4", and brings it to the front. Before ExcelApi 1.18 no add-in can select several areas: then
 * the smallest block around them is selected. Throws ActionFailure.
 */
export function selectCells(sheet: string, address: string): Promise<Outcome> {
  const areas = address.split(",");
  return glance(async (job) => {
    const several = areas.length > 1 && supports("1.18");
    await job.request((context) => {
      const owner = context.workbook.worksheets.getItem(sheet);
      owner.activate();
      // office.js on npm has no RangeAreas.select yet, although its types declare it; the host's own copy may.
      const ranges = several ? owner.getRanges(address) : undefined;
      if (ranges !== undefined && "select" in ranges) ranges.select();
      else owner.getRange(boundsOf(areas)).select();
    });
    return { sentence: `The cells are selected on ${sheet}.` };
  });
}

function boundsOf(addresses: readonly string[]): string {
  const corner = (address: string | undefined) => address!.split(":");
  return addresses.length === 1 ? addresses[0]! : around(addresses.flatMap(corner));
}

function around(corners: readonly string[]): string {
  const areas = corners.map((corner) => parseArea(corner)!);
  const [first, last] = [Math.min, Math.max].map((pick) => ({
    row: pick(...areas.map(({ row }) => row)),
    column: pick(...areas.map(({ column }) => column)),
  }));
  return addressOf({
    ...first!,
    rows: last!.row - first!.row + 1,
    columns: last!.column - first!.column + 1,
  });
}
