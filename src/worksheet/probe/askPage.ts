import type { Job } from "../excel";
import { activeSheet } from "./scratchSheet";

/** Whether fitting to one page is accepted, at the first or the second request. */
type FittingAnswer = "at once" | "at the second request" | "never";

/** Two to four requests. */
export async function askFitting(job: Job, sheetName: string): Promise<FittingAnswer> {
  const isTaken = async (): Promise<boolean> => {
    await job.onSheet(sheetName, ({ pageLayout }) => {
      pageLayout.zoom = { horizontalFitToPages: 1, verticalFitToPages: 1 };
    });
    const layout = await job.onSheet(sheetName, ({ pageLayout }) => pageLayout.load("zoom"));
    const zoom = layout.zoom as Excel.PageLayoutZoomOptions | null;
    return zoom?.horizontalFitToPages === 1 && zoom.verticalFitToPages === 1;
  };
  if (await isTaken()) return "at once";
  return (await isTaken()) ? "at the second request" : "never";
}

/** Whether a sheet comes to the front when its panes are frozen, or Excel says so. Two requests. */
export async function askFreezing(job: Job, sheetName: string): Promise<boolean> {
  const sheet = await job.onSheet(sheetName, (scratch) => {
    scratch.freezePanes.freezeRows(1);
    return scratch.load("id");
  });
  return (await activeSheet(job)) === sheet.id;
}
