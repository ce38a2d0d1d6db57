import { onSheet, workbookForEachTest } from "../client";

const book = workbookForEachTest({ sheets: ["Sheet1"] });

const LINE = { style: "Continuous" } as const;

/** What each does to a sheet, and how much of it Excel has to do. */
const work: Readonly<Record<string, readonly [operations: number, (sheet: Excel.Worksheet) => void]>> = {
  "a value": [1, (sheet) => void (sheet.getRange("B2").values = [[1]])],
  "values of a range": [
    1,
    (sheet) =>
      void (sheet.getRange("B2:C3").values = [
        [1, 2],
        [3, 4],
      ]),
  ],
  "a border of three areas": [
    3,
    (sheet) => void (sheet.getRanges("B2,B4,B6:C7").format.borders.getItem("EdgeTop").style = "Continuous"),
  ],
  "two properties of two areas": [
    4,
    (sheet) => {
      const { font } = sheet.getRanges("B2,B4").format;
      font.bold = true;
      font.size = 9;
    },
  ],
  "a call on two areas": [2, (sheet) => sheet.getRanges("B2,B4").clear()],
  "three cells with borders of their own": [
    3,
    (sheet) => {
      const cell = { format: { borders: { top: LINE } } } as Excel.SettableCellProperties;
      sheet.getRange("B2:C3").setCellProperties([
        [cell, {}],
        [cell, cell],
      ]);
    },
  ],
  "a name": [1, (sheet) => void sheet.names.add("Here", sheet.getRange("B2"))],
  reading: [0, (sheet) => void sheet.getRanges("B2,B4").load("address")],
};

test.each(Object.keys(work))("counts %s", async (what) => {
  const [operations, act] = work[what]!;
  book().counter.reset();
  await onSheet((sheet) => act(sheet));
  expect(book().counter.operations).toBe(operations);
});

test("a switch turns operations into time", async () => {
  Object.assign(book().switches, { millisecondsPerOperation: 5, waits: false });
  const before = book().excel.passed;
  await onSheet((sheet) => void (sheet.getRanges("B2,B4,B6").format.font.bold = true));
  expect(book().excel.passed - before).toBe(15);
});
