import type { Job } from "../excel";

/** A fill as it was read; null as the host reports it. */
export interface FillAnswer {
  readonly pattern: string | null;
  readonly color: string | null;
  readonly tint: number | null;
}

/** What was found out about the looks and contents of cells. */
interface CellAnswers {
  readonly hatched: FillAnswer;
  readonly plain: FillAnswer;
  readonly none: FillAnswer;
  /** Whether the text JAN5, which can be an address, stays a text, and whether its cell has the text format. */
  readonly keepsAddress: boolean;
  readonly keepsAddressAsText: boolean;
}

/** Two requests, in N2:N8. */
export async function askCells(job: Job, sheetName: string): Promise<CellAnswers> {
  await job.onSheet(sheetName, (sheet) => {
    const hatched = sheet.getRange("N2").untrack().format.fill;
    hatched.color = "#D9D9D9";
    hatched.pattern = "LightUp";
    sheet.getRange("N3").untrack().format.fill.color = "#FFFFFF";
    sheet.getRange("N6").untrack().values = [["JAN5"]];
    sheet.getRange("N7").untrack().numberFormat = [["@"]];
    sheet.getRange("N7").untrack().values = [["JAN5"]];
  });
  const read = await job.onSheet(sheetName, (sheet) => ({
    fills: ["N2", "N3", "N4"].map((cell) =>
      sheet.getRange(cell).untrack().format.fill.load("color,pattern,tintAndShade"),
    ),
    texts: sheet.getRange("N6:N7").untrack().load("values"),
  }));
  const [hatched, plain, none] = read.fills.map((fill): FillAnswer => {
    const { pattern, color, tintAndShade } = fill as {
      pattern: string | null;
      color: string | null;
      tintAndShade: number | null;
    };
    return { pattern, color, tint: tintAndShade };
  });
  const [[entered], [asText]] = read.texts.values as [[unknown], [unknown]];
  return {
    hatched: hatched!,
    plain: plain!,
    none: none!,
    keepsAddress: entered === "JAN5",
    keepsAddressAsText: asText === "JAN5",
  };
}
