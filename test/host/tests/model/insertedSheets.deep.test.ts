import { saveXlsx } from "../../files";
import { type NodeWorkbook, openNodeWorkbook } from "../../node";
import { WorkbookStore, cellArea } from "../../store";

const LINE = { style: "Continuous", weight: "Thick", color: "#1F3864", tintAndShade: 0 } as const;

let file: string;
let book: NodeWorkbook;

beforeAll(async () => {
  const source = new WorkbookStore(["Sheet1", "Second", "Hidden"]);
  const [sheet, , hidden] = source.sheets;
  sheet!.setCell(1, 1, "text");
  sheet!.setCell(1, 2, 3, "=1+2");
  sheet!.restyle(cellArea(1, 1), (style) => ({ ...style, numberFormat: "@" }));
  sheet!.changeVerticalEdges(cellArea(1, 2), () => LINE);
  sheet!.setColumnWidth(1, 3, 15);
  sheet!.setRowHeight(1, 1, 30);
  source.setVisibility(hidden!, "Hidden");
  file = Buffer.from(await saveXlsx(source)).toString("base64");
});
beforeEach(() => {
  book = openNodeWorkbook({ sheets: ["Sheet1", "Plan"] });
});
afterEach(() => book.dispose());

const insert = (options?: Excel.InsertWorksheetOptions, base64 = file) =>
  Excel.run(async ({ workbook, sync }) => {
    const ids = workbook.insertWorksheetsFromBase64(base64, options);
    await sync();
    return ids.value;
  });
const names = () => book.workbook.sheets.map(({ name }) => name);

test("Inserted sheets stand at the end, in their order, and the sheet in front stays there", async () => {
  const ids = await insert();
  expect(names()).toEqual(["Sheet1", "Plan", "Sheet1 (2)", "Second", "Hidden"]);
  expect(ids).toEqual(book.workbook.sheets.slice(2).map(({ id }) => id));
  expect(book.workbook.activeSheet.name).toBe("Sheet1");
  expect(book.workbook.sheet("Hidden")!.visibility).toBe("Hidden");
});

test("They bring contents, looks, lines and sizes along", async () => {
  await insert();
  const sheet = book.workbook.sheet("Sheet1 (2)")!;
  expect([sheet.value(1, 1), sheet.value(1, 2), sheet.formula(1, 2)]).toEqual(["text", 3, "=1+2"]);
  expect([sheet.style(1, 1).numberFormat, sheet.style(1, 2).numberFormat]).toEqual(["@", "General"]);
  expect(sheet.verticalEdge(1, 2)).toMatchObject(LINE);
  expect(sheet.verticalEdge(1, 1)).toMatchObject({ style: "None" });
  expect([sheet.columns.size(1), sheet.columns.size(3), sheet.rows.size(1), sheet.rows.size(2)]).toEqual([
    15, 15, 30, 15,
  ]);
});

test.each([
  [{ positionType: "Beginning" }, ["Second", "Sheet1", "Plan"]],
  [{ positionType: "After", relativeTo: "Sheet1" }, ["Sheet1", "Second", "Plan"]],
  [{ positionType: "Before", relativeTo: "Plan" }, ["Sheet1", "Second", "Plan"]],
  [{ positionType: "Before" }, ["Second", "Sheet1", "Plan"]],
  [{ positionType: "After" }, ["Sheet1", "Plan", "Second"]],
] as const)("Some of them at a place: %j", async (options, expected) => {
  await insert({ ...options, sheetNamesToInsert: ["Second"] });
  expect(names()).toEqual(expected);
});

test.each([
  ["text that is no file", { base64: "AAAA" }, "InvalidArgument"],
  ["a sheet that is not in the file", { options: { sheetNamesToInsert: ["None"] } }, "InvalidArgument"],
  ["an Excel without ExcelApi 1.13", { switches: { apiSet: 112 } }, "ApiNotFound"],
  ["an iPad", { switches: { platform: "iOS" } }, "ApiNotFound"],
  ["an Excel without the member", { switches: { inserting: "missing" } }, "ApiNotFound"],
  ["a refusal", { switches: { inserting: "refused" } }, "GeneralException"],
  ["a request that is too large", { switches: { inserting: "too large" } }, "RequestPayloadSizeLimitExceeded"],
  ["a sensitivity label", { switches: { inserting: "denied" } }, "AccessDenied"],
] as const)("Nothing is inserted: %s", async (_, { ...wrong }, code) => {
  const { base64, options, switches } = wrong as {
    base64?: string;
    options?: Excel.InsertWorksheetOptions;
    switches?: object;
  };
  Object.assign(book.switches, switches);
  await expect(insert(options, base64)).rejects.toMatchObject({ code });
  expect(names()).toEqual(["Sheet1", "Plan"]);
});

test("A protected structure refuses them", async () => {
  book.workbook.structureProtection = { password: "" };
  await expect(insert()).rejects.toMatchObject({ code: "AccessDenied" });
});

test("Switches: all done but refused, not found in the same request, cells without addresses lost", async () => {
  book.switches.inserting = "done but refused";
  await expect(insert()).rejects.toMatchObject({ code: "GeneralException" });
  expect(names()).toEqual(["Sheet1", "Plan", "Sheet1 (2)", "Second", "Hidden"]);
  Object.assign(book.switches, { inserting: "taken", insertedStayUnlisted: true, insertingNeedsAddresses: true });
  const found = await Excel.run(async ({ workbook, sync }) => {
    workbook.insertWorksheetsFromBase64(file);
    const sheet = workbook.worksheets.getItemOrNullObject("Sheet1 (3)");
    await sync();
    return !sheet.isNullObject;
  });
  expect(found).toBe(false);
  const sheet = book.workbook.sheet("Sheet1 (3)")!;
  expect([sheet.value(1, 1), sheet.value(1, 2), sheet.verticalEdge(1, 2).style]).toEqual(["text", undefined, "None"]);
});

test("Switches: half done, in front", async () => {
  book.switches.inserting = "half done";
  await expect(insert()).rejects.toMatchObject({ code: "GeneralException" });
  expect(names()).toEqual(["Sheet1", "Plan", "Sheet1 (2)"]);
  Object.assign(book.switches, { inserting: "taken", insertingActivates: true });
  await insert();
  expect(book.workbook.activeSheet.name).toBe("Sheet1 (3)");
});

test("A hidden sheet alone is inserted by its name, without coming to the front", async () => {
  book.switches.insertingActivates = true;
  const [id] = await insert({ sheetNamesToInsert: ["Hidden"], positionType: "End" });
  expect(book.workbook.sheets.at(-1)).toMatchObject({ id, name: "Hidden", visibility: "Hidden" });
  expect(book.workbook.activeSheet.name).toBe("Sheet1");
});
