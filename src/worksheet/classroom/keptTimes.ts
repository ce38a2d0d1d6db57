import { message } from "../../message";
import type { TimesFit } from "../../maze/times";
import { type Job, type ReadName, Refusal, commandsInExcel, fieldsOf, findName } from "../excel";
import type { ReversibleChange } from "../changes";
import { facts, namesOf } from "../memory";

/** The names that belong to the workbook. */
interface WorkbookNames {
  readonly workbookNames: readonly ReadName[];
}

/** What was learned from measured minutes, as the workbook remembers it; undefined if that is nothing, or somebody changed it. */
export function timesIn({ workbookNames }: WorkbookNames): TimesFit | undefined {
  const kept = fieldsOf(facts.times.read(workbookNames));
  const { count, sizes, easiest, hardest, intercept, slope, spread, middle, squares } = kept;
  const fit = { count, sizes, easiest, hardest, intercept, slope, spread, middle, squares };
  if (!Object.values(fit).every((figure) => Number.isFinite(figure))) return undefined;
  return Number(count) >= 3 && Number(squares) > 0 && Number(spread) >= 0 ? (fit as TimesFit) : undefined;
}

/** Throws {@link Refusal} if the name for it is the person's own. */
export function checkTimesName({ workbookNames }: WorkbookNames): void {
  const found = findName(workbookNames, facts.times.name);
  if (found === undefined || /^="\{%22/.test(found.formula)) return;
  throw new Refusal(message("name-is-yours", { name: found.name }), commandsInExcel.names);
}

/** The workbook remembers this in place of what it remembered, or nothing. One request. */
export function timesKept({ workbookNames }: WorkbookNames, fit: TimesFit | undefined): ReversibleChange<void> {
  const before = namesOf(workbookNames, facts.times).map((name) => facts.times.asRead(name));
  const after = fit === undefined ? [] : facts.times.namesFor(fit);
  const write = (job: Job, names: typeof before) =>
    job.repeatable(({ workbook }) => {
      const known = new Set([...before, ...after].map(({ name }) => name));
      for (const name of known) workbook.names.getItemOrNullObject(name).delete();
      for (const { name, meaning } of names) workbook.names.add(name, meaning as string).visible = false;
    });
  return { make: (job) => write(job, [...after]), takeBack: (job) => write(job, before) };
}
