import { codeOf, loaded, onSheet, workbookForEachTest } from "../../client";

const book = workbookForEachTest();
const values = async (address: string) => (await loaded((sheet) => sheet.getRange(address), "values")).values;
const address = async (pick: (sheet: Excel.Worksheet) => Excel.Range | Excel.RangeAreas) =>
  (await loaded(pick as (sheet: Excel.Worksheet) => Excel.Range, "address")).address;

test.each([
  ["getCell(1, 1)", (r: Excel.Range) => r.getCell(1, 1), "C3"],
  ["getCell outside", (r: Excel.Range) => r.getCell(9, 0), "B11"],
  ["getRow(1)", (r: Excel.Range) => r.getRow(1), "B3:D3"],
  ["getEntireRow", (r: Excel.Range) => r.getEntireRow(), "2:4"],
  ["getEntireColumn", (r: Excel.Range) => r.getEntireColumn(), "B:D"],
  ["getColumn(1)", (r: Excel.Range) => r.getColumn(1), "C2:C4"],
  ["getResizedRange(1, -2)", (r: Excel.Range) => r.getResizedRange(1, -2), "B2:B5"],
  ["getBoundingRect", (r: Excel.Range) => r.getBoundingRect("F9"), "B2:F9"],
  ["getIntersection", (r: Excel.Range) => r.getIntersection("C1:Z3"), "C2:D3"],
])("from B2:D4, %s is found", async (_name, pick, expected) => {
  expect(await address((sheet) => pick(sheet.getRange("B2:D4")))).toBe(`Sheet1!${expected}`);
});

test("ranges off the sheet are invalid, and areas without a common cell have no intersection", async () => {
  expect(await codeOf((sheet) => sheet.getRange("A1").getResizedRange(-1, 0).load("address"))).toBe("InvalidArgument");
  expect(await codeOf((sheet) => sheet.getRange("A1").getIntersection("B2").load("address"))).toBe("ItemNotFound");
  const none = await loaded((sheet) => sheet.getRange("A1").getIntersectionOrNullObject("B2"), "address");
  expect(none.isNullObject).toBe(true);
});

test("the used range holds values and formats, or values alone", async () => {
  await onSheet((sheet) => {
    sheet.getRange("C3").values = [[1]];
    sheet.getRange("B2").format.fill.color = "#FF0000";
    sheet.getRange("E5").format.borders.getItem("EdgeTop").style = "Continuous";
    sheet.getRange("E5").format.borders.getItem("EdgeBottom").style = "Continuous";
  });
  expect(await address((sheet) => sheet.getUsedRange())).toBe("Sheet1!B2:E5");
  expect(await address((sheet) => sheet.getUsedRange(true))).toBe("Sheet1!C3");
  const empty = await loaded((sheet) => sheet.getRange("F1:Z9").getUsedRangeOrNullObject(), "address");
  expect(empty.isNullObject).toBe(true);
  expect(await codeOf((sheet) => sheet.getRange("F1:Z9").getUsedRange().load("address"))).toBe("ItemNotFound");
});

test("an empty sheet's used range is its first cell, or a null object", async () => {
  expect(await address((sheet) => sheet.getUsedRange())).toBe("Sheet1!A1");
  const none = await loaded((sheet) => sheet.getUsedRangeOrNullObject(), "address");
  expect(none.isNullObject).toBe(true);
});

test("inserted rows push values, formats and borders down and take no value of their own", async () => {
  await onSheet((sheet) => {
    sheet.getRange("B2:B3").values = [[1], [2]];
    sheet.getRange("B2").format.fill.color = "#FF0000";
    sheet.getRange("B2").format.borders.getItem("EdgeTop").style = "Double";
    sheet.getRange("2:3").insert("Down");
  });
  expect(await values("B2:B5")).toEqual([[""], [""], [1], [2]]);
  const sheet = book().workbook.activeSheet;
  expect(sheet.style(3, 1).fill.color).toBe("#FF0000");
  expect(sheet.horizontalEdge(3, 1).style).toBe("Double");
  expect(sheet.horizontalEdge(1, 1).style).toBe("None");
});

test.each([
  ["with lines", "4:5", "Down", ["B4", "B5"], "#FF0000", ["Double", "Dash"]],
  ["with lines", "C:C", "Right", ["C3"], "#FF0000", ["Double", "Dash"]],
  ["with lines", "C3:D3", "Right", ["C3", "D3"], "#FF0000", ["Double", "Dash"]],
  ["without lines", "4:5", "Down", ["B4", "B5"], "#FF0000", ["None", "None"]],
  ["none", "4:5", "Down", ["B4", "B5"], "#FFFFFF", ["None", "None"]],
] as const)(
  "inserted %s, %s looks like what is above or left of it",
  async (way, place, to, addresses, fill, lines) => {
    book().switches.insertedFormat = way;
    await onSheet((sheet) => {
      const cell = sheet.getRange("B3");
      cell.values = [["own"]];
      cell.format.fill.color = "#FF0000";
      cell.format.borders.getItem(to === "Down" ? "EdgeLeft" : "EdgeTop").style = "Double";
      cell.format.borders.getItem(to === "Down" ? "EdgeRight" : "EdgeBottom").style = "Dash";
      sheet.getRange("B4").values = [["moved"]];
      sheet.getRange(place).insert(to);
    });
    const sheet = book().workbook.activeSheet;
    for (const at of addresses) {
      const [column, row] = [at.charCodeAt(0) - 65, Number(at[1]) - 1];
      expect(sheet.value(row, column)).toBeUndefined();
      expect(sheet.style(row, column).fill.color).toBe(fill);
      const sides =
        to === "Down"
          ? [sheet.verticalEdge(row, column), sheet.verticalEdge(row, column + 1)]
          : [sheet.horizontalEdge(row, column), sheet.horizontalEdge(row + 1, column)];
      expect(sides.map(({ style }) => style)).toEqual(lines);
    }
  },
);

test("a line that only the cells below an inserted row hold stays where they are", async () => {
  await onSheet((sheet) => {
    sheet.getRange("B3").format.borders.getItem("EdgeTop").style = "Double";
    sheet.getRange("2:2").insert("Down");
  });
  const sheet = book().workbook.activeSheet;
  expect([1, 2, 3, 4].map((row) => sheet.horizontalEdge(row, 1).style)).toEqual(["None", "None", "Double", "None"]);
});

test("deleting cells to the left moves only their rows", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1:C2").values = [
      [1, 2, 3],
      [4, 5, 6],
    ];
    sheet.getRange("A1").delete("Left");
  });
  expect(await values("A1:C2")).toEqual([
    [2, 3, ""],
    [4, 5, 6],
  ]);
});

test("values cannot be pushed off the sheet", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1048576").values = [[1]];
  });
  expect(await codeOf((sheet) => sheet.getRange("A1").insert("Down"))).toBe("NonBlankCellOffSheet");
});

test("formulas follow inserted rows", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1:A3").values = [[1], [2], ["=SUM(A1:A2)"]];
    sheet.getRange("2:2").insert("Down");
    sheet.getRange("A2").values = [[10]];
  });
  const cell = await loaded((sheet) => sheet.getRange("A4"), "formulas,values");
  expect(cell.formulas).toEqual([["=SUM(A1:A3)"]]);
  expect(cell.values).toEqual([[13]]);
});

test("cells inside a merged area cannot be shifted apart", async () => {
  await onSheet((sheet) => sheet.getRange("B2:C3").merge());
  expect(await codeOf((sheet) => sheet.getRange("B1").insert("Down"))).toBe("InvalidOperation");
  expect(await codeOf((sheet) => sheet.getRange("C3:D4").merge())).toBe("InvalidOperation");
  const merged = await loaded((sheet) => sheet.getRange("A1:C9").getMergedAreasOrNullObject(), "address,areaCount");
  expect(merged.address).toBe("Sheet1!B2:C3");
  await onSheet((sheet) => sheet.getRange("B2").unmerge());
  expect((await loaded((s) => s.getRange("A1:C9").getMergedAreasOrNullObject(), "address")).isNullObject).toBe(true);
});

test("a copy takes values, formats and borders along; relative references move, fixed ones stay", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1:B1").values = [[2, "=A1+$A$1"]];
    sheet.getRange("A1:B1").format.borders.getItem("EdgeBottom").style = "Double";
    sheet.getRange("A3").copyFrom("A1:B1");
  });
  const copy = await loaded((sheet) => sheet.getRange("A3:B3"), "formulas,values");
  expect(copy.formulas).toEqual([[2, "=A3+$A$1"]]);
  expect(copy.values).toEqual([[2, 4]]);
  expect(book().workbook.activeSheet.horizontalEdge(3, 1).style).toBe("Double");
});

test("a copy of one cell fills a range, and values or formats are copied alone when asked", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1").values = [["=1+1"]];
    sheet.getRange("A1").format.fill.color = "#00FF00";
    sheet.getRange("C1:D2").copyFrom("A1", "Values");
    sheet.getRange("E1").copyFrom("A1", "Formats");
  });
  const copies = await loaded((sheet) => sheet.getRange("C1:E2"), "formulas");
  expect(copies.formulas).toEqual([
    [2, 2, ""],
    [2, 2, ""],
  ]);
  const sheet = book().workbook.activeSheet;
  expect([sheet.style(0, 2).fill.pattern, sheet.style(0, 4).fill.color]).toEqual(["None", "#00FF00"]);
});

test("a range kept over several requests of one run still means its cells", async () => {
  await onSheet(async (sheet, context) => {
    const range = sheet.getRange("C3").getResizedRange(1, 1);
    await context.sync();
    range.values = [
      [1, 2],
      [3, 4],
    ];
    await context.sync();
    range.load("address");
    await context.sync();
    expect(range.address).toBe("Sheet1!C3:D4");
  });
});
