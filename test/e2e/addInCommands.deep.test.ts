import { generate, goTo, openPane, page, status } from "./workbookPage";

/** The add-in's buttons on the Home tab and its entry in the menu of a cell, which the page reads from the manifest as Excel does. */

const group = () => page.getByRole("group", { name: "Lavirint", exact: true });
const button = (name: string) => group().getByRole("button", { name, exact: true });
const message = () => page.frameLocator('iframe[title="Lavirint message"]');

/** Opens the menu of the selected cells with the keyboard. */
async function openCellMenu(): Promise<void> {
  await page.getByRole("grid").focus();
  await page.keyboard.press("Shift+F10");
  await page.getByRole("menu", { name: "Cells" }).waitFor();
}

async function chooseInMenu(item: string): Promise<void> {
  await openCellMenu();
  await page.getByRole("menuitem", { name: "Maze", exact: true }).click();
  await page.getByRole("menu", { name: "Maze" }).getByRole("menuitem", { name: item, exact: true }).click();
}

/** Chooses in the menu and waits until the command is completed. */
async function doInMenu(item: string): Promise<void> {
  await chooseInMenu(item);
  await page.locator('iframe[title="Lavirint commands"]').waitFor({ state: "detached" });
}

async function closeMessage(words: string | RegExp): Promise<void> {
  await message().getByText(words).waitFor();
  await message().getByRole("button", { name: "Close" }).click();
  await page.locator('iframe[title="Lavirint message"]').waitFor({ state: "detached" });
}

/** A cell of the sheet in front: row and column from 0. */
const cell = (row: number, column: number) =>
  page.evaluate(
    ([r, c]) => {
      const { activeSheet: sheet } = window.lavirintWorkbook!.excel.workbook;
      return { value: sheet.value(r, c), look: sheet.styleId(r, c) };
    },
    [row, column] as const,
  );

const setCommands = (value: string) => page.getByLabel("Add-in commands").selectOption(value);

beforeEach(async () => {
  await openPane();
  await generate(8, 5);
  await status(/A maze of/);
});

test("the menu of a cell sets the entrance, tells why it refuses, and solves from there, without the pane", async () => {
  await button("Maze").click(); // hides the pane
  await goTo("D4");
  await openCellMenu();
  await page.getByRole("menuitem", { name: "Maze", exact: true }).press("Enter");
  await page.getByRole("menu", { name: "Maze" }).waitFor();
  expect(await page.getByRole("menu", { name: "Maze" }).getByRole("menuitem").allInnerTexts()).toEqual(
    ["Set entrance", "Add exit", "Make wall", "Make passage", "Solve from here"], //
  );
  await page.keyboard.press("Escape");
  await doInMenu("Set entrance");
  expect(await cell(3, 3)).toMatchObject({ value: "S" });
  await goTo("B2");
  await chooseInMenu("Make wall");
  await closeMessage(/are neighbours in the maze/);
  await goTo("E4");
  const before = await cell(3, 4);
  await doInMenu("Solve from here");
  expect((await cell(3, 4)).look).not.toBe(before.look);
  expect(await page.locator('iframe[title="Lavirint message"]').count()).toBe(0);
});

test("an Excel without a menu of cells keeps the ribbon, and an iPad lists the add-in alone, which opens its pane", async () => {
  const held = () => page.evaluate(() => window.lavirintWorkbook!.excel.switches.addInCommands);
  await page.getByText("Developer", { exact: true }).click();
  await setCommands("no menu");
  expect(await held()).toBe("no menu");
  await openCellMenu();
  expect(await page.getByRole("menuitem", { name: "Maze", exact: true }).count()).toBe(0);
  await page.keyboard.press("Escape");
  expect(await group().getByRole("button").count()).toBe(5);
  await setCommands("none");
  expect(await group().count()).toBe(0);
  const listed = page.getByRole("group", { name: "Add-ins" }).getByRole("button");
  expect(await listed.allInnerTexts()).toEqual(["Lavirint"]);
  await listed.click();
  await page.locator('iframe[title="Lavirint pane"]').waitFor({ state: "hidden" });
  await listed.click();
  await page.locator('iframe[title="Lavirint pane"]').waitFor({ state: "visible" });
  await openCellMenu();
  expect(await page.getByRole("menuitem", { name: "Maze", exact: true }).count()).toBe(0);
});
