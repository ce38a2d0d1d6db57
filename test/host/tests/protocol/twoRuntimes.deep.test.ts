import { onSheet, workbookForEachTest } from "../client";

const book = workbookForEachTest();

test("two runtimes have clients of their own and one workbook", async () => {
  const ribbon = book().openRuntime();
  const pane = Excel;
  await onSheet((sheet) => (sheet.getRange("A1").values = [["from the pane"]]));
  const read = await ribbon(async () => {
    expect(Excel).not.toBe(pane);
    return onSheet(async (sheet, context) => {
      const range = sheet.getRange("A1").load("values");
      await context.sync();
      return range.values;
    });
  });
  expect(read).toEqual([["from the pane"]]);
  expect(Excel).toBe(pane);
});

test("their requests interleave, each in the client that began it", async () => {
  const ribbon = book().openRuntime();
  const write = (column: string) =>
    Excel.run(async (context) => {
      const own = Excel;
      for (let row = 1; row <= 3; row++) {
        context.workbook.worksheets.getItem("Sheet1").getRange(`${column}${row}`).values = [[column]];

        await context.sync();
        expect(Excel).toBe(own);
      }
    });
  await Promise.all([write("A"), ribbon(() => write("B"))]);
  const written = book().counter.requests.map(({ batch }) => /"([AB])\d"/.exec(JSON.stringify(batch.ObjectPaths))?.[1]);
  expect(written).toEqual(["A", "B", "A", "B", "A", "B"]);
});

test("an event comes to the runtime that registered for it, and goes with it", async () => {
  const ribbon = book().openRuntime();
  const told: string[] = [];
  const listen = (name: string) =>
    onSheet((sheet) => void sheet.onChanged.add(async () => void told.push(`${name} ${String(Excel === first)}`)));
  const first = Excel;
  await listen("pane");
  await ribbon(() => listen("ribbon"));
  await onSheet((sheet) => (sheet.getRange("A1").values = [[1]]));
  await book().eventsDelivered();
  expect(told.sort()).toEqual(["pane true", "ribbon false"]);
  book().excel.forget("2");
  await onSheet((sheet) => (sheet.getRange("A1").values = [[2]]));
  await book().eventsDelivered();
  expect(told.sort()).toEqual(["pane true", "pane true", "ribbon false"]);
});

test("a range that one client keeps is not let go by the other", async () => {
  const ribbon = book().openRuntime();
  const context = new Excel.RequestContext();
  const kept = context.workbook.worksheets.getItem("Sheet1").getRange("B2");
  context.trackedObjects.add(kept);
  await context.sync();
  await ribbon(() =>
    onSheet(async (sheet, other) => {
      const range = sheet.getRange("C3");
      other.trackedObjects.add(range);
      await other.sync();
      other.trackedObjects.remove(range);
    }),
  );
  kept.values = [["still there"]];
  await context.sync();
  expect(book().workbook.activeSheet.value(1, 1)).toBe("still there");
});
