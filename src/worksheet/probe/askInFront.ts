import type { Job } from "../excel";
import { refusalCode } from "./refusalCode";

/** What Excel is said to refuse while another workbook is in front: each undefined if it works, otherwise its code. */
interface InFrontAnswers {
  readonly sheet: string | undefined;
  readonly cell: string | undefined;
  readonly activating: string | undefined;
  readonly names: string | undefined;
}

/** Four requests, none of which changes anything. */
export async function askInFront(job: Job): Promise<InFrontAnswers> {
  const ask = (build: (workbook: Excel.Workbook) => unknown) =>
    refusalCode(job.request(({ workbook }) => build(workbook)));
  return {
    sheet: await ask(({ worksheets }) => worksheets.getActiveWorksheet().load("id")),
    cell: await ask((workbook) => workbook.getActiveCell().untrack().load("address")),
    activating: await ask(({ worksheets }) => worksheets.getActiveWorksheet().activate()),
    names: await ask(({ worksheets }) => worksheets.getFirst().names.load("items/name")),
  };
}
