import { type Message, message } from "../../../src/message";
import { newClassList } from "../../../src/actions/classroom";
import { conversation, expectRefused, book, openWorkbook, person, select, sheet } from "../stage";
import { area, contentsOf, put, sentencesIn } from "../stage";
import { listed, make, openList, update, writeList } from "./classTable";

/** What a teacher does with a class list before the class set is made. */

const CLASS = Array.from({ length: 24 }, (_, i) => `Pupil ${i + 1}`);
const quick = { columns: 10, rows: 10, below: { stars: false, difficulty: false, code: false } };

function type(address: string, text: string): void {
  const { row, column } = area(address);
  book.excel.person.type(sheet(), row, column, text);
}

async function openNewList(): Promise<void> {
  openWorkbook({ undo: "web" });
  await newClassList(conversation());
}

/** The names on the pages, and where they were found, as the outcome says. */
async function made(): Promise<[pupils: string[], list: unknown]> {
  const [told] = sentencesIn((await make(quick)).sentence) as Message<"class-set-ready">[];
  const pupils = listed().map(([name]) => name);
  expect(told).toMatchObject({ id: "class-set-ready", args: { count: pupils.length } });
  return [pupils, told!.args.list];
}

/** A new list over whose examples names are pasted; `isUndone`: by Ctrl+Z the table is as small again as it was. */
async function openPasted(rows: readonly string[], isUndone = false): Promise<void> {
  await openNewList();
  select("A2");
  book.excel.person.paste(sheet(), rows.join("\n"));
  if (isUndone) book.excel.person.undo();
  expect(sheet().tables[0]!.area.rows).toBe(isUndone ? 4 : rows.length + 1);
}
const WITH_BLANK = [...CLASS.slice(0, 9), "", ...CLASS.slice(9)];

const openTyped = async () => (await openNewList(), CLASS.forEach((name, i) => type(`A${i + 2}`, name)));
const openPlain = () => (
  openWorkbook(),
  ["Name", ...WITH_BLANK].forEach((name, row) => put(sheet(), `C${row + 2}`, name))
);

test.each<[string, open: () => unknown, selected: string, list: string]>([
  ["rows that were pasted over the examples", () => openPasted(CLASS), "A2", "A1:D25"],
  ["names that were typed one below the other", openTyped, "A26", "A1:D25"],
  ["a table with a blank row", () => openPasted(WITH_BLANK), "A2", "A1:D26"],
  ["what is selected around a small table", () => openPasted(WITH_BLANK, true), "A1:D26", "A1:D26"],
  ["a plain range with a blank row", openPlain, "C2:C27", "C2:C27"],
])("a class list of 24 names: %s", async (_, open, selected, list) => {
  await open();
  select(selected);
  expect(await made()).toEqual([CLASS, list]);
});

test("a table with a total row ends there", async () => {
  openWorkbook();
  await writeList(["Ana", "Total"].map((name) => [name, "", ""]));
  sheet().tables[0]!.showTotals = true;
  put(sheet(), "A4", "a note");
  expect(await made()).toEqual([["Ana"], "A1:C2"]);
});

test("rows directly below a table that did not grow are its list's, up to the first empty row; an update reads them too", async () => {
  await openPasted(CLASS, true);
  put(sheet(), "A27", "a note");
  select("A1");
  expect(await made()).toEqual([CLASS, "A1:D25"]);
  put(sheet("Class list"), "A26", "Zoë");
  await update();
  expect(listed().map(([name]) => name)).toEqual([...CLASS, "Zoë", "a note"]);
});

describe("where the selection is no list", () => {
  /** A table without names beside the list, and a cell that is in neither. */
  beforeEach(async () => {
    await openList([["Ana", "easy", ""]]);
    await person((on) => {
      on.getRange("G1:G2").values = [["Marks"], [1]];
      on.tables.add("G1:G2", true);
    });
  });

  test.each(["A7", "J20", "G2"])("the only table of its sheet with such a heading is taken: %s", async (selected) => {
    select(selected);
    expect(await made()).toEqual([["Ana"], "A1:C2"]);
  });

  test("one of several is asked for, and nothing is made; one that is selected is taken", async () => {
    await person((on) => {
      on.getRange("J1:J2").values = [["NAME"], ["Ben"]];
      on.tables.add("J1:J2", true);
    });
    select("A7");
    await expectRefused(() => make(quick), message("several-lists", { sheet: "Sheet1", count: 2 }));
    select("J2");
    expect(await made()).toEqual([["Ben"], "J1:J2"]);
  });

  test("a sheet without any is refused by what is selected", async () => {
    sheet().tables = sheet().tables.filter(({ name }) => name !== "Pupils");
    select("A7");
    await expectRefused(() => make(quick), message("class-no-names", { area: "A7", sheet: "Sheet1" }));
  });
});

describe("what a person sees is read", () => {
  test("a new list holds texts: what is typed stays, and is the page's", async () => {
    await openNewList();
    const typed = ["5 May", "2/2", "007", "=1+1"];
    typed.forEach((name, i) => type(`A${i + 2}`, name));
    type("C5", "1/2");
    expect(contentsOf(sheet(), "A2:A5")).toEqual(typed);
    expect((await made())[0]).toEqual(typed);
    expect(contentsOf(sheet("=1+1"), "B2:K11")).toEqual(expect.arrayContaining([..."1/2"]));
  });

  test("of other cells, dates and numbers are as they show", async () => {
    openWorkbook();
    put(sheet(), "A1", "Name");
    type("A2", "5 May");
    await person((on) => {
      on.getRange("A3").numberFormat = [["0.00"]];
      on.getRange("A3").values = [[7]];
    });
    select("A1:A3");
    expect(await made()).toEqual([["5-May", "7.00"], "A1:A3"]);
  });

  test.each(["A3", "B3", "C3"])("an error in %s is refused by its cell, one in another column is not", async (cell) => {
    const pupils = ["Ana", "Ben"].map((name) => [name, "easy", "SUN"]);
    await openList(pupils, {}, false);
    await person((on) => {
      on.getRange("D1:D2").formulas = [["Remarks"], ["=1/0"]];
      on.getRange(cell).formulas = [["=1/0"]];
    });
    select("A1:D3");
    await expectRefused(() => make(quick), message("cell-error", { cell, error: "#DIV/0!" }));
    put(sheet(), cell, "easy");
    expect((await made())[0]).toContain("Ana");
  });

  test("a name that nobody can see is none", async () => {
    await openList(["Ana", "\u200b\u2060 \u00ad"].map((name) => [name, "easy", ""]));
    await expectRefused(() => make(quick), message("class-name-missing", { row: 3 }));
  });
});
