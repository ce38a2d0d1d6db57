import { codeOf, loaded, onSheet, workbookForEachTest } from "../../client";

workbookForEachTest();

test.each([
  ["Neutral", "Neutral"],
  ["heading 1", "Heading 1"],
  ["Accent1_20", "20% - Accent1"],
  ["WarningText", "Warning Text"],
])("the cell style %s is %s", async (given, name) => {
  await onSheet((sheet) => (sheet.getRange("A1").style = given));
  expect((await loaded((sheet) => sheet.getRange("A1"), "style")).style).toBe(name);
});

test("a cell style that the workbook does not have is refused", async () => {
  expect(await codeOf((sheet) => (sheet.getRange("A1").style = "Bogus"))).toBe("InvalidArgument");
});

const lookOf = (address: string) =>
  onSheet(async (sheet, context) => {
    const range = sheet.getRange(address).load("style,numberFormat,text");
    const fill = range.format.fill.load("color,tintAndShade");
    const font = range.format.font.load("name,size,bold,italic,underline,color");
    await context.sync();
    const { name, size, bold, italic, underline, color } = font;
    return {
      style: range.style,
      fill: fill.color,
      font: { name, size, bold, italic, underline, color },
      text: range.text[0]![0],
    };
  });

const plain = { name: "Calibri", size: 11, bold: false, italic: false, underline: "None", color: "#000000" };

test.each([
  ["Good", "#C6EFCE", { color: "#006100" }],
  ["Check Cell", "#A5A5A5", { bold: true, color: "#FFFFFF" }],
  ["Title", "#FFFFFF", { name: "Calibri Light", size: 18, color: "#44546A" }],
  ["Accent2", "#ED7D31", { color: "#FFFFFF" }],
  ["Hyperlink", "#FFFFFF", { underline: "Single", color: "#0563C1" }],
])("the cell style %s gives fill %s and font %j", async (style, fill, font) => {
  await onSheet((sheet) => (sheet.getRange("B2").style = style));
  expect(await lookOf("B2")).toEqual({ style, fill, font: { ...plain, ...font }, text: "" });
});

test("a style leaves what it does not include: fills stay under Comma, and Percent under Good", async () => {
  await onSheet((sheet) => {
    const range = sheet.getRange("B2");
    range.values = [[1234.5]];
    range.format.fill.color = "#112233";
    range.style = "Comma";
  });
  expect(await lookOf("B2")).toMatchObject({ fill: "#112233", text: expect.stringContaining("1,234.50") as unknown });
  await onSheet((sheet) => {
    sheet.getRange("B2").style = "Percent";
    sheet.getRange("B2").style = "Good";
  });
  expect(await lookOf("B2")).toMatchObject({ style: "Good", fill: "#C6EFCE", text: "123450%" });
});

test("lines of a style are each cell's own, and Normal takes everything away", async () => {
  const style = async (address: string, item: "EdgeTop" | "EdgeBottom" | "InsideHorizontal") =>
    (await loaded((sheet) => sheet.getRange(address).format.borders.getItem(item), "style")).style;
  const styles = async () => [
    await style("B2:C3", "EdgeTop"),
    await style("B2:C3", "InsideHorizontal"),
    await style("B2:C3", "EdgeBottom"),
  ];
  await onSheet((sheet) => (sheet.getRange("B2:C3").style = "Total"));
  expect(await styles()).toEqual(["Continuous", "Double", "Double"]);
  await onSheet((sheet) => {
    sheet.getRange("B2:C3").format.horizontalAlignment = "Right";
    sheet.getRange("B2:C3").style = "Normal";
  });
  expect(await styles()).toEqual(["None", "None", "None"]);
  expect(await lookOf("B2")).toEqual({ style: "Normal", fill: "#FFFFFF", font: plain, text: "" });
  expect((await loaded((sheet) => sheet.getRange("B2").format, "horizontalAlignment")).horizontalAlignment).toBe(
    "General",
  );
});
