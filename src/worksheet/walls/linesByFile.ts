import { type Message, message } from "../../message";
import { engine } from "../../engine";
import type { Mask } from "../../maze/model";
import { Borders, loadWallSample, sampleAgrees } from "../cells";
import { type Area, type Job, cellsOf, documentFile, givesFile } from "../excel";

/** Where the lines are read. */
interface FilePlace {
  readonly state: { readonly id: string; readonly name: string };
  readonly area: Area;
}

/** Mazes with more cells are read by the workbook's file, if there is one. */
const FEW_CELLS = 10_000;
/** Bytes that Excel answers for a cell that it is asked for, and that a byte of a file takes in its answer. */
const OF_CELL = 255;
const OF_BYTE = 4;
/** The most bytes of a file: it is held twice while it is read. */
const MOST_OF_FILE = 100_000_000;

/** Whether reading the workbook's file may be worth while, so that somebody may be asked for it. */
export function mayHaveFile(job: Job, { area }: FilePlace): boolean {
  return cellsOf(area) > FEW_CELLS && givesFile(job.host);
}

/**
 * The lines of a place as the workbook's file has them: about four bytes of answer for each byte of the file, instead of 255 for each cell.
 * Or a remark why they could not be read; then the file is not tried again in this page. One request after those for the file: a
 * sample of the cells, by which a file that is not of this moment is noticed.
 */
export async function linesByFile(
  job: Job,
  { state, area }: FilePlace,
  mask: Mask | undefined,
  progress: (done: number, total: number) => void,
): Promise<Borders | Message> {
  // Where the cells are cheaper than a large workbook, they are asked for.
  const most = Math.min(MOST_OF_FILE, (cellsOf(area) * OF_CELL) / OF_BYTE);
  const file = await documentFile(job.signal, most, progress);
  const not = (remark: Message) => {
    job.host.givesFile = false;
    return remark;
  };
  if ("lacks" in file) return not(message("file-not-read", { why: file.lacks }));
  if ("refused" in file) return not(message("file-not-given", { details: file.refused }));
  const { row, column, rows, columns } = area;
  const read = await engine.run(
    "fileLines",
    { file: file.bytes, sheet: state.name, area: { row, column, rows, columns } },
    job.signal,
  );
  if ("refused" in read) return not(message("file-not-read", { why: whys[read.refused] }));
  const lines = new Borders({ rows, columns, mask });
  lines.takeIn(read.lines);
  const sample = await job.onSheet(state.id, (sheet) => loadWallSample(sheet, area));
  return sampleAgrees(sample, lines.maze()) ? lines : not(message("file-not-read", { why: "otherwise" }));
}

const whys = {
  damaged: "damaged",
  "too-large": "large",
  "another-form": "form",
  "no-such-sheet": "sheet",
} as const;
