import { addSizeCells, goTo, openPane, page, pane, press, reach, status, typeInto } from "./workbookPage";

beforeEach(() => openPane());

test("a typed formula spills a maze, a second one its path, and a new seed changes both", async () => {
  /** The codes of the maze and the numbers of its path, once another path than this ends in its last cell. */
  const spilled = (before = "") =>
    page.waitForFunction((other) => {
      const { activeSheet: sheet } = window.lavirintWorkbook!.excel.workbook;
      const values = Array.from({ length: 44 }, (_, i) => sheet.value(Math.floor(i / 11), i % 11) ?? "");
      return Number(values[43]) >= 8 && values.join() !== other && values.join();
    }, before);
  await typeInto("A1", "=LAVIRINT.MAZE(4,5,A9)");
  await typeInto("G1", "=LAVIRINT.PATH(A1#)");
  const first = (await (await spilled()).jsonValue()) as string;
  expect(first).toMatch(/^(?:[0-3],){5},1,/);
  await typeInto("A9", "another seed");
  await spilled(first);
});

test("by keys alone from the pane back into the cell that is being edited: Enter ends it, and the pane's work goes on", async () => {
  await addSizeCells();
  await goTo("A1");
  await page.keyboard.type("typ");
  await pane.getByRole("button", { name: "Generate" }).focus();
  await page.keyboard.press("Enter");
  await status(/Press Enter or Esc in the sheet/);
  await page.keyboard.press("Escape"); // office.js hands the focus back to the sheet
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Cell A1");
  await page.keyboard.press("Enter");
  await status(/A maze of/);
  expect(await page.evaluate(() => window.lavirintWorkbook!.excel.workbook.activeSheet.value(0, 0))).toBe("typ");
});

test("the ribbon's Generate works after a maze, and after the pane's watch, which it waits for", async () => {
  // Greyed out while a command is under way.
  const ribbon = page.getByRole("button", { name: "Generate" }).and(page.locator(":not([aria-disabled])"));
  const message = page.locator('iframe[title="Lavirint message"]');
  /** Waits until another maze is drawn, and gives its stamp. */
  const anotherThan = async (before = ""): Promise<string> => {
    const found = await page.waitForFunction((old) => {
      const names = window.lavirintWorkbook!.excel.workbook.names.map(({ name }) => name);
      return names.find((name) => name.startsWith("MazeStamp_") && name !== old);
    }, before);
    return (await found.jsonValue())!;
  };
  await addSizeCells();
  await ribbon.click();
  const first = await anotherThan();
  await ribbon.click();
  const second = await anotherThan(first);

  await (await reach("combobox", "Pace")).selectOption("Play");
  await press("Generate");
  await pane.getByRole("button", { name: "Pause" }).waitFor();
  await ribbon.click();
  const told = message.contentFrame();
  await told.getByText("Lavirint is at work in another window, in the pane or from the ribbon.").waitFor();
  await told.getByRole("button", { name: "Close" }).click();
  await message.waitFor({ state: "detached" });
  await press("Stop");
  await status(/shows step/);
  const watched = await anotherThan(second);
  await ribbon.click();
  await anotherThan(watched);
  await pane.locator('[aria-label="Steps"]').waitFor({ state: "hidden" });
});

test("a command that the add-in does not take is told of", async () => {
  await page.route(/[cC]ommands\.js$/, (route) => route.abort());
  await page.getByRole("button", { name: "Generate" }).click();
  await page.getByText("The add-in did not take the command (office.js: 11101).").waitFor();
});
