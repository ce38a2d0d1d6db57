import { codeOf, loaded, onSheet, workbookForEachTest } from "../../client";

const book = workbookForEachTest({ sheets: ["Sheet1", "Other"] });

const read = (address: string) =>
  loaded((sheet) => sheet.getRange(address), "values,valueTypes,text,formulas,numberFormat,address");
const write = (address: string, values: unknown) =>
  onSheet((sheet) => {
    sheet.getRange(address).values = values as never;
  });

test.each([
  ["12", 12, "Double"],
  [" 12 ", 12, "Double"],
  ["-1.5e3", -1500, "Double"],
  ["1,234", 1234, "Double"],
  ["50%", 0.5, "Double"],
  ["(5)", -5, "Double"],
  ["1 1/2", 1.5, "Double"],
  ["true", true, "Boolean"],
  ["'12", "12", "String"],
  ["1,23", "1,23", "String"],
  ["12 apples", "12 apples", "String"],
  ["2024-01-31", 45_322, "Double"],
  ["#N/A", "#N/A", "Error"],
  ["=", "=", "String"],
  ["", "", "Empty"],
])("the text %j becomes %j (%s)", async (input, value, type) => {
  await write("A1", [[input]]);
  const cell = await read("A1");
  expect(cell.values).toEqual([[value]]);
  expect(cell.valueTypes).toEqual([[type]]);
});

test.each(["=1+", "=(1", "=1)", '="a', "=SUM(1,"])("%j is no formula, and so an invalid argument", async (text) => {
  const code = await codeOf((sheet) => Object.assign(sheet.getRange("A1"), { values: [[text]] }));
  expect(code).toBe("InvalidArgument");
});

test("a text that begins with + or - and is no number is taken for a formula", async () => {
  await write("A1:C1", [["-item", "+B9", "-"]]);
  const cells = await read("A1:C1");
  expect(cells.formulas).toEqual([["=-item", "=+B9", "-"]]);
  expect(cells.values).toEqual([["#NAME?", 0, "-"]]);
});

test("in a cell with the text format everything stays text", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1").numberFormat = [["@"]];
    sheet.getRange("A1").values = [["007"]];
  });
  expect((await read("A1")).valueTypes).toEqual([["String"]]);
});

test("a percentage entered into a General cell changes its format, in a formatted cell it does not", async () => {
  await onSheet((sheet) => {
    sheet.getRange("B1").numberFormat = [["0.000"]];
    sheet.getRange("A1:B1").values = [["50%", "50%"]];
  });
  const cells = await read("A1:B1");
  expect(cells.numberFormat).toEqual([["0%", "0.000"]]);
  expect(cells.text).toEqual([["50%", "0.500"]]);
});

test("null leaves a cell alone and an empty text empties it", async () => {
  await write("A1:C1", [[1, 2, 3]]);
  await write("A1:C1", [[null, "", 9]]);
  expect((await read("A1:C1")).values).toEqual([[1, "", 9]]);
});

test("a single value fills the range", async () => {
  await write("A1:B2", 7);
  expect((await read("A1:B2")).values).toEqual([
    [7, 7],
    [7, 7],
  ]);
});

test.each([
  ["too wide", [[1, 2, 3]]],
  ["too high", [[1], [2], [3]]],
  ["ragged", [[1, 2], [3]]],
  ["flat", [1, 2]],
])("an array that is %s is an invalid argument and changes nothing", async (_shape, values) => {
  expect(
    await codeOf((sheet) => {
      sheet.getRange("A1:B2").values = values as never;
    }),
  ).toBe("InvalidArgument");
  expect(book().workbook.activeSheet.usedArea(true)).toBeUndefined();
});

test("more than 1,500 values, which office.js sends in parts, arrive whole", async () => {
  const values = Array.from({ length: 100 }, (_row, r) => Array.from({ length: 70 }, (_column, c) => r * 70 + c));
  await write("A1:BR100", values);
  expect((await read("A1:BR100")).values).toEqual(values);
});

test("more than 1,500 values of the wrong shape change nothing", async () => {
  const values = Array.from({ length: 101 }, () => new Array<number>(70).fill(1));
  expect(
    await codeOf((sheet) => {
      sheet.getRange("A1:BR100").values = values;
    }),
  ).toBe("InvalidArgument");
  expect(book().workbook.activeSheet.usedArea(true)).toBeUndefined();
});

test("a formula is calculated, and again when what it refers to changes", async () => {
  await write("A1:A3", [[1], [2], ["=SUM(A1:A2)*10"]]);
  expect((await read("A3")).values).toEqual([[30]]);
  await write("A1", [[5]]);
  const cell = await read("A3");
  expect(cell.values).toEqual([[70]]);
  expect(cell.formulas).toEqual([["=SUM(A1:A2)*10"]]);
});

test("a formula is calculated before it is read in the same request", async () => {
  const result = await loaded((sheet) => {
    sheet.getRange("A1").values = [[4]];
    sheet.getRange("B1").values = [["=A1^2"]];
    return sheet.getRange("B1");
  }, "values");
  expect(result.values).toEqual([[16]]);
});

test.each([
  ["=1+2*3", 7],
  ['="a"&"b"&1', "ab1"],
  ["=Other!A1+1", 1],
  ["=IF(1<2,10,20)", 10],
  ["=-2^2", 4],
  ["=50%", 0.5],
  ["=1/0", "#DIV/0!"],
  ['="x"+1', "#VALUE!"],
  ["=NoSuchFunction(1)", "#NAME?"],
  ["=NoSuchName", "#NAME?"],
  ["=Missing!A1", "#REF!"],
  ["=A1:B2", "#VALUE!"],
])("%s gives %j", async (formula, value) => {
  await write("D4", [[formula]]);
  expect((await read("D4")).values).toEqual([[value]]);
});

test("a formula that refers to itself gives 0", async () => {
  await write("A1", [["=A1+1"]]);
  expect((await read("A1")).values).toEqual([[0]]);
});

test("while calculation is manual, formulas keep their values until calculate is called", async () => {
  await write("A1:B1", [[1, "=A1"]]);
  await onSheet((sheet, context) => {
    context.application.calculationMode = "Manual";
    sheet.getRange("A1").values = [[2]];
  });
  expect((await read("B1")).values).toEqual([[1]]);
  await onSheet((_sheet, context) => context.application.calculate("Recalculate"));
  expect((await read("B1")).values).toEqual([[2]]);
});

test("a whole column reports no values and takes none", async () => {
  const column = await read("A:A");
  expect(column.values).toBeNull();
  expect(column.address).toBe("Sheet1!A:A");
  expect(
    await codeOf((sheet) => {
      sheet.getRange("A:A").values = 1 as never;
    }),
  ).toBe("InvalidArgument");
});

test("more than five million cells cannot be read at once", async () => {
  expect(await codeOf((sheet) => sheet.getRange("A1:E1000001").load("values"))).toBe(
    "ResponsePayloadSizeLimitExceeded",
  );
});

test("the text shows numbers by their format", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1:E1").values = [[1234.5, 0.25, 7, -3, "x"]];
    sheet.getRange("A1:E1").numberFormat = [["#,##0.00", "0%", ";;;", "0;(0)", "General"]];
  });
  expect((await read("A1:E1")).text).toEqual([["1,234.50", "25%", "", "(3)", "x"]]);
});

test("values written into a merged area stay at its first cell alone", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1:B2").merge();
    sheet.getRange("A1:B2").values = [
      [1, 2],
      [3, 4],
    ];
  });
  expect((await read("A1:B2")).values).toEqual([
    [1, ""],
    ["", ""],
  ]);
});

test("merging keeps the first value and drops the others", async () => {
  await write("A1:B2", [
    ["", 2],
    [3, 4],
  ]);
  await onSheet((sheet) => sheet.getRange("A1:B2").merge());
  expect((await read("A1:B2")).values).toEqual([
    [2, ""],
    ["", ""],
  ]);
});

test("what a person types is coerced in the same way and raises the changed event", async () => {
  const seen: string[] = [];
  await onSheet((sheet) => {
    sheet.onChanged.add(async (event) => void seen.push(event.address));
  });
  book().excel.person.type(book().workbook.activeSheet, 11, 54, "12");
  await book().eventsDelivered();
  expect((await read("BC12")).values).toEqual([[12]]);
  expect(seen).toEqual(["BC12"]);
});
