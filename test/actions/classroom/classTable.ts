import { type ClassChoice, makeClassSet, updateClassSet } from "../../../src/actions/classroom";
import { message } from "../../../src/message";
import { smallClass } from "../../acts/choices";
import { conversation, book, openWorkbook, person, select, sheet } from "../stage";

/** Class lists in the workbook of a test, and class sets made from them. */

export const choice: ClassChoice = {
  ...smallClass,
  columns: 8,
  rows: 6,
  generators: ["kruskal", "depth-first"],
  seed: "a seed",
  title: "Class 3",
};

export type Row = readonly (string | number)[];
/** The headings, one more if there are shapes, and the rows; and where they stand. */
function tableOf(rows: readonly Row[]) {
  const columns = rows.some((row) => row.length > 3) ? 4 : 3;
  const table = [["Name", "Level", "Words", "Shape"].slice(0, columns), ...rows.map((row) => [...row])];
  return { table, address: `A1:${"ABCD"[columns - 1]}${table.length}` };
}
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
  const { table, address } = tableOf(rows);
  await person((_, { worksheets }) => {
    const on = worksheets.getItem("Sheet1");
    on.activate();
    on.getRange(address).values = table;
    if (isTable) on.tables.add(address, true).name = "Pupils";
  });
  select(address);
}

/** Types the rows of the table anew, as many as there are now. */
export async function retype(rows: readonly Row[]): Promise<void> {
  await person((_, { worksheets }) => {
    const on = worksheets.getItem("Sheet1");
    const { table, address } = tableOf(rows);
    on.getRange("A2:D60").clear("Contents");
    on.tables.getItem("Pupils").resize(address);
    on.getRange(address).values = table;
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
