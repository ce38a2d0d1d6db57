import { type ClassChoice, makeClassSet, updateClassSet } from "../../../src/actions/classroom";
import { message } from "../../../src/message";
import { conversation, book, openWorkbook, person, select, sheet } from "../stage";
import { addressOf } from "../../../src/worksheet/addresses";

/** Class lists in the workbook of a test, and class sets made from them. */

export const choice: ClassChoice = {
  columns: 8,
  rows: 6,
  generators: ["kruskal", "depth-first"],
  difficulty: "medium",
  seed: "a seed",
  paper: "A4",
  title: "Class 3",
  below: { stars: true, difficulty: true, code: false },
};

export type Row = readonly (string | number)[];
const HEADINGS: Row = ["Name", "Level", "Words"];
/** The headings, one more if there are shapes, and the rows. */
const tableOf = (rows: readonly Row[]): Row[] => {
  const headings = rows.some((row) => row.length > HEADINGS.length) ? [...HEADINGS, "Shape"] : HEADINGS;
  return [headings, ...rows];
};
export const ROWS: readonly Row[] = [
  ["Ana", "easy", "SUN"],
  ["Бојана", 5, ""],
  ["Cy", "", "up, down"],
];

/** How the sheets of a class set come into the workbook. */
export const WAYS = [
  ["arriving in a file", {}],
  ["drawn", { inserting: "missing" }],
] as const;

/** Writes a list at A1 of Sheet1, as a table or as plain cells, and selects it. */
export async function writeList(rows: readonly Row[], isTable = true): Promise<void> {
  const table = tableOf(rows);
  const area = { row: 0, column: 0, rows: table.length, columns: table[0]!.length };
  await person((_, { worksheets }) => {
    const on = worksheets.getItem("Sheet1");
    on.activate();
    const range = on.getRange(addressOf(area));
    range.values = table.map((row) => [...row]);
    if (isTable) on.tables.add(range, true).name = "Pupils";
  });
  select(addressOf(area));
}

/** Types the rows of the table anew, as many as there are now. */
export async function retype(rows: readonly Row[]): Promise<void> {
  await person((_, { worksheets }) => {
    const on = worksheets.getItem("Sheet1");
    const table = tableOf(rows);
    const last = table[0]!.length > HEADINGS.length ? "D" : "C";
    on.getRange(`A2:${last}60`).clear("Contents");
    const whole = `A1:${last}${table.length}`;
    on.tables.getItem("Pupils").resize(whole);
    on.getRange(whole).values = table.map((row) => [...row]);
  });
}

/** A new workbook with a list; what happens next is counted. */
export async function openList(
  rows: readonly Row[] = ROWS,
  switches: Parameters<typeof openWorkbook>[0] = {},
  isTable = true,
): Promise<void> {
  openWorkbook(switches);
  await writeList(rows, isTable);
  book.counter.reset();
}

export const make = (chosen: Partial<ClassChoice> = {}, talk = conversation()) =>
  makeClassSet({ ...choice, ...chosen }, talk);
export const update = (talk = conversation()) => updateClassSet(talk);
/** What an update says that draws no page and deletes none. */
export const upToDate = (count: number) => message("class-set-updated", { drawn: 0, gone: 0, count });

/** The share code that the answers give below all mazes, below this name. */
export function codeOf(name: string, answers = "Answers"): string {
  const on = sheet(answers);
  let row = 2_000;
  while (row > 0 && on.value(row, 1) !== name) row--;
  let code = "";
  do code += String(on.value(++row, 1) ?? "");
  while (code.endsWith("-"));
  return code;
}

/** What the index lists: the links' texts and the sheets they lead to. */
export function listed(index = "Index"): (readonly [name: string, sheet: string])[] {
  const on = sheet(index);
  const rows: (readonly [string, string])[] = [];
  const link = (formula: string | undefined) => /^=HYPERLINK\("#'(.+)'![A-Z]+\d+","(.*)"\)$/.exec(formula ?? "");
  for (let row = 4; link(on.formula(row, 0)) !== null; row++) {
    const [, place, name] = link(on.formula(row, 0))!;
    rows.push([name!.replace(/""/g, '"'), place!.replace(/''/g, "'")]);
  }
  return rows;
}
