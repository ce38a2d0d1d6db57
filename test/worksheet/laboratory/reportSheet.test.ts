import { ExcelSession } from "../../../src/worksheet/excel/excelSession";
import { findReportPlace, addReportSheet } from "../../../src/worksheet/laboratory/reportSheet";
import { book, openWorkbook, pane, sheet } from "../../actions/openMaze";
import { valueAt } from "../../actions/sheetReading";

const texts = ["=1+1", "+5", "-3 cells", "@home", "'quoted", "007", "plain"];

test("texts of a report that begin like a formula stay texts, without an apostrophe before them", async () => {
  openWorkbook();
  const session = ExcelSession.glance(pane);
  const place = await findReportPlace(session, "Figures");
  const rows = texts.map((text, i) => [text, i + 1]);
  const table = { heading: "=Heading", columns: ["-Text", "Number"], rows, formats: [] };
  await addReportSheet(place, { name: "Figures", lines: ["=Title", "+Line"], charts: [], tables: [table] }).make(
    session,
  );
  expect(sheet().name).toBe("Figures");
  const found = (address: string) => {
    const { row, column } = { row: Number(address.slice(1)) - 1, column: address.charCodeAt(0) - 65 };
    return { value: valueAt(sheet(), address), formula: sheet().formula(row, column) };
  };
  expect(found("A1")).toEqual({ value: "=Title", formula: undefined });
  expect(found("A2")).toEqual({ value: "+Line", formula: undefined });
  expect(found("A6")).toEqual({ value: "=Heading", formula: undefined });
  expect(found("A7")).toEqual({ value: "-Text", formula: undefined });
  texts.slice(0, 5).forEach((text, i) => {
    expect(found(`A${8 + i}`)).toEqual({ value: text, formula: undefined });
    expect(found(`B${8 + i}`)).toEqual({ value: i + 1, formula: undefined });
  });
  expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1", "Figures"]);
});
