import { watchWorkbook } from "../../worksheet/excel/watchWorkbook";
import { Refusal } from "../../worksheet/excel/refusal";
import { readSheet } from "../../worksheet/sheet/sheetState";
import { numberIn, sizeIn, writeSizeCells, type Size, type SizeCells } from "../../worksheet/sheet/sizeCells";
import { lookAtSheet } from "./lookAtSheet";
import type { SizesOutcome } from "../desk/outcomes";
import { glance } from "../desk/work";

/** What the size cells of the sheet in front hold. Throws ActionFailure only where Excel cannot be asked. */
export function readSizes(): Promise<SizesOutcome> {
  return lookAtSheet().then(({ sizeCells }) => sizesOf(sizeCells));
}

/** Writes into the size cells of the sheet in front. Throws ActionFailure where there are none, or Excel refuses. */
export function writeSizes(size: Size): Promise<SizesOutcome> {
  return glance(async (job) => {
    await writeSizeCells(job, (await readSheet(job)).sizeCells, size);
    return sizesOf((await readSheet(job)).sizeCells);
  });
}

/** Calls `listener` whenever the size cells of the sheet in front may hold something else; returns how to stop it. */
export function watchSizes(listener: (sizes: SizesOutcome) => void): () => void {
  return watchWorkbook(() => void readSizes().then(listener, () => undefined));
}

function sizesOf(cells: SizeCells): SizesOutcome {
  const problems: string[] = [];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(error.sentence);
      return undefined;
    }
  };
  const columns = attempt(() => numberIn(cells, "columns"));
  const rows = attempt(() => numberIn(cells, "rows"));
  if (problems.length === 0) attempt(() => sizeIn(cells));
  return { columns, rows, sentence: problems[0] ?? "" };
}
