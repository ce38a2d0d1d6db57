import type { Job } from "../../excel";
import { refusalCode } from "../refusalCode";
import { activeSheet } from "../scratchSheet";
import { PLACE, WRITTEN, dropById, insertTimed, trialFile, trialMaze, trialName } from "./trialSheet";

/** Milliseconds that it took, or the code with which Excel refused it. */
export type Taken = number | string;

/** What a sheet that was inserted has kept. */
interface Kept {
  readonly width: boolean;
  readonly height: boolean;
  readonly margins: boolean;
  readonly header: boolean;
  readonly printArea: boolean;
}

/** Which sheet is in front after a visible one was inserted. */
type InFront = "before" | "inserted" | "another";

/** How long a file took to insert, and how large it is as it is sent, in Base64. */
interface TimedFile {
  readonly taken: Taken;
  readonly bytes: number;
}

/** What was found out about inserting a sheet with a maze from a file. */
interface InsertingAnswers {
  /** With the address of the first cell of each row, and of every cell. */
  readonly first: TimedFile;
  readonly every: TimedFile;
  readonly front: InFront | undefined;
  /** Or the code with which Excel refused to tell. */
  readonly kept: Kept | string | undefined;
}

/** How to ask. */
interface Ways {
  /** Whether the first sheet is visible and looked at. */
  readonly looks: boolean;
  /** Called with the milliseconds that inserting a sheet took, even if something is refused afterwards. */
  readonly took?: (milliseconds: number) => void;
}

/** Inserts a sheet in both forms. Four requests; three more if it looks at what arrives. */
export async function askInserting(
  job: Job,
  scratch: string,
  side: number,
  now: () => number,
  { looks, took = () => undefined }: Ways,
): Promise<InsertingAnswers> {
  const maze = await trialMaze(job, side);
  const name = trialName(scratch);
  const before = looks ? await activeSheet(job) : undefined;
  let front: InFront | undefined;
  let kept: Kept | string | undefined;
  const files: TimedFile[] = [];
  for (const addressing of ["first", "every"] as const) {
    const looksNow = looks && addressing === "first";
    const file = await trialFile(job, name, maze, { addressing, isHidden: !looksNow });
    const inserted = await insertTimed(job, now, name, [file]);
    if (typeof inserted === "string") {
      files.push({ taken: inserted, bytes: file.length });
      continue;
    }
    files.push({ taken: inserted.milliseconds, bytes: file.length });
    took(inserted.milliseconds);
    const [id] = inserted.ids;
    if (looksNow && id !== undefined) {
      const after = await activeSheet(job);
      if (before !== undefined && after !== undefined) {
        front = after === id ? "inserted" : after === before ? "before" : "another";
      }
      kept = await keptBy(job, id);
    }
    await dropById(job, inserted.ids);
  }
  const [first, every] = files as [TimedFile, TimedFile];
  return { first, every, front, kept };
}

async function keptBy(job: Job, id: string): Promise<Kept | string> {
  let loaded: ReturnType<typeof load> | undefined;
  const code = await refusalCode(job.onSheet(id, (sheet) => void (loaded = load(sheet))));
  if (code !== undefined || loaded === undefined) return code ?? "";
  const { cell, page, header, area } = loaded;
  const isAbout = (read: number, written: number) => Math.abs(read - written) < 2;
  return {
    width: isAbout(cell.format.columnWidth, WRITTEN.width),
    height: isAbout(cell.format.rowHeight, WRITTEN.height),
    margins: isAbout(page.leftMargin, 72 * WRITTEN.margin) && isAbout(page.topMargin, 72 * WRITTEN.margin),
    header: String(header.centerHeader).includes(WRITTEN.header),
    printArea: !area.isNullObject && area.address.endsWith("B2:K11"),
  };
}

function load(sheet: Excel.Worksheet) {
  const { pageLayout } = sheet;
  return {
    cell: sheet.getCell(PLACE.row, PLACE.column).untrack().load("format/columnWidth,format/rowHeight"),
    page: pageLayout.load("leftMargin,topMargin"),
    header: pageLayout.headersFooters.defaultForAllPages.load("centerHeader"),
    area: pageLayout.getPrintAreaOrNullObject().untrack().load("address"),
  };
}
