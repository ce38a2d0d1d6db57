import { type Job, type ReadName, findName, textFormula, textOfFormula } from "../excel";
import type { Fact } from "./fact";
import { facts } from "./facts";

/** The names that belong to the workbook. */
interface WorkbookNames {
  readonly workbookNames: readonly ReadName[];
}

/**
 * The person's choices for the next maze, as a text, in a hidden name of the workbook: the ribbon's button uses them on
 * any sheet, in any window, and after the file was closed and opened again.
 */
export function keptChoices(job: Job): Promise<string> {
  return kept(job, facts.choices);
}

/** The last choices of the tab Print, kept in the same way; "" where it was never used. One request. */
export function keptPaperText(job: Job): Promise<string> {
  return kept(job, facts.paper);
}

/** Queues the text, unless the workbook holds it already. No quotation marks in it. */
export function keepChoices(context: Excel.RequestContext, state: WorkbookNames, text: string): void {
  if (!isKept(state, facts.choices, text)) keep(context, facts.choices, text);
}

/** Keeps the choices of the tab Print; one request, or none where the workbook holds them. No quotation marks in it. Throws Refusal. */
export async function keepPaperText(job: Job, state: WorkbookNames, text: string): Promise<void> {
  if (!isKept(state, facts.paper, text)) await job.repeatable((context) => keep(context, facts.paper, text));
}

async function kept(job: Job, { name }: Fact): Promise<string> {
  const { item } = await job.request((context) => {
    return { item: context.workbook.names.getItemOrNullObject(name).load("formula") };
  });
  return item.isNullObject ? "" : textOfFormula(String(item.formula));
}

function isKept({ workbookNames }: WorkbookNames, { name }: Fact, text: string): boolean {
  return findName(workbookNames, name)?.formula === textFormula(text);
}

function keep({ workbook }: Excel.RequestContext, { name }: Fact, text: string): void {
  workbook.names.getItemOrNullObject(name).delete();
  workbook.names.add(name, textFormula(text)).visible = false;
}
