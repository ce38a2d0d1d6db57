import type { Job } from "../../excel";
import { dropById, insertTimed, trialFile, trialMaze, trialName } from "./trialSheet";

/** How many sheets are inserted to see whether styles pile up. */
export const STYLE_SHEETS = 10;
const SIDE = 5;

/** How many named cell styles the workbook has before and after; how many formats of cells it has cannot be asked. */
interface StyleAnswers {
  readonly before: number;
  readonly after: number;
}

/** Inserts {@link STYLE_SHEETS} small sheets. Four requests. Gives the code if inserting is refused. */
export async function askStyles(job: Job, scratch: string, now: () => number): Promise<StyleAnswers | string> {
  const count = async () => (await job.request(({ workbook }) => workbook.styles.getCount())).value;
  const before = await count();
  const maze = await trialMaze(job, SIDE);
  const name = trialName(scratch);
  const file = await trialFile(job, name, maze, { addressing: "first", isHidden: true });
  const inserted = await insertTimed(job, now, name, Array<string>(STYLE_SHEETS).fill(file));
  if (typeof inserted === "string") return inserted;
  const after = await count();
  await dropById(job, inserted.ids);
  return { before, after };
}
