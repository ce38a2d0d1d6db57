import { codeOf, loaded, onSheet, workbookForEachTest } from "../client";
import { areaAddress, parseArea } from "../../store";

const book = workbookForEachTest({ undo: "web" });

const tableArea = async () => (await loaded((sheet) => sheet.tables.getItemAt(0).getRange(), "address")).address;

const make = () =>
  onSheet((sheet) => {
    sheet.getRange("B2:C4").values = [
      ["Name", "Size"],
      ["a", 1],
      ["b", 2],
    ];
    sheet.tables.add("B2:C4", true);
  });

test("the first rows added to a table that has headers alone take the place of its blank row", async () => {
  await onSheet((sheet) => {
    const table = sheet.tables.add("A1:B1", true);
    table.rows.add(null as unknown as undefined, [
      ["a", 1],
      ["b", 2],
    ]);
    table.rows.add(null as unknown as undefined, [["c", 3]]);
  });
  const { values } = await loaded((sheet) => sheet.getRange("A2:B5"), "values");
  expect(values).toEqual([
    ["a", 1],
    ["b", 2],
    ["c", 3],
    ["", ""],
  ]);
  expect(await tableArea()).toBe("Sheet1!A1:B4");
});

test.each([
  ["rows through it", "3:3", "Down", "Sheet1!B2:C5"],
  ["rows above it", "1:1", "Down", "Sheet1!B3:C5"],
  ["columns before it", "A:A", "Right", "Sheet1!C2:D4"],
  ["cells across all of it", "B3:C3", "Down", "Sheet1!B2:C5"],
  ["cells beside it", "E1:E9", "Right", "Sheet1!B2:C4"],
] as const)("%s can be inserted", async (_what, address, shift, expected) => {
  await make();
  await onSheet((sheet) => void sheet.getRange(address).insert(shift));
  expect(await tableArea()).toBe(expected);
});

test("cells that would cut a table can neither be inserted nor deleted, nor can its headers be deleted alone", async () => {
  await make();
  expect(await codeOf((sheet) => sheet.getRange("B3").insert("Down"))).toBe("InvalidOperation");
  expect(await codeOf((sheet) => sheet.getRange("A3").insert("Right"))).toBe("InvalidOperation");
  expect(await codeOf((sheet) => sheet.getRange("C1").delete("Up"))).toBe("InvalidOperation");
  expect(await codeOf((sheet) => sheet.getRange("2:2").delete("Up"))).toBe("InvalidOperation");
  await onSheet((sheet) => sheet.getRange("3:3").delete("Up"));
  expect(await tableArea()).toBe("Sheet1!B2:C3");
  expect(book().workbook.activeSheet.value(2, 1)).toBe("b");
});

test("a row that is deleted takes the cells below it in the table up, and nothing beside the table", async () => {
  await make();
  await onSheet((sheet) => {
    sheet.getRange("D4").values = [["beside"]];
    sheet.tables.getItemAt(0).rows.getItemAt(0).delete();
  });
  expect(await tableArea()).toBe("Sheet1!B2:C3");
  const { values } = await loaded((sheet) => sheet.getRange("B3:D4"), "values");
  expect(values).toEqual([
    ["b", 2, ""],
    ["", "", "beside"],
  ]);
});

test.each(["A1", "R1C1", "TRUE", "two words", "1st", ""])("a table cannot be named %p", async (name) => {
  await make();
  expect(await codeOf((sheet) => (sheet.tables.getItemAt(0).name = name))).toBe("InvalidArgument");
});

test("a copied sheet has the tables, under new names, and the properties", async () => {
  await make();
  await onSheet((sheet) => {
    sheet.customProperties.add("key", "value");
    sheet.copy("End");
  });
  const [, copy] = book().workbook.sheets;
  expect(copy!.tables.map(({ name, area }) => [name, area.row, area.rows])).toEqual([["Table12", 1, 3]]);
  expect([...copy!.customProperties]).toEqual([["key", "value"]]);
});

describe("a table that a person fills cells beside", () => {
  const sheet = () => book().workbook.activeSheet;
  const place = () =>
    sheet()
      .tables.map(({ area }) => areaAddress(area))
      .join();
  const at = (address: string) => parseArea(address)!;
  const type = (address: string, text: string) => {
    book().excel.person.type(sheet(), at(address).row, at(address).column, text);
  };
  const paste = (address: string, ...rows: string[]) => {
    sheet().select([at(address)]);
    book().excel.person.paste(sheet(), rows.join("\n"));
  };

  beforeEach(make);

  test.each([
    ["the row below", () => type("C5", "3"), "B2:C5"],
    ["the column to the right", () => type("D3", "x"), "B2:D4"],
    ["rows pasted below", () => paste("B5", "c\t3", "d\t4"), "B2:C6"],
    ["rows pasted over its own and below", () => paste("B3", "c", "d", "e", "f"), "B2:C6"],
    ["rows pasted below, but none of their further columns", () => paste("B5", "c\t3\tx", "d\t4\ty"), "B2:C6"],
    ["columns pasted to the right, but none of their further rows", () => paste("D2", "x", "1", "2", "3"), "B2:D4"],
    ["not a row that is not the next", () => type("B6", "c"), "B2:C4"],
    ["not a row that held something", () => (sheet().setCell(4, 1, "note"), type("C5", "3")), "B2:C4"],
    ["not a column to the left", () => type("A3", "x"), "B2:C4"],
    ["not a cell that is emptied", () => type("B5", ""), "B2:C4"],
    ["nothing below its totals", () => ((sheet().tables[0]!.showTotals = true), type("B5", "c")), "B2:C4"],
  ])("takes in %s", (_what, act, expected) => {
    act();
    expect(place()).toBe(expected);
  });

  test("gives a new column a heading, and new rows the formulas of their column", () => {
    type("D3", "=C3*2");
    type("D4", "=C4*2");
    type("B5", "c");
    expect([sheet().value(1, 3), sheet().formula(4, 3)]).toEqual(["Column3", "=C5*2"]);
  });

  test("is as it was after one Ctrl+Z, and what was typed is gone after the next", () => {
    type("B5", "c");
    book().excel.person.undo();
    expect([place(), sheet().value(4, 1)]).toEqual(["B2:C4", "c"]);
    book().excel.person.undo();
    expect(sheet().value(4, 1)).toBeUndefined();
  });

  test("takes in nothing that an add-in writes", async () => {
    await onSheet((on) => (on.getRange("B5:C5").values = [["c", 3]]));
    expect(place()).toBe("B2:C4");
  });
});
