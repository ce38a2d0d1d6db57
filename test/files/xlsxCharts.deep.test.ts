import { mkdtempSync, readFileSync } from "node:fs";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { saveXlsx } from "../host/files";
import { chartData } from "../host/store";
import { chartsAndPicture } from "../host/tests/chartSheet";
import { workbookForEachTest } from "../host/tests/client";
import { convertWorkbook, describeWithLibreOffice } from "../libreoffice";
import { asFile, plain } from "./printedPages";

const book = workbookForEachTest();

describeWithLibreOffice("Charts saved as .xlsx and opened by LibreOffice", () => {
  test("hold the same series: names, categories and values", async () => {
    const { workbook } = book();
    await chartsAndPicture(workbook);
    const bytes = asFile(await saveXlsx(workbook), (file, folder) =>
      readFileSync(convertWorkbook(file, "xlsx", mkdtempSync(path.join(folder, "written-")))),
    );
    const parts = Object.entries(unzipSync(bytes));
    const charts = parts.filter(([path]) => /^xl\/charts\/chart\d+\.xml$/.test(path));
    const found = charts.map(([, part]) => cachedSeries(strFromU8(part)));
    const expected = workbook.activeSheet.charts.map((chart) =>
      chartData(workbook, chart).map(({ name, values, categories }) => ({ name, values, categories })),
    );
    expect(found).toHaveLength(expected.length);
    for (const series of expected) expect(found).toContainEqual(series);
  });
});

/** What a chart's part says that its series' cells hold, which the program that wrote it has worked out itself. */
function cachedSeries(xml: string): { name: string; values: number[]; categories: string[] }[] {
  const texts = (part: string) => [...part.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, text]) => plain(text!));
  const within = (ser: string, name: string) => new RegExp(`<c:${name}>[^]*?</c:${name}>`).exec(ser)?.[0] ?? "";
  return [...xml.matchAll(/<c:ser>[^]*?<\/c:ser>/g)].map(([ser]) => ({
    name: texts(within(ser, "tx")).join(""),
    values: texts(within(ser, "val") || within(ser, "yVal")).map(Number),
    categories: texts(within(ser, "cat") || within(ser, "xVal")),
  }));
}
