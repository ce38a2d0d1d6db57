import { generate, goTo, openSetUp, page, pane, press, reach, status } from "../workbookPage";

beforeEach(() => openSetUp({ viewport: { width: 1280, height: 900 } }));

/** Selects several areas, rows and columns from 0, as a person does with Ctrl. */
const selectAreas = (...areas: { row: number; column: number; rows: number; columns: number }[]): Promise<void> =>
  page.evaluate((chosen) => window.lavirintWorkbook!.excel.workbook.activeSheet.select(chosen), areas);

/** The line between a cell and its right neighbour; rows and columns from 0. */
const lineBeside = (row: number, column: number): Promise<string> =>
  page.evaluate(
    ({ row, column }) => window.lavirintWorkbook!.excel.workbook.activeSheet.verticalEdge(row, column + 1).style,
    { row, column },
  );

const mazeText = (): Promise<string> => pane.getByRole("textbox", { name: "Maze as text" }).inputValue();

test("a wall is made and a passage again between two selected cells, by keyboard alone", async () => {
  await generate(8, 5);
  await goTo("D4:E4");
  await pane.getByRole("tab", { name: "Make" }).focus();
  for (let tab = 0; tab < 3; tab++) await page.keyboard.press("ArrowRight"); // Change is the fourth
  const go = async (name: string) => {
    for (let presses = 0; presses < 40; presses++) {
      if ((await pane.evaluate(() => document.activeElement?.textContent)) === name)
        return page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab never came to “${name}”.`);
  };
  await go("Make wall");
  await status(/wall between D4 and E4 on Sheet1 was added|There is already a wall between D4 and E4/);
  expect(await lineBeside(3, 3)).toBe("Continuous");
  await pane.getByRole("tab", { name: "Change" }).focus();
  await go("Make passage");
  await status(/1 wall between D4 and E4 on Sheet1 was removed/);
  expect(await lineBeside(3, 3)).toBe("None");
});

test("the selected areas become a maze, cells leave it and come back, and Clear maze gives the sheet back", async () => {
  await selectAreas({ row: 1, column: 1, rows: 3, columns: 6 }, { row: 4, column: 3, rows: 4, columns: 2 });
  await (await reach("checkbox", "Use selected or coloured cells")).check();
  await press("Generate");
  await status(/A maze of 6 columns and 7 rows is ready in B2:G8 on Sheet1\. 26 cells belong to the maze/);
  const pattern = (row: number, column: number) =>
    page.evaluate(
      ({ row, column }) => window.lavirintWorkbook!.excel.workbook.activeSheet.style(row, column).fill.pattern,
      { row, column },
    );
  expect([await pattern(4, 1), await pattern(2, 2)]).toEqual(["LightUp", "Solid"]);
  await goTo("C3:D3");
  await press("Remove cells");
  await status(/2 cells of C3:D3 on Sheet1 were removed from the maze and are now hatched/);
  await press("Add cells");
  await status(/are back in the maze/);
  await goTo("C3");
  await press("Insert row");
  await status(/which is now B2:G9/);
  await press("Clear maze");
  await status(/is cleared/);
  expect([await pattern(4, 1), await lineBeside(4, 1)]).toEqual(["None", "None"]);
});

test("a maze is shown as text, saved and opened again on a new sheet", async () => {
  await generate(8, 5);
  await (await reach("combobox", "Form")).selectOption("blocks");
  await press("Show as text");
  await status(/is shown as text/);
  const text = await mazeText();
  expect(text).toContain("█");
  const downloading = page.waitForEvent("download");
  await press("Save Lavirint.txt");
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("Lavirint.txt");
  const file = await download.path();
  const choosing = page.waitForEvent("filechooser");
  await press("Open text…");
  await (await choosing).setFiles(file);
  await status(/A maze of 8 columns and 5 rows is ready in B2:I6 on the new sheet Maze/);
  await press("Show as text");
  await status(/on Maze is shown as text/);
  expect(await mazeText()).toBe(text);
});

test("a share code that is copied and typed back in gives the same maze", async () => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await generate(8, 5);
  await press("Show as text");
  await status(/is shown as text/);
  const text = await mazeText();
  await press("Copy share code");
  await status(/The share code is copied|It is selected/);
  const box = pane.getByRole("textbox", { name: "Share code" });
  const code = await box.inputValue();
  expect(code).toMatch(/^[0-9A-Z-]{10,}$/);
  await box.fill("");
  await box.pressSequentially(code.toLowerCase());
  await press("Draw share code");
  await status(/on the new sheet Maze/);
  await press("Show as text");
  await status(/on Maze is shown as text/);
  expect(await mazeText()).toBe(text);
  await page.context().clearPermissions();
});

test("passages that are pasted become a maze", async () => {
  await (await reach("textbox", "Passages")).fill("B2 C2\nC2 C3\nC3 B3");
  await press("Create from passages");
  await status(/A maze of 2 columns and 2 rows is ready in B2:C3 on /);
});
