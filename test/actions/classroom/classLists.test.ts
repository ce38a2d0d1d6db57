import { names } from "../../acts/act";
import { type Message, message } from "../../../src/message";
import { newClassList } from "../../../src/actions/classroom";
import { sentencesIn } from "../../words/sentencesIn";
import { conversation, expectRefused, book, openWorkbook, person, select, sheet, area, put, valuesIn } from "../stage";
import { listed, make, update, writeList } from "./classTable";

/** What a teacher does with a class list before the class set is made. */

const CLASS = Array.from({ length: 24 }, (_, i) => `Pupil ${i + 1}`);
const quick = { columns: 10, rows: 10, below: { stars: false, difficulty: false, code: false } };

function paste(address: string, rows: readonly string[]): void {
  select(address);
  book.excel.person.paste(sheet(), rows.join("\n"));
}

function type(address: string, text: string): void {
  const { row, column } = area(address);
  book.excel.person.type(sheet(), row, column, text);
}

async function openNewList(): Promise<void> {
  openWorkbook({ undo: "web" });
  await newClassList(conversation());
}

/** The names on the pages, and where they were found, as the outcome says. */
async function made(): Promise<{ pupils: string[]; list: unknown; told: unknown }> {
  const told = (sentencesIn((await make(quick)).sentence) as Message[]).find(({ id }) => id === "class-set-ready")!;
  const { list, count } = told.args as { list: string; count: number };
  return { pupils: listed().map(([name]) => name), list, told: count };
}

test("24 rows pasted over the examples are 24 pages, and the table has grown to them", async () => {
  await openNewList();
  paste("A2", CLASS);
  expect(sheet().tables.map((table) => table.area.rows)).toEqual([25]);
  expect(await made()).toEqual({ pupils: CLASS, list: "A1:D25", told: 24 });
});

test("so are 24 names that are typed one below the other, the cell below the last being selected", async () => {
  await openNewList();
  CLASS.forEach((name, i) => type(`A${i + 2}`, name));
  select("A26");
  expect(await made()).toEqual({ pupils: CLASS, list: "A1:D25", told: 24 });
});

test("rows directly below a table that did not grow are its list's, up to the first empty row; an update reads them too", async () => {
  await openNewList();
  paste("A2", CLASS);
  book.excel.person.undo();
  expect(sheet().tables.map((table) => table.area.rows)).toEqual([4]);
  put(sheet(), "A27", "a note");
  select("A1");
  expect(await made()).toEqual({ pupils: CLASS, list: "A1:D25", told: 24 });
  put(sheet("Class list"), "A26", "Zoë");
  await update();
  expect(listed().map(([name]) => name)).toEqual([...CLASS, "Zoë", "a note"]);
});

test("blank rows inside the table or the selection are passed over", async () => {
  await openNewList();
  paste("A2", [...CLASS.slice(0, 9), "", ...CLASS.slice(9)]);
  expect((await made()).pupils).toEqual(CLASS);
  await openNewList();
  paste("A2", [...CLASS.slice(0, 9), "", ...CLASS.slice(9)]);
  book.excel.person.undo();
  select("A1:D26");
  expect(await made()).toEqual({ pupils: CLASS, list: "A1:D26", told: 24 });
});

test("a plain range is read as it is selected, blank rows passed over", async () => {
  openWorkbook();
  ["Name", ...CLASS.slice(0, 3), "", ...CLASS.slice(3)].forEach((name, row) => put(sheet(), `C${row + 2}`, name));
  select("C2:C27");
  expect(await made()).toEqual({ pupils: CLASS, list: "C2:C27", told: 24 });
});

test("a table with a total row ends there", async () => {
  openWorkbook();
  await writeList(["Ana", "Total"].map((name) => [name, "", ""]));
  sheet().tables[0]!.showTotals = true;
  put(sheet(), "A4", "a note");
  expect(await made()).toEqual({ pupils: ["Ana"], list: "A1:C2", told: 1 });
});

describe("where the selection is no list", () => {
  /** A table without names beside the list, and a cell that is in neither. */
  beforeEach(async () => {
    openWorkbook();
    await writeList([["Ana", "easy", ""]]);
    await person((on) => {
      on.getRange("G1:G2").values = [["Marks"], [1]];
      on.tables.add("G1:G2", true);
    });
  });

  test.each(["A7", "J20", "G2"])("the only table of its sheet with such a heading is taken: %s", async (selected) => {
    select(selected);
    expect(await made()).toEqual({ pupils: ["Ana"], list: "A1:C2", told: 1 });
  });

  test("one of several is asked for, and nothing is made; one that is selected is taken", async () => {
    await person((on) => {
      on.getRange("J1:J2").values = [["NAME"], ["Ben"]];
      on.tables.add("J1:J2", true);
    });
    select("A7");
    await expectRefused(() => make(quick), message("several-lists", { sheet: "Sheet1", count: 2 }));
    select("J2");
    expect((await made()).pupils).toEqual(["Ben"]);
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
    ["5 May", "2/2", "007", "=1+1"].forEach((name, i) => type(`A${i + 2}`, name));
    type("C5", "1/2");
    expect(valuesIn(sheet(), "A2:A5")).toEqual(["5 May", "2/2", "007", "=1+1"]);
    await make(quick);
    expect(listed().map(([name]) => name)).toEqual(["5 May", "2/2", "007", "=1+1"]);
    const path = valuesIn(sheet("=1+1"), "B2:K11").filter((item) => item !== undefined && item !== "");
    expect(path).toEqual(expect.arrayContaining([..."1/2"]));
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
    expect((await made()).pupils).toEqual(["5-May", "7.00"]);
  });

  test.each(["A3", "B3", "C3"])("an error in %s is refused by its cell, one in another column is not", async (cell) => {
    openWorkbook();
    await writeList(
      ["Ana", "Ben"].map((name) => [name, "easy", "SUN"]),
      false,
    );
    await person((on) => {
      on.getRange("D1:D2").values = [["Remarks"], ["=1/0"]];
    });
    select("A1:D3");
    await person((on) => (on.getRange(cell).formulas = [["=1/0"]]));
    await expectRefused(() => make(quick), message("cell-error", { cell, error: "#DIV/0!" }));
    put(sheet(), cell, "easy");
    await make(quick);
    expect(names()).toContain("Ana");
  });

  test("a name that nobody can see is none", async () => {
    openWorkbook();
    await writeList([["Ana"], ["\u200b\u2060 \u00ad"]].map(([name]) => [name!, "easy", ""]));
    await expectRefused(() => make(quick), message("class-name-missing", { row: 3 }));
  });
});
