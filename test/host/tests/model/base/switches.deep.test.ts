import { readFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_SWITCHES } from "../../../model/base/switches";
import { codeOf, loaded, onSheet, workbookForEachTest } from "../../client";

/** Behaviour that differs from the documentation: reported by users, or possible. */
const book = workbookForEachTest({ sheets: ["Sheet1", "Other"] });

const fill = async (address: string) => {
  const { color, pattern, tintAndShade } = await loaded((sheet) => sheet.getRange(address).format.fill, "");
  return { color, pattern, tintAndShade };
};

test("no fill is white like a white one, and its tint alone tells the two apart", async () => {
  await onSheet((sheet) => (sheet.getRange("B1").format.fill.color = "#FFFFFF"));
  expect(await fill("A1")).toEqual({ color: "#FFFFFF", pattern: null, tintAndShade: null });
  expect(await fill("B1")).toEqual({ color: "#FFFFFF", pattern: null, tintAndShade: 0 });
  expect((await fill("A1:B1")).tintAndShade).toBeNull();
});

test("a pattern reads back, or null where the switch says so", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1").format.fill.color = "#DDEBF7";
    sheet.getRange("A1").format.fill.pattern = "Gray16";
  });
  expect((await fill("A1")).pattern).toBe("Gray16");
  book().switches.patternsReadNull = true;
  expect((await fill("A1")).pattern).toBeNull();
});

const namesOf = async (of: (sheet: Excel.Worksheet, context: Excel.RequestContext) => Excel.NamedItemCollection) =>
  (await loaded(of, "items/name,items/formula,items/value,items/scope")).items.map(
    ({ name, formula, value, scope }) => `${scope} ${name} ${String(formula)} ${String(value)}`,
  );

test("the workbook's names stand among a sheet's where the switch says so", async () => {
  await onSheet((sheet, context) => {
    context.workbook.names.add("Everywhere", "=Sheet1!$A$1");
    sheet.names.add("Here", "=Sheet1!$B$2:$C$3");
  });
  expect(await namesOf((sheet) => sheet.names)).toEqual(["Worksheet Here =Sheet1!$B$2:$C$3 Sheet1!B2:C3"]);
  book().switches.listsWorkbookNames = true;
  expect(await namesOf((sheet) => sheet.names)).toEqual([
    "Workbook Everywhere =Sheet1!$A$1 Sheet1!A1",
    "Worksheet Here =Sheet1!$B$2:$C$3 Sheet1!B2:C3",
  ]);
});

test.each([
  ["null", null],
  ["first", "Dash"],
])("the lines of several areas that differ read %s", async (mixedBordersRead, expected) => {
  book().switches.mixedBordersRead = mixedBordersRead as "null" | "first";
  await onSheet((sheet) => (sheet.getRange("A1:B1").format.borders.getItem("InsideVertical").style = "Dash"));
  const border = (address: string) =>
    loaded((sheet) => sheet.getRanges(address).format.borders.getItem("InsideVertical"), "style");
  expect((await border("A1:B1,D1:E1")).style).toBe(expected);
  expect((await border("D1:E1,F1:G1")).style).toBe("None");
});

test("the colour of a line reads as it was drawn, by cell properties too", async () => {
  await onSheet((sheet) => {
    const border = sheet.getRange("B2").format.borders.getItem("EdgeRight");
    Object.assign(border, { style: "Continuous", color: "#C00000" });
  });
  const read = await onSheet(async (sheet, context) => {
    const cells = sheet.getRange("B2").getCellProperties({ format: { borders: { color: true } } });
    const border = sheet.getRange("B2").format.borders.getItem("EdgeRight").load("color");
    await context.sync();
    return [cells.value[0]![0]!.format!.borders!.right!.color, border.color];
  });
  expect(read).toEqual(["#C00000", "#C00000"]);
});

test("texts of headers read as they were written, with a font, or null, and so does the fit to pages; empty texts stay empty", async () => {
  await onSheet(({ pageLayout }) => {
    pageLayout.zoom = { horizontalFitToPages: 1 };
    pageLayout.headersFooters.defaultForAllPages.centerHeader = "Maze &P";
  });
  const read = async () => {
    const texts = await loaded(({ pageLayout }) => pageLayout.headersFooters.defaultForAllPages, "");
    const { zoom } = await loaded((sheet) => sheet.pageLayout, "zoom");
    return [texts.centerHeader, texts.leftFooter, zoom];
  };
  expect(await read()).toEqual(["Maze &P", "", { horizontalFitToPages: 1 }]);
  book().switches.pageSettingsRead = "in another form";
  expect(await read()).toEqual(['&"-,Regular"Maze &P', "", { horizontalFitToPages: 1 }]);
  book().switches.pageSettingsRead = "null";
  expect(await read()).toEqual([null, "", null]);
});

test("many print areas are taken, refused, or cut after the last that fits 255 characters", async () => {
  const areas = Array.from({ length: 30 }, (_, i) => `B${100 + 10 * i}:U${105 + 10 * i}`); // 9 characters each
  const print = (count: number) => onSheet((sheet) => sheet.pageLayout.setPrintArea(areas.slice(0, count).join(",")));
  const counted = async () => (await loaded((sheet) => sheet.pageLayout.getPrintArea(), "areaCount")).areaCount;
  await print(30);
  expect(await counted()).toBe(30);
  book().switches.manyPrintAreas = "refused";
  await expect(print(26)).rejects.toMatchObject({ code: "InvalidArgument" });
  await print(25);
  expect(await counted()).toBe(25);
  book().switches.manyPrintAreas = "cut";
  await print(30);
  expect(await counted()).toBe(25);
});

test("fitting to pages is taken at once, by the second request that asks, or never", async () => {
  const fit = () =>
    onSheet((sheet) => {
      sheet.pageLayout.zoom = { horizontalFitToPages: 1, verticalFitToPages: 1 };
      sheet.pageLayout.zoom = { horizontalFitToPages: 1, verticalFitToPages: 1 };
    });
  const zoom = async () => (await loaded((sheet) => sheet.pageLayout, "zoom")).zoom;
  book().switches.fittingTaken = "never";
  await fit();
  await fit();
  expect(await zoom()).toEqual({ scale: 100 });
  book().switches.fittingTaken = "later";
  await fit();
  expect(await zoom()).toEqual({ scale: 100 });
  await fit();
  expect(await zoom()).toEqual({ horizontalFitToPages: 1, verticalFitToPages: 1 });
  await onSheet((_sheet, context) => context.workbook.worksheets.getItem("Other").activate());
  book().switches.fittingTaken = "at once";
  await fit();
  expect(await zoom()).toEqual({ horizontalFitToPages: 1, verticalFitToPages: 1 });
});

test.each([
  ["English", ["Print_Area"]],
  ["localized", ["Druckbereich"]],
  ["unlisted", []],
] as const)("the print area's name is %s", async (printAreaName, names) => {
  book().switches.printAreaName = printAreaName;
  await onSheet((sheet) => sheet.pageLayout.setPrintArea("B2:C3"));
  expect((await loaded((sheet) => sheet.names, "items/name")).items.map(({ name }) => name)).toEqual(names);
  const named = await loaded((sheet) => sheet.names.getItemOrNullObject("Print_Area"), "name");
  expect(named.isNullObject).toBe(printAreaName !== "English");
  const area = await loaded((sheet) => sheet.pageLayout.getPrintAreaOrNullObject(), "address");
  expect(area.address).toBe("Sheet1!B2:C3");
});

test("freezing panes behind the sheet in front leaves it in front, or makes the other the active one", async () => {
  const freeze = () =>
    onSheet((_sheet, context) => context.workbook.worksheets.getItem("Other").freezePanes.freezeRows(1));
  await freeze();
  expect(book().workbook.activeSheet.name).toBe("Sheet1");
  book().switches.freezingActivates = true;
  await freeze();
  expect(book().workbook.activeSheet.name).toBe("Other");
});

test("a write of 200,000 cells fails while changes are watched, if the switch says so; one less does not", async () => {
  book().switches.refusesLargeWatchedWrites = true;
  const write = (rows: number) => (sheet: Excel.Worksheet) => {
    sheet.getRangeByIndexes(0, 0, rows, 100).values = 1 as unknown as number[][];
  };
  const clear = (rows: number) => (sheet: Excel.Worksheet) =>
    sheet.getRangeByIndexes(0, 0, rows, 100).clear("Contents");
  await onSheet(write(2000));
  await onSheet(clear(2000));
  const handler = await onSheet((sheet) => sheet.onChanged.add(async () => undefined));
  expect(await codeOf(write(2000))).toBe("GeneralException");
  expect(await codeOf(clear(2000))).toBe("GeneralException");
  await onSheet(write(1999));
  await onSheet(clear(1999));
  await Excel.run(handler.context, async (context) => {
    handler.remove();
    await context.sync();
  });
  await onSheet(write(2000));
});

test("a request takes time for each area that it uses, which is added up without waiting", async () => {
  Object.assign(book().switches, { millisecondsPerArea: 2_000, latency: 50_000, waits: false });
  await onSheet((sheet) => {
    sheet.getRanges("A1:B1,C4,D5:E5").format.borders.getItem("InsideVertical").style = "None";
    sheet.getRanges("A7,B8").format.fill.clear();
    sheet.getRange("A1:J10").format.fill.clear();
  });
  expect(book().excel.passed).toBe(50_000 + 5 * 2_000);
});

test("a request takes time for each step that can be undone, until a call empties the list", async () => {
  Object.assign(book().switches, { undo: "desktop", millisecondsPerUndoStep: 10, waits: false });
  const { excel } = book();
  excel.history.acted(); // the list begins here
  let written = 0;
  const write = () => onSheet((sheet) => void (sheet.getRange("A1").values = [[++written]]));
  const timeOf = async (work: () => Promise<unknown>) => {
    const before = excel.passed;
    await work();
    return excel.passed - before;
  };
  const times = [];
  for (let i = 0; i < 4; i++) times.push(await timeOf(write));
  expect(times).toEqual([0, 10, 20, 30]);
  expect(await timeOf(() => onSheet((sheet) => sheet.load("name")))).toBe(40);
  expect(excel.history.length).toBe(4);
  await onSheet((_sheet, { workbook }) => workbook.worksheets.getItem("Other").delete());
  expect(await timeOf(write)).toBe(0);
  for (let i = 0; i < 120; i++) await write();
  expect(await timeOf(write)).toBe(1_000); // a hundred steps are kept
});

test("a new sheet is activated by the request that adds it, or by none before the next", async () => {
  const add = (name: string) => onSheet((_sheet, { workbook }) => workbook.worksheets.add(name).activate());
  await add("First");
  expect(book().workbook.activeSheet.name).toBe("First");
  book().switches.newSheetsStayBehind = true;
  await add("Second");
  expect(book().workbook.activeSheet.name).toBe("First");
  await onSheet((_sheet, { workbook }) => workbook.worksheets.getItem("Second").activate());
  expect(book().workbook.activeSheet.name).toBe("Second");
});

test("the top of several rows may read scaled, and nothing else does", async () => {
  const read = async (address: string) => {
    const { top, left, width, height } = await loaded((sheet) => sheet.getRange(address), "top,left,width,height");
    return { top, left, width, height };
  };
  const [cell, rows] = [await read("B3"), await read("B3:C4")];
  book().switches.topOfRowsScale = 2;
  expect([await read("B3"), await read("B3:C4")]).toEqual([cell, { ...rows, top: 2 * rows.top }]);
});

test("a name whose cells are gone can be hidden", async () => {
  await onSheet((sheet) => {
    sheet.names.add("Gone", sheet.getRange("B2"));
    sheet.getRange("2:2").delete("Up");
  });
  await onSheet((sheet) => void (sheet.names.getItem("Gone").visible = false));
  expect((await loaded((sheet) => sheet.names.getItem("Gone"), "visible")).visible).toBe(false);
});

test("a sheet gets an id of its own, or that of the sheet deleted last", async () => {
  const replace = async () => {
    const old = book().workbook.sheet("Other")!.id;
    await onSheet((_sheet, { workbook }) => workbook.worksheets.getItem("Other").delete());
    await onSheet((_sheet, { workbook }) => workbook.worksheets.add("Other"));
    return book().workbook.sheet("Other")!.id === old;
  };
  expect(await replace()).toBe(false);
  book().switches.usesIdsAgain = true;
  expect(await replace()).toBe(true);
});

test("a name's formula may have 16,384 bytes of tokens, two a character of its text", async () => {
  const texts = (count: number) => `=${Array.from({ length: count }, () => `"${"x".repeat(250)}"`).join("&")}`;
  await onSheet((sheet) => sheet.names.add("Fits", texts(32)));
  expect(texts(32).length).toBeLessThan(8_192);
  expect(32 * 503 + 31).toBeLessThanOrEqual(16_384);
  const cells = (count: number) => `=${Array.from({ length: count }, () => "9.5").join("+")}`;
  await onSheet((sheet) => sheet.names.add("Numbers", cells(1638)));
  expect(cells(1640).length).toBeLessThan(8_192);
  expect(await codeOf((sheet) => sheet.names.add("TooMany", cells(1640)))).toBe("InvalidArgument");
  expect(await codeOf((sheet) => (sheet.getRange("A1").formulas = [[cells(1640)]]))).toBe("InvalidArgument");
});

test.each(["OfficeOnline", "PC", "Mac", "iOS"] as const)("Office names %s, and an iPad lacks sets", (platform) => {
  book().switches.platform = platform;
  const { context } = Office;
  expect([String(context.platform), String(context.diagnostics.platform)]).toEqual([platform, platform]);
  const has = (set: string, version = "1.1") => context.requirements.isSetSupported(set, version);
  expect(["SharedRuntime", "RibbonApi"].map((set) => has(set))).toEqual(Array(2).fill(platform !== "iOS"));
  expect([has("ExcelApi", "1.13"), has("DelayForCellEdit")]).toEqual([true, true]);
});

test("a desktop's window tells its visible cells in points; elsewhere there are neither window nor requirement set", async () => {
  const has = () => Office.context.requirements.isSetSupported("ExcelApiDesktop", "1.1");
  const read = () =>
    onSheet((_sheet, { workbook }) => workbook.application.activeWindow.visibleRange.load("address,width,height"));
  expect(has()).toBe(false);
  await expect(read()).rejects.toMatchObject({ code: "ApiNotFound" });
  book().switches.visibleCells = "A1:J20";
  expect(has()).toBe(true);
  expect(await read()).toMatchObject({ address: "Sheet1!A1:J20", width: 480, height: 300 });
});

test.each([
  ["each", ["B2", "C3", "D4"]],
  ["twice", ["B2", "B2", "C3", "C3", "D4", "D4"]],
  ["late", ["B2", "C3", "D4"]],
  ["last", ["D4"]],
  ["person's", ["B2", "D4"]],
  ["none", []],
] as const)("selections are reported so: %s", async (selectionEvents, expected) => {
  book().switches.selectionEvents = selectionEvents;
  const seen: string[] = [];
  await onSheet((sheet) => sheet.onSelectionChanged.add(async ({ address }) => void seen.push(address)));
  const { excel, workbook } = book();
  const click = (cell: number) => {
    excel.person.select(workbook.activeSheet, [{ row: cell, column: cell, rows: 1, columns: 1 }]);
    workbook.changes.flush();
  };
  click(1);
  await onSheet((sheet) => sheet.getRange("C3").select());
  click(3);
  await new Promise((resolve) => setTimeout(resolve, 30));
  await book().eventsDelivered();
  expect(seen).toEqual(expected);
});

test("no handler of selections is taken where there are none", async () => {
  book().switches.selectionEvents = "missing";
  expect(await codeOf((sheet) => sheet.onSelectionChanged.add(async () => undefined))).toBe("ApiNotFound");
});

test("the README says of each switch what holds without it", () => {
  const rows = readFileSync(path.join(__dirname, "../../../README.md"), "utf8").matchAll(
    /^\| `(\w+)` .*\| ([^|]+?) +\|$/gm,
  );
  const said = Object.fromEntries<string>([...rows].map(([, name, without]) => [name!, without!]));
  const written = (value: unknown) =>
    typeof value === "boolean"
      ? value
        ? "on"
        : "off"
      : typeof value === "number"
        ? `${value}`
        : `\`${JSON.stringify(value)}\``;
  const names = Object.keys(DEFAULT_SWITCHES) as (keyof typeof DEFAULT_SWITCHES)[];
  expect(said).toMatchObject(
    Object.fromEntries(names.map((name) => [name, name === "undo" ? "off" : written(DEFAULT_SWITCHES[name])])),
  );
});

const code = (work: (context: Excel.RequestContext) => unknown) =>
  onSheet((_sheet, context) => void work(context)).then(
    () => "",
    (error: { code: string }) => error.code,
  );

describe("another workbook in front", () => {
  const members: Readonly<Record<string, (context: Excel.RequestContext) => unknown>> = {
    add: ({ workbook }) => workbook.worksheets.add(),
    activate: ({ workbook }) => workbook.worksheets.getItem("Sheet1").activate(),
    select: ({ workbook }) => workbook.worksheets.getItem("Sheet1").getRange("B2").select(),
    freeze: ({ workbook }) => workbook.worksheets.getItem("Sheet1").freezePanes.freezeRows(1),
    gridlines: ({ workbook }) => (workbook.worksheets.getItem("Sheet1").showGridlines = false),
    "active cell": ({ workbook }) => workbook.getActiveCell().load("address"),
    selection: ({ workbook }) => workbook.getSelectedRanges().load("address"),
    "sheet's names": ({ workbook }) => workbook.worksheets.getItem("Sheet1").names.load("items/name"),
    "workbook's names": ({ workbook }) => workbook.names.load("items/name"),
    values: ({ workbook }) => (workbook.worksheets.getItem("Sheet1").getRange("B2").values = [[1]]),
  };
  const failing = {
    ...Object.fromEntries(["add", "activate", "select", "freeze"].map((name) => [name, "GeneralException"])),
    gridlines: "GeneralException",
    "active cell": "InvalidSelection",
    selection: "InvalidSelection",
    "sheet's names": "",
    "workbook's names": "",
    values: "",
  };
  const codes = async () => {
    const found: Record<string, string> = {};
    for (const [name, member] of Object.entries(members)) found[name] = await code(member);
    return found;
  };

  test("on Windows what is documented fails, and nothing else", async () => {
    book().switches.otherWorkbookInFront = "Windows";
    expect(await codes()).toEqual(failing);
  });

  test("on a Mac a sheet's names fail too", async () => {
    book().switches.otherWorkbookInFront = "Mac";
    expect(await codes()).toEqual({ ...failing, "sheet's names": "InvalidSelection" });
  });
});

test("without a printer page set-up cannot be changed, but read", async () => {
  book().switches.printer = false;
  const layout = (context: Excel.RequestContext) => context.workbook.worksheets.getItem("Sheet1").pageLayout;
  expect(await code((context) => (layout(context).orientation = "Landscape"))).toBe("GeneralException");
  expect(await code((context) => (layout(context).headersFooters.defaultForAllPages.leftHeader = "x"))).toBe(
    "GeneralException",
  );
  expect(await code((context) => layout(context).load("orientation"))).toBe("");
});

test("a long text of print areas is refused, and taken as cells", async () => {
  book().switches.manyPrintAreas = "text refused";
  const areas = Array.from({ length: 60 }, (_, i) => `A${2 * i + 1}:B${2 * i + 1}`).join(",");
  const sheet = (context: Excel.RequestContext) => context.workbook.worksheets.getItem("Sheet1");
  expect(await code((context) => sheet(context).pageLayout.setPrintArea(areas))).toBe("InvalidArgument");
  expect(await code((context) => sheet(context).pageLayout.setPrintArea(sheet(context).getRanges(areas)))).toBe("");
});
