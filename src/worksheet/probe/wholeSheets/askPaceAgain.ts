import type { Job } from "../../excel";
import { removeLines } from "../askPackedAreas";
import { askRoundTrip } from "../askPace";

/** Milliseconds for a hundred areas, without those of the request itself. */
interface PaceAgain {
  readonly now: number;
  readonly ended: number;
}

const FEW = 20;
/** The most areas, and the milliseconds that they should take at most. */
const MOST = 400;
const LONG = 1000;

/** How long addresses of several areas take now, and after a call that ends undo. Five requests. */
export async function askPaceAgain(job: Job, scratch: string, now: () => number): Promise<PaceAgain> {
  const roundTrip = await askRoundTrip(job, now);
  const pace = async (areas: number) => {
    const addresses = Array.from({ length: areas }, (_, i) => `B${40 + 2 * i}:C${40 + 2 * i}`).join(",");
    const begun = now();
    await job.onSheet(scratch, (sheet) => removeLines(sheet.getRanges(addresses).untrack(), "InsideVertical"));
    return (Math.max(0, now() - begun - roundTrip) / areas) * 100;
  };
  const first = await pace(FEW);
  const areas = first === 0 ? MOST : Math.max(FEW, Math.min(MOST, Math.floor((100 * LONG) / first)));
  const again = areas > FEW ? await pace(areas) : first;
  // The sheet is not protected; Microsoft suggests this against slow requests (OfficeDev/office-js#6240).
  await job.onSheet(scratch, (sheet) => sheet.protection.unprotect());
  return { now: again, ended: await pace(areas) };
}
