import { codeOf, loaded, onSheet, workbookForEachTest } from "../client";

const book = workbookForEachTest();

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
