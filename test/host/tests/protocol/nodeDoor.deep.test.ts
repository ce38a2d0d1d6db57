import { type NodeWorkbook, openNodeWorkbook } from "../../node";

let book: NodeWorkbook;
beforeEach(() => (book = openNodeWorkbook()));
afterEach(() => book.dispose());

test("a value written through office.js is read back", async () => {
  await Excel.run(async (context) => {
    const cell = context.workbook.worksheets.getActiveWorksheet().getRange("A1");
    cell.values = [[42]];
    await context.sync();
    cell.load("values, address, format/fill/color");
    await context.sync();
    expect(cell.values).toEqual([[42]]);
    expect(cell.address).toBe("Sheet1!A1");
    expect(cell.format.fill.color).toBe("#FFFFFF");
  });
  expect(book.workbook.activeSheet.value(0, 0)).toBe(42);
  expect(book.counter.requests).toHaveLength(2);
});
