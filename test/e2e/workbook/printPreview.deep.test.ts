import { openPane, page, press, reach, resize, status } from "../workbookPage";

test.each([
  ["en-US", "Paper", "Letter"],
  ["de", "Papier", "A4"],
  ["es", "Paper", "A4"],
])(
  "where the browser speaks %s so does the pane, if it can, and prints as new sheets do",
  async (locale, label, paper) => {
    await openPane({ locale });
    expect(await (await reach("combobox", label)).inputValue()).toBe(paper);
    expect(await page.evaluate(() => window.lavirintWorkbook!.excel.workbook.activeSheet.page.paperSize)).toBe(paper);
  },
);

/** Width and height of each page that the browser prints, in points. */
async function printed(): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return boxes.map(([, width, height]) => `${Math.round(Number(width))} x ${Math.round(Number(height))}`);
}

test("a booklet is printed as the entire workbook: each sheet's pages, on its own paper, numbered through", async () => {
  await openPane();
  await resize(8, 5);
  await (await reach("spinbutton", "Mazes")).fill("3");
  await (await reach("combobox", "Difficulty")).selectOption("easy");
  await press("Make booklet");
  await status(/To print: click the tab Index/);
  await page.getByRole("button", { name: "Print preview" }).click();
  const preview = page.getByRole("dialog", { name: "Print preview" });
  const summary = preview.getByRole("status");
  expect(await summary.innerText()).toMatch(/^Index: 1 page, Letter landscape/);
  await preview.getByRole("combobox", { name: "Paper" }).selectOption("A4");
  const print = preview.getByRole("combobox", { name: "Print", exact: true });
  await print.selectOption("Entire workbook");
  expect(await summary.innerText()).toMatch(/^Entire workbook: 5 pages of 5 sheets, shown at \d+ %$/);
  expect(await preview.getByRole("combobox", { name: "Paper" }).isVisible()).toBe(false);
  const titles = await preview.locator("svg > title").allTextContents();
  expect(titles).toEqual(
    ["Index", "Maze 1", "Maze 2", "Maze 3", "Answers"].map((name, i) => `Page ${i + 1} of 5: ${name}`),
  );
  expect(await printed()).toEqual(["842 x 595", ...Array<string>(4).fill("792 x 612")]);
  await print.selectOption("Active sheet");
  expect(await summary.innerText()).toMatch(/^Index: 1 page, A4/);
  expect(await printed()).toEqual(["842 x 595"]);
});
