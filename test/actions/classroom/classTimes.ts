import { forgetTimes } from "../../../src/actions/classroom/forgetTimes";
import { learnFromTimes } from "../../../src/actions/classroom/learnFromTimes";
import { decode, mazeOf } from "../../../src/maze/code/recipe";
import { rate } from "../../../src/maze/measures/rating";
import { addressOf } from "../../../src/worksheet/excel/addresses";
import { conversation } from "../conversation";
import { book, openWorkbook, person, select, sheet } from "../openMaze";
import { make } from "./classTable";

/** Class sets of three sizes, and the minutes that their pupils took. */

export const learn = (talk = conversation()) => learnFromTimes(talk);
export const forget = (talk = conversation()) => forgetTimes(talk);

export const SIZES = [
  { columns: 6, rows: 5 },
  { columns: 9, rows: 9 },
  { columns: 14, rows: 14 },
] as const;
export const PUPILS = ["Ana", "Ben", "Cy", "Dora"] as const;

/** What the times are made from: minutes = 1.5 · e^(0.04 · rating). */
export const minutesOf = (rating: number) => 1.5 * Math.exp(0.04 * rating);

/** Writes a list with a level for each pupil at `column` of Sheet1, as a table, and selects it. */
export async function writePupils(column: number, name: string, headings: readonly string[]): Promise<void> {
  const rows = [["Name", "Level", ...headings], ...PUPILS.map((pupil, i) => [pupil, i + 1, ...headings.map(() => "")])];
  const area = addressOf({ row: 0, column, rows: rows.length, columns: rows[0]!.length });
  await person((_, { worksheets }) => {
    const on = worksheets.getItem("Sheet1");
    on.activate();
    on.getRange(area).values = rows;
    on.tables.add(on.getRange(area), true).name = name;
  });
  select(area);
}

/** A workbook with three class sets of three sizes, each from a list of its own; what happens next is counted. */
export async function openClass(switches: Parameters<typeof openWorkbook>[0] = {}): Promise<void> {
  openWorkbook(switches);
  for (const [i, size] of SIZES.entries()) {
    await writePupils(4 * i, `Pupils${i}`, ["Minutes"]);
    await make({ ...size, hasAnswers: false, seed: `set ${i}` });
  }
}

/** The headings of the minutes of three class sets that are made from one list. */
const OF_SETS = ["Minutes Index", "Minutes Index 2", "Minutes Index 3"] as const;

/** A workbook with three class sets of three sizes from one list, whose columns of minutes begin at C. */
export async function openShared(headings: readonly string[] = OF_SETS): Promise<void> {
  openWorkbook();
  await makeShared(headings);
}

/** The same in the workbook that is open, with the list at this column of Sheet1, from 0. */
async function makeShared(headings: readonly string[] = OF_SETS, first = 0): Promise<void> {
  await writePupils(first, "Pupils", headings);
  for (const [i, size] of SIZES.entries()) {
    await person((_, { worksheets }) => worksheets.getItem("Sheet1").activate());
    select(addressOf({ row: 0, column: first, rows: 1, columns: 1 }));
    await make({ ...size, hasAnswers: false, seed: `set ${i}` });
  }
}

/** Types the minutes of these sets, one column each, into the list at this column. */
export async function typeShared(sets: readonly number[] = [0, 1, 2], first = 0): Promise<void> {
  await person((_, { worksheets }) => {
    const on = worksheets.getItem("Sheet1");
    for (const set of sets) {
      const column = { row: 1, column: first + 2 + set, rows: PUPILS.length, columns: 1 };
      on.getRange(addressOf(column)).values = ratingsOf(set).map((rating) => [minutesOf(rating)]);
    }
  });
  book.counter.reset();
}

/** The ratings of a set's mazes, as its pages were made, in the order of the list. */
export function ratingsOf(set: number): number[] {
  const index = sheet(set === 0 ? "Index" : `Index ${set + 1}`);
  return PUPILS.map((_, i) => {
    const recipe = decode(String(index.value(4 + i, 5)));
    return Math.round(rate(mazeOf(recipe), recipe.ends!)!.score);
  });
}

/** Types the minutes of all pupils; `of` gives those of a maze with this rating. */
export async function typeMinutes(of: (rating: number, place: number) => number | string = minutesOf): Promise<void> {
  const ratings = SIZES.map((_, set) => ratingsOf(set));
  await person((_, { worksheets }) => {
    const on = worksheets.getItem("Sheet1");
    ratings.forEach((own, set) => {
      const minutes = { row: 1, column: 4 * set + 2, rows: PUPILS.length, columns: 1 };
      on.getRange(addressOf(minutes)).values = own.map((rating, i) => [of(rating, set * PUPILS.length + i)]);
    });
  });
  book.counter.reset();
}

/** What the workbook remembers, if anything. */
export const remembered = () => book.workbook.names.find(({ name }) => name === "MazeTimes");
