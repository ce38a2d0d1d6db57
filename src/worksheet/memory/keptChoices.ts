import { message } from "../../message";
import { type Job, type ReadName, Refusal, findName, loadNames, readNames, commandsInExcel } from "../excel";
import { type Fact, namesOf } from "./fact";
import { facts } from "./facts";
import { PIECE } from "./kinds";

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

/** The last choices of the tab Print, kept in the same way; "" if it was never used. One request. */
export function keptPaperText(job: Job): Promise<string> {
  return kept(job, facts.paper);
}

/** Queues the text, unless the workbook holds it already. No quotation marks in it. */
export function keepChoices(context: Excel.RequestContext, state: WorkbookNames, text: string): void {
  if (!isKept(state, facts.choices, text)) keep(context, state, facts.choices, text);
}

/** Keeps the choices of the tab Print; one request, or none if the workbook holds them. No quotation marks in it. Throws Refusal. */
export async function keepPaperText(job: Job, state: WorkbookNames, text: string): Promise<void> {
  if (!isKept(state, facts.paper, text)) await job.request((context) => keep(context, state, facts.paper, text));
}

/** Throws {@link Refusal} if the name for the choices is the person's own. */
export function checkChoicesName(state: WorkbookNames): void {
  checkName(state, facts.choices);
}

/** Throws {@link Refusal} if the name for the choices of the tab Print is the person's own. */
export function checkPaperName(state: WorkbookNames): void {
  checkName(state, facts.paper);
}

function checkName({ workbookNames }: WorkbookNames, { name }: Fact): void {
  const found = findName(workbookNames, name);
  if (found === undefined || isWritten(found.formula)) return;
  throw new Refusal(message("name-is-yours", { name: found.name }), commandsInExcel.names);
}

/** Whether a formula begins as every text of choices does: they are objects in JSON. */
function isWritten(formula: string): boolean {
  return formula.startsWith('="%7B');
}

/** One request, or two for a text of several names. */
async function kept(job: Job, fact: Fact<string, string>): Promise<string> {
  const first = await job.request((context) => {
    return { item: context.workbook.names.getItemOrNullObject(fact.name).load("formula") };
  });
  if (first.item.isNullObject) return "";
  if (!isWritten(String(first.item.formula))) return "";
  const text = fact.read([{ name: fact.name, formula: String(first.item.formula) }]) ?? "";
  // A piece is one character shorter where the next one would begin with half a surrogate pair.
  if (text.length < PIECE - 1) return text;
  const list = await job.request((context) => loadNames(context.workbook.names));
  return fact.read(readNames(list, "Workbook")) ?? "";
}

function isKept({ workbookNames }: WorkbookNames, fact: Fact<string, string>, text: string): boolean {
  return fact.read(workbookNames) === text;
}

function keep(
  { workbook }: Excel.RequestContext,
  { workbookNames }: WorkbookNames,
  fact: Fact<string>,
  text: string,
): void {
  const written = fact.namesFor(text);
  for (const name of new Set([...written, ...namesOf(workbookNames, fact)].map((each) => each.name))) {
    workbook.names.getItemOrNullObject(name).delete();
  }
  for (const { name, meaning } of written) workbook.names.add(name, meaning as string).visible = false;
}
