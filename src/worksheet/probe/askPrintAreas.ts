import type { Job } from "../excel";
import { refusalCode } from "./refusalCode";

/** Areas of a print area whose address is longer than 255 characters, the limit of VBA's PageSetup.PrintArea. */
export const PRINT_AREAS = 36;

/** How many of the areas Excel kept, or the code with which it refused them. */
export type KeptAreas = number | string;

interface PrintAreaAnswers {
  readonly asText: KeptAreas;
  readonly asAreas: KeptAreas;
}

/** Asks for a print area of many areas, by their address and by a RangeAreas. Two to four requests. */
export async function askPrintAreas(job: Job, sheetName: string): Promise<PrintAreaAnswers> {
  const address = Array.from({ length: PRINT_AREAS }, (_, i) => `B${1000 + 2 * i}:C${1000 + 2 * i}`).join(",");
  const kept = async (set: (sheet: Excel.Worksheet) => void): Promise<KeptAreas> => {
    const code = await refusalCode(job.onSheet(sheetName, set));
    if (code !== undefined) return code;
    const areas = await job.onSheet(sheetName, ({ pageLayout }) =>
      pageLayout.getPrintAreaOrNullObject().untrack().load("areaCount"),
    );
    return areas.isNullObject ? 0 : areas.areaCount;
  };
  return {
    asText: await kept(({ pageLayout }) => pageLayout.setPrintArea(address)),
    asAreas: await kept((sheet) => sheet.pageLayout.setPrintArea(sheet.getRanges(address).untrack())),
  };
}
