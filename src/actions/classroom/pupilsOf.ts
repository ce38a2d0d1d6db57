import { message, type Message, together } from "../../message";
import { type Pupil, type StandingPages, readClassList } from "../../maze/classes";
import { Refusal, addressOf } from "../../worksheet/excel";
import type { ListCells } from "../../worksheet/classroom";
import { headerOf } from "../../worksheet/paper";
import type { Dialogue } from "../desk";
import { MOST_PUPILS } from "./classChoice";
import { classWords, inOwnWords } from "./classWords";

/**
 * The pupils of a class list, all rows checked; `standing` are the pages that their set has. Rejects with {@link Refusal}, which names
 * the rows that are wrong.
 */
export async function pupilsOf(
  { place, rows }: ListCells,
  title: string,
  dialogue: Pick<Dialogue, "say" | "inEveryLanguage">,
  standing?: StandingPages,
): Promise<readonly Pupil[]> {
  const { area, sheet } = place;
  const reading = readClassList(await inOwnWords(rows, dialogue), area.row + 1, classWords(dialogue.say), standing);
  if (reading === undefined) throw new Refusal(message("class-no-names", { area: addressOf(area), sheet }));
  const { pupils, faults } = reading;
  const tooLong = pupils.filter(({ name }) => !fits(title, name));
  refuseFaults([...faults, ...tooLong.map(({ row, name }) => message("class-header-too-long", { row, name }))]);
  if (pupils.length === 0) throw new Refusal(message("class-list-empty", { area: addressOf(area), sheet }));
  if (pupils.length > MOST_PUPILS) {
    throw new Refusal(message("class-too-many", { count: pupils.length, most: MOST_PUPILS }));
  }
  return pupils;
}

/** Whether a title and a name fit together above a page. */
function fits(title: string, name: string): boolean {
  try {
    headerOf({ title, middle: "", label: name });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The most faults that are told at once. */
const TOLD = 3;

/** Throws {@link Refusal} with the first faults, if there are any. */
export function refuseFaults(faults: readonly Message[]): void {
  const told = together(...faults.slice(0, TOLD));
  if (told === undefined) return;
  const more = faults.length - TOLD;
  throw new Refusal(together(told, more > 0 ? message("class-more-faults", { count: more }) : undefined));
}
