import { type Batch, codeOf, loaded, onSheet, workbookForEachTest } from "../client";

const book = workbookForEachTest();
const protect = (options?: Excel.WorksheetProtectionOptions, password?: string) =>
  onSheet((sheet) => sheet.protection.protect(options, password));

test.each<[string, Batch]>([
  ["values", (sheet) => Object.assign(sheet.getRange("A1"), { values: [[1]] })],
  ["contents cleared", (sheet) => sheet.getRange("A1").clear("Contents")],
  ["fills", (sheet) => Object.assign(sheet.getRange("A1").format.fill, { color: "#FF0000" })],
  [
    "borders",
    (sheet) => Object.assign(sheet.getRange("A1").format.borders.getItem("EdgeTop"), { style: "Continuous" }),
  ],
  ["column widths", (sheet) => Object.assign(sheet.getRange("A1").format, { columnWidth: 9 })],
  ["row heights", (sheet) => Object.assign(sheet.getRange("A1").format, { rowHeight: 9 })],
  ["hidden rows", (sheet) => Object.assign(sheet.getRange("A1"), { rowHidden: true })],
  ["inserted rows", (sheet) => sheet.getRange("1:1").insert("Down")],
  ["deleted columns", (sheet) => sheet.getRange("A:A").delete("Left")],
  ["merged cells", (sheet) => sheet.getRange("A1:B1").merge()],
  ["cell properties", (sheet) => sheet.getRange("A1").setCellProperties([[{ format: { wrapText: true } }]])],
  ["tables", (sheet) => sheet.tables.add("A1:B3", true)],
  ["unlocked cells", (sheet) => Object.assign(sheet.getRange("A1").format.protection, { locked: false })],
])("a protected sheet denies %s", async (_what, batch) => {
  await protect();
  expect(await codeOf(batch)).toBe("AccessDenied");
});

test("unlocked cells of a protected sheet take values, a range with a locked one does not", async () => {
  await onSheet((sheet) => {
    sheet.getRange("B2:C2").format.protection.locked = false;
    sheet.protection.protect();
    sheet.getRange("B2:C2").values = [[1, 2]];
  });
  expect(book().workbook.activeSheet.value(1, 2)).toBe(2);
  expect(await codeOf((sheet) => Object.assign(sheet.getRange("B2:D2"), { values: [[1, 2, 3]] }))).toBe("AccessDenied");
});

test("what the protection's options allow can be done, the rest cannot", async () => {
  await protect({ allowFormatCells: true, allowFormatColumns: true });
  await onSheet((sheet) => {
    sheet.getRange("A1").format.fill.color = "#FF0000";
    sheet.getRange("A1").format.columnWidth = 30;
  });
  expect(await codeOf((sheet) => Object.assign(sheet.getRange("A1").format, { rowHeight: 30 }))).toBe("AccessDenied");
  expect(await codeOf((sheet) => Object.assign(sheet.getRange("A1"), { values: [[1]] }))).toBe("AccessDenied");
});

test("protection is seen, cannot be set twice, and is ended by its password alone", async () => {
  await protect({ allowFormatCells: true }, "maze");
  const protection = await loaded((sheet) => sheet.protection, "protected,options");
  expect(protection.protected).toBe(true);
  expect(protection.options).toMatchObject({ allowFormatCells: true, allowInsertRows: false });
  expect(await codeOf((sheet) => sheet.protection.protect())).toBe("InvalidOperation");
  expect(await codeOf((sheet) => sheet.protection.unprotect("wrong"))).toBe("AccessDenied");
  await onSheet((sheet) => sheet.protection.unprotect("maze"));
  expect((await loaded((sheet) => sheet.protection, "protected")).protected).toBe(false);
});

test("a protected sheet can still be read, selected in and activated", async () => {
  await protect();
  await onSheet((sheet) => {
    sheet.activate();
    sheet.getRange("B2").select();
  });
  expect((await loaded((sheet) => sheet.getRange("A1"), "values")).values).toEqual([[""]]);
});

test("a person cannot type into a locked cell of a protected sheet either", async () => {
  await protect();
  expect(() => book().excel.person.type(book().workbook.activeSheet, 0, 0, "1")).toThrow("cannot perform");
});

describe("a workbook whose structure is protected", () => {
  const second = (context: Excel.RequestContext) => context.workbook.worksheets.getItem("Second");
  beforeEach(async () => {
    await onSheet((_sheet, { workbook }) => {
      workbook.worksheets.add("Second");
      workbook.protection.protect("maze");
    });
  });

  test.each<[string, Batch]>([
    ["a new sheet", (_sheet, { workbook }) => workbook.worksheets.add("New")],
    ["a copied sheet", (sheet) => sheet.copy("End")],
    ["a deleted sheet", (_sheet, context) => second(context).delete()],
    ["another name", (_sheet, context) => Object.assign(second(context), { name: "Other" })],
    ["another place", (_sheet, context) => Object.assign(second(context), { position: 0 })],
    ["a hidden sheet", (_sheet, context) => Object.assign(second(context), { visibility: "Hidden" })],
  ])("denies %s", async (_what, batch) => {
    expect(await codeOf(batch)).toBe("AccessDenied");
    expect(book().workbook.sheets.map(({ name, visibility }) => `${name} ${visibility}`)).toEqual([
      "Sheet1 Visible",
      "Second Visible",
    ]);
  });

  test("takes values, is seen to be protected, and ends with its password alone", async () => {
    await onSheet((sheet) => Object.assign(sheet.getRange("A1"), { values: [[1]] }));
    expect((await loaded((_sheet, { workbook }) => workbook.protection, "protected")).protected).toBe(true);
    expect(await codeOf((_sheet, { workbook }) => workbook.protection.protect())).toBe("InvalidOperation");
    expect(await codeOf((_sheet, { workbook }) => workbook.protection.unprotect())).toBe("AccessDenied");
    await onSheet((_sheet, { workbook }) => workbook.protection.unprotect("maze"));
    await onSheet((_sheet, { workbook }) => workbook.worksheets.add("New"));
  });

  test("denies a person the same", () => {
    expect(() => book().excel.person.addSheet("New")).toThrow("cannot perform");
    expect(() => book().excel.person.protectWorkbook(false)).toThrow("cannot perform");
  });
});
