import { codeOf, loaded, onSheet, workbookForEachTest } from "../../client";

const book = workbookForEachTest({ sheets: ["Sheet1", "Second"] });
const formulas = async (address: string) => (await loaded((sheet) => sheet.getRange(address), "formulas")).formulas;
const values = async (address: string) => (await loaded((sheet) => sheet.getRange(address), "values")).values;

test("each coordinate of a reference moves with the copy unless a dollar sign stands before it", async () => {
  await onSheet((sheet) => {
    sheet.getRange("B1").formulas = [["=$A1+A$1+$A$1+A1+SUM($A1:B$2)+SUM($A:B)+SUM($1:2)"]];
    sheet.getRange("C2").copyFrom("B1");
  });
  expect(await formulas("C2")).toEqual([["=$A2+B$1+$A$1+B2+SUM($A2:C$2)+SUM($A:C)+SUM($1:3)"]]);
});

test("references that leave the sheet become #REF!, and quoted text and other sheets' names stay", async () => {
  await onSheet((sheet) => {
    sheet.getRange("B2").formulas = [['=A1&"A1"&Second!B2']];
    sheet.getRange("A1").copyFrom("B2");
  });
  expect(await formulas("A1")).toEqual([['=#REF!&"A1"&Second!A1']]);
});

test("a dollar sign keeps its place when rows are inserted before the cell that it belongs to", async () => {
  await onSheet((sheet) => {
    sheet.getRange("D5:D7").formulas = [["=$A2"], ["=A$2"], ["=SUM($A$2:B3)"]];
    sheet.getRange("1:1").insert("Down");
  });
  expect(await formulas("D6:D8")).toEqual([["=$A3"], ["=A$3"], ["=SUM($A$3:B4)"]]);
});

test("a transposed copy turns the references of its formulas too", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1:B4").formulas = [
      ["Item", "Price"],
      ["a", 5],
      ["b", 10],
      ["Sum", "=SUM(B2:B3)"],
    ];
    sheet.getRange("D6").copyFrom("A1:B4", "All", false, true);
  });
  expect(await formulas("D6:G7")).toEqual([
    ["Item", "a", "b", "Sum"],
    ["Price", 5, 10, "=SUM(E7:F7)"],
  ]);
  expect((await values("G7"))[0]![0]).toBe(15);
});

test.each(["All", "Formats"] as const)(
  "a copy of %s takes merged areas along, as often as it is repeated",
  async (kind) => {
    await onSheet((sheet) => {
      sheet.getRange("A1:B1").merge();
      sheet.getRange("E1:E2").merge();
      sheet.getRange("D1:E4").copyFrom("A1:B2", kind);
    });
    expect(book().workbook.activeSheet.merges.map(({ row, column, columns }) => [row, column, columns])).toEqual([
      [0, 0, 2],
      [0, 3, 2],
      [2, 3, 2],
    ]);
  },
);

test("a transposed copy turns merged areas, and a copy of values takes none along", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1:C1").merge();
    sheet.getRange("E1").copyFrom("A1:C1", "All", false, true);
    sheet.getRange("G1").copyFrom("A1:C1", "Values");
  });
  const merged = book().workbook.activeSheet.merges;
  expect(merged).toEqual([
    { row: 0, column: 0, rows: 1, columns: 3 },
    { row: 0, column: 4, rows: 3, columns: 1 },
  ]);
});

test("looks are not copied over a part of a merged area", async () => {
  await onSheet((sheet) => void sheet.getRange("D1:D3").merge());
  expect(await codeOf((sheet) => sheet.getRange("D1").copyFrom("A1:B2"))).toBe("InvalidOperation");
});

test("a copy takes conditional formats along, to another sheet too, in place of those that stood there", async () => {
  await onSheet((sheet, context) => {
    const scale = sheet.getRange("A1:C3").conditionalFormats.add("ColorScale");
    scale.colorScale.criteria = {
      minimum: { type: "LowestValue", color: "#FFFFFF" },
      maximum: { type: "HighestValue", color: "#0000FF" },
    };
    const second = context.workbook.worksheets.getItem("Second");
    second.getRange("E5:H8").conditionalFormats.add("ColorScale");
    second.getRange("E5").copyFrom("Sheet1!B2:D4");
  });
  const formats = (address: string) =>
    loaded(
      (_sheet, context) => context.workbook.worksheets.getItem("Second").getRange(address).conditionalFormats,
      "items/colorScale/criteria,items/colorScale/threeColorScale",
    );
  expect((await formats("E5")).items.map((item) => item.colorScale.criteria.maximum.color)).toEqual(["#0000FF"]);
  expect((await formats("E5")).items.map((item) => item.colorScale.threeColorScale)).toEqual([false]);
  expect((await formats("G7")).items).toEqual([]);
  expect((await formats("H8")).items.map((item) => item.colorScale.threeColorScale)).toEqual([true]);
  expect(book().workbook.activeSheet.conditionalFormats).toHaveLength(1);
});

test("a copy of formats brings looks and lines, and leaves values and rules for what may be typed", async () => {
  const rule = { list: { inCellDropDown: true, source: "a,b" } };
  await onSheet((sheet, context) => {
    const source = context.workbook.worksheets.getItem("Second").getRange("B2:C3");
    Object.assign(source.format.font, { name: "Aptos", bold: true });
    source.format.fill.color = "#FFEE00";
    source.format.borders.getItem("InsideVertical").style = "Double";
    source.values = [
      [1, 2],
      [3, 4],
    ];
    const target = sheet.getRange("B2:C3");
    target.values = [
      ["a", "b"],
      ["c", "d"],
    ];
    target.numberFormat = [
      ["0.00", "0.00"],
      ["0.00", "0.00"],
    ];
    target.format.protection.locked = false;
    target.dataValidation.rule = rule;
    target.copyFrom(source, "Formats");
    sheet.getRange("E5").copyFrom("B2", "All");
  });
  const store = book().workbook.activeSheet;
  expect((await values("B2:C3"))[1]).toEqual(["c", "d"]);
  expect(store.style(1, 1)).toMatchObject({
    numberFormat: "General",
    locked: true,
    font: { name: "Aptos", bold: true },
  });
  expect([store.verticalEdge(1, 2).style, store.verticalEdge(1, 1).style]).toEqual(["Double", "None"]);
  const types = ["A1", "B2:C3", "A1:B2", "E5"].map(async (address) => {
    return (await loaded((sheet) => sheet.getRange(address).dataValidation, "type")).type;
  });
  expect(await Promise.all(types)).toEqual(["None", "List", "MixedCriteria", "List"]);
});

test("a copy is repeated where the target's size is a multiple in one direction or in both", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1:B1").format.fill.color = "#FF0000";
    for (const address of ["D1:G2", "D4:F4", "D6:D7"]) sheet.getRange(address).copyFrom("A1:B1", "Formats");
  });
  const sheet = book().workbook.activeSheet;
  const red = (row: number) => [3, 4, 5, 6, 7].filter((column) => sheet.style(row, column).fill.color === "#FF0000");
  expect([0, 1, 3, 5, 6].map(red)).toEqual([
    [3, 4, 5, 6],
    [3, 4, 5, 6],
    [3, 4],
    [3, 4],
    [3, 4],
  ]);
});

test("rules that differ are inconsistent, one of no known kind is refused, and cleared cells have none", async () => {
  const type = async () => (await loaded((sheet) => sheet.getRange("A1:A2").dataValidation, "type")).type;
  await onSheet((sheet) => {
    sheet.getRange("A1").dataValidation.rule = { custom: { formula: "=TRUE" } };
    sheet.getRange("A2").dataValidation.rule = { list: { inCellDropDown: false, source: "a" } };
  });
  expect(await type()).toBe("Inconsistent");
  expect(await codeOf((sheet) => void (sheet.getRange("A1").dataValidation.rule = {}))).toBe("InvalidArgument");
  await onSheet((sheet) => {
    sheet.getRange("1:1").insert("Down");
    sheet.getRange("A2:A3").dataValidation.clear();
  });
  expect(book().workbook.activeSheet.validations).toEqual([]);
});

test("formats of another sheet come with their lines", async () => {
  await onSheet((sheet, context) => {
    const source = context.workbook.worksheets.getItem("Second").getRange("B2");
    source.format.fill.color = "#FF0000";
    source.format.borders.getItem("EdgeTop").style = "Double";
    sheet.getRange("B2").copyFrom(source, "Formats");
  });
  const sheet = book().workbook.activeSheet;
  expect([sheet.style(1, 1).fill.color, sheet.horizontalEdge(1, 1).style]).toEqual(["#FF0000", "Double"]);
});

test("a copy of values leaves the conditional formats of both places alone", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1").conditionalFormats.add("ColorScale");
    sheet.getRange("C1").conditionalFormats.add("ColorScale");
    sheet.getRange("C1").copyFrom("A1", "Values");
  });
  expect(book().workbook.activeSheet.conditionalFormats.map((entry) => entry.areas[0]!.column)).toEqual([2, 0]);
});

test("cells that are moved take formulas that refer to them along", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1:B1").formulas = [[5, "=A1*2"]];
    sheet.getRange("A3").formulas = [["=B1"]];
    sheet.getRange("A1:B1").moveTo("D5");
  });
  const { formulas } = await loaded((sheet) => sheet.getRange("A1:E5"), "formulas");
  expect([formulas[0]![0], formulas[4]![3], formulas[4]![4], formulas[2]![0]]).toEqual(["", 5, "=D5*2", "=E5"]);
});
