import { type Batch, codeOf, loaded, onSheet, workbookForEachTest } from "../client";
import { openNodeWorkbook } from "../../node";
import { areaAddress } from "../../store";

const book = workbookForEachTest({ sheets: ["Sheet1", "Second"] });

test("a sheet's custom properties are found without regard to case", async () => {
  await onSheet((sheet) => void sheet.customProperties.add("Maze", "8x5"));
  expect((await loaded((sheet) => sheet.customProperties.getItem("maze"), "key,value")).toJSON()).toMatchObject({
    key: "Maze",
    value: "8x5",
  });
});

test("the selection is the active sheet's, and several areas are no single range", async () => {
  const selected = (context: Excel.RequestContext) => context.workbook.getSelectedRange();
  await onSheet((sheet) => sheet.getRange("B2:C3").select());
  expect((await loaded((_sheet, context) => selected(context), "address")).address).toBe("Sheet1!B2:C3");
  await onSheet((_sheet, context) => context.workbook.worksheets.getItem("Second").getRange("D4").select());
  expect((await loaded((_sheet, context) => selected(context), "address")).address).toBe("Second!D4");
  const areas = ["A1", "C3"].map((_name, index) => ({ row: index * 2, column: index * 2, rows: 1, columns: 1 }));
  book().excel.person.select(book().workbook.activeSheet, areas);
  expect(await codeOf((_sheet, context) => selected(context).load("address"))).toBe("InvalidSelection");
  const all = await loaded((_sheet, context) => context.workbook.getSelectedRanges(), "address");
  expect(all.address).toBe("Second!A1,Second!C3");
});

/** RangeAreas.select as a client of ExcelApi 1.18 asks for it: the office.js installed here does not have it, though office.d.ts does. */
function invokeSelect(areas: Excel.RangeAreas): void {
  const client = OfficeExtension as unknown as {
    readonly BatchApiHelper: { invokeMethod(...call: readonly unknown[]): unknown };
  };
  client.BatchApiHelper.invokeMethod(areas, "Select", 1, [], 0, 0);
}

test("several areas can be selected from ExcelApi 1.18 on", async () => {
  const select = (sheet: Excel.Worksheet) => invokeSelect(sheet.getRanges("B2,D4:E5"));
  book().switches.apiSet = 117;
  expect(await codeOf(select)).toBe("ApiNotFound");
  book().switches.apiSet = 118;
  await onSheet(select);
  const selected = await loaded((_sheet, context) => context.workbook.getSelectedRanges(), "address");
  expect(selected.address).toBe("Sheet1!B2,Sheet1!D4:E5");
});

test("a custom property's key has at most 255 characters", async () => {
  await onSheet((sheet) => void sheet.customProperties.add("k".repeat(255), "8x5"));
  const code = await codeOf((sheet) => sheet.customProperties.add("k".repeat(256), "8x5"));
  expect(code).toBe("InvalidArgument");
});

test("a header or a footer has at most 255 characters, with the marks of its three texts", async () => {
  const write = (footer: string, header: string) => (sheet: Excel.Worksheet) => {
    const texts = sheet.pageLayout.headersFooters.defaultForAllPages;
    texts.leftHeader = header;
    texts.leftFooter = "left";
    texts.rightFooter = footer;
  };
  await onSheet(write("x".repeat(247), "y".repeat(253)));
  expect(book().workbook.activeSheet.page.footer.right).toHaveLength(247);
  expect(await codeOf(write("x".repeat(248), ""))).toBe("InvalidArgument");
  expect(await codeOf(write("", "y".repeat(254)))).toBe("InvalidArgument");
});

test("first and even pages have texts of their own, and the state says which are shown", async () => {
  await onSheet((sheet) => {
    const texts = sheet.pageLayout.headersFooters;
    texts.set({ state: "FirstOddAndEven", useSheetMargins: false, useSheetScale: false });
    texts.firstPage.centerHeader = "first";
    texts.evenPages.set({ leftFooter: "even &P" });
    texts.defaultForAllPages.rightFooter = "odd &P";
  });
  const group = await loaded(
    (sheet) => sheet.pageLayout.headersFooters,
    "state, useSheetMargins, useSheetScale, firstPage/centerHeader, evenPages/leftFooter, defaultForAllPages/rightFooter",
  );
  expect(group.toJSON()).toMatchObject({
    state: "FirstOddAndEven",
    useSheetMargins: false,
    useSheetScale: false,
    firstPage: { centerHeader: "first" },
    evenPages: { leftFooter: "even &P" },
    defaultForAllPages: { rightFooter: "odd &P" },
  });
  expect(await codeOf((sheet) => Object.assign(sheet.pageLayout.headersFooters, { state: "Odd" }))).toBe(
    "InvalidArgument",
  );
});

test("page layout keeps what is set and reports it", async () => {
  await onSheet((sheet) => {
    const page = sheet.pageLayout;
    page.orientation = "Landscape";
    page.paperSize = "A4";
    page.zoom = { horizontalFitToPages: 1, verticalFitToPages: 1 };
    page.centerHorizontally = true;
    page.printGridlines = false;
    page.setPrintArea(sheet.getRange("B2:I6"));
    page.setPrintTitleRows("$1:$2");
    page.setPrintMargins("Inches", { top: 1, left: 0.5 });
    page.headersFooters.defaultForAllPages.centerFooter = "Page &P";
  });
  const page = await loaded(
    (sheet) => sheet.pageLayout,
    "orientation,paperSize,zoom,centerHorizontally,topMargin,leftMargin",
  );
  expect(page.toJSON()).toMatchObject({
    orientation: "Landscape",
    paperSize: "A4",
    zoom: { horizontalFitToPages: 1, verticalFitToPages: 1 },
    centerHorizontally: true,
    topMargin: 72,
    leftMargin: 36,
  });
  expect((await loaded((sheet) => sheet.pageLayout.getPrintArea(), "address")).address).toBe("Sheet1!B2:I6");
  expect(book().workbook.activeSheet.page.printTitleRows).toMatchObject({ row: 0, rows: 2 });
  expect(book().workbook.activeSheet.page.footer.center).toBe("Page &P");
});

test("a scale and a number of pages exclude each other, and out-of-range values are refused", async () => {
  const zoom = (value: Excel.PageLayoutZoomOptions) =>
    codeOf((sheet) => Object.assign(sheet.pageLayout, { zoom: value }));
  expect(await zoom({ scale: 100, verticalFitToPages: 1 })).toBe("InvalidArgument");
  expect(await zoom({ scale: 9 })).toBe("InvalidArgument");
  expect(await zoom({})).toBe("InvalidArgument");
  expect(await codeOf((sheet) => Object.assign(sheet.pageLayout, { topMargin: -1 }))).toBe("InvalidArgument");
  expect(await codeOf((sheet) => Object.assign(sheet.pageLayout, { paperSize: "Napkin" }))).toBe("InvalidArgument");
  expect(await codeOf((sheet) => sheet.pageLayout.setPrintTitleRows("A1"))).toBe("InvalidArgument");
});

test("without a print area there is a null object, or an error", async () => {
  expect(await codeOf((sheet) => sheet.pageLayout.getPrintArea().load("address"))).toBe("ItemNotFound");
  const area = await loaded((sheet) => sheet.pageLayout.getPrintAreaOrNullObject(), "address");
  expect(area.isNullObject).toBe(true);
});

test("page breaks are added before a cell and removed", async () => {
  await onSheet((sheet) => {
    sheet.horizontalPageBreaks.add("A21");
    sheet.verticalPageBreaks.add("F1");
  });
  expect(book().workbook.activeSheet.page).toMatchObject({ horizontalBreaks: [20], verticalBreaks: [5] });
  await onSheet((sheet) => sheet.horizontalPageBreaks.removePageBreaks());
  expect(book().workbook.activeSheet.page.horizontalBreaks).toEqual([]);
});

test.each<[string, Batch, string, number[], number[]]>([
  ["rows above", (sheet) => sheet.getRange("1:2").insert("Down"), "B4:F11", [22], [5]],
  ["a row within", (sheet) => sheet.getRange("4:4").insert("Down"), "B2:F10", [21], [5]],
  ["a column within", (sheet) => sheet.getRange("C:C").insert("Right"), "B2:G9", [20], [6]],
  ["cells that push all of it down", (sheet) => sheet.getRange("A1:H1").insert("Down"), "B3:F10", [20], [5]],
  ["cells that push a part of it down", (sheet) => sheet.getRange("C1:D1").insert("Down"), "B2:F9", [20], [5]],
  ["deleted rows", (sheet) => sheet.getRange("1:3").delete("Up"), "B1:F6", [17], [5]],
  ["the deleted row at a break", (sheet) => sheet.getRange("21:21").delete("Up"), "B2:F9", [], [5]],
  ["deleted columns", (sheet) => sheet.getRange("A:C").delete("Left"), "A2:C9", [20], [2]],
])("print areas and page breaks follow %s", async (_, shift, area, rows, columns) => {
  await onSheet((sheet) => {
    sheet.pageLayout.setPrintArea("B2:F9");
    sheet.horizontalPageBreaks.add("A21");
    sheet.verticalPageBreaks.add("F1");
  });
  await onSheet(shift);
  const { page } = book().workbook.activeSheet;
  expect(page.printArea.map(areaAddress)).toEqual([area]);
  expect([page.horizontalBreaks, page.verticalBreaks]).toEqual([rows, columns]);
});

test("a print area of which all cells are deleted is none any more", async () => {
  await onSheet((sheet) => sheet.pageLayout.setPrintArea("B2:F9"));
  await onSheet((sheet) => sheet.getRange("2:9").delete("Up"));
  expect(book().workbook.activeSheet.page.printArea).toEqual([]);
});

test("a table has a name, headers and a body, and follows cells that move", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1:B3").values = [
      ["step", "sets"],
      [1, 40],
      [2, 39],
    ];
    const table = sheet.tables.add("A1:B3", true);
    table.name = "Steps";
    table.rows.add(undefined, [[3, 38]]);
    sheet.getRange("1:1").insert("Down");
  });
  const table = await loaded(
    (_sheet, context) => context.workbook.tables.getItem("steps"),
    "name,style,showFilterButton",
  );
  expect(table.toJSON()).toMatchObject({ name: "Steps", style: "TableStyleMedium2", showFilterButton: true });
  const body = await loaded((sheet) => sheet.tables.getItem("Steps").getDataBodyRange(), "address,values");
  expect(body.address).toBe("Sheet1!A3:B5");
  expect(body.values).toEqual([
    [1, 40],
    [2, 39],
    [3, 38],
  ]);
  expect((await loaded((sheet) => sheet.tables, "count")).count).toBe(1);
});

test("tables cannot overlap, and their columns have names of their own", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1:C1").values = [["x", "x", ""]];
    sheet.tables.add("A1:C4", true);
  });
  expect((await loaded((sheet) => sheet.getRange("A1:C1"), "values")).values).toEqual([["x", "x2", "Column3"]]);
  expect(await codeOf((sheet) => sheet.tables.add("C4:D5", true))).toBe("InvalidArgument");
});

test("a chart is a named box over the sheet", async () => {
  await onSheet((sheet) => {
    const chart = sheet.charts.add("Line", sheet.getRange("A1:B3"), "Columns");
    chart.name = "Sets";
    chart.title.text = "Sets left";
    chart.setPosition("B2", "D5");
  });
  const chart = await loaded((sheet) => sheet.charts.getItem("Sets"), "chartType,left,top,width,height,title/text");
  expect(chart.toJSON()).toMatchObject({ chartType: "Line", left: 48, top: 15, width: 144, height: 60 });
  expect(chart.title.text).toBe("Sets left");
});

test("two workbooks opened one after the other share the client and nothing else", async () => {
  await onSheet((sheet) => {
    sheet.onSelectionChanged.add(async () => {
      throw new Error("the first workbook's handler was called for the second");
    });
    sheet.getRange("A1").values = [[1]];
  });
  const second = openNodeWorkbook();
  expect((await loaded((sheet) => sheet.getRange("A1"), "values")).values).toEqual([[""]]);
  second.excel.person.select(second.workbook.activeSheet, [{ row: 3, column: 3, rows: 1, columns: 1 }]);
  await second.eventsDelivered();
  expect(book().workbook.activeSheet.value(0, 0)).toBe(1);
  second.dispose();
  await expect(onSheet((sheet) => sheet.load("name"))).rejects.toThrow("no workbook is open");
});
