import type { Job } from "../excel";
import { refusalCode } from "./refusalCode";

/** Whether what floats over cells can be added: undefined if it can, otherwise the code of the refusal. */
interface DrawingAnswers {
  readonly picture: string | undefined;
  readonly chart: string | undefined;
}

/** A PNG of one pixel. */
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Adds a picture, and a chart of P2:P3. Two requests. */
export async function askDrawings(job: Job, sheetName: string): Promise<DrawingAnswers> {
  const onSheet = (build: (sheet: Excel.Worksheet) => void) => refusalCode(job.onSheet(sheetName, build));
  return {
    picture: await onSheet(({ shapes }) => {
      const shape = shapes.addImage(PIXEL);
      shape.lockAspectRatio = false;
      shape.width = 24;
      shape.height = 24;
      shape.altTextTitle = "Lavirint";
    }),
    chart: await onSheet((sheet) => {
      sheet.getRange("P2").untrack().values = [[1]];
      sheet.charts.add("ColumnClustered", sheet.getRange("P2:P3").untrack(), "Auto").title.text = "Lavirint";
    }),
  };
}
