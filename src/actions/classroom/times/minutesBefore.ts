import { message } from "../../../message";
import { type StandingPages, pupilKeys, readMinutes } from "../../../maze/classes";
import type { BookMaze } from "../../../worksheet/booklet";
import type { ClassSetSheets, ListCells } from "../../../worksheet/classroom";
import type { Dialogue } from "../../desk";
import { classWords, inOwnWords } from "../classWords";

/**
 * The minutes in a list that would be taken for those of the class set with this index, by the keys of pupils; `standing` are the pages
 * that the set has.
 */
export async function listedMinutes(
  { rows, place: { sheet, area } }: ListCells,
  index: string,
  dialogue: Pick<Dialogue, "say" | "inEveryLanguage">,
  standing?: StandingPages,
): Promise<ReadonlyMap<string, number>> {
  const { say } = dialogue;
  const [name, minutes] = [say(message("class-heading-name")), say(message("class-heading-minutes"))];
  const own = await inOwnWords(rows, dialogue);
  const keys = pupilKeys(own, area.row + 1, classWords(say), standing) ?? new Map<number, string>();
  const read = (heading: string) => readMinutes(own, { sheet, row: area.row + 1 }, { name, minutes: heading }, keys);
  const column = read(`${minutes} ${index}`) ?? read(minutes);
  return new Map(column?.rows.map((row) => [row.key, row.minutes]));
}

/**
 * The mazes, each with the minutes that stand in the list already: they are those of an earlier maze, unless the pupil's page has this
 * maze now. Then they are the minutes that this page remembers.
 */
export function withMinutesBefore(
  mazes: readonly BookMaze[],
  listed: ReadonlyMap<string, number>,
  pages: ClassSetSheets["pages"] = [],
): BookMaze[] {
  const pageOf = new Map(pages.map(({ pupil, maze }) => [pupil.key, maze]));
  return mazes.map((maze) => {
    const { key } = maze.pupil!;
    const page = pageOf.get(key);
    const isSame = page !== undefined && page.code === maze.code && !page.isChanged;
    return { ...maze, minutesBefore: isSame ? page.minutesBefore : listed.get(key) };
  });
}
