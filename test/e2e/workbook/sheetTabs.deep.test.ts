import { openPane, page, pane, settled, status } from "../workbookPage";

/** Sheets "Sheet1" to "Sheet24", the first in front. */
async function addSheets(count: number): Promise<void> {
  await page.evaluate((count) => {
    const { workbook } = window.lavirintWorkbook!.excel;
    for (let number = 2; number <= count; number++) workbook.addSheet(`Sheet${number}`);
  }, count);
}

const tab = (name: string) => page.getByRole("tab", { name, exact: true });
const inFront = (): Promise<string> => page.evaluate(() => window.lavirintWorkbook!.excel.workbook.activeSheet.name);
const isInView = (name: string): Promise<boolean> =>
  tab(name).evaluate((element) => {
    const strip = element.parentElement!.getBoundingClientRect();
    const { left, right } = element.getBoundingClientRect();
    return left >= strip.left - 1 && right <= strip.right + 1;
  });

test("many sheets leave the pane its room; their tabs scroll, and the one in front is in view, by keys too", async () => {
  await openPane({ viewport: { width: 1366, height: 768 } });
  await addSheets(24);
  expect([await isInView("Sheet1"), await isInView("Sheet24")]).toEqual([true, false]);
  await tab("Sheet1").focus();
  await page.keyboard.press("End");
  await tab("Sheet24").and(page.locator(":focus")).waitFor();
  expect([await inFront(), await isInView("Sheet24"), await isInView("Sheet1")]).toEqual(["Sheet24", true, false]);
  await page.keyboard.press("Home");
  await tab("Sheet1").and(page.locator(":focus")).waitFor();
  expect(await isInView("Sheet1")).toBe(true);

  const later = page.getByRole("button", { name: "Later sheets" });
  while (!(await isInView("Sheet24"))) await later.click();
  await settled(); // what the workbook tells moves no tab that a person brought into view
  expect(await isInView("Sheet24")).toBe(true);
  await pane.getByRole("button", { name: "Generate" }).click();
  await status(/A maze of/);
});

/** Puts a black picture of 96 x 96 pixels at A1, and beside it a chart of the numbers 1 to 4 in F1:F4. */
async function addObjects(): Promise<void> {
  await pane.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 96, height: 96 });
    canvas.getContext("2d")!.fillRect(0, 0, 96, 96);
    const black = canvas.toDataURL("image/png").replace(/^.*,/, "");
    await Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const numbers = sheet.getRange("F1:F4");
      numbers.values = [[1], [2], [3], [4]];
      sheet.shapes.addImage(black);
      sheet.charts.add("ColumnClustered", numbers, "Columns").set({ left: 120, top: 0, width: 200, height: 150 });
      await context.sync();
    });
  });
}

/** Whether the picture is painted, and how many colours the chart has. */
const painted = (): Promise<[boolean, number]> =>
  page.evaluate(() => {
    const { view } = window.lavirintWorkbook!.area;
    const context = document.querySelector<HTMLCanvasElement>("canvas.cells")!.getContext("2d")!;
    const { x, y } = view.placeOf({ row: 0, column: 0, rows: 1, columns: 1 });
    const picture = context.getImageData(x + 48, y + 48, 1, 1).data;
    const chart = new Uint32Array(context.getImageData(x + 160, y, 260, 200).data.buffer);
    return [picture[0] === 0, new Set(chart).size];
  });

/** Whether nothing is painted any more for ten frames, after at most fifty times as many. */
async function becomesQuiet(): Promise<boolean> {
  const patches = (): Promise<number> => page.evaluate(() => window.lavirintWorkbook!.area.view.count.patches);
  for (let times = 0; times < 50; times++) {
    const before = await patches();
    for (let frame = 0; frame < 10; frame++) await settled();
    if ((await patches()) === before) return true;
  }
  return false;
}

test("a chart and a picture are painted once, and the tabs of their sheet take clicks and double clicks", async () => {
  await openPane();
  await addSheets(2);
  await addObjects();
  expect(await becomesQuiet()).toBe(true);
  const [isPictured, colours] = await painted();
  expect(isPictured).toBe(true);
  expect(colours).toBeGreaterThan(3);

  await tab("Sheet2").click();
  expect(await inFront()).toBe("Sheet2");
  await tab("Sheet1").click();
  expect(await inFront()).toBe("Sheet1");
  expect(await becomesQuiet()).toBe(true);
  expect(await painted()).toEqual([true, colours]);
  await tab("Sheet1").dblclick();
  await page.getByRole("dialog", { name: "Rename sheet" }).getByRole("textbox").fill("Figures");
  await page.keyboard.press("Enter");
  await tab("Figures").waitFor();
});
