import { openXlsx, saveXlsx } from "../../../files";
import { drawPage } from "../../../print/drawPage";
import { layOutPages } from "../../../print/pages";
import {
  CellError,
  ConditionalColors,
  WorkbookStore,
  parseArea,
  type ColorCriterion,
  type SheetStore,
} from "../../../store";
import { codeOf, loaded, onSheet, workbookForEachTest } from "../../client";

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

const white = (type: string, formula?: string): ColorCriterion => ({ type, formula, color: "#FFFFFF" });
const black = (type: string, formula?: string): ColorCriterion => ({ type, formula, color: "#000000" });

/** A1, A2 … with these values under a scale from white to black. */
function sheetWithScale(values: readonly (number | string | CellError)[], ...stops: ColorCriterion[]): SheetStore {
  const sheet = new WorkbookStore().activeSheet;
  values.forEach((value, row) => sheet.setCell(row, 0, value));
  const [minimum, midpoint, maximum] = stops.length === 3 ? stops : [stops[0]!, undefined, stops[1]!];
  const criteria = { minimum: minimum, midpoint, maximum: maximum };
  sheet.conditionalFormats.push({ id: "1", type: "ColorScale", areas: [parseArea("A1:A20")!], criteria });
  return sheet;
}
const colors = (sheet: SheetStore) => {
  const scales = new ConditionalColors(sheet);
  return Array.from({ length: 6 }, (_, row) => scales.colorAt(row, 0));
};

test("a number's colour lies between those of the lowest and the highest value; texts and empty cells have none", () => {
  const sheet = sheetWithScale([10, 15, 20, "text", 12], white("LowestValue"), black("HighestValue"));
  expect(colors(sheet)).toEqual(["#FFFFFF", "#808080", "#000000", undefined, "#CCCCCC", undefined]);
});

test("beyond fixed numbers the colour of the end goes on, and percents are of the way between the extremes", () => {
  const fixed = sheetWithScale([0, 10, 15, 30], white("Number", "10"), black("Number", "=20"));
  expect(colors(fixed).slice(0, 4)).toEqual(["#FFFFFF", "#FFFFFF", "#808080", "#000000"]);
  const percent = sheetWithScale([0, 20, 50, 80, 100], white("Percent", "20"), black("Percent", "80"));
  expect(colors(percent).slice(0, 5)).toEqual(["#FFFFFF", "#FFFFFF", "#808080", "#000000", "#000000"]);
});

test("the middle colour stands at the percentile of the values, not at half their range", () => {
  const middle = { type: "Percentile", formula: "50", color: "#FF0000" };
  const sheet = sheetWithScale([0, 1, 2, 100], white("LowestValue"), middle, black("HighestValue"));
  expect(colors(sheet).slice(0, 4)).toEqual(["#FFFFFF", "#FF5555", "#FE0000", "#000000"]);
});

test("an error among the values leaves the whole scale uncoloured", () => {
  const sheet = sheetWithScale([1, CellError.ref, 3], white("LowestValue"), black("HighestValue"));
  expect(colors(sheet).slice(0, 3)).toEqual([undefined, undefined, undefined]);
});

test("a scale is printed, saved and opened, and moves with inserted rows", async () => {
  const middle = { type: "Percentile", formula: "40", color: "#FF0000" };
  const sheet = sheetWithScale([1, 2, 3], white("LowestValue"), middle, black("Number", "7"));
  const picture = drawPage(sheet, layOutPages(sheet)[0]!, {
    page: 1,
    pages: 1,
    sheet: "",
    file: "",
    date: "",
    time: "",
  });
  for (const color of new Set(colors(sheet).slice(0, 3))) expect(picture).toContain(`fill="${color}"`);
  const again = (await openXlsx(await saveXlsx(sheet.workbook))).activeSheet;
  const [before, after] = [sheet, again].map(({ conditionalFormats }) =>
    conditionalFormats.map(({ id: _, ...rest }) => rest),
  );
  expect(after).toEqual(before);

  await onSheet((own) => {
    own.getRange("A1:B3").conditionalFormats.add("ColorScale");
    own.getRange("2:2").insert("Down");
  });
  expect(book().workbook.activeSheet.conditionalFormats[0]!.areas).toEqual([parseArea("A1:B4")]);
});

/** A1, A2 … with these values and a rule that makes cells black. */
async function ruled(values: unknown[], rule: Excel.ConditionalCellValueRule): Promise<SheetStore> {
  await onSheet((sheet) => {
    const range = sheet.getRange(`A1:A${values.length}`);
    range.values = values.map((value) => [value]);
    const { cellValue } = range.conditionalFormats.add("CellValue");
    cellValue.format.fill.color = "#000000";
    cellValue.rule = rule;
  });
  return book().workbook.activeSheet;
}
const black6 = (sheet: SheetStore) => colors(sheet).map((color) => color === "#000000");

test.each([
  ["EqualTo", "=1", undefined, [false, true, false, false, false, false]],
  ["EqualTo", '="WALL"', undefined, [false, false, false, true, false, false]],
  ["EqualTo", "=0", undefined, [true, false, false, false, true, false]],
  ["NotEqualTo", "=1", undefined, [true, false, true, true, true, false]],
  ["GreaterThan", "=1", undefined, [false, false, true, true, false, false]],
  ["LessThan", "=1", undefined, [true, false, false, false, true, false]],
  ["GreaterThanOrEqual", "=1", undefined, [false, true, true, true, false, false]],
  ["LessThanOrEqual", "=1", undefined, [true, true, false, false, true, false]],
  ["Between", "=1", "=2", [false, true, true, false, false, false]],
  ["NotBetween", "=1", "=2", [true, false, false, true, true, false]],
] as const)(
  "a rule of what cells hold, %s %s %s, is shown, saved and opened",
  async (operator, formula1, formula2, is) => {
    const sheet = await ruled([0, 1, 2, "wall", ""], { operator, formula1, ...(formula2 && { formula2 }) });
    expect(black6(sheet)).toEqual(is);
    const again = (await openXlsx(await saveXlsx(sheet.workbook))).activeSheet;
    expect(black6(again)).toEqual(is);
    expect(again.conditionalFormats.map(({ id: _, ...rest }) => rest)).toEqual(
      sheet.conditionalFormats.map(({ id: _, ...rest }) => rest),
    );
  },
);
