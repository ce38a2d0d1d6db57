import type { Job } from "../excel/job";
import { findName, names, textFormula, textOfFormula } from "../excel/names";
import type { SheetState } from "./sheetState";

/**
 * The person's choices for the next maze, as a text, in a hidden name of the workbook: the ribbon's button goes on with them, on
 * whatever sheet, in whatever window, after the file was opened again.
 */
export async function keptChoices(job: Job): Promise<string> {
  const { item } = await job.request((context) => {
    return { item: context.workbook.names.getItemOrNullObject(names.choices).load("formula") };
  });
  return item.isNullObject ? "" : textOfFormula(String(item.formula));
}

/** Queues the text, where the workbook holds another. No quotation marks in it. */
export function keepChoices(context: Excel.RequestContext, { workbookNames }: SheetState, text: string): void {
  const formula = textFormula(text);
  if (findName(workbookNames, names.choices)?.formula === formula) return;
  const collection = context.workbook.names;
  collection.getItemOrNullObject(names.choices).delete();
  collection.add(names.choices, formula).visible = false;
}
