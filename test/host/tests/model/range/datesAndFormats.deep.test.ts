import { displayText } from "../../../store";
import { loaded, onSheet, workbookForEachTest } from "../../client";

const book = workbookForEachTest();

const year = new Date().getFullYear();

const enter = async (text: string, format = "General") => {
  await onSheet((sheet) => {
    sheet.getRange("A1").numberFormat = [[format]];
    sheet.getRange("A1").values = [[text]];
  });
  const {
    values,
    text: shown,
    numberFormat,
  } = await loaded((sheet) => sheet.getRange("A1"), "values,text,numberFormat");
  return [values[0]![0], shown[0]![0], numberFormat[0]![0]] as unknown[];
};

test.each([
  ["JAN5", "5-Jan"],
  ["jan31", "31-Jan"],
  ["DEC9", "9-Dec"],
  ["5-Jan", "5-Jan"],
  ["5 january", "5-Jan"],
  ["1/5", "5-Jan"],
])("the text %s is a day of this year", async (text, shown) => {
  const [value, seen, format] = await enter(text);
  expect([seen, format]).toEqual([shown, "d-mmm"]);
  expect(displayText(value as number, "yyyy")).toBe(String(year));
});

test.each([
  ["JAN32", 11_689, "Jan-32", "mmm-yy"],
  ["FEB1999", 36_192, "Feb-99", "mmm-yy"],
  ["2024-02-29", 45_351, "2/29/2024", "m/d/yyyy"],
  ["2/29/2024", 45_351, "2/29/2024", "m/d/yyyy"],
  ["29-Feb-24", 45_351, "29-Feb-24", "d-mmm-yy"],
  ["Feb 29, 2024", 45_351, "29-Feb-24", "d-mmm-yy"],
  ["1/1/1900", 1, "1/1/1900", "m/d/yyyy"],
  ["2/29/1900", 60, "2/29/1900", "m/d/yyyy"],
  ["3/1/1900", 61, "3/1/1900", "m/d/yyyy"],
  ["12:00", 0.5, "12:00", "h:mm"],
  ["6:30:15 PM", 0.771_006_944_444_444_4, "6:30:15 PM", "h:mm:ss AM/PM"],
  ["2/29/2024 18:00", 45_351.75, "2/29/2024 18:00", "m/d/yyyy h:mm"],
])("the text %s is %d and shows %s", async (text, value, shown, format) => {
  expect(await enter(text)).toEqual([value, shown, format]);
});

test.each(["JAN", "JAN100", "JANE5", "2/30/2024", "13/13/2024", "25:61", "B2", "MAYBE5", "1/5/6/7"])(
  "the text %s stays text",
  async (text) => {
    expect(await enter(text)).toEqual([text, text, "General"]);
  },
);

test("in a cell with the text format, and after an apostrophe, nothing is taken for a date", async () => {
  expect(await enter("JAN5", "@")).toEqual(["JAN5", "JAN5", "@"]);
  expect(await enter("'JAN5")).toEqual(["JAN5", "JAN5", "General"]);
});

test("a cell that has a number format keeps it", async () => {
  const [, shown, format] = await enter("2/29/2024", "yyyy-mm-dd");
  expect([shown, format]).toEqual(["2024-02-29", "yyyy-mm-dd"]);
  expect(book().workbook.activeSheet.value(0, 0)).toBe(45_351);
});

test.each([
  [45_351.5, "yyyy-mm-dd hh:mm", "2024-02-29 12:00"],
  [45_351, "dddd, mmmm d, yyyy", "Thursday, February 29, 2024"],
  [45_351, "ddd dd.mm.yy", "Thu 29.02.24"],
  [0.5, "h AM/PM", "12 PM"],
  [1.25, "[h]:mm", "30:00"],
  [0.000_1, "mm:ss.0", "00:08.6"],
  [45_351, "[$-409]d-mmm;@", "29-Feb"],
  [-1, "m/d/yyyy", "########"],
  [1_234_567, "0,", "1235"],
  [1_234_567, '#,##0.0,,"M"', "1.2M"],
  [1.5, "# ?/?", "1 1/2"],
  [0.333, "?/?", "1/3"],
  [2, "# ?/?", "2    "],
  [12_345, "0.0E+00", "1.2E+04"],
  [0.000_12, "0.00E-00", "1.20E-04"],
  [12_345, "##0.0E+0", "12.3E+3"],
  [150, '[>100]"high";[<10]"low";0', "high"],
  [5, '[>100]"high";[<10]"low";0', "low"],
  [50, '[>100]"high";[<10]"low";0', "50"],
  [5, "[Red]0.00", "5.00"],
  [5, '"0 is text "0', "0 is text 5"],
  [-5, '0;"minus "0', "minus 5"],
  [5, "[$€-407] 0.00", "€ 5.00"],
  [5.25, "0.0??", "5.25 "],
])("%d shows by %s as %j", (value, format, shown) => {
  expect(displayText(value, format)).toBe(shown);
});
