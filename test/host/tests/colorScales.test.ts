import { codeOf, loaded, onSheet, workbookForEachTest } from "./client";

const book = workbookForEachTest({ sheets: ["Sheet1"] });

const criteria = {
  minimum: { type: "LowestValue" as const, color: "#FFFFFF" },
  maximum: { type: "HighestValue" as const, color: "#56b4e9" },
};

test("a colour scale begins with three colours, and keeps the criteria it is given", async () => {
  const [before, after] = await onSheetTwice();
  expect(before).toBe(true);
  expect(after).toBe(false);
  expect(book().workbook.activeSheet.conditionalFormats).toMatchObject([
    { areas: [{ row: 0, column: 0, rows: 3, columns: 2 }], criteria: { maximum: { color: "#56B4E9" } } },
  ]);
});

async function onSheetTwice(): Promise<boolean[]> {
  return Excel.run(async (context) => {
    const scale = context.workbook.worksheets
      .getActiveWorksheet()
      .getRange("A1:B3")
      .conditionalFormats.add("ColorScale");
    scale.colorScale.load("threeColorScale");
    await context.sync();
    const before = scale.colorScale.threeColorScale;
    scale.colorScale.criteria = criteria;
    scale.colorScale.load("threeColorScale");
    await context.sync();
    return [before, scale.colorScale.threeColorScale];
  });
}

test("a range lists the conditional formats that touch it, and clears them", async () => {
  await onSheet((sheet) => void sheet.getRange("A1:B3").conditionalFormats.add("ColorScale"));
  const formatsAt = async (address: string) =>
    (await loaded((sheet) => sheet.getRange(address).conditionalFormats, "items/type")).items.map(({ type }) => type);
  expect([await formatsAt("B3:C9"), await formatsAt("D1")]).toEqual([["ColorScale"], []]);
  await onSheet((sheet) => sheet.getRange("A1").conditionalFormats.clearAll());
  expect(book().workbook.activeSheet.conditionalFormats).toEqual([]);
});

test("criteria of an unknown type are refused", async () => {
  const code = await codeOf((sheet) => {
    const { colorScale } = sheet.getRange("A1").conditionalFormats.add("ColorScale");
    colorScale.criteria = { ...criteria, minimum: { type: "Lowest" as never } };
  });
  expect(code).toBe("InvalidArgument");
});

test("MATCH finds exact values without regard to case, INDEX reads the cell there; what is missing is #N/A and #REF!", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1:C2").values = [
      ["x", "B2", 3],
      [5, 6, 7],
    ];
    sheet.getRange("E1:E4").formulas = [
      ['=MATCH("b2",A1:C1,0)'],
      ['=INDEX(A1:C2,2,MATCH("B2",A1:C1,0))'],
      ['=MATCH("none",A1:C1,0)'],
      ["=INDEX(A1:C2,3,1)"],
    ];
  });
  const cells = await loaded((sheet) => sheet.getRange("E1:E4"), "values");
  expect(cells.values).toEqual([[2], [6], ["#N/A"], ["#REF!"]]);
});
