import { type Message, message } from "../../../message";
import { engine } from "../../../engine";
import { pupilKeys, readMinutes } from "../../../maze/classes";
import type { TimedMaze } from "../../../maze/times";
import { type ClassSetSheets, type ListCells, listWithMinutes } from "../../../worksheet/classroom";
import { type Job, Refusal } from "../../../worksheet/excel";
import type { Dialogue } from "../../desk";
import { classWords, inOwnWords } from "../classWords";
import { standingPages } from "../standingPages";

/** A maze of a class set whose time somebody typed. */
export interface ClassTime extends TimedMaze {
  /** As the list has it. */
  readonly name: string;
  /** The name of its set's index. */
  readonly set: string;
}

/** All times of a workbook's class sets, and what is wrong with those that are left out. */
interface ClassTimes {
  readonly times: readonly ClassTime[];
  readonly faults: readonly Message[];
}

/** A list, and the class sets that were made from it. */
interface SharedList {
  readonly list: ListCells;
  readonly sets: ClassSetSheets[];
}

/**
 * The mazes of class sets whose minutes stand in their lists, rated as they were made; without those that are older than the maze. Three
 * or four requests a list. Rejects with Refusal if a list does not say which of several sets its minutes belong to, and with Stopped.
 */
export async function timedMazes(
  job: Job,
  sets: readonly ClassSetSheets[],
  dialogue: Pick<Dialogue, "say" | "inEveryLanguage" | "signal" | "progress">,
): Promise<ClassTimes> {
  const { say, signal, progress } = dialogue;
  const words = { name: say(message("class-heading-name")), minutes: say(message("class-heading-minutes")) };
  const times: ClassTime[] = [];
  const faults: Message[] = [];
  for (const { list, sets: made } of await listsOf(job, sets, faults)) {
    const { sheet, area } = list.place;
    const rows = await inOwnWords(list.rows, dialogue);
    const row = area.row + 1;
    const read = (minutes: string, of: ClassSetSheets) => {
      const keys = pupilKeys(rows, row, classWords(say), standingPages(of)) ?? new Map<number, string>();
      return readMinutes(rows, { sheet, row }, { ...words, minutes }, keys);
    };
    const ofSet = ({ index }: ClassSetSheets) => `${words.minutes} ${index.name}`;
    const plain = read(words.minutes, made[0]!);
    const hasPlain = plain !== undefined && plain.rows.length + plain.faults.length > 0;
    const columns = made.map((set) => read(ofSet(set), set) ?? (made.length === 1 ? plain : undefined));
    if (hasPlain && made.length > 1 && columns.every((column) => column === undefined)) {
      const indexes = made.map(({ index }) => index.name);
      throw new Refusal(message("minutes-of-several-sets", { sheet, indexes, headings: made.map(ofSet) }));
    }
    for (const [i, set] of made.entries()) {
      const column = columns[i];
      if (column === undefined) continue;
      faults.push(...column.faults);
      progress(0, 0, message("rating-mazes"));
      const pages = new Map(set.pages.map((page) => [page.pupil.key, page]));
      const earlier: number[] = [];
      const rated = await engine.run(
        "rateCodes",
        column.rows.map(({ key }) => pages.get(key)?.maze?.code ?? ""),
        signal,
      );
      column.rows.forEach(({ row, key, name, minutes }, k) => {
        const [maze, page] = [rated[k], pages.get(key)];
        if (page?.maze?.isChanged === true) {
          faults.push(message("minutes-of-changed-page", { row, sheet, page: page.name }));
        } else if (page?.maze?.minutesBefore === minutes) earlier.push(row);
        else if (maze === undefined)
          faults.push(message("minutes-without-page", { row, sheet, name, index: set.index.name }));
        else times.push({ ...maze, name, set: set.index.name, minutes });
      });
      const count = earlier.length;
      if (count > 0) faults.unshift(message("minutes-before-page", { count, rows: earlier.map(String), sheet }));
    }
  }
  return { times, faults };
}

/** Each list once; adds a fault for a set whose list is gone. */
async function listsOf(job: Job, sets: readonly ClassSetSheets[], faults: Message[]): Promise<SharedList[]> {
  const read = new Map<string, ListCells | undefined>();
  const shared = new Map<string, SharedList>();
  for (const set of sets) {
    const asked = JSON.stringify(set.list);
    if (!read.has(asked)) read.set(asked, set.list === undefined ? undefined : await listOrNothing(job, set.list));
    const list = read.get(asked);
    if (list === undefined) {
      faults.push(message("minutes-list-gone", { index: set.index.name }));
      continue;
    }
    const { sheet, area } = list.place;
    const place = JSON.stringify([sheet, area.row, area.column]);
    const known = shared.get(place);
    if (known === undefined) shared.set(place, { list, sets: [set] });
    else known.sets.push(set);
  }
  return [...shared.values()];
}

/** Undefined if its sheet was deleted. */
async function listOrNothing(job: Job, place: NonNullable<ClassSetSheets["list"]>): Promise<ListCells | undefined> {
  return listWithMinutes(job, place).catch((error: unknown) => {
    if (error instanceof Refusal && error.sentence.id === "class-list-gone") return undefined;
    throw error;
  });
}
