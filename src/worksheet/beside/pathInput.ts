import { type Area, type Job, areaIn, rangeAt, sheetAt } from "../excel";
import type { ReversibleChange } from "../changes";
import { facts } from "../memory";
import { type HelperSheet, type SheetState, findHelper, loadHelpers } from "../sheet";

/** The cell into which a whole path is typed on a sheet that marks paths, "B4". */
interface PathInput {
  readonly sheet: HelperSheet;
  readonly place: Area;
  /** What it holds; "" for nothing. */
  readonly held: string;
}

/** Finds the sheet that marks paths through the maze of a sheet; undefined if there is none. Two requests. */
export async function findPathInput(job: Job, state: SheetState, address: string): Promise<PathInput | undefined> {
  const loaded = await job.request((context) => loadHelpers(context, state.sheets, state.name));
  const sheet = findHelper(loaded, facts.marking, state.name);
  const place = areaIn(address);
  if (sheet === undefined || place === undefined) return undefined;
  const { formulas } = await job.onSheet(sheet.id, (owner) => rangeAt(owner, place).load("formulas"));
  return { sheet, place, held: String((formulas as (string | number | boolean)[][])[0]![0]) };
}

/** Writes a path there, in one request. */
export function pathTyped({ sheet, place, held }: PathInput, path: string): ReversibleChange<void> {
  const write = (job: Job, text: string) =>
    job.repeatable((context) => {
      rangeAt(sheetAt(context, sheet.id), place).values = [[text]];
    });
  return { make: (job) => write(job, path), takeBack: (job) => write(job, held) };
}
