import { type Batch, codeOf, failureOf, loaded, onSheet, workbookForEachTest } from "../client";

const book = workbookForEachTest();

test("what comes before the failing action stays done, what comes after it is not done", async () => {
  const failure = await failureOf((sheet) => {
    sheet.getRange("A1").values = [[1]];
    sheet.getRange("A2").values = [[1, 2]];
    sheet.getRange("A3").values = [[3]];
  });
  expect(failure).toMatchObject({ code: "InvalidArgument", location: "Range.values" });
  expect([0, 1, 2].map((row) => book().workbook.activeSheet.value(row, 0))).toEqual([1, undefined, undefined]);
});

test.each<[string, Batch]>([
  ["a member that Excel has and the embedded workbook lacks", (sheet) => sheet.getRange("A1").getImage()],
  ["a property that nobody has", (sheet) => sheet.getRange("A1").load("colour" as "address")],
  ["a whole object that is not modelled", (sheet) => sheet.slicers.load("items")],
  ["adding what is not modelled", (sheet) => sheet.getRange("A1").conditionalFormats.add("Custom")],
])("%s answers ApiNotFound", async (_what, batch) => {
  expect(await codeOf(batch)).toBe("ApiNotFound");
});

test("the error says where it arose", async () => {
  expect((await failureOf((sheet) => sheet.getRange("A1").getImage())).location).toBe("Range.getImage");
  expect((await failureOf((sheet) => sheet.getRange("Nowhere 1").load("address"))).location).toBe("Worksheet.getRange");
});

test.each(["", "A0", "XFE1", "A1048577", "A1:", "Sheet9!A1", "A1,B2"])(
  "%j is no address of a range",
  async (address) => {
    if (address === "") return expect((await loaded((s) => s.getRange(address), "isEntireRow")).isEntireRow).toBe(true);
    return expect(await codeOf((sheet) => sheet.getRange(address).load("address"))).toBe("InvalidArgument");
  },
);

test("an address of 8,192 characters is taken, a longer one is not", async () => {
  const packed = (length: number) => "A1,".repeat(Math.ceil(length / 3)).slice(0, length - 2) + "B2";
  const fits = packed(8192).replace(/,[A1]?B2$/, ",B2");
  const areas = await loaded((sheet) => sheet.getRanges(fits), "areaCount");
  expect(areas.areaCount).toBeGreaterThan(2700);
  expect(await codeOf((sheet) => sheet.getRanges("A1,".repeat(2731) + "A1").load("address"))).toBe("InvalidArgument");
});

test("a request above 5 MB is refused as a whole", async () => {
  const text = "x".repeat(30_000);
  expect(
    await codeOf((sheet) => {
      sheet.getRange("A1").values = [["kept out"]];
      sheet.getRange("B1:B200").values = Array.from({ length: 200 }, () => [text]);
    }),
  ).toBe("RequestPayloadSizeLimitExceeded");
  expect(book().workbook.activeSheet.usedArea(true)).toBeUndefined();
});

test("an answer above 5 MB is refused, though what was asked is done", async () => {
  const text = "x".repeat(30_000);
  await onSheet((sheet) => {
    sheet.getRange("B1:B100").values = Array.from({ length: 100 }, () => [text]);
  });
  await onSheet((sheet) => {
    sheet.getRange("B101:B200").values = Array.from({ length: 100 }, () => [text]);
  });
  expect(
    await codeOf((sheet) => {
      sheet.getRange("A1").values = [[1]];
      sheet.getRange("B1:B200").load("values");
    }),
  ).toBe("ResponsePayloadSizeLimitExceeded");
  expect(book().workbook.activeSheet.value(0, 0)).toBe(1);
});

test("setCellProperties takes 80,000 cells and answers an internal error for more", async () => {
  const rows = (count: number) => Array.from({ length: count }, () => new Array<object>(400).fill({}));
  await onSheet((sheet) => sheet.getRange("A1:OJ200").setCellProperties(rows(200)));
  expect(await codeOf((sheet) => sheet.getRange("A1:OJ201").setCellProperties(rows(201)))).toBe("GeneralException");
});

test("members newer than the host's API set answer ApiNotFound, older ones work", async () => {
  book().switches.apiSet = 108;
  await onSheet((sheet) => {
    sheet.getRange("A1").values = [[1]];
    sheet.getRangeByIndexes(0, 0, 1, 1).load("address");
  });
  expect(await codeOf((sheet) => sheet.getRanges("A1,B2").load("address"))).toBe("ApiNotFound");
  expect(await codeOf((sheet) => sheet.pageLayout.load("orientation"))).toBe("ApiNotFound");
  expect(Office.context.requirements.isSetSupported("ExcelApi", "1.9")).toBe(false);
  expect(Office.context.requirements.isSetSupported("ExcelApi", "1.8")).toBe(true);
  book().switches.apiSet = 110;
  expect(Office.context.requirements.isSetSupported("ExcelApi", "1.10")).toBe(true);
  expect(Office.context.requirements.isSetSupported("ExcelApi", "1.11")).toBe(false);
});

test("a host that refuses packed addresses still takes one area", async () => {
  book().switches.refusesPackedAddresses = true;
  expect(await codeOf((sheet) => sheet.getRanges("A1,B2").load("address"))).toBe("InvalidArgument");
  expect((await loaded((sheet) => sheet.getRanges("A1:B2"), "address")).address).toBe("Sheet1!A1:B2");
});

test("a host that keeps removed borders reports that a border was removed, and keeps it, until the fault is gone", async () => {
  const edge = (sheet: Excel.Worksheet) => sheet.getRange("A1").format.borders.getItem("EdgeRight");
  await onSheet((sheet) => Object.assign(edge(sheet), { style: "Continuous" }));
  book().switches.keepsRemovedBorders = true;
  await onSheet((sheet) => Object.assign(edge(sheet), { style: "None" }));
  await onSheet((sheet) =>
    sheet.getRange("A1").setCellProperties([[{ format: { borders: { right: { style: "None" } } } }]]),
  );
  expect((await loaded(edge, "style")).style).toBe("Continuous");
  book().switches.keepsRemovedBorders = false;
  await onSheet((sheet) => Object.assign(edge(sheet), { style: "None" }));
  expect((await loaded(edge, "style")).style).toBe("None");
});

test("the k-th request fails with the given error, before anything of it is done", async () => {
  book().counter.reset();
  book().switches.faults = [{ request: 2, code: "GeneralException", message: "as if" }];
  const write = (value: number) => (sheet: Excel.Worksheet) => {
    sheet.getRange("A1").values = [[value]];
  };
  await onSheet(write(1));
  expect(await failureOf(write(2))).toMatchObject({ code: "GeneralException", message: "as if" });
  expect(book().workbook.activeSheet.value(0, 0)).toBe(1);
  await onSheet(write(3));
  expect(book().workbook.activeSheet.value(0, 0)).toBe(3);
});

test("the k-th action fails, and what its request did before stays", async () => {
  book().counter.reset();
  await onSheet((sheet) => {
    sheet.getRange("A1").values = [[1]];
    sheet.getRange("A2").values = [[1]];
  });
  const { batch } = book().counter.requests[0]!;
  const action = batch.Actions.map((candidate) => candidate.ActionType).lastIndexOf(4) + 1;
  book().counter.reset();
  book().switches.faults = [{ action, code: "ConnectionFailure", message: "gone" }];
  expect(
    await codeOf((sheet) => {
      sheet.getRange("A1").values = [[2]];
      sheet.getRange("A2").values = [[2]];
    }),
  ).toBe("ConnectionFailure");
  expect([0, 1].map((row) => book().workbook.activeSheet.value(row, 0))).toEqual([2, 1]);
});

test("in cell-edit mode requests fail, and those that ask to wait are done when the person leaves the cell", async () => {
  const { excel, workbook } = book();
  excel.cellEditMode = true;
  expect(await codeOf((sheet) => sheet.load("name"))).toBe("InvalidOperationInCellEditMode");
  const waiting = Excel.run({ delayForCellEdit: true }, async (context) => {
    context.workbook.worksheets.getActiveWorksheet().getRange("A1").values = [["after"]];
    await context.sync();
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(workbook.activeSheet.value(0, 0)).toBeUndefined();
  excel.cellEditMode = false;
  await waiting;
  expect(workbook.activeSheet.value(0, 0)).toBe("after");
});

test("the counter tells requests, actions and bytes, and keeps office.js's own clean-up apart", async () => {
  book().counter.reset();
  await onSheet(async (sheet, context) => {
    sheet.getRange("A1").load("values");
    await context.sync();
    sheet.getRange("A1").values = [["é"]];
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  const { counter } = book();
  expect(counter.requests).toHaveLength(2);
  expect(counter.cleanups).toHaveLength(1);
  expect(counter.bytes).toBe(
    counter.requests.reduce((sum, request) => sum + Buffer.byteLength(JSON.stringify(request.batch)), 0),
  );
  expect(counter.actions).toBe(counter.requests.reduce((sum, request) => sum + request.batch.Actions.length, 0));
});

test("a property that is modelled for reading alone is not found by who writes it", async () => {
  const failure = await failureOf((sheet) => {
    const table = sheet.tables.add("A1:B3", true);
    table.showTotals = true;
  });
  expect(failure).toMatchObject({ code: "ApiNotFound", location: "Table.showTotals" });
});
