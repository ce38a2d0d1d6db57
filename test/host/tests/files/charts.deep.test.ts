import { unzipSync } from "fflate";
import { openXlsx, saveXlsx } from "../../files";
import { chartsAndPicture } from "../chartSheet";
import { onSheet, workbookForEachTest } from "../client";
import { contentsOf } from "./contentsOf";

const book = workbookForEachTest();

test("charts beside a picture come back as they were, one drawing part for all of them", async () => {
  const { workbook } = book();
  await chartsAndPicture(workbook);
  const bytes = await saveXlsx(workbook);
  expect(contentsOf(await openXlsx(bytes))).toEqual(contentsOf(workbook));
  const parts = Object.keys(unzipSync(bytes));
  expect(parts.filter((part) => /drawings\/drawing\d/.test(part))).toEqual(["xl/drawings/drawing1.xml"]);
  expect(parts.filter((part) => /charts\/chart\d/.test(part))).toHaveLength(5);
});

test("a chart of a type that is not drawn is left out of the file, and the rest of it opens", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1:B2").values = [
      ["a", 1],
      ["b", 2],
    ];
    sheet.charts.add("Pie", sheet.getRange("A1:B2"), "Columns");
  });
  const opened = await openXlsx(await saveXlsx(book().workbook));
  expect(opened.activeSheet.charts).toEqual([]);
  expect(opened.activeSheet.value(1, 1)).toBe(2);
});
