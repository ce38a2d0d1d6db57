import { message } from "../../message";
import { type Job, type ReadName, Refusal, deleteName, findName, loadNames, readNames, sheetAt } from "../excel";
import { facts, namesOf } from "../memory";
import type { SheetState } from "../sheet";
import { guardCodes, stampName } from "./stamp";

/** A sheet as it was read before an action drew on it. */
type Known = Pick<SheetState, "id" | "name" | "names">;

/**
 * Queues, as the first calls of a drawing, the question whether the maze that was read is still there: if another page has drawn one
 * meanwhile, Excel refuses with ItemNotFound, and nothing is drawn.
 */
export function guardStanding(context: Excel.RequestContext, { id, names: list }: Known): void {
  for (const { name } of namesOf(list, facts.mazeStamp)) sheetAt(context, id).names.getItem(name);
}

/** The same for a later request of a drawing: whether the maze is still this action's. */
export function guardDrawn(context: Excel.RequestContext, { id }: Known, act: string): void {
  sheetAt(context, id).names.getItem(stampName("maze", act));
}

/** The refusal of a drawing; if its names show that another page drew first, one that says so. */
export function refusalIfOvertaken(error: unknown, { name }: Known): unknown {
  if (!(error instanceof Refusal)) return error;
  if (error.code !== "ItemAlreadyExists" && !guardCodes.has(error.code)) return error;
  return new Refusal(message("maze-changed-meanwhile", { sheet: name }), error.details, error.code, error.location);
}

/** Whether Excel refused a request at its first call, because the maze that was read is gone: nothing of the request was done. */
export function isStoppedByGuard(error: unknown): boolean {
  return error instanceof Refusal && guardCodes.has(error.code) && error.location.startsWith("NamedItemCollection");
}

/**
 * Whether another page has drawn a maze on the sheet since it was read. Then that one is left as it is, and only what this action wrote
 * of its own, its stamp, is deleted. One request, or two.
 */
export async function isOvertaken(job: Job, { id, names: before }: Known): Promise<boolean> {
  const list = readNames(await job.onSheet(id, (sheet) => loadNames(sheet.names)));
  const own = stampName("maze", job.stamp);
  const isOthers = ({ name }: ReadName) => name !== own && findName(before, name) === undefined;
  if (!namesOf(list, facts.mazeStamp).some(isOthers)) return false;
  if (findName(list, own) !== undefined) await job.repeatable((context) => deleteName(sheetAt(context, id), own));
  return true;
}
