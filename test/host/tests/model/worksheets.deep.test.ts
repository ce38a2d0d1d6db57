import { codeOf, loaded, onSheet, workbookForEachTest } from "../client";

const book = workbookForEachTest({ sheets: ["Sheet1", "Second"] });
const names = () => book().workbook.sheets.map((sheet) => sheet.name);

test.each(["", " ", "a:b", "a\\b", "a/b", "a?b", "a*b", "a[b", "a]b", "'a", "a'", "History", "x".repeat(32)])(
  "a sheet cannot be renamed to %j",
  async (name) => {
    expect(await codeOf((sheet) => Object.assign(sheet, { name }))).toBe("InvalidArgument");
    expect(names()).toEqual(["Sheet1", "Second"]);
  },
);

test("a name of 31 characters with an apostrophe inside is allowed", async () => {
  const name = `Rook's ${"x".repeat(24)}`;
  await onSheet((sheet) => Object.assign(sheet, { name }));
  expect(names()).toEqual([name, "Second"]);
});

test("two sheets cannot have the same name, whatever the case of its letters", async () => {
  expect(await codeOf((_sheet, context) => context.workbook.worksheets.add("SECOND"))).toBe("ItemAlreadyExists");
  await onSheet((_sheet, context) => {
    context.workbook.worksheets.getItem("second").name = "SECOND";
  });
  expect(names()).toEqual(["Sheet1", "SECOND"]);
});

test("a new sheet comes last, is not active, and gets the next free name", async () => {
  const added = await loaded((_sheet, context) => context.workbook.worksheets.add(), "name,position,visibility");
  expect(added.toJSON()).toMatchObject({ name: "Sheet2", position: 2, visibility: "Visible" });
  expect(book().workbook.activeSheet.name).toBe("Sheet1");
});

test("a sheet that was added can be used in later requests of the same run, and is added once", async () => {
  await onSheet(async (_sheet, context) => {
    const added = context.workbook.worksheets.add("Maze");
    await context.sync();
    added.getRange("A1").values = [[1]];
    await context.sync();
    added.getRange("A2").values = [[2]];
  });
  expect(names()).toEqual(["Sheet1", "Second", "Maze"]);
  expect(book().workbook.sheet("Maze")?.value(1, 0)).toBe(2);
});

test("the last visible sheet can be neither hidden nor deleted", async () => {
  await onSheet((_sheet, context) => {
    context.workbook.worksheets.getItem("Second").visibility = "Hidden";
  });
  expect(await codeOf((sheet) => Object.assign(sheet, { visibility: "Hidden" }))).toBe("InvalidOperation");
  expect(await codeOf((sheet) => sheet.delete())).toBe("InvalidOperation");
});

test("hiding the active sheet activates the next visible one", async () => {
  await onSheet((sheet) => {
    sheet.visibility = "Hidden";
  });
  expect(book().workbook.activeSheet.name).toBe("Second");
});

test("a hidden sheet can be written to but neither activated nor selected in", async () => {
  await onSheet((_sheet, context) => {
    const second = context.workbook.worksheets.getItem("Second");
    second.visibility = "Hidden";
    second.getRange("A1").values = [[5]];
  });
  expect(book().workbook.sheet("Second")?.value(0, 0)).toBe(5);
  const second = (context: Excel.RequestContext) => context.workbook.worksheets.getItem("Second");
  expect(await codeOf((_sheet, context) => second(context).activate())).toBe("InvalidOperation");
  expect(await codeOf((_sheet, context) => second(context).getRange("A1").select())).toBe("InvalidOperation");
});

test("a very hidden sheet cannot be deleted, and a person cannot unhide it", async () => {
  await onSheet((_sheet, context) => {
    context.workbook.worksheets.getItem("Second").visibility = "VeryHidden";
  });
  expect(await codeOf((_sheet, context) => context.workbook.worksheets.getItem("Second").delete())).toBe(
    "InvalidOperation",
  );
  const second = book().workbook.sheet("Second")!;
  expect(() => book().excel.person.unhide(second)).toThrow("very hidden");
});

test("a sheet's tab colour is null while the sheet is hidden", async () => {
  const second = await loaded((_sheet, context) => {
    const item = context.workbook.worksheets.getItem("Second");
    item.tabColor = "#00ff00";
    return item;
  }, "tabColor");
  expect(second.tabColor).toBe("#00FF00");
  const hidden = await loaded((_sheet, context) => {
    const item = context.workbook.worksheets.getItem("Second");
    item.visibility = "Hidden";
    return item;
  }, "tabColor");
  expect(hidden.tabColor).toBeNull();
});

test("a sheet that does not exist is a null object, and what is done to it is done to nothing", async () => {
  await onSheet(async (_sheet, context) => {
    const none = context.workbook.worksheets.getItemOrNullObject("None");
    const range = none.getRange("A1");
    range.values = [[1]];
    none.delete();
    range.load("address");
    await context.sync();
    expect(none.isNullObject).toBe(true);
    expect(range.isNullObject).toBe(true);
  });
});

test("deleting a sheet makes formulas and names that refer to it #REF!, and takes its own names along", async () => {
  await onSheet((sheet, context) => {
    const second = context.workbook.worksheets.getItem("Second");
    second.names.add("Own", second.getRange("A1"));
    context.workbook.names.add("Far", second.getRange("B2:C3"));
    sheet.getRange("A1").values = [["=Second!A1+1"]];
    second.delete();
  });
  expect(book().workbook.names.map((entry) => [entry.name, entry.formula])).toEqual([["Far", "=#REF!"]]);
  const cell = await loaded((sheet) => sheet.getRange("A1"), "values,formulas");
  expect(cell.values).toEqual([["#REF!"]]);
  const far = await loaded((_sheet, context) => context.workbook.names.getItem("Far"), "type,value");
  expect(far.toJSON()).toMatchObject({ type: "Error", value: "#REF!" });
});

test("what was found on a sheet is not found any more once the sheet is deleted", async () => {
  const code = await codeOf(async (_sheet, context) => {
    const second = context.workbook.worksheets.getItem("Second");
    const range = second.getRange("A1");
    await context.sync();
    second.delete();
    range.values = [[1]];
  });
  expect(code).toBe("ItemNotFound");
});

test("an event that is never raised here cannot be registered, nor one newer than the host", async () => {
  expect(await codeOf((sheet) => sheet.onCalculated.add(async () => undefined))).toBe("ApiNotFound");
  book().switches.apiSet = 114;
  const visibility = (_sheet: Excel.Worksheet, context: Excel.RequestContext) =>
    context.workbook.worksheets.onVisibilityChanged.add(async () => undefined);
  expect(await codeOf(visibility)).toBe("ApiNotFound");
});

test("handlers hear of renamed, hidden and shown sheets", async () => {
  const seen: string[] = [];
  await onSheet((_sheet, context) => {
    const sheets = context.workbook.worksheets;
    sheets.onNameChanged.add(async (event) => void seen.push(`${event.nameBefore} is now ${event.nameAfter}`));
    sheets.onVisibilityChanged.add(async (event) => void seen.push(event.visibilityAfter));
  });
  const second = book().workbook.sheet("Second")!;
  for (const act of ["rename", "hide", "unhide"] as const) {
    book().excel.person[act](second, "Maze");
    await book().eventsDelivered();
  }
  expect(seen).toEqual(["Second is now Maze", "Hidden", "Visible"]);
});

test("renaming a sheet renames it in formulas and names", async () => {
  await onSheet((sheet, context) => {
    const second = context.workbook.worksheets.getItem("Second");
    context.workbook.names.add("Far", second.getRange("B2"));
    second.getRange("A1").values = [[3]];
    sheet.getRange("A1").values = [['=Second!A1&" in Second!A1"']];
    second.name = "Maze 60x60";
  });
  expect(book().workbook.names[0]?.formula).toBe("='Maze 60x60'!$B$2");
  const cell = await loaded((sheet) => sheet.getRange("A1"), "values,formulas");
  expect(cell.formulas).toEqual([["='Maze 60x60'!A1&\" in Second!A1\""]]);
  expect(cell.values).toEqual([["3 in Second!A1"]]);
});

test("a copy has the cells, borders, sizes and page of its original", async () => {
  await onSheet((sheet) => {
    sheet.getRange("B2").values = [[9]];
    sheet.getRange("B2").format.borders.getItem("EdgeTop").style = "Double";
    sheet.getRange("B2").format.columnWidth = 30;
    sheet.pageLayout.orientation = "Landscape";
    sheet.copy("End");
  });
  const copy = book().workbook.sheet("Sheet1 (2)")!;
  expect(copy.value(1, 1)).toBe(9);
  expect(copy.horizontalEdge(1, 1).style).toBe("Double");
  expect(copy.columns.size(1)).toBe(30);
  expect(copy.page.orientation).toBe("Landscape");
});

test("gridlines, headings and frozen panes are the sheet's own", async () => {
  const sheet = await loaded((active) => {
    active.showGridlines = false;
    active.showHeadings = false;
    active.freezePanes.freezeRows(2);
    return active;
  }, "showGridlines,showHeadings");
  expect(sheet.showGridlines).toBe(false);
  expect(sheet.showHeadings).toBe(false);
  expect(book().workbook.activeSheet.frozen).toEqual({ rows: 2, columns: 0 });
  expect(book().workbook.sheet("Second")?.showGridlines).toBe(true);
});

test("while a chart sheet is in front there is no active worksheet and no selected range", async () => {
  book().workbook.chartSheetInFront = true;
  expect(await codeOf((sheet) => sheet.load("name"))).toBe("InvalidSelection");
  const selected = Excel.run(async (context) => {
    context.workbook.getSelectedRange().load("address");
    await context.sync();
  });
  await expect(selected).rejects.toMatchObject({ code: "InvalidSelection" });
});

test("handlers hear of selection, activation, new and deleted sheets, whoever did it", async () => {
  const seen: string[] = [];
  await onSheet((sheet, context) => {
    const sheets = context.workbook.worksheets;
    sheet.onSelectionChanged.add(async (event) => void seen.push(`selected ${event.address}`));
    sheets.onActivated.add(async () => void seen.push("activated"));
    sheets.onAdded.add(async () => void seen.push("added"));
    sheets.onDeleted.add(async () => void seen.push("deleted"));
  });
  const { workbook, excel } = book();
  excel.person.select(workbook.activeSheet, [{ row: 1, column: 1, rows: 2, columns: 3 }]);
  await book().eventsDelivered();
  await onSheet((_sheet, context) => context.workbook.worksheets.add("Third").activate());
  await book().eventsDelivered();
  excel.person.delete(workbook.sheet("Third")!);
  await book().eventsDelivered();
  expect(seen).toEqual(["selected B2:D3", "added", "activated", "deleted", "activated"]);
});

test("a handler that was removed hears nothing", async () => {
  const seen: string[] = [];
  const handler = await onSheet((sheet) =>
    sheet.onSelectionChanged.add(async (event) => void seen.push(event.address)),
  );
  const select = (row: number) =>
    book().excel.person.select(book().workbook.activeSheet, [{ row, column: 0, rows: 1, columns: 1 }]);
  select(4);
  await book().eventsDelivered();
  await Excel.run(handler.context, async (context) => {
    handler.remove();
    await context.sync();
  });
  select(5);
  await book().eventsDelivered();
  expect(seen).toEqual(["A5"]);
});
