import type { BrowserContextOptions } from "playwright-core";
import {
  addSizeCells,
  generate,
  goTo,
  hears,
  keys,
  openPane,
  openWorkbook,
  page,
  pane,
  settled,
  spoken,
  typeInto,
} from "../workbookPage";

const clipboard: BrowserContextOptions = { permissions: ["clipboard-read", "clipboard-write"] };
const systemText = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const isTold = (words: string): Promise<void> =>
  page.locator("footer [role=status]").getByText(words, { exact: true }).waitFor();

/** Answers a question by Enter; where it was asked has the focus again when it is gone. */
async function answer(): Promise<void> {
  await keys("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

test("keys undo, redo, copy, cut and paste; the system's clipboard holds what other programs take", async () => {
  await openWorkbook(clipboard);
  await typeInto("A1", "20");
  await typeInto("B1", "=A1*2+2");
  await keys("Control+z");
  await hears("B1, empty");
  await keys("Control+y");
  await hears("B1, 42, has a formula");

  await goTo("A1:B1");
  await keys("Control+c");
  await isTold("A1:B1 copied: choose a cell and press Ctrl+V.");
  expect(await systemText()).toMatch(/^20\t42\r?\n$/);
  await goTo("A3");
  await keys("Control+v");
  await hears("A3:B3 selected; A3, 20");

  await keys("Control+x");
  await goTo("D5");
  await keys("Control+v");
  await hears("D5:E5 selected; D5, 20");
  await keys("Control+z");
  await goTo("E5");
  await hears("E5, empty");
  await keys("Control+Shift+z");
  await goTo("B3");
  await hears("B3, empty");

  await page.evaluate(() => navigator.clipboard.writeText("7\t8\n9"));
  await goTo("F1");
  await keys("Control+v");
  await hears("F1:G2 selected; F1, 7");
  for (let step = 0; step < 5; step++) await keys("Control+z");
  await hears("A1, empty");
  await keys("Control+z");
  await isTold("There is nothing to undo.");
});

test("cells and headings have a menu by mouse and by keys: rows come and go, are hidden, and get a height", async () => {
  await openWorkbook();
  await typeInto("A2", "5");
  await goTo("A2");
  const menu = page.getByRole("menu");
  await keys("Shift+F10");
  expect(await menu.getAttribute("aria-label")).toBe("Cells");
  await keys("Escape");
  expect(await menu.count()).toBe(0);
  await keys("ContextMenu");
  await page.getByRole("menuitem", { name: "Clear contents", exact: true }).press("Enter");
  await hears("A2, empty");
  await keys("Control+z");

  await keys("Shift+F10", "ArrowDown", "ArrowDown", "ArrowDown", "Enter");
  await page.getByRole("dialog", { name: "Insert" }).getByRole("listbox").selectOption("Entire row");
  await answer();
  await goTo("A3");
  await hears("A3, 5");

  const box = (await page.getByRole("grid").boundingBox())!;
  await page.mouse.click(box.x + 8, box.y + 20 + 10 + 2 * 20, { button: "right" });
  expect(await menu.getAttribute("aria-label")).toBe("Rows");
  expect(await spoken()).toContain("3:3 selected");
  await page.getByRole("menuitem", { name: "Row height…" }).click();
  await page.getByRole("dialog", { name: "Row height" }).getByRole("textbox").fill("30");
  await answer();
  await goTo("3:3");
  await keys("Shift+F10");
  await page.getByRole("menuitem", { name: "Hide", exact: true }).click();
  await goTo("A2");
  await keys("ArrowDown");
  await hears("A4, empty");
  const rows = await page.evaluate(() => {
    const { rows: axis } = window.lavirintWorkbook!.excel.workbook.activeSheet;
    return [axis.size(2), axis.isHidden(2)];
  });
  expect(rows).toEqual([30, true]);
});

test("walls are drawn by hand, filled, and taken back", async () => {
  await openWorkbook();
  await goTo("B2:C2");
  const borders = page.getByRole("button", { name: "Borders" });
  await borders.click();
  await page.getByRole("menuitem", { name: "All borders thick" }).click();
  await page.getByRole("button", { name: "Fill", exact: true }).click();
  await goTo("B2");
  await hears("B2, empty, walls at the top, right, bottom and left");
  await goTo("B2:C2");
  await borders.click();
  await page.getByRole("menuitem", { name: "No inside borders" }).click();
  await goTo("B2");
  await hears("B2, empty, walls at the top, bottom and left");
  for (let step = 0; step < 3; step++) await page.getByRole("button", { name: "Undo" }).click();
  const used = await page.evaluate(() => window.lavirintWorkbook!.excel.workbook.activeSheet.usedArea(false));
  expect(used).toBeUndefined();
});

test("two steps back take away the walls of the set-number sheet and what Generate drew, and the switch of older ones leaves nothing to take back", async () => {
  await openPane();
  await addSizeCells();
  await generate(8, 5);
  await goTo("B2");
  expect(await spoken()).toMatch(/^B2, S, walls? at/);
  await keys("Control+z");
  await keys("Control+z");
  await goTo("B2");
  await hears("B2, empty");
  await keys("Control+y");
  await page.getByText("Developer").click();
  await page.getByLabel("Undo").selectOption("ends with what the add-in writes");
  await generate(9, 5);
  await goTo("B2");
  await keys("Control+z");
  await isTold("There is nothing to undo.");
  expect(await spoken()).toMatch(/^B2, S, walls? at/);
});

test("a protected sheet refuses what is typed and says how to go on; a protected workbook keeps its sheets", async () => {
  await openWorkbook();
  const protect = page.getByRole("button", { name: "Protect sheet" });
  await protect.click();
  expect(await protect.getAttribute("aria-pressed")).toBe("true");
  await typeInto("B2", "1");
  const dialog = page.getByRole("dialog", { name: "Embedded workbook" });
  expect(await dialog.innerText()).toMatch(/protected, so nothing was changed.*Protect sheet/);
  await answer();
  await keys("Escape");
  await protect.click();
  await typeInto("B2", "1");
  await goTo("B2");
  await hears("B2, 1");
  await page.getByRole("button", { name: "Protect workbook" }).click();
  await page.getByRole("button", { name: "New sheet" }).click();
  expect(await dialog.innerText()).toMatch(/Protect workbook/);
  expect(await page.getByRole("tab").count()).toBe(1);
});

test("the preview fits into the window and says paper and sizes; another paper can be chosen, and taken back", async () => {
  await openWorkbook({ locale: "de-DE" });
  await typeInto("B2", "1");
  await page.getByRole("button", { name: "Print preview" }).click();
  const preview = page.getByRole("dialog", { name: "Print preview" });
  const summary = preview.getByRole("status");
  expect(await summary.innerText()).toMatch(/^Sheet1: 1 page, A4 portrait, printed at 100 %, shown at \d+ %$/);
  const list = (await preview.getByRole("group", { name: "Pages" }).boundingBox())!;
  const paper = (await preview.getByRole("img", { name: "Page 1 of 1" }).boundingBox())!;
  expect(paper.y).toBeGreaterThanOrEqual(list.y);
  expect(paper.y + paper.height).toBeLessThanOrEqual(list.y + list.height);
  expect(paper.height / paper.width).toBeCloseTo(297 / 210, 1);
  await preview.getByLabel("Paper").selectOption("Letter");
  expect(await summary.innerText()).toContain("Letter portrait");
  await keys("Escape");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Print preview" }).click();
  expect(await summary.innerText()).toContain("A4 portrait");
});

test("in a narrow window, as at 200 % zoom, the pane stands below the sheet as wide as the page", async () => {
  await openPane({ viewport: { width: 640, height: 700 } });
  const frame = (await page.locator('iframe[title="Lavirint pane"]').boundingBox())!;
  expect(frame.width).toBeGreaterThan(600);
  const button = (await pane.getByRole("button", { name: "Generate" }).boundingBox())!;
  expect(button.width).toBeGreaterThan(100);
});

test("nothing calls itself Excel, page and pane: in texts, names and titles it is said only that this is not it", async () => {
  await openPane();
  await settled();
  const saysExcel = (): string[] => {
    const texts = [document.body.innerText];
    for (const element of document.querySelectorAll("[title], [aria-label], [aria-description]")) {
      for (const name of ["title", "aria-label", "aria-description"]) texts.push(element.getAttribute(name) ?? "");
    }
    return texts.flatMap((text) => text.split("\n")).filter((text) => /\bExcel\b/.test(text));
  };
  expect(await pane.evaluate(saysExcel)).toEqual([]);
  expect(await page.evaluate(saysExcel)).toEqual([
    "This is not Excel: it stands in for it, so that you can try the add-in here. It keeps nothing. Before you close the tab, save your workbook as a file. Get Lavirint for Excel.",
  ]);
});
