import { goTo, openPane, openTab, page, pane, press, settled, shoot, status } from "../workbookPage";
import { isInView } from "./layout";

const selection = (): Promise<string> =>
  page.evaluate(() => JSON.stringify(window.lavirintWorkbook!.excel.workbook.activeSheet.selection.areas));

const cellAlone = (row: number, column: number): Promise<string> =>
  Promise.resolve(JSON.stringify([{ row, column, rows: 1, columns: 1 }]));

test("the first click on an empty sheet makes a maze that is seen, on every tab, and the tab stays", async () => {
  await openPane({ viewport: { width: 1280, height: 800 } });
  await openTab("Print");
  await pane.getByRole("button", { name: "Generate" }).click();
  await status(/A maze of 20 columns and 15 rows is ready in B2:U16 on Sheet1/);
  expect(await pane.getByRole("tab", { name: "Print" }).getAttribute("aria-selected")).toBe("true");
  expect([await isInView(1, 1), await isInView(15, 20)]).toEqual([true, true]);

  await goTo("D4");
  const before = await selection();
  await press("Generate");
  await status(/A maze of/);
  expect(await selection()).toBe(before);

  await goTo("CV300");
  await settled(); // the page scrolls when it paints
  expect(await isInView(1, 1)).toBe(false);
  await press("Generate");
  await status(/A maze of/);
  await settled();
  expect([await selection(), await isInView(1, 1)]).toEqual([await cellAlone(1, 1), true]);
  await shoot("first-click");
});
